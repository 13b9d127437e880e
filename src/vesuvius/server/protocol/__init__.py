"""Every message and every journal entry as a type. No logic is here, and nothing of the server is imported."""
