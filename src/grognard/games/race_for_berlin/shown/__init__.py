"""What a player sees: view, picture, panels, overlays, words."""
