# The record by the door.

watch-again = Watch again
record = Your record
record-won = won
record-chance = { $chance } by chance
record-strength = strength
record-scale = Almanac Amos is 1500
record-guess = a guess, no more
record-against = against
last-games = Last games
result-won = Won
result-lost = Lost
result-place = Place { $place }
all-games = All { $count }
