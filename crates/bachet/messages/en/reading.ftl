## Reading sentences

read-from-sentences = { $count ->
        [one] 1 clue was
       *[other] { $count } clues were
    } read from sentences{ $idle ->
        [0] { "" }
        [one] ; 1 more does not affect the puzzle
       *[other] ; { $idle } more do not affect the puzzle
    }: `bachet read` shows how
partial-leaves-out = `--partial` leaves out what could not be read and continues without it
left-out = left out because they could not be read: { $clues-and }
left-out-settled = left out because they could not be read, and the rest alone leaves exactly one solution: { $clues-and }
unique-if-assumed = 1 solution, if this is what { $clues-and } { $count ->
        [one] means
       *[other] mean
    }
read-guess = may mean: { $meaning }
read-guess-idle = may say nothing of the puzzle
read-other = less likely: { $paraphrase }
read-same = means the same
read-beside-unknown = the sentence was not compared with this expression; the expression counts
read-asks-all = asks for the whole solution
proposed-from-clues = These categories are a proposal, made from the names in the clues. Check them, then delete this line.
proposed-missing = The category `{ $category }` has { $found } values but needs { $expected }: no clue names the others.
proposed-too-many = The category `{ $category }` has { $found } values but needs { $expected }: some are the same, or belong to another category.
proposed-unplaced = Not yet in any category: { $names }.
read-scene = Outside the clues
read-otherwise = With this reading instead, there is 1 solution, and no other

## Reading a puzzle

one-at-a-time = this source has several puzzles, but only one can be shown
    .hint = `bachet convert` without `--json` converts all of them; `bachet batch` solves them
format-choice = { $number }. `{ $format }`, { $size } by { $size }
format-question = Which format is this? Type a number or a name:

header-category = category
header-sharing = each value occurs
header-type = type
header-order = order
header-values = values
category-sharing = { $sharing ->
        [one-each] once
        [spare] at most once
        [counted] as often as listed
       *[shared] any number of times
    }
category-type = { $unit ->
        [text] text
        [number] numbers
        [time] times of day, in minutes
        [date] dates, in days
        [month] months
        [weekday] weekdays
       *[other] numbers, `{ $unit }`
    }
category-order = { $ordered ->
        [yes] as listed here
       *[no] none
    }

export-too-large = this puzzle is too large for that format
    .hint = a clue calculates with too many different numbers: use smaller ones
pddl-counts-trips = a rule depends on the trip number in a way that PDDL cannot express
    .hint = only `trip mod n`, with a whole number n, can be written
pddl-is-for-crossings = only a river crossing can be written in PDDL
    .hint = use `dot` for a puzzle of moves, `dimacs` or `minizinc` for a logic grid or a Sudoku
pddl-too-large = this crossing is too large for PDDL
    .hint = it has too many things, too many possible loads, or a rule that compares numbers of more than 12 things
