### Every word that Bachet says, in English.
###
### The id of a diagnostic is its code; `.hint` and its other attributes are ways out.
### Texts of the user stand in back-ticks. For a list argument `$x` there are three ready spellings:
### `$x` (a, b, c), `$x-or` (a, b or c) and `$x-and` (a, b and c), each item in back-ticks already.
### For a text argument `$x`, `$x-is` is `empty` or `other`.

## Joining

join-or = { $list } or { $last }
join-and = { $list } and { $last }

severity-error = error
severity-warning = warning
severity-note = note
severity-hint = hint

## What goes wrong beside a source

bug = internal error: this is a bug in Bachet, not in your puzzle ({ $reason })
    .hint = please report it, with the puzzle and the command
cannot-read = `{ $file }` cannot be read: { $reason }
cannot-write = the answer cannot be written: { $reason }
gallery-not-file = this is the puzzle `{ $name }` of the gallery, not the file of that name
    .hint = write `./{ $name }` to read the file
grid-format = a logic grid cannot be written as `{ $format }`
    .hint = use `text` or `json`
crossing-format = a river crossing cannot be written as `{ $format }`
    .hint = use `text` or `json`
crossing-has-no-model = a river crossing consists of states and moves and cannot be written as a formula over variables
    .hint = use `dot` or `pddl`
moving-format = a puzzle of moves cannot be written as `{ $format }`
    .hint = use `text` or `json`
moving-has-no-model = a puzzle of moves consists of states and moves and cannot be written as a formula over variables
    .hint = use `dot`
moving-has-no-clues = a puzzle of moves has no clues
    .hint = leave out `--per-clue`, `--best-order` and `--smallest`
moving-has-no-cells = a puzzle of moves has no cells
    .hint = leave out `--set`, `--clear` and `--get`; `--state` shows a state other than the start
moving-is-counted = the ways of a puzzle of moves can be counted, but not estimated
    .hint = leave out `--estimate`; `--time` and `--steps` limit the work
moving-too-many-states = the puzzle has too many states to visit all of them
    .hint = `bachet solve` still finds a shortest way
no-such-position = `{ $text }` is not a state of this puzzle
    .hint = write a state as the start is written: `{ $example }`
crossing-has-no-cells = a river crossing has no cells
    .hint = leave out `--set`, `--clear` and `--get`; `--state` shows a state: a number, bits, or names such as `"goat, boat"`
crossing-has-no-clues = the rules of a river crossing all hold at the same time, so nothing is counted after each of them
    .hint = leave out `--per-clue` and `--best-order`; `bachet check` shows which rules never matter
crossing-is-counted = the ways of a river crossing can be counted, but not estimated
    .hint = leave out `--estimate`; `--time` and `--steps` limit the work
crossing-smallest = `--smallest` does not work for the rules of a river crossing
    .hint = leave out `--smallest`; `bachet check` shows which rules never matter
only-crossings = this option is for river crossings; this puzzle has solutions, not ways
    .hint = leave out `--all-shortest`, `--all`, `--up-to-symmetry`, `--states`, `--crossings` and `--step`
board-has-no-states = a board has no numbered states
    .hint = leave out `--state`; `--set` fills a cell, and `--get` shows what is in it
no-such-state = `{ $text }` is not a state of this crossing
    .hint = a state is a number of at most { $bits } bits, these bits, or the names of those at the last place
nobody-of-that-name = no traveller and no place is called `{ $name }`
    .hint = write the names as `bachet solve` does: `goat, boat`, or `island: goat; right: boat`
too-many-to-number = there are too many travellers to number the states
    .hint = `bachet solve` shows how many of each kind are where
grid-has-no-board = a logic grid has no board to show
    .hint = `bachet candidates` shows the possible values of each cell
grid-is-counted = the solutions of a logic grid can be counted, but not estimated
    .hint = leave out `--estimate`
sudoku-has-no-clues = a Sudoku has givens instead of clues
    .hint = leave out `--per-clue` and `--best-order`; `bachet check` shows which givens are redundant
sudoku-smallest = `--smallest` does not work for the givens of a Sudoku
    .hint = leave out `--smallest`; `bachet check` shows a set of givens that suffices and cannot be reduced
sudoku-has-no-sentences = a Sudoku is read from its board and its rule lines, not from sentences
    .hint = `bachet convert --explain` tells how it is read
crossing-has-no-sentences = a river crossing is read from its lines, not from sentences
    .hint = `bachet convert --explain` tells how it is read
moving-has-no-sentences = a puzzle of moves is read from its lines, not from sentences
    .hint = `bachet convert --explain` tells how it is read
bad-change = `{ $text }` does not say which cell gets which value
    .hint = write a cell, `=` and a value: `r2c1=5`
fixed-cell = `{ $cell }` is a given and cannot be changed
    .hint = to change a given, edit the puzzle
no-such-cell = `{ $text }` is not a cell of this board
    .hint = a cell is a row and a column, both from 1 to { $size }: `r2c1`
no-such-value = `{ $text }` is not a value of this board
    .hint = its values are `{ $first }` to `{ $last }`
no-puzzle = no puzzle is given
    .hint = name a file, a puzzle of the gallery such as `zebra`, or `-` for standard input
no-such-file = there is no file `{ $file }`
    .hint = `bachet gallery` lists the puzzles that come with the program
unknown-messages = there are no messages in the language `{ $tag }`
    .hint = the only language so far is `en`
unknown-puzzle = there is no file `{ $name }`, and no puzzle of that name in the gallery
    .hint = `bachet gallery` lists the puzzles that come with the program
unknown-puzzle-file = there is no file `{ $name }`, and no puzzle of that name in the gallery
    .hint = did you mean the file `{ $file }`?
unknown-puzzle-guess = there is no file `{ $name }`, and no puzzle of that name in the gallery
    .hint = did you mean `{ $suggestion }`?

## Puzzles of moves

move-fill = fill jug { $jug }
move-empty = empty jug { $jug }
move-pour = pour { $amount } from jug { $from } into jug { $to }
move-disk = disk { $disk } from peg { $from } to peg { $to }
move-slide = tile { $tile } slides { $towards ->
        [up] up
        [down] down
        [left] left
       *[right] right
    }
move-jump = { $colour ->
        [W] the white knight jumps
        [B] the black knight jumps
       *[other] knight { $colour } jumps
    } from { $from } to { $to }
moves-way = Way { $number }: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
moves-steps-shown = the first { $shown } of { $moves } moves are shown: `--crossings N` shows more or fewer
moves-shortest = { $count ->
        [one] 1 shortest way
       *[other] { $count } shortest ways
    } of { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
moves-uncounted = a shortest way has { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }; the number of shortest ways was not counted
moves-up-to = { $text }; { $count } up to symmetry
moves-simple = { $exact ->
        [yes] { "" }
       *[no] at least{ " " }
    }{ $count ->
        [one] 1 way
       *[other] { $count } ways
    } without repeated states
moves-states = { $states ->
        [one] 1 reachable state
       *[other] { $states } reachable states
    }, with { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } between them
moves-closed = there is no way: the goal is not among the reachable states
moves-parity = there is no way: each slide exchanges two squares and moves the blank one square, so the exchanges and the steps of the blank are both even or both odd in number; here they are not
moves-single-row = there is no way: in a single row, tiles cannot pass each other
moves-unknown = a limit was reached before a way was found; every way has at least { $least ->
        [one] 1 move
       *[other] { $least } moves
    }
moves-to-goal = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } from here to the goal
moves-from-start = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } from the start
moves-not-from-start = unreachable from the start
moves-dead-end = a dead end: the goal cannot be reached from here
moves-far-unknown = a limit was reached before the distance was found
header-moves = moves
header-position = state

## River crossings

way-start = the start
way-step = { $who } { $count ->
        [one] crosses
       *[other] cross
    } from { $from } to { $to }
way-step-cost = { $step }: cost { $cost }, { $spent } so far
way-boat = boat
way-nobody = nobody
way-number = Way { $number }: { $crossings ->
        [one] 1 crossing
       *[other] { $crossings } crossings
    }
way-steps-shown = the first { $shown } of { $crossings } crossings are shown: `--crossings N` shows more or fewer
ways-uncounted = a shortest way has { $crossings ->
        [one] 1 crossing
       *[other] { $crossings } crossings
    }{ $cost-is ->
        [empty] { "" }
       *[other] { " " }and costs { $cost }
    }; there are too many ways to count with every traveller told apart
ways-states-uncounted = there are too many reachable states to count with every traveller told apart; the goal is not among them
ways-shortest = { $count ->
        [one] 1 shortest way
       *[other] { $count } shortest ways
    } of { $crossings ->
        [one] 1 crossing
       *[other] { $crossings } crossings
    }, with every traveller told apart
ways-cheapest = { $count ->
        [one] 1 cheapest way
       *[other] { $count } cheapest ways
    } of cost { $cost } and { $crossings ->
        [one] 1 crossing
       *[other] { $crossings } crossings
    }, with every traveller told apart
ways-up-to = { $ways }; { $count } up to symmetry
ways-alike = up to symmetry, these are interchangeable: { $alike }
ways-none-alike = { $ways }; no two are equivalent
ways-simple = { $count ->
        [0] no way
        [one] 1 way
       *[other] { $count } ways
    } without repeated states, { $telling ->
        [named] with every traveller told apart
       *[alike] up to symmetry
    }
ways-simple-at-least = at least { $count ->
        [one] 1 way
       *[other] { $count } ways
    } without repeated states, { $telling ->
        [named] with every traveller told apart
       *[alike] up to symmetry
    }: a limit was reached
ways-simple-more = more than { $count } ways without repeated states, { $telling ->
        [named] with every traveller told apart
       *[alike] up to symmetry
    }: `bachet count --all` counts them
ways-listed-alike = listed up to symmetry: with every traveller told apart there are too many states
ways-none = there is no way
ways-states = { $count ->
        [one] only 1 reachable state
       *[other] { $count } reachable states
    }, with every traveller told apart
ways-too-dear = there is no way within the limit of { $limit }: the cheapest way costs { $cost }
ways-unknown = a limit was reached after { $count ->
        [one] 1 state
       *[other] { $count } states
    }, before a way was found
ways-shown = { $shown ->
        [0] none of them is shown
        [one] the first is shown
       *[other] the first { $shown } are shown
    }: `--first N` shows more or fewer
ways-one-shown = the first is shown: `--all-shortest` lists all of them, `--all` the longer ones too
ways-under-rules = Rules
heading-ways = Ways
ways-legend = The bits of a state, lowest first
ways-legend-places = the bits of each traveller are the number of its place: { $places }
header-crossings = crossings
header-ways = ways
header-bit = bit
header-who = who
step-pause = press Enter for the next crossing
step-needs-terminal = `--step` waits for a key, but this is not a terminal
    .hint = leave out `--step`

state-caption = State { $number }, in bits { $bits }
state-allowed = allowed
state-broken = not allowed at { $place } because of { $who }: { $why }
state-is-start = this is the start
state-is-goal = this is the goal
state-from-start = { $crossings ->
        [one] 1 crossing
       *[other] { $crossings } crossings
    } from the start{ $cost-is ->
        [empty] { "" }
       *[other] , at cost { $cost }
    }
state-unreachable = unreachable from the start
state-to-goal = { $crossings ->
        [one] 1 crossing
       *[other] { $crossings } crossings
    } from here to the goal{ $cost-is ->
        [empty] { "" }
       *[other] , at cost { $cost }
    }
state-dead-end = a dead end: the goal cannot be reached from here
state-unknown = a limit was reached before the distance was found
state-on-way = { $cost-is ->
        [empty] after { $crossings }: state { $number }, in bits { $bits }
       *[other] at cost { $cost }: state { $number }, in bits { $bits }
    }{ $count ->
        [1] { "" }
       *[other] , one of { $count } equivalent states
    }
states-on-ways = States on shortest ways, up to symmetry

certificate-too-large = the certificate would have too many states, since it tells every traveller apart
    .hint = `bachet count` shows how many there are; `bachet check` proves the same without a certificate
no-certificates = certificates can be written for river crossings only
    .hint = `bachet check` shows how many solutions this puzzle has, and what conflicts if it has none
no-certificate = `{ $file }` is not a certificate for this puzzle{ $reason-is ->
        [empty] : it has names or numbers of another puzzle
       *[other] : { $reason }
    }
    .hint = `bachet prove PUZZLE` writes one
not-proved = a limit was reached before the certificate was complete
    .hint = allow more with `--time` or `--steps`
proved-no-way = accepted: there is no way; no move leads out of the { $states ->
        [one] 1 reachable state, which is not the goal
       *[other] { $states } reachable states, and none is the goal
    }
proved-shortest = accepted: the cheapest way costs { $cost }; the distances of { $states ->
        [one] 1 state
       *[other] { $states } states
    } were checked
proof-unfinished = a limit was reached before the check was complete
flaw-things = refused: it does not list every traveller of the puzzle exactly once
flaw-twice = refused: a state is listed twice
flaw-start = refused: the start is not listed with distance 0
flaw-goal = refused: state { $state } is a goal, which contradicts the claim
flaw-move = refused: a move leads from state { $from } to state { $to }, which is not listed or listed as farther away
flaw-unattained = refused: no move leads to state { $state } at its listed distance
flaw-cost = refused: a trip has no cost, or a negative one
flaw-no-way = refused: it has no way of the claimed cost

rules-idle = These rules never matter: without any one of them, the same states and moves are possible
rules-needed = every rule matters
farthest-state = at most { $most } of { $all } are at their goal at the same time, in { $states ->
        [one] 1 state
       *[other] { $states } states
    } up to symmetry
seats-help = with { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, there is a way of { $crossings ->
        [one] 1 crossing
       *[other] { $crossings } crossings
    }; with fewer seats there is none
seats-unlimited = the boat already takes any number, so more seats do not help
seats-unknown = a limit was reached: there is no way with fewer than { $seats } seats; more were not tried
seats-do-not-help = no number of seats makes a way possible

## Verdicts

unique-solution = 1 solution, and no other
several-solutions = { $count } solutions
at-least-solutions = at least { $count } solutions: a limit was reached
no-solution = no solution
limit-reached = { $count ->
        [0] a limit was reached before a solution was found
       *[other] 1 solution found; a limit was reached before it was known whether there are more
    }

## Solutions and answers

solution-number = Solution { $number }
first-shown = { $shown ->
        [0] none of them is shown
        [one] the first is shown
       *[other] the first { $shown } are shown
    }: `--first N` shows more or fewer
answers-incomplete = these answers are from the first solutions only
yes = yes
no = no
no-answer = no answer
crossing-rules = Rules
clues = Clues
solutions = Solutions
candidates-incomplete = a limit was reached: cells may have more values than shown
several-candidates = several solutions: each cell shows every value that it has in any of them

## Counts

left-after-each-clue = Solutions left after each clue
best-order = The order in which the clues rule out most solutions first
without-clues = without any clue
new-clue = new
was-count = was { $count }
header-clue = clue
header-left = left
header-change = change
header-text = text
clue-number = clue { $number }
clue-part = { $label } part { $part }

## Checks

idle-clues = Any one of these clues follows from all the others and can be left out
no-idle-clues = every clue is needed
minimal-clues = These clues suffice, and none of them can be left out
smallest-clues = These clues suffice; no smaller number of clues does
smallest-unproved = These clues suffice; a limit was reached before smaller numbers were ruled out
clash = These contradict each other; without any one of them, the others do not
rules-clash = the categories contradict each other even without clues
differing-cells = Where the solutions differ
settling-clue = one more clue leaves only this one: { $clue }
no-settling-clue = no single short clue leaves only this one
check-incomplete = a limit was reached: there may be more to find

more-solutions = more than { $count } solutions: `bachet count` counts them
estimated-solutions = about { $mean } solutions, with 95 % confidence between { $low } and { $high }, estimated from { $samples ->
        [one] 1 sample
       *[other] { $samples } samples
    }

## Boards

house-row = row { $number }
house-column = column { $number }
house-box = box { $number }
house-region = region { $number }
given-of = { $cell } is { $value }
clash-of-two = { $first } and { $second } are both { $value }, in { $house }
clash-of-cells = { $cells } break a rule: { $house }
clash-with-candidates = the value of { $cell } is not one of its candidates
clashes = Conflicts
givens-clash = These contradict each other; without any one of them, the others do not
houses-clash = the rows, columns and regions contradict each other even without givens
redundant-givens = Any one of these givens follows from all the others and can be left out
redundant-rules = Any one of these rules follows from all the others and can be left out
no-redundant-givens = every given is needed
minimal-givens = These givens suffice, and none of them can be left out
settling-given = one more given leaves only one solution: { $cell } = { $value }
no-settling-given = no single given leaves only one solution

board-valid = valid: no conflicts
board-invalid = not valid
board-solved = solved
board-solvable = it can still be solved
board-unsolvable = it can no longer be solved
board-undecided = a limit was reached before it was known whether it can still be solved
cell-empty = { $cell } is empty
cell-filled = { $cell } is { $value }
cell-given = { $cell } is { $value }, given
signs-on-board = `*` given, `!` conflict
aloud-empty = { $cell }, empty
aloud-given = { $cell }, { $value }, given
aloud-filled = { $cell }, { $value }
aloud-candidates = { $cell }, one of { $value }
aloud-clash = { $cell }, conflict

## How sentences are read

read-from-sentences = { $count ->
        [one] 1 clue was
       *[other] { $count } clues were
    } read from sentences{ $idle ->
        [0] { "" }
        [one] , and 1 more says nothing of the puzzle
       *[other] , and { $idle } more say nothing of the puzzle
    }: `bachet read` shows how
partial-leaves-out = `--partial` leaves out what could not be read, and goes on with the rest
left-out = left out, because they could not be read: { $clues-and }
read-other = or, less usual: { $paraphrase }
read-same = says the same
read-beside-unknown = not compared with its expression, which counts
read-asks-all = it asks for the whole solution
proposed-from-clues = The categories are proposed from what the clues name. Look them over, then delete this line.
proposed-missing = The category `{ $category }` has { $found } values, and should have { $expected }: no clue names the others.
proposed-too-many = The category `{ $category }` has { $found } values, and should have { $expected }: some belong together or elsewhere.
proposed-unplaced = In no category yet: { $names }.
read-scene = Beside the clues
read-otherwise = Read like this instead, there is 1 solution and no other

## How a puzzle is read

read-places = places
read-group = who crosses
read-format = format
read-size = size
read-boxes = boxes
read-regions = regions
read-rule = rule
read-givens = givens
read-marked = cells with candidates
read-none = none
read-region-count = { $count ->
        [one] 1, irregular
       *[other] { $count }, irregular
    }
one-at-a-time = this source has several puzzles, and this shows one
    .hint = convert them without `--json` and `--explain`; `bachet batch` answers for all of them
format-choice = { $number }. `{ $format }`, { $size } by { $size }
format-question = How is this to be read? A number or a name:

header-category = category
header-sharing = each value
header-kind = read as
header-order = order
header-values = values
order-yes = as listed here
order-no = none
sharing-one-each = once
sharing-spare = at most once
sharing-shared = any number of times
sharing-counted = as often as stated
kind-text = words
kind-number = numbers
kind-number-in = numbers, `{ $unit }`
kind-time = times of day, in minutes
kind-date = dates, in days
kind-month = months
kind-weekday = weekdays

export-too-large = this puzzle is too large for that form
    .hint = a clue calculates with very many different numbers: state it with smaller ones
pddl-counts-trips = a rule counts the trips in a way that PDDL cannot say
    .hint = only `trip mod n` is written, with a whole number of trips
pddl-is-for-crossings = PDDL states where things are and what moves them: only a river crossing is written so
pddl-too-large = this crossing is too large for PDDL
    .hint = it has too many things, too many loads, or a rule that compares numbers of more than 12 things

## The graph of states

graph-all = { $states ->
    [one] 1 state, with those who are alike exchanged
   *[other] { $states } states, with those who are alike exchanged
}
graph-back = back to { $place }
graph-beside = on no shortest way
graph-boat = boat
graph-cost = cost so far
graph-crossings = crossings
graph-dead-end = dead end
graph-detour = detour
graph-forth = forth
graph-goal = goal
graph-is-for-crossings = only a river crossing has a graph of states
graph-none = there is no way over
graph-one-way = A shortest way, by who is in the boat: { $loads }.
graph-only = there are { $states } states: only the { $shown } on shortest ways are drawn
graph-on-way = on a shortest way
graph-reached = can be reached
graph-start = start
graph-too-large = this crossing has too many states to be drawn
    .hint = `solve` and `count` answer it all the same
graph-unfinished = a limit was reached before all states were found
    .hint = allow more with `--time` or `--steps`
graph-way = { $cost ->
    [1] the shortest way is 1 crossing
   *[other] the shortest ways are { $cost } crossings
}
graph-way-costs = the cheapest ways cost { $cost }

tree-denied = not { $what }
tree-dead-end = a dead end
tree-folded = { $folded ->
        [one] 1 node is folded
       *[other] { $folded } nodes are folded
    } into what is above
tree-leads = leads to a solution
tree-nodes = { $method }: { $nodes ->
        [one] 1 node
       *[other] { $nodes } nodes
    }, the deepest at { $deepest }; { $solutions ->
        [one] 1 solution
       *[other] { $solutions } solutions
    }
tree-solution = a solution
tree-tried = leads to none

## Many Sudokus at once

batch-stats = { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    }: unique { $unique }, several { $several }, none { $none }, unknown { $unknown }, bad { $bad }; { $time }, { $rate } a second
batch-stopped = stopped after { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    }: a limit was reached
empty-batch = there is no puzzle in `{ $file }`
    .hint = a puzzle is a line of 81 characters, such as `4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........`
generate-gave-up = { $made } of { $count } puzzles made: the next had no such number of givens in { $tries } tries
    .hint = minimal puzzles have mostly 23 to 26 givens; 20 or fewer, and 28 or more, are very rare
generate-stats = { $made ->
        [one] 1 puzzle
       *[other] { $made } puzzles
    }; { $time }, { $rate } a second
generate-stopped = { $made } of { $count } puzzles made: a limit was reached
line-character = `{ $character }` has no meaning in a Sudoku
    .hint = cells are the digits 1 to 9, and `.`, `0`, `*` or `_` where they are empty
line-length = { $length ->
        [one] this line has 1 character
       *[other] this line has { $length } characters
    }; a Sudoku has 81, or 729 pencil marks
    .hint = blanks stand for empty cells only in a line of exactly 81 or 729 characters; elsewhere they end the puzzle
line-mark = `{ $digit }` stands where only the pencil mark { $expected } of row { $row }, column { $column } can stand
    .hint = each cell has nine places, one for each digit in order: the digit, or `.` if the cell cannot be that
more-bad-lines = { $bad } lines are no puzzles; the first { $shown } are shown
no-puzzles = no puzzles are given
    .hint = name a file with a puzzle a line, or `-` for standard input
path-unavailable = this processor has no { $path }
    .hint = `--path auto` takes the best that it has: { $best }
progress-puzzles = { $done } puzzles so far, { $rate } a second
seed = `--seed { $seed }` makes the same puzzles again

## A method, step by step

trace-grid-has-no-states = a logic grid is a table to fill, not a way through states: `{ $method }` has nothing to go through
    .hint = use { $methods-or }
trace-board-has-no-states = a Sudoku is a board to fill, not a way through states: `{ $method }` has nothing to go through
    .hint = use { $methods-or }
trace-too-many-boards = each row of a board can be arranged in too many ways for `{ $method }` to go through all of them
    .hint = use { $methods-or }
trace-crossing-has-no-table = a river crossing is a way through states, not a table to fill: `{ $method }` has nothing to fill
    .hint = use { $methods-or }
trace-moves-have-no-table = a puzzle of moves is a way through states, not a table to fill: `{ $method }` has nothing to fill
    .hint = use { $methods-or }
trace-too-large = this puzzle is too large for `{ $method }`
    .hint = `--compare all` tells which methods can do it
trace-states-too-large = the states of this crossing have numbers of more than 128 bits, which no method goes through
    .hint = fewer travellers would fit; `solve` and `count` need no such numbers
trace-order-idle = `{ $method }` takes all clues up at once: their order is nothing to it
    .hint = leave out `--order`, or use { $methods-or }
trace-speed-needs-terminal = `--speed` is for events shown on a terminal, and there is none
    .hint = leave out `--speed`
trace-shows-nothing = `--events -` writes the events where they would be shown: `--speed` and `--step` have nothing to do
    .hint = leave them out, or name a file behind `--events`
trace-order-needs-clues = only a logic grid has clues to put in an order
    .hint = leave out `--order`
trace-no-such-clue = there is no clue `{ $label }`
    .hint = the clues are { $labels-and }
trace-clue-twice = the clue `{ $label }` stands here twice
    .hint = name each clue once
trace-events-over-puzzle = `{ $file }` is the puzzle itself: the events would be written over it
    .hint = name another file behind `--events`
trace-file-empty = there is nothing in this file
    .hint = `bachet trace PUZZLE --method M --events FILE` writes one
trace-file-no-header = the first line does not say of what this is the trace: { $reason }
    .hint = `bachet trace PUZZLE --method M --events FILE` writes such files
trace-file-layout = the layout { $found } of this trace is not known
    .hint = it was written by another version of Bachet
trace-file-method = there is no method `{ $method }`
    .hint = it was written by another version of Bachet
trace-file-behind-end = something stands behind the end of the trace
    .hint = a file holds one trace
trace-file-line = this line is no event: { $reason }
trace-file-long-line = this line is longer than { $limit } bytes
trace-file-unreadable = the file cannot be read on: { $reason }
trace-file-unfit = the puzzle does not allow event { $event }, after what stands before it
    .hint = the file was changed, or belongs to another puzzle
trace-file-unended = the trace has no last line: it was cut off
trace-file-miscounted = the last line speaks of other numbers of events than there are
    .hint = the file was changed

trace-node = a node at depth { $depth }
trace-choose = { $subject }: { $ways ->
        [one] 1 way to go on
       *[other] { $ways } ways to go on
    }
trace-assign = { $place } = { $value }
trace-assign-forced = it follows that { $place } = { $value }
trace-start = begins in state { $state }
trace-go-on = goes on to state { $state }
trace-step = { $step }. { $trip }
trace-holds = { $kind ->
        [clue] { $subject } can hold
        [state] { $subject } is new
       *[board] { $subject } breaks no rule
    }
trace-holds-not = { $kind ->
        [clue] { $subject } does not hold
        [state] { $subject } was there before
       *[board] { $subject } breaks a rule
    }
trace-conflict = a dead end: { $subject }
trace-back-up = back to { $kept ->
        [0] the beginning
        [one] 1 cell
       *[other] { $kept } cells
    }
trace-back-up-steps = back to { $kept ->
        [0] the beginning
        [one] 1 state
       *[other] { $kept } states
    }
trace-combine = { $subject } leaves { $left } of { $before }
trace-solution = solution { $number }
trace-nothing = nothing has happened yet
trace-counts = { $method }: depth { $depth }, { $nodes ->
        [one] 1 node
       *[other] { $nodes } nodes
    }, { $checks ->
        [one] 1 check
       *[other] { $checks } checks
    }, { $dead-ends ->
        [one] 1 dead end
       *[other] { $dead-ends } dead ends
    }, { $solutions ->
        [one] 1 solution
       *[other] { $solutions } solutions
    }
trace-cut = cut off: all of it takes { $columns } columns and { $rows } rows
trace-pause = any key shows the next event, q ends
trace-log-iteration = *{ $iteration } - properties in place: { $count }
trace-stored-all = { $count } events were written, and it ends there
    .hint = `--until N` writes more or fewer
trace-cost = { $method }: { $nodes ->
        [one] 1 node
       *[other] { $nodes } nodes
    }, { $checks ->
        [one] 1 check
       *[other] { $checks } checks
    }, { $dead-ends ->
        [one] 1 dead end
       *[other] { $dead-ends } dead ends
    }, { $deepest } deep, { $solutions ->
        [one] 1 solution
       *[other] { $solutions } solutions
    }
trace-ways = the shortest way that it found has { $shortest ->
        [one] 1 state
       *[other] { $shortest } states
    }{ $number ->
        [one] { "" }
       *[other] , as { $number } ways have
    }{ $longest ->
        [0] { "" }
       *[other] ; the longest has { $longest }
    }
trace-states-shown = the first { $shown } of { $states } states are shown
trace-ended-exhausted = nothing is left to try: { $solutions ->
        [one] there is no other
       *[other] there are no others
    }
trace-ended-shortest = there is no shorter way, and { $solutions ->
        [one] no other is as short
       *[other] there are no others as short
    }
trace-ended-without = nothing is left to try: there is no solution
trace-ended-found = it ends at the first solution, as its lesson does: `--all` goes on
trace-ended-cut = it ends here, after { $events ->
        [one] 1 event
       *[other] { $events } events
    }
trace-ended-limit = { $solutions ->
        [0] a limit was reached before a solution was found
       *[other] a limit was reached: there may be more
    }
trace-ended-full = { $solutions ->
        [0] all the room that it has was filled before a solution was found
       *[other] all the room that it has is filled: there may be more
    }; more time would not help
trace-no-rules = this method takes the rules as they are: there is nothing to list
    .hint = `clauses` makes alternatives of them, and `cnf` clauses of a formula
rule-alternatives = { $subject }: { $count ->
        [one] 1 alternative
       *[other] { $count } alternatives
    }
rule-more-alternatives = and { $count } more: `--all` lists them
rule-says-nothing = nothing is said
rule-nobody = nobody has { $value }
header-rule = what
header-clauses = clauses
formula-counts = { $clauses ->
        [one] 1 clause
       *[other] { $clauses } clauses
    } over { $booleans ->
        [one] 1 Boolean
       *[other] { $booleans } Booleans
    } for what is where{ $auxiliary ->
        [0] { "" }
       *[other] { " " }and { $auxiliary } that were needed beside them
    }
group-cells = each cell has one value
group-values = each value of { $name } has its place
group-category = each place has its value of { $name }
group-given = what is given
group-definitions = numbers and facts that are asked about
compare-refused = { $method }: { $reason }
compare-untested = fewer than two methods went through everything, so there is nothing to compare
compare-agree = all that went through everything agree: { $count ->
        [0] there is no solution
        [one] 1 solution
       *[other] { $count } solutions
    }
compare-agree-ways = all that went through everything agree: { $count ->
        [0] there is no way
        [one] 1 shortest way
       *[other] { $count } shortest ways
    }
compare-differ = { $methods-and } found other solutions than the first method: this is a mistake in the program
header-method = method
header-nodes = nodes
header-checks = checks
header-dead-ends = dead ends
header-depth = depth
header-solutions = solutions
header-time = time
header-end = end
end-exhausted = all
end-cut = cut off
end-limit = limit
end-full = no room
subject-board = the board
subject-table = the table
subject-way = the way
subject-place = { $place }
subject-clue = clue { $label }
subject-category = the category { $name }
subject-house = { $value } in { $house }
subject-rule = the rule `{ $name }`
subject-clause = clause { $number }
subject-boolean = Boolean { $number }
subject-state = state { $state }

## Progress and gallery

progress = { $found ->
        [0] no solution found so far
        [one] 1 solution found so far
       *[other] { $found } solutions found so far, { $rate } a second
    }
progress-steps = { $steps } steps so far, { $rate } a second
took = it took { $time }
took-steps = { $time }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }

gallery-name = name
gallery-family = family
gallery-size = size
gallery-language = language
gallery-title = title

## Diagnostics: the source as a whole

not-utf8 = the source is not UTF-8 text
    .hint = save the file in the encoding UTF-8
source-too-large = the source is larger than { $limit } MB
    .hint = a puzzle is a few kilobytes: is this the right file?
too-many-lines = the source has more than { $limit } lines
    .hint = a puzzle has a few dozen: is this the right file?
control-character = the invisible character { $character } may not stand in a puzzle
    .hint = delete it
puzzle-too-large = the expressions hold more than { $limit } names, numbers and operators
    .hint = split the puzzle, or say the same with quantifiers: `every x in ...`
too-many-problems = only the first { $limit } problems are shown
unsupported-family = puzzles of the family `{ $family }` cannot be read yet
    .hint = the families are: `grid`, `sudoku`, `crossing`, `jugs`, `hanoi`, `tiles` and `knights`
family-not-first = the line `{ $family }:` must be the first of the puzzle
    .hint = move it to the top

## Diagnostics: JSON

json-syntax = { $found-is ->
        [empty] the JSON ends too early
       *[other] the JSON cannot be read from `{ $found }` on
    }
    .at-end = something is not closed: a quote, a bracket or a brace
    .json-end = nothing may follow the puzzle
    .json-depth = nothing in a puzzle is nested so deep
    .json-value = a value is a text in double quotes, a number, a list, an object, `true`, `false` or `null`
    .json-digit = a number needs a digit here
    .json-list = between two items of a list stands a comma
    .json-key = a key is a text in double quotes
    .json-colon = behind a key stands a colon
    .json-object = between two entries stands a comma
    .json-control = a line break in a text is written `\n`
    .json-escape = a backslash stands before one of `" \ / b f n r t`, or before `u` and four digits
json-type = the value of `{ $field }` is of the wrong type
    .text = it must be a text in double quotes
    .list = it must be a list
    .object = it must be an object
    .boolean = it must be `true` or `false`
    .whole = it must be a list of whole numbers
    .number = it must be a whole number
    .item = it must be a number or a text
    .kind = it must be `one each`, `spare` or `shared`
json-missing = the key `{ $field }` is missing
    .hint = every puzzle has a family, a logic grid categories, a Sudoku cells, and every category a name and values
json-unknown-field = the key `{ $field }` means nothing here
    .hint = the keys are { $fields-and }

## Diagnostics: lines

unreadable-line = this line is no keyword, category, clue or question
    .hint = a category is `name: values`, a clue begins with `1.` or `-`, a question with `?`, an expression with `=` on an indented line
line-without-keyword = this line begins with no keyword
    .hint = a line is a keyword, a colon and what belongs to it; the keywords are { $keywords-and }
no-such-keyword = a puzzle of the family `{ $family }` has no `{ $keyword }:`
    .hint = its keywords are { $keywords-and }
    .did-you-mean = did you mean `{ $suggestion }:`? Its keywords are { $keywords-and }
second-family = `{ $family }:` begins another puzzle
    .hint = one source holds one puzzle
missing-keyword = the puzzle has no `{ $keyword }:`
    .jugs = jugs need their sizes and what is wanted: `capacity: 3, 5` and `goal: 4`
    .hanoi = write how many disks there are: `disks: 5`
    .tiles = draw the board below the first line, a row a line, `.` for the blank
    .knights = draw the board below the first line, a row a line: `W` and `B` for knights, `.` for a free square
empty-keyword = nothing stands behind `{ $keyword }:`
    .hint = write its value on this line, or on lines below that begin with a blank
one-item = behind `{ $keyword }:` stands more than one thing
    .hint = keep one of them
not-in-range = `{ $text }` is no whole number from { $least } to { $most }
    .hint = write it in digits; for halves and quarters take a smaller unit
    .unit = leave out the unit; a name would stand before the number: `small 3`
list-length = behind `{ $keyword }:` { $found ->
        [one] stands 1 number
       *[other] stand { $found } numbers
    }, where { $expected } are needed
    .jugs = one for each jug, in their order: how much is in it
    .goal = one for each jug, in their order, `any` where it does not matter; or one number alone, for some jug
    .disks = one for each disk, the smallest first: the peg that it is on; or one number alone, for all of them
unknown-choice = `{ $text }` means nothing behind `{ $keyword }:`
    .hint = it may be { $choices-or }
    .did-you-mean = did you mean `{ $suggestion }`? It may be { $choices-or }
duplicate-keyword = `{ $keyword }` was given before
    .hint = keep one of the two
unknown-language = the language `{ $language }` is not known
    .known = the languages are `en`, `fr` and `nl`
    .hint = the languages are `en`, `fr` and `nl`; a category of this name is written `category language: ...`
second-expression = there is already an expression here
    .hint = join the two with `and`; an expression that goes on ends its line with an operator
expression-without-clue = this expression belongs to no clue
    .hint = begin its line with the label of a clue: `1. = ...`, or with `- = ...`
unknown-keyword = `{ $name }` is no keyword, and what stands behind it makes no category
    .hint = did you mean `{ $suggestion }`? A category of this name is written `category { $name }: ...`
    .clue = a clue begins with a number or a dash: `{ $suggestion } ...`, or `- ...`
unknown-modifier = `{ $modifier }` is nothing that a category can be
    .hint = did you mean `({ $suggestion })`? Where it is part of the name, put the name in double quotes
empty-clue = { $label-is ->
        [empty] this dash has no clue
       *[other] the label `{ $label }` has no clue
    }
    .hint = write a sentence or an expression behind it, or delete it
empty-question = this question mark has no question
    .hint = write a sentence or an expression behind it, or delete it
invalid-label = `{ $label }` cannot be the label of a clue
    .hint = a label is like `1`, `1a` or `a`
needs-expression = this sentence has no expression
    .hint = add below it an indented line that begins with `=` and says the same
    .field = add beside it the field `expression`, which says the same
    .too-many = of one puzzle { $limit } kB of sentences are read: add below it an indented line that begins with `=` and says the same
    .too-many-page = of one puzzle { $limit } kB of sentences are read
    .too-many-fields = of one puzzle { $limit } kB of sentences are read: add beside it the field `expression`, which says the same

## Diagnostics: sentences

unread-sentence = { $kind ->
        [too-long] this sentence is too long to be read
        [known] I know { $known-and }, but not what is said of them
        [unknown] I don't know { $unknown-and }, and no value of the puzzle is named
        [nothing] I don't know what this says
       *[both] I know { $known-and }; I don't know { $unknown-and }
    }
    .hint = add below it an indented line that says what it means: `= ...`
    .field = add beside it the field `expression`, which says what it means
    .page = `bachet read --propose` makes a puzzle file of this page, where a line below the clue can say what it means: `= ...`
other-language = here stands { $found ->
        [en] English
        [fr] French
        [nl] Dutch
       *[other] `{ $found }`
    }: { $words-and }; the puzzle is read as { $language ->
        [en] English
        [fr] French
        [nl] Dutch
       *[other] `{ $language }`
    }
    .hint = `language: { $found }` on a line above the categories reads all of it so; else say it in one language, or below the clue as `= ...`
    .field = `"language": "{ $found }"` reads all of it so; else say it in one language, or as an `expression`
ambiguous-sentence = this may mean { $readings-or }
    .hint = add below it an indented line that says which: { $expressions-or }
    .field = add beside it the field `expression`, which says which: { $expressions-or }
    .page = `bachet read --propose` makes a puzzle file of this page, where a line below the clue can say which: { $expressions-or }
default-reading = this is read as `{ $reading }`; it may also mean { $others-or }
    .hint = add below it an indented line if that is meant: { $expressions-or }
    .field = add beside it the field `expression` if that is meant: { $expressions-or }
    .page = `bachet read --propose` makes a puzzle file of this page, where a line below the clue can say that: { $expressions-or }
idle-sentence = this says nothing of the puzzle: { $kind ->
        [outsider] what it speaks of stands in no category
        [beside] it tells what no category is about
       *[scene] it sets the scene
    }
sentence-differs = the sentence means `{ $reading }`, but its expression `{ $expression }`
    .hint = with { $rows-and } only the { $holds } is true: change one of them, or leave out one

## Diagnostics: categories and lists

text-too-long = this text goes on for longer than { $limit } kB, and its rest is not read
    .hint = leave out what does not belong to the puzzle
no-clues = nothing in this text is a clue
    .hint = number the clues, `1.` and so on, or write `Clues:` above them
repeated-label = another clue is number { $label } already
    .hint = both are kept; number the clues anew so that it is clear which is meant
no-categories = the puzzle has no categories
    .page = nowhere are the names listed: `bachet read --propose` proposes categories from the clues, as a puzzle file to edit
    .hint = state them first, one a line: `colour: red, blue, green`
missing-name = this category has no name
    .hint = write its name before the colon
empty-category = the category `{ $category }` has no values
    .hint = write them behind the colon, with commas between them
empty-value = a value of `{ $category }` is empty
    .hint = delete a comma, or write the value
ambiguous-commas = `{ $text }` can be read in two ways: as the list { $separated }, or as { $grouped }
    .hint = write a blank behind each comma that separates, or put `;` between the values
comma-inside-value = the comma in `{ $value }` is taken as a part of the name
    .hint = if it separates two values, write a blank behind it
unclosed-quote = this double quote is not closed
    .hint = write `"` at the end of the name
text-after-quote = `{ $text }` stands behind the closing quote of a name
    .hint = put a comma before it; a quote inside quotes is written `""`
invalid-range = `{ $range }` is not a range
    .hint = a range is two whole numbers of one kind, the smaller first: `1..9`
too-many-values = the category `{ $category }` has { $count } values, more than { $limit }
    .hint = a category has at most { $limit } values
too-many-categories = the puzzle has more than { $limit } categories
    .hint = a puzzle has at most { $limit } categories
name-too-long = this name has more than { $limit } characters
    .hint = is there a comma or a line break missing?
duplicate-category = there are two categories `{ $category }`
    .hint = rename one of them
duplicate-value = `{ $value }` stands twice in `{ $category }`
    .hint = delete or rename one of them; capitals and blanks make no difference
equal-numbers = `{ $value }` and `{ $other }` are the same number in `{ $category }`
    .hint = if they are names and not numbers, write `{ $category } (text): ...`
wrong-size = `{ $category }` has { $size ->
        [one] 1 value
       *[other] { $size } values
    }, but `{ $first }` has { $expected }
    .larger = write `{ $category } (some unused): ...` if nobody has some of them, or `{ $category } (shared): ...` if several may have the same
    .smaller = add the missing values, or write `{ $category } (shared): ...` if several may have the same
too-few-values = `{ $category }` has { $size ->
        [one] 1 value
       *[other] { $size } values
    }, too few for the { $expected } of `{ $first }`
    .hint = add values, or write `{ $category } (shared): ...` if several may have the same
first-category-kind = the first category, `{ $category }`, is the list of those the puzzle is about
    .hint = it has each value once: put another category first, or delete the brackets behind its name
conflicting-kinds = `{ $category }` is said to be both shared and partly unused
    .hint = `(shared)` alone allows both: several may have a value, and a value may be nobody's
counts-differ = the numbers behind the values of `{ $category }` make { $sum }, not { $expected }
    .hint = they say how often each value occurs, so they add up to the number of entities
out-of-calendar-order = the values of `{ $category }` are not in the order of the calendar
    .hint = they are taken in the order as listed, running forward from the first
number-too-large = the number `{ $text }` is too large to calculate with
    .hint = numbers, and what is calculated from them, have at most 18 digits

## Diagnostics: the form of an expression

empty-expression = there is nothing behind this `=`
    .hint = write what must be true, such as `= green = coffee`
expression-too-long = this expression is longer than { $limit } bytes
    .hint = split it into several clues
nested-too-deep = brackets and operators are nested deeper than { $limit }
    .hint = split the expression into several clues
unclosed-bracket = the bracket `{ $bracket }` is not closed
    .hint = add the closing bracket, or delete this one
unopened-bracket = nothing opens this `{ $bracket }`
    .hint = delete it, or add the opening bracket
expected-operand = { $found-is ->
        [empty] a name, a number or a bracket is missing here
       *[other] a name, a number or a bracket must stand here, not `{ $found }`
    }
    .hint = names with signs or keywords in them can stand in double quotes
    .at-end = the expression ends too early
    .did-you-mean = did you mean `{ $suggestion }`?
expected-operator = `{ $found }` follows without anything that joins the two
    .hint = between two operands stands a sign or word such as `=`, `<`, `+`, `and`, `or`
    .did-you-mean = did you mean `{ $suggestion }`?
expected-word = { $found-is ->
        [empty] `{ $expected }` is missing at the end
       *[other] `{ $expected }` must stand here, not `{ $found }`
    }
    .hint = add `{ $expected }`
mixed-xor-or = `xor` and `or` stand side by side
    .hint = put brackets around one of them: `(a xor b) or c` differs from `a xor (b or c)`
chained-not-equal = `!=` twice in a row does not say whether the first and the last may be equal
    .hint = write `{ $suggestion }`
too-many-quantifiers = quantifiers are nested deeper than { $limit }
    .hint = split the expression into several clues
variable-is-name = `{ $variable }` is the name of a value or a category
    .hint = take another letter for the variable
variable-in-use = `{ $variable }` is the variable of a quantifier around this one
    .hint = take another letter for the variable
wrong-arguments = `{ $function }` takes { $expected ->
        [one] 1 argument
       *[other] { $expected } arguments
    }, not { $found }
    .hint = arguments stand in brackets with commas between them
expected-whole-number = a whole number over zero must stand here, not `{ $found }`
    .hint = such as `exactly 2 of (...)` or `3 places left of`

## Diagnostics: the meaning of an expression

unknown-name = no category or value is called `{ $name }`
    .hint = every name must stand in a category first
    .did-you-mean = did you mean `{ $suggestion }`?
unknown-category = no category is called `{ $name }`
    .hint = the categories are { $categories-and }
    .did-you-mean = did you mean `{ $suggestion }`?
unknown-value = `{ $category }` has no value `{ $name }`
    .hint = its values are { $values-and }
    .did-you-mean = did you mean `{ $suggestion }`?
ambiguous-name = `{ $name }` has several meanings
    .hint = write { $spellings-or }
shorter-name = this is read as the name `{ $name }`, although `{ $shorter }` is a name too
    .hint = put the name that you mean in double quotes
category-alone = `{ $category }` is a category; one of its values must stand here
    .hint = `{ $category }(...)` is what somebody has in it
not-a-category = `{ $name }` is not a category, so nothing can follow it in brackets
    .hint = put a sign or a word between the two
not-a-truth = `{ $text }` is neither true nor false
    .hint = compare it with something: `=`, `!=`, `<`, ...
    .in-list = write `{ $suggestion }`
truth-as-value = `{ $text }` is true or false, and cannot be compared or calculated with
    .hint = join truths with `and`, `or`, `iff`; put brackets where the comparison should end
not-a-number = `{ $text }` is not a number
    .hint = only values of a numeric category can be calculated with
    .of-category = write `{ $suggestion }`
    .words = a value of `{ $category }` is not a number, so all of them are read as words
not-an-entity = `{ $text }` is nobody: a name must stand here
    .hint = a value stands for the one who has it
    .act = write `{ $suggestion }`
entity-against-number = `{ $entity }` is somebody, `{ $number }` a number
    .hint = name the category: `category(...) = number`
    .of-category = write `{ $suggestion }`
order-of-entities = `{ $first }` and `{ $second }` are somebody, not numbers
    .hint = compare what they have: `category(a) < category(b)`
    .of-category = write `{ $suggestion }`
value-against-entity = `{ $value }` is a value, `{ $entity }` is somebody
    .hint = compare what both have: `category(a) = category(b)`
    .of-category = write `{ $suggestion }`
different-categories = a value of `{ $first }` is never a value of `{ $second }`
    .hint = compare two values of the same category
mixed-kinds = `all different` stands before different kinds of things
    .hint = name only entities, only values of one category, or only numbers
not-ordered = the values of `{ $category }` have no order
    .hint = write `{ $category } (ordered): ...` if they stand as listed
axis-needed = the order must be named
    .hint = add `by` and the category: { $axes-or }
    .none = no category has an order: write `(ordered)` behind the name of one
shared-value-as-entity = several may have `{ $value }`, so it names nobody
    .hint = write `{ $category }(...) = { $value }`
wrong-unit = the unit `{ $unit }` does not fit here
    .hint = leave it out
    .expected = the unit here is `{ $expected }`
division-by-zero = `{ $text }` divides by zero
    .hint = a division by zero has no value
always-true = this is true whatever the solution
    .hint = it says nothing about the puzzle
never-true = this is false whatever the solution
    .hint = the puzzle has no solution as long as it stands

# Stating the puzzle for the solver

arithmetic-overflow = the numbers here become too large to calculate with exactly
    .hint = keep every number and every intermediate result well below a quintillion
clue-too-large = this clue is too large once `every`, `some` and `all different` are written out
    .hint = split it into several clues, or divide by a simpler number
no-room-for-nobody = with 64 entities or values there is no room for one that does not exist
    .hint = at most 63 are possible where a value may be nobody's

## Diagnostics: puzzles of moves

state-too-large = this puzzle is larger than Bachet can hold in its states
    .jugs = take fewer jugs, { $limit } at most, or smaller ones
    .hanoi = with so many pegs there may be { $limit } disks at most
    .board = with so many different pieces a board has { $limit } squares at most
duplicate-jug = the jug `{ $jug }` was given before
    .hint = every jug has a name of its own, and stands in a list once
unknown-jug = no jug is called `{ $name }`
    .hint = the jugs are { $jugs-and }
    .unnamed = the jugs have no names: write the numbers alone, in their order, with commas between them
    .did-you-mean = did you mean `{ $suggestion }`?
unnamed-jug = it is not said which jug `{ $text }` is meant for
    .hint = write the name of the jug before each number, or before none
jug-overfull = { $amount } is more than the jug `{ $jug }` holds
    .start = it holds { $capacity } at most
jug-too-small = { $jug-is ->
        [empty] no jug holds { $amount }
       *[other] the jug `{ $jug }` never holds { $amount }
    }: the goal is out of reach
    .goal = is a number wrong?
uneven-row = row { $row } has { $found ->
        [one] 1 square
       *[other] { $found } squares
    }, the first has { $expected }
    .hint = draw all rows equally long: a character a square, or with blanks between the squares
one-blank = { $found ->
        [0] the board has no blank
       *[other] the board has { $found } blanks
    }
    .hint = draw exactly one: `.`, `0` or `_`
bad-tile = `{ $text }` is no name of a tile
    .hint = a name is letters and digits; the blank is `.`, `0` or `_`
goal-needed = { $family ->
        [tiles] these tiles have no usual order
       *[knights] these knights cannot simply change places
    }
    .tiles = the usual tiles are `1` to `{ $last }`; for others draw the board that is wanted below `goal:`
    .knights = that needs two colours with equally many knights; for others draw the board that is wanted below `goal:`
other-shape = the goal has { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } of { $columns }, the start has { $start-rows ->
        [one] 1 row
       *[other] { $start-rows } rows
    } of { $start-columns }
    .hint = draw the goal as large as the start
other-pieces = the goal has other pieces than the start
    .both = the goal lacks { $missing-and }, and the start has no { $extra-and }
    .missing = the goal lacks { $missing-and }
    .extra = the start has no { $extra-and }
other-squares = this square is not on both boards
    .hint = `#` stands where there is no square, in the start as in the goal
bad-square = `{ $text }` is no square
    .hint = `.` is a free square, a letter a knight of its colour (`W`, `B`), `#` stands where there is no square
    .colours = there may be knights of { $limit } colours at most
no-knights = there is no knight on the board
    .hint = write `W` or `B`, or another letter for another colour, where one stands
turns-need-two = { $found ->
        [one] there is 1 colour
       *[other] there are { $found } colours
    }: only two can take turns
    .hint = leave out `turns:`, and any knight may move at any time

## Diagnostics: Sudoku, the source and its format

no-board = no board is found here
    .hint = a board is rows of digits, with `.`, `0`, `*` or `_` for an empty cell; `--from FORMAT` says how it is written
ambiguous-format = this can be read as { $formats-or }, and the boards differ
    .hint = say which with `--from FORMAT`
recognised-format = read as `{ $format }`: a board of { $size } by { $size }
several-puzzles = there are { $count } puzzles here, where one is needed
    .hint = `bachet batch` takes all of them; `convert` writes all of them

## Diagnostics: Sudoku, the board

row-length = row { $row }{ $part ->
        [regions] { " " }of the regions
       *[board] { "" }
    } has { $found ->
        [0] no cells
        [one] 1 cell
       *[other] { $found } cells
    }, { $expected ->
        [one] 1 is needed
       *[other] { $expected } are needed
    }
    .hint = an empty cell is written `.`, `0`, `*` or `_`
    .regions = write the label of its region for each cell
row-count = { $part ->
        [regions] the regions have
       *[board] the board has
    } { $found ->
        [0] no rows
        [one] 1 row
       *[other] { $found } rows
    }, { $expected ->
        [one] 1 is needed
       *[other] { $expected } are needed
    }
    .hint = a board has as many rows as columns
    .regions = write them below `regions:`, a row of labels for each row of the board
cell-count = this line has { $found ->
        [one] 1 character
       *[other] { $found } characters
    }, { $expected } are needed for a board of { $size } by { $size }
    .hint = each cell is one character; an empty one is `.`, `0`, `*` or `_`
    .marks = each cell is { $size } characters: its candidates, and `.` for each value that is none
    .givens = the third field holds the givens: a digit or `.` a cell, a `+` before what was placed
    .regions = each cell is one character, the label of its region; the board may stand behind them
pencil-mark = `{ $text }` stands where only `{ $expected }` can stand, in r{ $row }c{ $column }
    .hint = the candidates of a cell stand in their order, with `.` or `0` for each value that is none
list-depth = lists nested { $depth } deep are no board
    .hint = a board is a list of rows, or a list of bands of boxes of rows
list-item = an item is missing before `{ $found }`
    .hint = an empty cell is `0`, `None` or `null`
library-line = this line has too few fields
    .hint = it is `:technique:candidates:givens:deleted candidates:::`
deleted-candidate = `{ $text }` is no deleted candidate
    .hint = `482` is the 4 in row 8, column 2
ignored-section = the section `{ $section }` is passed over
ignored-text = what stands behind the board is passed over
letters-from-a = the letters are read from `A` as 1
unknown-constraint = `{ $text }` has no rule here
    .hint = understood are cells, `Shape`, `Jigsaw`, `NoBoxes`, both of `Diagonal`, `AntiKnight`, `AntiKing`, `AntiConsecutive`, `Windoku`, `DisjointSets`
bad-value = `{ $text }` in r{ $row }c{ $column } is no value
    .hint = the values are `1` to `{ $largest }`; an empty cell is written `.`, `0`, `*` or `_`
    .too-large = the largest value of this board is `{ $largest }`
    .candidates = candidates are values from `1` to `{ $largest }`, each once
no-candidates = no value is left for r{ $row }c{ $column }
    .hint = there is no solution: is a candidate missing?
board-too-large = a board of { $size } by { $size } is too large
    .hint = a board has at most { $limit } rows
board-apart = this row stands apart from the board
    .hint = rules and keywords stand above the board or below it, not in it
latin-square = a board of { $size } by { $size } has no boxes: only its rows and columns count
    .hint = write `boxes: none` if that is meant, or state `regions:`
box-shape = { $text-is ->
        [empty] a box without a shape does not fit
       *[other] `{ $text }` is no shape of a box on
    } a board of { $size } by { $size }
    .hint = write rows, `x` and columns, such as `boxes: 2x3`, or `boxes: none`
    .size = a box has { $size } cells
region-size = the region `{ $region }` has { $found ->
        [one] 1 cell
       *[other] { $found } cells
    }, { $expected } are needed
    .hint = each region has as many cells as there are values
unknown-symbols = `{ $text }` are no symbols
    .hint = they are `letters`, `numbers` or `0-F`
unreadable-rule = this line is no row of the board, no keyword and no rule
    .hint = a rule begins with its name, such as `diagonals` or `cage 10: r1c1 r1c2`

## Diagnostics: Sudoku, cells in rules

bad-cell = `{ $text }` is no cell
    .hint = a cell is written `r1c9`: row 1, column 9
cell-outside = the cell `{ $text }` is not on the board
    .hint = rows and columns go from 1 to { $size }
cell-range = the cells from `{ $text }` are neither in one row nor in one column
    .hint = name them one by one

## Diagnostics: Sudoku, writing

lost-in-format = { $lost ->
        [rules] the rule `{ $rule }` cannot be written in the format `{ $format }`
        [regions] regions cannot be written in the format `{ $format }`
        [boxes] the shape of the boxes cannot be written in the format `{ $format }`
        [candidates] candidates cannot be written in the format `{ $format }`
       *[size] a board of this size cannot be written in the format `{ $format }`
    }
    .hint = the format `text` says everything

# River crossings: the lines and the names

crossing-line = there is no colon in this line, so it says nothing
    .hint = a line is `keyword: ...`, such as `boat: 2 seats`, or names things, such as `wolf: 1`
crossing-keyword = `{ $name }` is no keyword
    .hint = did you mean `{ $suggestion }`? Things of this name are written `thing { $name }: ...`
empty-item = there is nothing between two commas
    .hint = delete a comma
name-missing = a name is missing here
    .hint = write it before the colon, or between the commas
too-many-names = there are more than { $limit } of these
    .hint = a puzzle has at most { $limit } of them; many things of one kind are written `soldier: 3000`
no-things = nothing is to cross
    .hint = name what is to cross, and how many of them: `wolf: 1`
no-boat = there is no boat
    .hint = say how many it takes: `boat: 2 seats`
number-expected = a number must stand here, not `{ $text }`
    .hint = write it with digits
number-with-unit = `{ $text }` is more than a number
    .hint = leave out the unit: all numbers of an attribute are in the same one
    .comma = between several numbers stand blanks: `time 1 2 5 8`
count-expected = `{ $text }` is not a whole number
    .hint = write a whole number, not below zero
too-few-places = a crossing needs two places at least
    .hint = leave the line out for `left` and `right`, or write `places: left, island, right`
duplicate-place = there are two places `{ $name }`
    .hint = rename one of them; capitals and blanks make no difference
unknown-place = there is no place `{ $name }`
    .hint = the places are { $places-and }
    .rule = a rule holds everywhere (`rule:`), `at banks`, `in boat`, `unattended`, or at one of { $places-and }
    .did-you-mean = did you mean `{ $suggestion }`?
route-shape = `{ $text }` is not a way between two places
    .hint = write the two places with a dash and blanks between them: `left - island`
route-to-itself = this way leads from `{ $name }` to `{ $name }`
    .hint = name two places
duplicate-route = the way between `{ $from }` and `{ $to }` stands here twice
    .hint = a way goes in both directions; once is enough
place-without-route = no way leads to `{ $name }`
    .hint = where ways are stated, the boat goes by these alone

# River crossings: things

duplicate-thing = the name `{ $name }` is taken
    .hint = things, tags and attributes need names of their own
duplicate-member = `{ $name }` stands twice in `{ $group }`
    .hint = rename one of them; capitals and blanks make no difference
unknown-thing = there is no `{ $name }` here
    .hint = there are { $things-and }
    .did-you-mean = did you mean `{ $suggestion }`?
unknown-attribute = nothing has an attribute `{ $name }`
    .hint = the attributes here: { $attributes }
    .none = give it to things behind their number: `adult: 2, { $name } 80`
    .did-you-mean = did you mean `{ $suggestion }`?
thing-number = there is no `{ $name }` with the number { $number }
    .hint = their numbers go from 1 to { $count }
missing-count = it is not said how many `{ $name }` there are
    .hint = write `{ $name }: { $count }`, or their names
none-of-them = there must be one `{ $name }` at least
    .hint = delete the line if there is none
too-many-things = there are more things than can be calculated with
    .hint = there may be { $limit } of one name
    .all = there may be { $limit } in all
names-and-count = there are { $count } of `{ $name }`, but { $found } names
    .hint = the names alone suffice
thing-item = `{ $text }` says nothing of these things
    .hint = behind their number stand attributes, such as `weight 80`, or `each with her man`
attribute-count = `{ $name }` has { $found } numbers for { $expected } of `{ $thing }`
    .hint = write one number for all, or { $expected } with blanks between them
    .none = write one number for all, or { $expected } with blanks between them
duplicate-attribute = `{ $name }` stands here twice for `{ $thing }`
    .hint = one number for all, or one for each, stand behind one `{ $name }`; a name that ends with a number needs double quotes
negative-attribute = the { $name } `{ $text }` is below zero
    .hint = an attribute is zero or more
sum-too-large = the numbers of `{ $name }` add up to more than can be calculated with
    .hint = numbers, and what is calculated from them, have at most 18 digits
duplicate-mate = `{ $text }` names a second mate
    .hint = each has one mate at most
mate-not-group = `{ $name }` is not the name of things of one kind
    .hint = name what each of them has: `woman: 3, each with her man`
mate-of-itself = each `{ $name }` would be a mate of `{ $name }`
    .hint = mates have different names: `woman: 3, each with her man`
mate-counts = there are { $count } of `{ $name }`, but { $mates } of `{ $mate }`
    .hint = each has one mate: put those who have none under a name of their own, and all under a tag
mate-without = there is no `{ $mate }` of the name `{ $member }`
    .hint = mates have the same names: give both lists the same, or only numbers
    .did-you-mean = did you mean `{ $suggestion }`?
tag-shape = `{ $text }` is not a tag
    .hint = a tag is a name, `=`, and whom it means: `adult = father, mother`
empty-tag = the tag `{ $name }` means nobody
    .hint = write whom it means behind the `=`: `{ $name } = father, mother`
tag-below = the tag `{ $name }` is not known yet
    .hint = a tag can speak of those above it

# River crossings: who is where, and the boat

placed-shape = `{ $text }` does not say who is where
    .hint = write `wolf at left` or `wolf anywhere`, with commas between several
contradicting-places = `{ $who }` is said to be at two places
    .hint = keep one of the two
    .order = what holds for many comes first, what holds for some behind it: `all at right, wolf anywhere`
start-anywhere = `{ $who }` must start somewhere
    .hint = write a place: `{ $who } at left`
forbidden-start = at the start a rule is broken at `{ $place }`: `{ $rule }`
    .hint = rules are asked of those whom a trip leaves or joins; check who starts where
boat-item = `{ $text }` says nothing of the boat
    .hint = write `2 seats`, `100 weight` or `at least 2 from left`, with commas between several
    .seats = write `{ $text } seats`, or what there are { $text } of: `{ $text } weight`
no-seats = a boat without seats carries nobody
    .hint = write one seat at least
duplicate-seats = `{ $text }` is a second number of seats
    .hint = keep one of the two
duplicate-limit = the boat has two limits of `{ $name }`
    .hint = keep one of the two
duplicate-least = this is the second `at least` from the same place
    .hint = keep one of the two
negative-limit = the limit `{ $text }` is below zero
    .hint = a limit is zero or more
least-over-seats = the boat must carry { $least } at least, but has { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
    .hint = give it more seats, or a smaller `at least`
negative-cost = a trip would cost less than nothing
    .hint = costs are zero or more

# River crossings: rules

say-without-rule = no rule stands above this
    .hint = put it, indented, below the rule that it explains
rule-without-expression = an expression is missing here
    .hint = write it behind the colon, such as `rule: wolf and goat => farmer`
rule-always-holds = this holds whoever is there
    .hint = it forbids nothing
rule-never-holds = this holds for nobody
    .hint = it forbids every trip; is a name, a number or a sign not the one that is meant?
attribute-alone = `{ $name }` alone does not say whose
    .hint = write `sum { $name }`, `max { $name }`, `min { $name }`, or `her { $name }` behind `each`
attribute-needed = `{ $name }` is no attribute
    .hint = `{ $name }` alone is how many of them there are; `{ $word }` stands before something like a weight
no-needs-name = `no` must stand before a name, not before `{ $text }`
    .hint = the opposite of a longer expression is `not (...)`
constant-needed = both sides of `{ $text }` depend on who is there
    .hint = one of the two must be a number
    .divisor = divide by a number; `a / b > 2` is the same as `a > 2 * b`
meaningless-here = `{ $word }` means nothing here
    .boat = it tells places apart: `rule:`, `rule at banks:` and rules at a place may ask it
    .trip = a cost depends on the load alone
    .load = only loads have one before them: `rule in boat:` and `rower:` may ask it
    .previous = what is asked of the load before is a number of things, or of an attribute: `prev total`, `prev sum weight`
nested-quantifier = this stands inside another `each` or `some`
    .hint = what holds of the company needs none: `each woman: her man or no man`
own-outside = nobody is spoken of, so `{ $text }` is not known
    .hint = write `each ...:` or `some ...:` before it, or leave out the first word
own-of-nobody = no `{ $who }` has an attribute `{ $name }`
    .hint = give it to them: `{ $who }: 2, { $name } 1`
no-mate = `{ $who }` has no mate
    .hint = say so where they are named: `{ $who }: 3, each with her { $name }`
wrong-mate = `{ $name }` is not the mate of `{ $who }`
    .hint = that is { $mates-or }

## Diagnostics: Sudoku, its rules

unknown-rule = there is no rule `{ $rule }`
    .hint = the rules are { $rules-and }
    .did-you-mean = did you mean `{ $suggestion }`?
duplicate-rule = the rule `{ $rule }` stands here twice
    .hint = one of the two lines is enough
rule-stands-alone = the rule `{ $rule }` stands alone, but here follows `{ $text }`
    .hint = end the line behind `{ $rule }`
rule-choice = { $found-is ->
        [empty] the rule `{ $rule }` needs { $choices-or } behind a colon
       *[other] the rule `{ $rule }` goes with { $choices-or }, not with `{ $found }`
    }
    .hint = write for example `{ $rule }: { $example }`
rule-needs-boxes = the boxes of this board do not suit the rule `{ $rule }`
    .hint = it has none: state them, such as `boxes: 3x3`
    .square = it needs boxes that are as tall as they are wide

## Diagnostics: river crossings made ready for search

crossing-too-large = this river crossing is too large to search
    .units = too many travellers are told apart, or more than seven are joined as mates
    .states = its states have more than 128 bits: fewer travellers, or more of them alike, would fit
    .loads = the boat may be loaded in too many ways: fewer seats would fit
    .rules = a rule has too many cases
    .trips = what depends on the number of trips repeats too late, or never
    .numbers = some numbers leave the range of exact arithmetic
