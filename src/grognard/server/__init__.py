"""The table server: HTTP and WebSocket around the kernel. Import `app` to run it; this package is light."""
