"""All games that the browser keeps."""
