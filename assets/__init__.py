"""What the build makes besides the site, in packing/; styles, fonts, symbols, words and scripts beside it."""
