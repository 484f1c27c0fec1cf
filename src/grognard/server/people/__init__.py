"""Users: guests, accounts and sessions, what operators may do about them, and rate limits."""
