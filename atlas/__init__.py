"""Build-time cartography: hex maps rebuilt from public geography. Never needed to play."""
