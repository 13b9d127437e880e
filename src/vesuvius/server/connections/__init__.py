"""Open sockets and what each of them watches. It doesn't know what a message means."""
