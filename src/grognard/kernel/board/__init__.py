"""The board as integers: cells and edges, hexes, movement, supply, zones of control and sight."""
