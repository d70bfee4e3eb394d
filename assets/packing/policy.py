"""What the page may do, as the browser is told by the page itself and by every good host."""

POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-eval'; worker-src 'self' blob:; connect-src 'self'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; object-src 'none'; frame-src 'self'"
)
