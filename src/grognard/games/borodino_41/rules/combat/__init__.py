"""12: combat."""
