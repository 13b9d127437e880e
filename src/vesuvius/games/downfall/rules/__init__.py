"""The rules of Downfall as functions on integers. They know no tokens, views or bots."""
