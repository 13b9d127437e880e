"""The Downfall of Pompeii (Klaus-Jürgen Wrede, AMIGO 2004), for two to four players. It knows no other game."""
