"""What drawings share."""
