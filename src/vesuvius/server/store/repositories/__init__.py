"""What the store keeps, one repository per subject, each with its SQL. Running games are not here but in `journal`."""
