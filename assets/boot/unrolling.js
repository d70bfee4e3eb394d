/* The log shows a part of a long game: who scrolls to its end gets more. */
const NEAR = 40; // pixels

document.addEventListener("scroll", ({ target: log }) => {
  if (!(log instanceof HTMLElement) || log.id !== "log") return;
  const below = log.scrollHeight - log.clientHeight - log.scrollTop;
  const more = log.scrollTop < NEAR ? "#later" : below < NEAR ? "#earlier" : "";
  if (more) /** @type {HTMLElement | null} */ (log.querySelector(more))?.click();
}, true);
