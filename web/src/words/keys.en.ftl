# The list of keys.

key-lit = use the lit thing with that number
key-arrows = move inside a group
key-send = choose what is focused; send what is put together; yes to “Sure?”
key-esc = let go, close
key-answer = accept, refuse
key-call = call, let it pass
key-pass = pass
key-finish = finish the step
key-inspect = inspect what is focused
key-why = why not?
key-undo = undo, while allowed
key-hint = what would you do?
key-log = log, say something
key-replay = replay: back, on
key-help = this list
