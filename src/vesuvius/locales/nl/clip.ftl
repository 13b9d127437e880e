# Een clip van een partij, in de browser gemaakt. Deze woorden worden met hem geladen.

clip-picture = De clip terwijl hij wordt gemaakt
clip-making = De clip wordt gemaakt…
clip-done = Je clip is klaar.
clip-size = ({ $size } MB)
clip-share = Delen of opslaan
clip-cancel = Annuleren
clip-failed = In deze browser kon de clip niet worden gemaakt.
