"""5, 7 Movement: marches, entry and exit, the U-Bahn."""
