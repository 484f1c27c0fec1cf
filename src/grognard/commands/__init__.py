"""The commands of `grognard`, one module each: `add` declares its arguments, `run` does the work."""
