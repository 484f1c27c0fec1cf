"""The database: its schema, migrations and queries, PostgreSQL's locks and notifications, backups."""
