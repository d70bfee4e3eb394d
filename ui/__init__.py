"""What a person sees. Only ui/browser/ imports the browser."""
