# The review of a finished game.

review-of = { $name } blickt zurück
review-thinking = Das Haus geht das Spiel durch. Das dauert einen Moment.
no-review = Noch gibt es nichts, worauf man zurückblicken kann.
review-curve-text = Die Aussicht aller nach jeder Wahl, wie die Gewichte unserer Bots sie bei offenen Karten sehen. Deine Linie ist die kräftige.
review-curve-by-chance = Wie oft alle nach jeder Wahl gewinnen, wenn der Rest offen und nach Zufall gespielt wird. Deine Linie ist die kräftige.
review-moment = Nach Wahl { $step }
review-tally = Bluffs: { $bluffs } (entlarvt { $caught }, geglaubt { $believed }). Verdacht: richtig { $calls_right }, falsch { $calls_wrong }.
review-turns = Wendepunkte
review-turns-text = Die Entscheidungen, die deine Aussicht am meisten verändert haben. Jede führt zu diesem Moment.
review-change = { $change } Punkte
review-none-turned = Nichts hat dieses Spiel gewendet.
review-none-clear = Keine einzelne Wahl hat sie um mehr verändert, als Zufall sein kann.
review-judged = Deine Bluffs und dein Verdacht
review-judged-text = Wie die Aussichten waren, soweit du sie kennen konntest, und was wirklich war.
review-none-judged = Du hast weder geblufft noch jemanden zu verdächtigen gehabt.
review-calibration = Wie es sich fügte
review-calibration-text = { $count ->
    [one] Ein Moment wurde beurteilt.
   *[other] { $count } Momente wurden beurteilt.
} Wie wahrscheinlich es war und wie oft es eintraf: je näher beieinander, desto besser konnte man es wissen.
review-said = Aussicht etwa
review-fell = traf ein
review-times = Fälle
