"""The steps, each a revision that names the one before it."""
