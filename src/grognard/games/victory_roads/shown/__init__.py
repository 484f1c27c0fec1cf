"""What a player sees: view, words."""
