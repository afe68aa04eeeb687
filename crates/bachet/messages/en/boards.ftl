## Boards

house = { $kind ->
        [row] row { $number }
        [column] column { $number }
        [box] box { $number }
       *[region] region { $number }
    }
given-of = { $cell } is { $value }
clash-of-two = { $first } and { $second } are both { $value }, in { $house }
clash-of-cells = { $cells } break a rule: { $house }
clash-with-candidates = the value of { $cell } is not one of its candidates
clashes = Conflicts
houses-clash = the rows, columns and regions contradict each other even without givens
redundant-givens = Any one of these givens follows from all the others and can be left out
redundant-rules = Any one of these rules follows from all the others and can be left out
candidates-left-out = the givens alone are checked: the candidates follow from them
candidates-needed = the givens alone do not suffice: some of the candidates are needed
no-redundant-givens = every given is needed
minimal-givens = These givens suffice, and none of them can be left out
settling-given = one more given leaves only one solution: { $cell } = { $value }
no-settling-given = no single given leaves only one solution

board-valid = valid: no conflicts
board-invalid = not valid
board-solved = solved
board-solvable = it can still be solved
board-unsolvable = it can no longer be solved
board-undecided = { ended-early } before it was known whether it can still be solved
dead-end-clues = the clues alone have no solution: `bachet check` shows why
dead-end-givens = the givens alone have no solution: `bachet check` shows why
dead-end-one-of = { $count ->
        [1] this entry must change: { $entries }
       *[other] at least one of these { $count } entries must change: { $entries }; `--reveal` says which
    }
dead-end-wrong = { $count ->
        [1] no solution has this entry: { $entries }
       *[other] no solution has any of these { $count } entries: { $entries }
    }
dead-end-wrong-count = { $count ->
        [1] 1 is wrong; `--reveal` says which
       *[other] { $count } are wrong; `--reveal` says which
    }
dead-end-together = { $count ->
        [1] no solution has this entry: { $entries }
       *[other] no solution has all of these entries, but without any one of them there is one: { $entries }
    }
dead-end-together-count = { $count } of them are not in any solution together; `--reveal` says which
nothing-told = nothing can be told: no solution was found
pair-told = { $holds ->
        [true] it is so: { $pair }
       *[false] it is not so: { $pair }
    }
cell-empty = { $cell } is empty
cell-filled = { $cell } is { $value }
cell-given = { $cell } is { $value }, given
signs-on-board = `*` given, `!` conflict
aloud-empty = { $cell }, empty
aloud-given = { $cell }, { $value }, given
aloud-filled = { $cell }, { $value }
aloud-candidates = { $cell }, one of { $value }
aloud-clash = { $cell }, conflict
