"""What a player sees: view, picture, overlays, words."""
