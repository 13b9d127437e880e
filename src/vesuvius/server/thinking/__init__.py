"""Worker processes in which bots and analyses run. They get masked states only, and know no table or person."""
