"""What a player sees: the view, the page, the picture and the overlays."""
