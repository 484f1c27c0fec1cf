"""Component data: files with schemas and provenance, packs laid over them, ledgers, weights."""
