"""What cards do, one kind of effect at a time. Which card has which effect is data."""
