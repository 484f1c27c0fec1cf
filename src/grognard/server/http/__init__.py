"""The routes of the server, what they answer, and what protects them: limits, origins and headers."""
