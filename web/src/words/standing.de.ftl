# The record by the door.

watch-again = Noch einmal ansehen
record = Deine Bilanz
record-won = gewonnen
record-chance = { $chance } wären Zufall
record-strength = Spielstärke
record-scale = Almanac Amos hat 1500
record-guess = nur eine Vermutung
record-against = gegen
last-games = Letzte Spiele
result-won = Gewonnen
result-lost = Verloren
result-place = Platz { $place }
all-games = Alle { $count }
