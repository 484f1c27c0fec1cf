"""What players are shown."""
