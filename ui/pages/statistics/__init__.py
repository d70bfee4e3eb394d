"""What the finished games tell together."""
