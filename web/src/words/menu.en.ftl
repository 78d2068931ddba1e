# The menu at the table.

language = Language
theme = Theme
theme-system = As the system
bots-here = Bots at this table
sound = Sounds
volume = Volume
notify = Tell me when it is my turn
notify-refused = The browser does not allow notes; its settings can.
ask-first = Ask before what cannot be taken back
single-keys = Single keys
vote-end = Vote to end the game
voted-end = Your vote is cast; all must agree.
vote-replace = Vote: a bot goes on for { $name }
concede = Give up
concede-sure = Sure? Give up
shared-board = Board for a big screen
other-device = My seat on another device
other-device-hint = Whoever has this link plays your seat. Show it to nobody.
download-log = The log as a file
text-size = Text size
scan-to-watch = Scan, or send the link. Whoever opens it watches.
