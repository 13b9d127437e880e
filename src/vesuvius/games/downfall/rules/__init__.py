"""The rules of Downfall as functions on integers. They know no token, no view and no bot."""
