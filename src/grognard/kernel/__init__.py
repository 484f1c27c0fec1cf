"""The kernel: what every game stands on. It knows no game and imports nothing above it."""
