"""Live updates: WebSockets, and how workers pass on what happened to each other's sockets."""
