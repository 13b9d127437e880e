"""HTTP routes, one file per subject. Each hands over to a part of the service and says the answer."""
