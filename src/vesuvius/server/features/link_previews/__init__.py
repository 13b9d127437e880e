"""What a link shows before anyone follows it: a title, a description and a picture, as far as a spectator may know."""
