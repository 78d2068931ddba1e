# The menu at the table.

language = Sprache
theme = Darstellung
theme-system = Wie das System
bots-here = Bots an diesem Tisch
sound = Geräusche
volume = Lautstärke
notify = Sag mir, wenn ich dran bin
notify-refused = Der Browser erlaubt keine Hinweise; in seinen Einstellungen geht es.
ask-first = Nachfragen, was sich nicht zurücknehmen lässt
single-keys = Einzelne Tasten
vote-end = Abstimmen: Spiel beenden
voted-end = Deine Stimme zählt; alle müssen zustimmen.
vote-replace = Abstimmen: ein Bot spielt für { $name } weiter
concede = Aufgeben
concede-sure = Sicher? Aufgeben
shared-board = Tisch für einen großen Bildschirm
other-device = Mein Platz auf einem anderen Gerät
other-device-hint = Wer diesen Link hat, spielt deinen Platz. Zeig ihn niemandem.
download-log = Der Verlauf als Datei
text-size = Schriftgröße
scan-to-watch = Abscannen, oder den Link schicken. Wer ihn öffnet, sieht zu.
