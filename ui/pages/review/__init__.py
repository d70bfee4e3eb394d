"""A game that is over is looked at once more: where it turned, and what would have been better."""
