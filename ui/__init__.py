"""What a person sees. Only dom.py, storage.py and main.py import the browser."""
