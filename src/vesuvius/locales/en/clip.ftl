# A clip of a replay, made in the browser. These words are loaded with it.

clip-picture = The clip, as it is being made
clip-making = Making the clip…
clip-done = Your clip is ready.
clip-size = ({ $size } MB)
clip-share = Share or save
clip-cancel = Cancel
clip-failed = The clip couldn’t be made in this browser.
