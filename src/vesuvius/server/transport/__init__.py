"""HTTP and WebSocket: routes, headers, the static site. It decides nothing about games."""
