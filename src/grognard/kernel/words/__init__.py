"""Words for players: Fluent messages, titles, citations of rules, guided first games."""
