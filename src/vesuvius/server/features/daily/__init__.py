"""The challenge of the day. Its routes are in `transport/routes`."""
