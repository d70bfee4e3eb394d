"""What a person sees. Only dom.py, storage.py, main.py and minds/thinker.py import the browser."""
