"""Computer players: when they think, and the part that runs in a worker process."""
