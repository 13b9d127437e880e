"""What the store keeps, one class per subject. SQL for it lives here and nowhere else."""
