# Who looks out of the lobby; the names are those of the catalogue.
scoundrels-cast-filthy = Filthy
scoundrels-cast-dog = Dog
scoundrels-cast-stunning = Stunning
scoundrels-cast-outlaw = Outlaw
scoundrels-cast-charming = Charming
scoundrels-cast-con-artist = Con Artist
