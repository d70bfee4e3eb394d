"""What is known of the toy game, as of any other."""
