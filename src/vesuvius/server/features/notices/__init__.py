"""Notices to people who are away, by web push and mail. Nothing here waits for a table or makes one wait."""
