"""How the database came to be, step by step; `database.open_database` runs what is missing."""
