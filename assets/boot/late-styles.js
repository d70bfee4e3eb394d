/* The styles of the app are fetched early, but they hold up neither the first paint nor a script. */
for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=preload][as=style]"))) link.rel = "stylesheet";
