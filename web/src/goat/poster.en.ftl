# Who looks out of the lobby; the names are those of the glossary.
goat-cast-widow = Widow
goat-cast-sheriff = Sheriff
goat-cast-goat = Goat
goat-cast-dancer = Dancer
goat-cast-gunslinger = Gunslinger
goat-cast-prospector = Prospector
