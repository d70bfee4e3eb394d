"""The only modules that import the browser."""
