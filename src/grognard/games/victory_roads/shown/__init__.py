"""What a player sees: view, panels, overlays, charts, pictures and words."""
