"""Open sockets and what each of them watches. It does not know what a message means."""
