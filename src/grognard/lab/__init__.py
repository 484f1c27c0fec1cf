"""Many games at once: playing them, counting what came out, and measuring how fast it went."""
