# Wer aus der Lobby schaut; die Namen sind die des Glossars.
goat-cast-widow = Witwe
goat-cast-sheriff = Sheriff
goat-cast-goat = Ziege
goat-cast-dancer = Tänzerin
goat-cast-gunslinger = Revolverheld
goat-cast-prospector = Goldsucher
