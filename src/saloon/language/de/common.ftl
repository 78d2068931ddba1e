# Was alle Spiele sagen.

you = du
    .whose = von dir
    .acc = dich
    .dat = dir
player = Person { $number }
whose = von { $name }
money = { $amount } $
list-and = { $list } und { $last }

choice-undo = Die letzte Wahl zurücknehmen
event-undone = { WHO($seat) ->
    [you] Du nimmst deine letzte Wahl zurück.
   *[other] { $seat } nimmt die letzte Wahl zurück.
}
