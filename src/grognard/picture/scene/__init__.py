"""What a picture shows, its style, and the drawing of hexes, ground, lines and lettering."""
