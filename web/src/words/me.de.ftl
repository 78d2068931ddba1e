# My name and data.

save = Sichern
recovery = Ein Weg zurück
recovery-text = Mit diesem Code kommst du auf einem anderen Gerät zurück, mit allen deinen Plätzen. Er gilt einmal.
my-cards = Meine Kartendateien
my-cards-text = Eine Kartendatei gehört dir allein, bis du sie teilst. Dann kann jeder Tisch sie beim Namen nennen, egal wer ihn eröffnet.
my-cards-none = Noch keine. Eine Kartendatei liegt hier, sobald du einen Tisch mit ihr eröffnet hast.
my-cards-share = Teilen
my-cards-keep = Nicht mehr teilen
my-cards-shared = Geteilt: Wer ihren Namen kennt, kann mit ihr spielen.
my-cards-kept = Sie gehört wieder dir allein.
my-cards-delete = Löschen
recovery-code = Code zum Zurückkommen
new-code = Ein neuer Code
come-back = Zurückkommen
feed = Züge als Feed
feed-text = Ein privater Feed der Tische, an denen du dran bist, für jeden Feedreader.
feed-link = Feed
sign-out = Meine anderen Geräte abmelden
export = Alles, was über mich gespeichert ist
delete-me = Mich löschen
delete-sure = Sicher? Alles löschen
