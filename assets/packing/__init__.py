"""What the build makes besides the site: the engine for others, the page as one file."""
