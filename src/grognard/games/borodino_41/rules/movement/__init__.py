"""7, 16: movement."""
