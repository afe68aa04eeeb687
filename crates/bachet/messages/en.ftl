### All messages of Bachet, in English.
###
### The id of a diagnostic is its code; `.hint` and the other attributes are its hints.
### Text of the user is in back-ticks. A list argument `$x` has three forms: `$x` (a, b, c), `$x-or` (a, b or c) and
### `$x-and` (a, b and c), with back-ticks around each item.
### For a text argument `$x`, `$x-is` is `empty` or `other`.

## Joining

join-or = { $list } or { $last }
join-and = { $list } and { $last }
# A list that is cut.
join-more-or = { $list } or { $more } more
join-more-and = { $list } and { $more } more

severity-error = error
severity-warning = warning
severity-note = note
severity-hint = hint

## Questions of other programs

request-verb = there is no verb `{ $verb }` to ask
    .hint = ask { $verbs-or }
request-not-object = this is not a JSON object: { $reason }
    .hint = send an object such as `{ $example }`
request-without-puzzle = the question has no puzzle
    .hint = add the puzzle, as text or as JSON: `{ $example }`
request-field = the field `{ $field }` cannot be used: { $reason }
request-type = a question is sent as JSON
    .hint = add the header `Content-Type: application/json`
request-too-large = the question is too large: at most { $most } bytes are read
request-too-many = `{ $field }` is at most { $most } in one request
request-broken = the question could not be received: { $reason }
serving = Bachet answers at { $address }; Ctrl-C ends it
cannot-serve = the server cannot listen at `{ $address }`: { $reason }
    .hint = `--port 0` takes a free port
port-in-use = another program already listens at `{ $address }`
    .hint = if it is Bachet, open http://{ $address } in a browser; otherwise `--port 0` takes a free port
serving-others = other machines can reach this server at `{ $address }`, and it has no passwords
    .hint = use it in a network that you trust, or behind a server that asks who comes
serve-needs-time = an answer needs a time limit
    .hint = write a time such as `--time 10m`
app-missing = this program was built without the app; it answers questions of other programs all the same
    .hint = `cargo xtask web` builds the app; then build `bachet` again
saved-body = this cannot be saved: { $reason }
    .hint = send an object such as `{ $example }`
saved-changed = the saved puzzle was changed elsewhere meanwhile: its version is { $version }
    .hint = load it again, then save your change; or save yours as a new puzzle
saved-play-only = this link is for playing: it cannot change the puzzle
    .hint = use the other link, or save the puzzle as a new one
saved-too-large = the field `{ $field }` is too large: at most { $most } are saved
saved-unknown = no puzzle is saved under this link
    .hint = check that the link is complete; the puzzle may also have been deleted
saved-version = a change needs the version that it replaces
    .hint = add the field `version` with the number that came with the saved puzzle
store-at-limit = `{ $file }` holds as many saved puzzles as it may
    .hint = delete saved puzzles that are no longer needed
store-broken = saved puzzles cannot be kept in `{ $file }`: { $reason }
    .hint = start the server with another file: `--data FILE`
store-disk-full = the disk is full: nothing was saved
    .hint = free some space, then save again
store-foreign = `{ $file }` is a file of another program
    .hint = start the server with another file: `--data FILE`
store-locked = another program uses `{ $file }` and does not let others in
    .hint = end the other program, then try again
store-newer = `{ $file }` was written by a newer Bachet
    .hint = use the newer program, or another file: `--data FILE`
store-no-folder = puzzles are not saved: this system names no folder for them
    .hint = start the server with a file: `--data FILE`
store-off = this server does not save puzzles
    .hint = what it printed when it started says why; sharing by a link that holds the puzzle works
store-read-only = `{ $file }` cannot be written
    .hint = start the server with a file in a folder that you may write to: `--data FILE`
server-busy = too many questions wait
    .hint = ask again in a second
server-bug = internal error: this is a bug in Bachet, not in your question
    .hint = please report it, with the question
server-host = this server does not answer under the name `{ $host }`
    .hint = start it with `--host-name { $host }` if the name is yours
server-method = a question is sent with POST
server-no-page = there is no page `{ $path }`
server-origin = a page of another site may not ask this server
request-options = the options cannot be used: { $reason }
    .hint = they are named as on the command line, without `--`: `bachet help { $verb }` lists them

## Problems outside a source

bug = internal error: this is a bug in Bachet, not in your puzzle ({ $reason })
    .hint = please report it, with the puzzle and the command
cannot-read = `{ $file }` cannot be read: { $reason }
cannot-write = the answer cannot be written: { $reason }
gallery-not-file = this is the puzzle `{ $name }` of the gallery, not the file of that name
    .hint = write `./{ $name }` to read the file
format-of-sudoku = only a Sudoku can be written as `{ $format }`
    .hint = use `text` or `json`
ways-have-no-model = this puzzle consists of states and moves and cannot be written as a formula over variables
    .hint = use `dot`, or `pddl` for a river crossing
too-many-states = the puzzle has too many states to visit all of them
    .hint = `bachet solve` still finds a shortest way
no-such-position = `{ $text }` is not a state of this puzzle
    .hint = write a state as the start is written: `{ $example }`
ways-have-no-cells = this puzzle has no cells
    .hint = leave out `--set`, `--clear`, `--get` and `--reveal`; `--state` shows a state other than the start
only-ways = this option is for river crossings and puzzles of moves; this puzzle has solutions, not ways
    .hint = leave out `--all-shortest`, `--all`, `--up-to-symmetry`, `--states`, `--max-moves` and `--step`
board-has-no-states = a board has no numbered states
    .hint = leave out `--state`; `--set` fills a cell, and `--get` shows what is in it
no-such-state = `{ $text }` is not a state of this crossing
    .hint = a state is a number of at most { $bits } bits, these bits, or the names of those at the last place
nobody-of-that-name = no traveller and no place is called `{ $name }`
    .hint = write the names as `bachet solve` does: `{ $thing }, boat`, or `{ $place }: { $thing }, boat`
too-many-to-number = there are too many travellers to number the states
    .hint = `bachet solve` shows how many of each kind are where
grid-has-no-board = a logic grid has no board to show
    .hint = `bachet candidates` shows the possible values of each cell
only-sudoku-is-estimated = only the number of solutions of a Sudoku can be estimated
    .hint = leave out `--estimate`; `--time` and `--steps` limit the work
only-sudoku-has-marks = only a Sudoku has pencil marks
    .hint = leave out `--givens`
only-grids-have-clues = only a logic grid has clues after which solutions can be counted
    .hint = leave out `--per-clue` and `--best-order`; `bachet check` shows which givens are redundant, or which rules never matter
only-grids-have-smallest = `--smallest` is for the clues of a logic grid
    .hint = leave out `--smallest`; `bachet check` shows which givens are redundant, or which rules never matter
bad-change = `{ $text }` does not say which cell gets which value
    .hint = write a cell, `=` and a value{ $example-is ->
        [empty] {""}
       *[other] : `{ $example }`
    }
fixed-cell = `{ $cell }` is a given and cannot be changed
    .hint = to change a given, edit the puzzle
no-such-cell = `{ $text }` is not a cell of this board
    .hint = a cell is a row and a column, both from 1 to { $size }: `r2c1`
no-such-value = `{ $text }` is not a value of this board
    .hint = its values are `{ $first }` to `{ $last }`
no-puzzle = no puzzle is given
    .hint = name a file, a puzzle of the gallery such as `zebra`, or `-` for standard input; `bachet new grid` prints a puzzle to start from
no-such-file = there is no file `{ $file }`
    .hint = { $suggestion-is ->
        [empty] check its path; `bachet gallery` lists the puzzles that come with the program
       *[other] did you mean `{ $suggestion }`?
    }
is-folder = `{ $file }` is a folder, and one puzzle is read at a time
    .hint = { $suggestion-is ->
        [empty] name a file
       *[other] name a file in it, such as `{ $suggestion }`
    }
no-such-verb = there is no verb `{ $verb }`
    .hint = { $case ->
        [hint] no verb gives a single hint; `bachet show { $board } --set { $change }` says whether a digit of yours can be right, and shows no other
        [rate] puzzles are not graded; `bachet trace { $puzzle } --compare all` shows how much work each solving method has with it
        [play] no verb plays a puzzle; `bachet show { $board } --set { $change }` draws a board with that cell filled
        [family] `{ $command }` prints a commented one to start from; `bachet help` lists the verbs
        [command] did you mean `{ $command }`?
       *[none] `bachet help` lists the verbs
    }
option-before-verb = { $case ->
        [order] the option `{ $word }` stands before the verb
       *[verb] `bachet` has no option `{ $word }`
    }
    .hint = { $command-is ->
        [empty] `bachet help` lists the verbs, and `bachet help solve` the options of `solve`
       *[other] write `{ $command }`
    }
unexpected-word = { $kind ->
        [option] `{ $verb }` has no option `{ $word }`
       *[word] `{ $verb }` has no use for `{ $word }`
    }
    .hint = { $command-is ->
        [empty] `bachet help { $verb }` lists its options
       *[other] write `{ $command }`{ $options-shown ->
            [yes] ; its options are { $options }
           *[no] {""}
        }
    }
missing-argument = `{ $verb }` needs `{ $word }`
    .hint = it is one of { $values }: `{ $command }`
unknown-messages = there are no messages in the language `{ $tag }`
    .hint = the only language so far is `en`
unknown-puzzle = there is no file `{ $name }`, and no puzzle of that name in the gallery
    .hint = { $suggestion-is ->
        [empty] `bachet gallery` lists the puzzles that come with the program
       *[other] did you mean `{ $suggestion }`?
    }

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
ways-parity = there is no way: each slide exchanges two squares and moves the blank one square, so the exchanges and the steps of the blank are both even or both odd in number; here they are not
ways-single-row = there is no way: in a single row, tiles cannot pass each other
ways-divisor = there is no way: the sizes of the jugs and the amounts at the start are multiples of { $divisor }, so every amount is one; { $amount } is not
ways-total = there is no way: the jugs hold { $start } together at the start, the goal is { $goal }, and no move can change that enough
ways-apart = there is no way: no knight can jump between two parts of the board, and at the goal a part has other knights than at the start
header-moves = moves

## River crossings

way-start = the start
way-step = { $who } { $count ->
        [one] crosses
       *[other] cross
    } from { $from } to { $to }
way-step-of-boat = the { $boat } takes { $who } from { $from } to { $to }
way-step-cost = { $step }: cost { $cost }, { $spent } so far
way-boat = boat
way-nobody = nobody
length-moves = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
length-crossings = { $moves ->
        [one] 1 crossing
       *[other] { $moves } crossings
    }
way-number = Way { $number }: { $length }
way-steps-shown = the first { $shown } of { $length } are shown: `--max-moves N` shows more or fewer
ways-uncounted = a shortest way has { $length }{ $cost-is ->
        [empty] { "" }
       *[other] { " " }and costs { $cost }
    }; the number of shortest ways is not known
ways-shortest = { $count ->
        [one] 1 shortest way
       *[other] { $count } shortest ways
    } of { $length }
ways-cheapest = { $count ->
        [one] 1 cheapest way
       *[other] { $count } cheapest ways
    } of cost { $cost } and { $length }
ways-up-to = { $ways }; { $count } up to symmetry
ways-interchangeable = up to symmetry, these are interchangeable: { $things }
ways-simple = { $known ->
        [all] { "" }
        [at-least] at least { "" }
       *[more] more than { "" }
    }{ $count ->
        [0] no way
        [one] 1 way
       *[other] { $count } ways
    } without repeated states{ $symmetry ->
        [named] { "" }
       *[up-to-symmetry] , up to symmetry
    }{ $known ->
        [all] { "" }
        [at-least] : { ended-early }
       *[more] : `bachet count --all` counts them
    }
ways-listed-up-to-symmetry = listed up to symmetry: by name there are too many states
ways-none = there is no way
ways-states = { $states ->
        [one] 1 reachable state
       *[other] { $states } reachable states
    }, with { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } between them
ways-over-limit = there is no way within the limit of { $limit }: the cheapest way costs { $cost }
ways-unknown = { ended-early } before a way was found{ $length-is ->
        [empty] { "" }
       *[other] ; every way has at least { $length }
    }
ways-one-shown = the first is shown: `--all-shortest` lists all of them, `--all` the longer ones too
heading-ways = Ways
ways-legend = The bits of a state, lowest first
ways-legend-places = the bits of each traveller are the number of its place: { $places }
header-ways = ways
header-bit = bit
header-who = who
step-pause = step { $step } of { $steps }; → goes on, ← goes back, space plays and pauses, q ends
step-interrupted = interrupted at step { $step } of { $steps }
step-needs-terminal = `--step` waits for a key, but this is not a terminal
    .hint = leave out `--step`

state-caption = State { $number }, in bits { $bits }
state-number = state { $number }, in bits { $bits }
state-allowed = allowed
state-broken = not allowed at { $place } because of { $who }: { $why }
state-is-start = this is the start
state-is-goal = this is the goal
state-from-start = { $length } from the start{ $cost-is ->
        [empty] { "" }
       *[other] , at cost { $cost }
    }
state-unreachable = unreachable from the start
state-to-goal = { $length } from here to the goal{ $cost-is ->
        [empty] { "" }
       *[other] , at cost { $cost }
    }
state-dead-end = a dead end: the goal cannot be reached from here
state-unknown = { ended-early } before the distance was found
state-on-way = { $cost-is ->
        [empty] after { $length }
       *[other] at cost { $cost }
    }: { $state }{ $count ->
        [1] { "" }
       *[other] , one of { $count } equivalent states
    }
states-on-ways = States on shortest ways, up to symmetry
states-on-ways-named = States on shortest ways

certificate-too-large = the certificate would have too many states, since it tells every traveller apart
    .hint = `bachet count` shows how many there are; `bachet check` proves the same without a certificate
no-certificates = certificates can be written for river crossings only
    .hint = `bachet check` shows how many solutions this puzzle has, and what conflicts if it has none
no-certificates-of-moves = certificates can be written for river crossings only: there is no checker for a puzzle of moves that is independent of the search
    .hint = `bachet count` visits every reachable state, and says so if none is the goal
certificate-needs-puzzle = a certificate is checked against its puzzle, which is missing
    .hint = write `bachet prove --check { $file } PUZZLE`, with `-` for a puzzle from standard input
no-certificate = `{ $file }` is not a certificate for this puzzle{ $reason-is ->
        [empty] : it has names or numbers of another puzzle
       *[other] : { $reason }
    }
    .hint = `bachet prove PUZZLE` writes one
not-proved = { ended-early } before the certificate was complete
    .hint = allow more with `--time` or `--steps`
proved-no-way = accepted: there is no way; no move leads out of the { $states ->
        [one] 1 reachable state, which is not the goal
       *[other] { $states } reachable states, and none is the goal
    }
proved-shortest = accepted: the cheapest way costs { $cost }; the distances of { $states ->
        [one] 1 state
       *[other] { $states } states
    } were checked
proof-unfinished = { ended-early } before the check was complete
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
    }{ $symmetry ->
        [yes] { " " }up to symmetry
       *[no] { "" }
    }
seats-help = with { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }{ $boat-is ->
        [empty] { "" }
       *[other] { " " }in the { $boat }
    }, there is a way of { $length }; with fewer seats there is none
seats-unlimited = the { $boat-is ->
        [empty] boat
       *[other] { $boat }
    } already takes any number, so more seats do not help
seats-unknown = { ended-early }: there is no way with fewer than { $seats } seats{ $boat-is ->
        [empty] { "" }
       *[other] { " " }in the { $boat }
    }; more were not tried
change-found = { $kind ->
        [load-limit] with `{ $line }`, there is a way of { $length }; with less there is none
        [least] with `{ $line }`, there is a way of { $length }; if it must carry more there is none
        [cost-limit] with `{ $line }`, there is a way of { $length }; with less there is none
        [unattended] with `{ $line }` instead of rule { $rule }, there is a way of { $length }
        [rule] without rule { $rule }, `{ $line }`, there is a way of { $length }
        [rower] with `{ $line }`, there is a way of { $length }
        [any-rower] if anybody may row, there is a way of { $length }
        [own-rower] without `{ $line }`, there is a way of { $length }
       *[anywhere] with `{ $line }` as a further line, there is a way of { $length }
    }
changes-none = no change of another limit, a rule, the rower or the goal alone makes a way possible
changes-unknown = { ended-early } before all other changes were tried
seats-do-not-help = no number of seats{ $boat-is ->
        [empty] { "" }
       *[other] { " " }in the { $boat }
    } makes a way possible

## Verdicts

# Why a search ended before it was complete. Every message may refer to it.
ended-early = { $interrupted ->
        [0] a limit was reached
       *[other] interrupted
    }
unique-solution = 1 solution, and no other
several-solutions = { $count } solutions
at-least-solutions = at least { $count } solutions: { ended-early }
no-solution = no solution
limit-reached = { $count ->
        [0] { ended-early } before a solution was found
       *[other] 1 solution found; { ended-early } before it was known whether there are more
    }

## Solutions and answers

solution-number = Solution { $number }
first-shown = { $shown ->
        [0] none is shown
        [one] the first is shown
       *[other] the first { $shown } are shown
    }{ $more ->
        [0] { "" }
        [one] , 1 more is not
       *[other] , { $more } more are not
    }: { $all ->
        [0] `--first N` shows more
        [one] `--first 1` shows it
       *[other] `--first { $all }` shows all of them
    }
answers-incomplete = these answers are from the first solutions only
yes = yes
no = no
no-answer = no answer
questions = Questions
rules = Rules
clues = Clues
solutions = Solutions
candidates-incomplete = { ended-early }: cells may have more values than shown
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
smallest-unproved = These clues suffice; { ended-early } before smaller numbers were ruled out
clash = These contradict each other; without any one of them, the others do not
rules-clash = the categories contradict each other even without clues
differing-cells = Where the solutions differ
best-additions = Clues to add: the { $count } that leave the fewest solutions
additions = Clues to add, with the number of solutions that each leaves
check-incomplete = { ended-early }: there may be more to find

more-solutions = more than { $count } solutions: `bachet count` counts them
estimated-solutions = about { $mean } solutions, with 95 % confidence between { $low } and { $high }, estimated from { $samples ->
        [one] 1 sample
       *[other] { $samples } samples
    }

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
dead-end-givens = the givens alone have no solution: `bachet check` shows why
dead-end-one-of = { $count ->
        [1] this entry must change: { $entries }
       *[other] at least one of these { $count } entries must change: { $entries }; `--reveal` says which
    }
dead-end-wrong = { $count ->
        [1] wrong, by the only solution: { $entries }
       *[other] { $count } entries are wrong, by the only solution: { $entries }
    }
dead-end-together = { $count ->
        [1] no solution has this entry: { $entries }
       *[other] no solution has all of these entries, but without any one of them there is one: { $entries }
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

## The graph of states

graph-all = { $states ->
    [one] 1 state, up to symmetry
   *[other] { $states } states, up to symmetry
}
graph-all-named = { $states ->
    [one] 1 state
   *[other] { $states } states
}
graph-limit = only states within the limit of { $limit } are drawn
graph-back = back to { $place }
graph-beside = not on a shortest way
graph-boat = boat
graph-cost = cost so far
graph-moves = moves
graph-dead-end = dead end
graph-detour = detour
graph-forth = forth
graph-goal = goal
graph-needs-states = only a river crossing or a puzzle of moves has a graph of states
    .hint = `bachet print` without `--graph` prints this puzzle as a page; `bachet export` writes it as `dimacs` or `minizinc`
graph-one-way = A shortest way: { $steps }.
graph-only = { $states } states, of which only the { $shown } on shortest ways are drawn
graph-on-way = on a shortest way
graph-reached = reachable
graph-start = start
graph-too-large = the puzzle has too many states to draw
    .hint = `bachet solve` and `bachet count` still work
graph-unfinished = { ended-early } before all states were found
    .hint = allow more with `--time` or `--steps`
graph-way = the shortest ways have { $length }
graph-way-costs = the cheapest ways cost { $cost }

tree-denied = not { $what }
tree-dead-end = a dead end
tree-folded = { $folded ->
        [one] 1 node is
       *[other] { $folded } nodes are
    } not drawn separately
tree-leads = leads to a solution
tree-nodes = { $method }: { $nodes ->
        [one] 1 node
       *[other] { $nodes } nodes
    }, depth { $deepest }; { $solutions ->
        [one] 1 solution
       *[other] { $solutions } solutions
    }
tree-solution = a solution
tree-tried = no solution

## Batches of Sudokus

batch-stats = { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    }: { $unique } unique, { $several } several, { $none } none, { $unknown } unknown, { $bad } bad; { $time }, { $rate } per second
batch-stopped = stopped after { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    }: { ended-early }
empty-batch = there are no puzzles in `{ $file }`
    .hint = a puzzle is a line of 81 characters, such as `4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........`
generate-gave-up = { $made } of { $count } puzzles made; { $tries } attempts at the next one did not give that number of givens
    .hint = most minimal puzzles have 23 to 26 givens; those with at most 20 or at least 28 are very rare
generate-stats = { $made ->
        [one] 1 puzzle
       *[other] { $made } puzzles
    }; { $time }, { $rate } per second
generate-stopped = { $made } of { $count } puzzles made: { ended-early }
line-character = `{ $character }` has no meaning in a Sudoku
    .hint = a cell is a digit from 1 to 9; an empty cell is `.`, `0`, `*` or `_`
line-length = { $length ->
        [one] this line has 1 character
       *[other] this line has { $length } characters
    }; a Sudoku has 81, or 729 pencil marks
    .hint = a space is an empty cell only in a line of exactly 81 or 729 characters; otherwise it ends the puzzle
line-mark = `{ $digit }` is in the position of pencil mark { $expected } in row { $row }, column { $column }
    .hint = each cell has nine positions, one for each digit in order: the digit, or `.` if it is not a candidate
more-bad-lines = { $bad } lines are not puzzles; the first { $shown } are shown
json-is-one-object = `--json` prints one object, but this verb writes one line for each puzzle
    .hint = use `--jsonl`
no-puzzles = no puzzles are given
    .hint = name a file with one puzzle on each line, or `-` for standard input
backend-unavailable = this processor does not have { $backend }
    .hint = `--backend auto` uses the best that it has: { $best }
progress-puzzles = { $done } puzzles so far, { $rate } per second
seed = `--seed { $seed }` makes the same puzzles again

## Traces of methods

trace-needs-states = `{ $method }` searches states, and this puzzle has none
    .hint = use { $methods-or }
trace-needs-table = `{ $method }` fills a table, but this puzzle is a search through states
    .hint = use { $methods-or }
trace-too-many-boards = the rows of this board can be arranged in too many ways for `{ $method }`, which tries all of them
    .hint = use { $methods-or }
trace-too-large = this puzzle is too large for `{ $method }`
    .hint = `--compare all` shows which methods can solve it
trace-states-too-large = the states of this crossing need more than 128 bits, which is too much for every method
    .hint = use fewer travellers; `bachet solve` and `bachet count` have no such limit
trace-order-idle = `{ $method }` uses all clues at the same time, so `--order` has no effect
    .hint = leave out `--order`, or use { $methods-or }
trace-speed-needs-terminal = `--speed` needs a terminal to show the events on
    .hint = leave out `--speed`
trace-shows-nothing = `--events -` writes the events to standard output, so `--speed` and `--step` have no effect
    .hint = leave them out, or write a file name after `--events`
trace-order-needs-clues = `--order` needs clues, which only a logic grid has
    .hint = leave out `--order`
trace-no-such-clue = there is no clue `{ $label }`
    .hint = the clues are { $labels-and }
trace-clue-twice = `--order` names the clue `{ $label }` twice
    .hint = name each clue once
trace-events-over-puzzle = `{ $file }` is the puzzle itself, and the events would overwrite it
    .hint = write another file name after `--events`
trace-no-method = there is no method `{ $method }`
    .hint = { $meant-is ->
        [empty] { "" }
       *[other] did you mean `{ $meant }`?{ " " }
    }the methods are { $methods-and }
trace-method-chosen = this is `{ $method }`; `--method` takes { $methods-or }, too
trace-no-film = no film is written
    .hint = `--html` prints a page on which one steps through the run and plays it; `--events FILE` stores the steps, and `bachet trace --play FILE` plays them on a terminal
trace-file-empty = this file is empty
    .hint = `bachet trace PUZZLE --method M --events FILE` writes a trace
trace-file-no-header = the first line is not the header of a trace: { $reason }
    .hint = `bachet trace PUZZLE --method M --events FILE` writes a trace
trace-file-layout = this trace has the unknown version { $found }
    .hint = it was written by another version of Bachet
trace-file-method = there is no method `{ $method }`
    .hint = it was written by another version of Bachet
trace-file-behind-end = there are more lines after the end of the trace
    .hint = a file holds one trace
trace-file-line = this line is not an event: { $reason }
trace-file-long-line = this line is longer than { $limit } bytes
trace-file-unreadable = the file cannot be read any further: { $reason }
trace-file-unfit = event { $event } is not possible in this puzzle after the events before it
    .hint = the file was changed, or belongs to another puzzle
trace-file-unended = the trace is cut off: its last line is missing
trace-file-miscounted = the number of events in the last line is wrong
    .hint = the file was changed

trace-node = a node at depth { $depth }
trace-choose = { $subject }: { $ways ->
        [one] 1 choice
       *[other] { $ways } choices
    }
trace-assign = { $place } = { $value }
trace-assign-forced = implied: { $place } = { $value }
trace-start = starts in state { $state }
trace-go-on = moves to state { $state }
trace-step = { $step }. { $trip }
trace-holds = { $kind ->
        [clue] { $subject } can hold
        [state] { $subject } is new
       *[board] { $subject } breaks no rule
    }
trace-holds-not = { $kind ->
        [clue] { $subject } does not hold
        [state] { $subject } was visited before
       *[board] { $subject } breaks a rule
    }
trace-conflict = a dead end: { $subject }
trace-back-up = backtracks to { $kept ->
        [0] the start
        [one] 1 cell
       *[other] { $kept } cells
    }
trace-back-up-steps = backtracks to { $kept ->
        [0] the start
        [one] 1 state
       *[other] { $kept } states
    }
trace-combine = { $subject } leaves { $left } of { $before }
trace-solution = solution { $number }
trace-nothing = no events yet
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
trace-cut = cut off: all of it needs { $columns } columns and { $rows } rows
trace-status = event { $event }, { $mode ->
        [play] { $speed } per second
        [placement] looking for a placement
        [dead-end] looking for a dead end
        [solution] looking for a solution
        [end] looking for the end
       *[pause] paused
    }; ? shows the keys
trace-keys =
    space      pauses, and goes on
    → ←        the next event, the one before
    n  d  s    the next placement, dead end, solution
    N  D  S    the one before
    +  -       faster, slower
    Home End   the start, the end
    ?          hides the keys
    q          ends
stepper-controls = steps
stepper-buttons =
    to the start
    one step back
    play or pause
    one step forward
    to the end
    to the placement before
    to the next placement
    to the dead end before
    to the next dead end
    to the solution before
    to the next solution
    slower
    faster
stepper-groups =
    steps
    placement
    dead end
    solution
    speed
stepper-slider = event
stepper-position = event { $event } of { $last }
stepper-speed = { $speed } per second
stepper-log = events
stepper-way = the way so far
stepper-keys-heading = keys
stepper-keys =
    space | plays, and pauses
    → ← | one step forward, one back
    n  d  s | the next placement, dead end, solution
    N  D  S | the one before
    +  - | faster, slower
    Home  End | the start, the end
    ? | shows these keys
stepper-end = at the end
stepper-thinned = { $events } events: the steps are the placements, dead ends and solutions
stepper-cut = { $events } events: the steps are the first { $steps } placements, dead ends and solutions, and the end
trace-log-iteration = *{ $iteration } - properties in place: { $count }
trace-stored-all = { $count } events were written; the method was stopped there
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
    }, depth { $deepest }, { $solutions ->
        [one] 1 solution
       *[other] { $solutions } solutions
    }
trace-ways = the shortest way found has { $length }, { $shortest ->
        [one] 1 state
       *[other] { $shortest } states
    }{ $number ->
        [one] { "" }
       *[other] ; { $number } ways are that short
    }{ $longest ->
        [0] { "" }
       *[other] ; the longest has { $longest }
    }
trace-states-shown = the first { $shown } of { $states } states are shown
trace-ended-exhausted = the search is complete: { $solutions ->
        [one] there is no other solution
       *[other] there are no other solutions
    }
trace-ended-shortest = the search is complete: there is no shorter way, and { $solutions ->
        [one] no other is as short
       *[other] no others are as short
    }
trace-ended-without = the search is complete: there is no solution
trace-ended-found = this method stops at the first solution: `--all` continues
trace-ended-cut = { $interrupted ->
        [0] stopped
       *[other] interrupted
    } after { $events ->
        [one] 1 event
       *[other] { $events } events
    }
trace-ended-limit = { $solutions ->
        [0] unknown: { ended-early } before a solution was found
       *[other] { ended-early }: there may be more
    }
trace-ended-full = { $solutions ->
        [0] the memory limit was reached before a solution was found
       *[other] the memory limit was reached: there may be more
    }; more time would not help
trace-no-rules = this method uses the rules as they are, so there is nothing to list
    .hint = `clauses` rewrites them as alternatives, and `cnf` as clauses of a formula
trace-no-rules-of-ways = the methods that search ways use the rules as they are, so there is nothing to list
rule-alternatives = { $subject }: { $count ->
        [one] 1 alternative
       *[other] { $count } alternatives
    }
rule-more-alternatives = and { $count } more: `--all` lists them
rule-says-nothing = always true
rule-nobody = nobody has { $value }
header-rule = what
header-clauses = clauses
formula-counts = { $clauses ->
        [one] 1 clause
       *[other] { $clauses } clauses
    } over { $booleans ->
        [one] 1 Boolean
       *[other] { $booleans } Booleans
    } for the values of the cells{ $auxiliary ->
        [0] { "" }
       *[other] { " " }and { $auxiliary } auxiliary ones
    }
formula-more = `--all` lists the clauses
clause-false = false
clause-is = { $subject } is { $value }
clause-is-not = { $subject } is not { $value }
clause-not-both = { $subject } is not both { $first } and { $second }
clause-not-both-are = { $first } and { $second } are not both { $value }
clause-if = if { $premises }, { $conclusion }
clause-spare = spare place { $name }
clause-boolean = Boolean { $name }
clause-not = not { $subject }
group-cells = each cell has one value
group-values = each value of { $name } has a place
group-category = each place has a value of { $name }
group-given = givens
group-definitions = auxiliary numbers and truth values
compare-refused = left out: { $reason }
compare-untested = fewer than two methods finished, so there is nothing to compare
compare-agree = all methods that finished agree: { $count ->
        [0] there is no solution
        [one] 1 solution
       *[other] { $count } solutions
    }
compare-agree-ways = all methods that finished agree: { $count ->
        [0] there is no way
        [one] 1 shortest way
       *[other] { $count } shortest ways
    }
compare-differ = { $methods-and } found other solutions than the first method: this is a bug in Bachet
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
end-limit = { $interrupted ->
        [0] limit
       *[other] interrupted
    }
end-full = memory
subject-board = the board
subject-table = the table
subject-way = the way
subject-place = { $place }
subject-clue = clue { $label }
subject-category = the category { $name }
subject-house = { $value } in { $house }
subject-rule = the rule `{ $name }`
subject-clause = clause { $number }{ $words-is ->
        [empty] { "" }
       *[other] {" "}({ $words })
    }
subject-boolean = Boolean { $number }
subject-state = state { $state }

## Progress and gallery

progress = { $found ->
        [0] no solution found so far
        [one] 1 solution found so far
       *[other] { $found } solutions found so far, { $rate } per second
    }
progress-steps = { $steps } steps so far, { $rate } per second
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
empty-source = there is nothing in this text
    .hint = `bachet new grid` and `bachet new sudoku` print a text to start from; `bachet gallery` lists the puzzles that come with the program
not-text = this is { $kind ->
        [pdf] a PDF file
        [picture] a picture
        [office] a document of an office program, or an archive
        [rtf] a formatted document (RTF)
       *[compressed] a compressed file
    }, and only plain text is read
    .hint = copy the puzzle out of it as text, or type it; `bachet new sudoku` and `bachet new grid` print a text to start from
source-too-large = the source is larger than { $limit } MB
    .hint = a puzzle is a few kilobytes: is this the right file?
too-many-lines = the source has more than { $limit } lines
    .hint = a puzzle has a few dozen lines: is this the right file?
control-character = the invisible character { $character } is not allowed in a puzzle
    .hint = delete it
puzzle-too-large = the expressions have more than { $limit } names, numbers and operators in total
    .hint = split the puzzle, or use quantifiers: `every x in ...`
    .rules = shorten the rules, or leave some of them out
too-many-problems = only the first { $limit } problems are shown
unsupported-family = `{ $family }` is not a family of puzzles
    .hint = the families are `grid`, `sudoku`, `crossing`, `jugs`, `hanoi`, `tiles` and `knights`
family-not-first = the line `{ $family }:` must be the first line of the puzzle
    .hint = move it to the top

## Diagnostics: JSON

json-syntax = { $found-is ->
        [empty] the JSON ends too early
       *[other] invalid JSON at `{ $found }`
    }
    .at-end = a quote, a bracket or a brace is not closed
    .json-end = nothing may follow the puzzle
    .json-depth = this is nested deeper than any puzzle needs
    .json-value = a value is a text in double quotes, a number, a list, an object, `true`, `false` or `null`
    .json-digit = a number needs a digit here
    .json-list = put a comma between the items of a list
    .json-key = a key is a text in double quotes
    .json-colon = put a colon after the key
    .json-object = put a comma between the entries of an object
    .json-control = write a line break in a text as `\n`
    .json-escape = a backslash must be followed by one of `" \ / n r t`, or by `u` and four digits
json-type = the value of `{ $field }` has the wrong type
    .text = it must be a text in double quotes
    .list = it must be a list
    .object = it must be an object
    .boolean = it must be `true` or `false`
    .whole = it must be a list of whole numbers
    .number = it must be a whole number
    .item = it must be a number or a text
    .route = it must be a list of two places
    .pair = it must be a list of two things
    .kind = it must be `one each`, `spare` or `shared`
json-missing = the key `{ $field }` is missing
    .hint = every puzzle needs a family; a logic grid needs categories, each with a name and values; a Sudoku needs cells
json-unknown-field = the key `{ $field }` has no meaning here
    .hint = the keys are { $fields-and }

## Diagnostics: lines

unreadable-line = this line is not a keyword, a category, a clue or a question
    .hint = a category is `name: values`, a clue begins with `1.` or `-`, a question with `?`, an expression with `=` on an indented line, a remark with `#`
line-without-keyword = this line does not begin with a keyword
    .hint = a line is a keyword, a colon and a value; the keywords are { $keywords-and }
no-such-keyword = a puzzle of the family `{ $family }` has no keyword `{ $keyword }:`
    .hint = its keywords are { $keywords-and }
    .did-you-mean = did you mean `{ $suggestion }:`? Its keywords are { $keywords-and }
second-family = `{ $family }:` begins a second puzzle
    .hint = a source holds one puzzle
missing-keyword = the puzzle has no `{ $keyword }:`
    .jugs = state the sizes of the jugs and the goal: `capacity: 3, 5` and `goal: 4`
    .hanoi = state the number of disks: `disks: 5`
    .tiles = draw the board below the first line, one row on each line, with `.` for the blank
    .knights = draw the board below the first line, one row on each line: `W` and `B` for knights, `.` for a free square
empty-keyword = there is no value after `{ $keyword }:`
    .hint = write it on this line, or on indented lines below
one-item = there is more than one value after `{ $keyword }:`
    .hint = keep one of them
not-in-range = `{ $text }` is not a whole number from { $least } to { $most }
    .hint = write it in digits; for halves and quarters use a smaller unit
    .unit = leave out the unit; a name comes before its number: `small 3`
list-length = there { $found ->
        [one] is 1 number
       *[other] are { $found } numbers
    } after `{ $keyword }:`, but { $expected } are needed
    .jugs = write one number for each jug, in order: how much it holds
    .goal = write one number for each jug, in order, with `any` where it does not matter; or one number for any one of the jugs
    .disks = write one peg for each disk, the smallest first; or one peg for all of them
unknown-choice = `{ $text }` has no meaning after `{ $keyword }:`
    .hint = the choices are { $choices-or }
    .did-you-mean = did you mean `{ $suggestion }`? The choices are { $choices-or }
duplicate-keyword = `{ $keyword }` occurs twice
    .hint = keep one of the two
unknown-language = the language `{ $language }` is not known
    .known = the languages are `en`, `fr` and `nl`
    .hint = the languages are `en`, `fr` and `nl`; a category of this name is written `category language: ...`
second-expression = this clue or question already has an expression
    .hint = join the two with `and`; an expression that continues on the next line must end its line with an operator
expression-without-clue = this expression does not belong to a clue
    .hint = begin its line with the label of a clue: `1. = ...`, or with `- = ...`
unknown-keyword = `{ $name }` is not a keyword, and the text after it does not make a category
    .hint = did you mean `{ $suggestion }`? A category of this name is written `category { $name }: ...`
    .clue = a clue begins with a number or a dash: `{ $suggestion } ...`, or `- ...`
unknown-modifier = `{ $modifier }` is not a property of a category
    .hint = did you mean `({ $suggestion })`? If it is part of the name, put the name in double quotes
empty-clue = { $label-is ->
        [empty] there is no clue after this dash
       *[other] there is no clue after the label `{ $label }`
    }
    .hint = write a sentence or an expression after it, or delete it
empty-question = there is no question after this question mark
    .hint = write a sentence or an expression after it, or delete it
invalid-label = `{ $label }` cannot be the label of a clue
    .hint = a label is like `1`, `1a` or `a`
needs-expression = this sentence has no expression
    .hint = add an indented line below it that begins with `=` and says the same
    .field = add the field `expression` beside it, which says the same
    .too-many = at most { $limit } kB of sentences are read in a puzzle: add an indented line below it that begins with `=` and says the same
    .too-many-page = at most { $limit } kB of sentences are read in a puzzle
    .too-many-fields = at most { $limit } kB of sentences are read in a puzzle: add the field `expression` beside it, which says the same

## Diagnostics: sentences

unread-sentence = { $kind ->
        [too-long] this sentence is too long to be read
        [known] I know { $known-and }, but cannot read what the sentence says about them
        [unknown] I don't know { $unknown-and }, and the sentence names no value of the puzzle
        [nothing] I cannot read this sentence
        [slip] `{ $word }` is no value of the puzzle; did you mean `{ $name }`?
       *[both] I know { $known-and }, but not { $unknown-and }
    }
    .hint = add an indented line below it with its meaning{ $count ->
        [0] : `= ...`
       *[other] , such as { $examples-or }
    }
    .field = add the field `expression` beside it, with its meaning{ $count ->
        [0] { "" }
       *[other] , such as { $examples-or }
    }
    .page = `bachet read --propose` makes a puzzle file of this page, in which you can add the meaning below the clue{ $count ->
        [0] : `= ...`
       *[other] , such as { $examples-or }
    }
    .missing = if { $words-and } belong to a category that is missing, add a line such as `{ $line }`
other-language = { $words-and } { $found ->
        [en] is English
        [fr] is French
        [nl] is Dutch
       *[other] is `{ $found }`
    }, but the puzzle is read as { $language ->
        [en] English
        [fr] French
        [nl] Dutch
       *[other] `{ $language }`
    }
    .hint = to read all of it in that language, add `language: { $found }` above the categories; otherwise rewrite the sentence, or add its meaning below it: `= ...`
    .field = to read all of it in that language, set `"language": "{ $found }"`; otherwise rewrite the sentence, or add its meaning as `expression`
ambiguous-sentence = this may mean { $readings-or }
    .hint = add an indented line below it with the meaning that you want: { $expressions-or }
    .field = add the field `expression` beside it, with the meaning that you want: { $expressions-or }
    .page = `bachet read --propose` makes a puzzle file of this page, in which you can add the meaning below the clue: { $expressions-or }
default-reading = this is read as `{ $reading }`; it may also mean { $others-or }
    .hint = if you want the other meaning, add an indented line below it: { $expressions-or }
    .field = if you want the other meaning, add the field `expression` beside it: { $expressions-or }
    .page = `bachet read --propose` makes a puzzle file of this page, in which you can add another meaning below the clue: { $expressions-or }
idle-sentence = this does not affect the puzzle: { $kind ->
        [unlisted] its subject is not in any category
        [beside] no category is about this
       *[scene] it only sets the scene
    }
sentence-differs = the sentence means `{ $reading }`, but its expression is `{ $expression }`
    .hint = with { $rows-and }, only the { $holds } is true: change one of them, or leave one out

## Diagnostics: categories and lists

text-too-long = this text is longer than { $limit } kB, and the rest of it is not read
    .hint = leave out what does not belong to the puzzle
no-clues = there are no clues in this text
    .hint = number the clues, `1.` and so on, or write `Clues:` above them
repeated-label = there is already a clue { $label }
    .hint = both are kept; renumber the clues to tell them apart
no-categories = the puzzle has no categories
    .page = list the names above the clues, one category on each line: `colour: red, blue, green`; `bachet read --propose` proposes some from the clues, as a puzzle file to edit
    .hint = state them first, one on each line: `colour: red, blue, green`
missing-name = this category has no name
    .hint = write its name before the colon
empty-category = the category `{ $category }` has no values
    .hint = write them after the colon, with commas between them
empty-value = a value of `{ $category }` is empty
    .hint = delete a comma, or write the value
ambiguous-commas = `{ $text }` can be read in two ways: as the list { $separated }, or as { $grouped }
    .hint = write a space after each comma that separates values, or use `;` between the values
comma-inside-value = the comma in `{ $value }` is read as part of the value
    .hint = if it separates two values, write a space after it
unclosed-quote = this double quote is not closed
    .hint = write `"` at the end of the name
text-after-quote = `{ $text }` follows the closing quote of a name
    .hint = put a comma before it; inside quotes, write a quote as `""`
invalid-range = `{ $range }` is not a range
    .hint = a range is two whole numbers with the same unit, the smaller first: `1..9`
too-many-values = the category `{ $category }` has { $count } values, more than { $limit }
    .hint = a category has at most { $limit } values
too-many-categories = the puzzle has more than { $limit } categories
    .hint = a puzzle has at most { $limit } categories
name-too-long = this name has more than { $limit } characters
    .hint = is a comma or a line break missing?
duplicate-category = there are two categories `{ $category }`
    .hint = rename one of them
duplicate-value = `{ $value }` occurs twice in `{ $category }`
    .hint = delete or rename one of them; capitals and spaces make no difference
equal-numbers = `{ $value }` and `{ $other }` are the same number in `{ $category }`
    .hint = if they are names and not numbers, write `{ $category } (text): ...`
wrong-size = `{ $category }` has { $size ->
        [one] 1 value
       *[other] { $size } values
    }, but `{ $first }` has { $expected }
    .larger = write `{ $category } (some unused): ...` if some of its values occur nowhere, or `{ $category } (shared): ...` if a value may occur several times
    .smaller = add the missing values, or write `{ $category } (shared): ...` if a value may occur several times
too-few-values = `{ $category }` has { $size ->
        [one] 1 value
       *[other] { $size } values
    }, too few for the { $expected } of `{ $first }`
    .hint = add values, or write `{ $category } (shared): ...` if a value may occur several times
first-category-kind = the first category, `{ $category }`, lists those the puzzle is about, so each value occurs exactly once
    .hint = put another category first, or delete the brackets after its name
conflicting-kinds = `{ $category }` is both `(shared)` and `(some unused)`
    .hint = `(shared)` alone allows both: a value may occur several times, or not at all
counts-differ = the counts after the values of `{ $category }` add up to { $sum }, not { $expected }
    .hint = they say how often each value occurs, so they must add up to the number of values in the first category
out-of-calendar-order = the values of `{ $category }` are not in calendar order
    .hint = they are used in the order listed, running forward from the first
number-too-large = the number `{ $text }` is too large for exact arithmetic
    .hint = numbers, and the results of calculations, may have at most 18 digits

## Diagnostics: the form of an expression

empty-expression = there is no expression after this `=`
    .hint = write what must be true, such as `= green = coffee`
expression-too-long = this expression is longer than { $limit } bytes
    .hint = split it into several clues
nested-too-deep = brackets and operators are nested deeper than { $limit } levels
    .hint = split the expression into several clues
unclosed-bracket = the bracket `{ $bracket }` is not closed
    .hint = add the closing bracket, or delete this one
unopened-bracket = this `{ $bracket }` closes no bracket
    .hint = delete it, or add the opening bracket
expected-operand = { $found-is ->
        [empty] a name, a number or a bracket is missing here
       *[other] expected a name, a number or a bracket, not `{ $found }`
    }
    .hint = put names that contain signs or keywords in double quotes
    .at-end = the expression ends too early
    .did-you-mean = did you mean `{ $suggestion }`?
expected-operator = there is no operator before `{ $found }`
    .hint = put a sign or a word such as `=`, `<`, `+`, `and` or `or` between two operands
    .did-you-mean = did you mean `{ $suggestion }`?
    .words = only an expression can stand here; a sentence stands on the line of its clue, without a sign before it
expected-word = { $found-is ->
        [empty] `{ $expected }` is missing at the end
       *[other] expected `{ $expected }`, not `{ $found }`
    }
    .hint = add `{ $expected }`
mixed-xor-or = `xor` and `or` need brackets to be combined
    .hint = `(a xor b) or c` differs from `a xor (b or c)`
chained-not-equal = two `!=` in a row do not say whether the first and the last may be equal
    .hint = write `{ $suggestion }`
too-many-quantifiers = quantifiers are nested deeper than { $limit } levels
    .hint = split the expression into several clues
variable-is-name = `{ $variable }` is already the name of a value or a category
    .hint = use another letter for the variable
variable-in-use = `{ $variable }` is already the variable of an outer quantifier
    .hint = use another letter for the variable
wrong-arguments = `{ $function }` takes { $expected ->
        [one] 1 argument
       *[other] { $expected } arguments
    }, not { $found }
    .hint = put the arguments in brackets, with commas between them
expected-whole-number = expected a whole number above zero, not `{ $found }`
    .hint = such as `exactly 2 of (...)` or `3 places left of`

## Diagnostics: the meaning of an expression

unknown-name = no category or value is called `{ $name }`
    .hint = every name must be in a category
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
category-alone = `{ $category }` is a category, but a value is needed here
    .hint = `{ $category }(...)` is the value that someone has in it
not-a-category = `{ $name }` is not a category, so it cannot be followed by brackets
    .hint = put a sign or a word between the two
not-a-truth = `{ $text }` is neither true nor false
    .hint = compare it with something: `=`, `!=`, `<`, ...
    .in-list = write `{ $suggestion }`
truth-as-value = `{ $text }` is true or false, and cannot be compared or calculated with
    .hint = join true-or-false expressions with `and`, `or` or `iff`; put brackets around each comparison
not-a-number = `{ $text }` is not a number
    .hint = only values of a numeric category can be calculated with
    .of-category = write `{ $suggestion }`
    .words = a value of `{ $category }` is not a number, so all of them are read as text
not-an-entity = `{ $text }` is not a name, but a name is needed here
    .hint = a value stands for the one who has it
    .act = write `{ $suggestion }`
entity-against-number = `{ $entity }` cannot be compared with the number `{ $number }`
    .hint = no category lists numbers: add one, such as `age: 11, 12, 13`
    .of-category = write `{ $suggestion }`
order-of-entities = `{ $first }` and `{ $second }` have no order, because they are not numbers
    .hint = no category has an order: write `(ordered)` after the name of one, and compare the values of both: `category(a) < category(b)`
    .of-category = write `{ $suggestion }`
value-against-entity = the value `{ $value }` cannot be compared with `{ $entity }`
    .hint = compare the values of both: `category(a) = category(b)`
    .of-category = write `{ $suggestion }`
different-categories = a value of `{ $first }` never equals a value of `{ $second }`
    .hint = compare two values of the same category
mixed-kinds = `all different` needs items of one kind
    .hint = list only names, only values of one category, or only numbers
not-ordered = the values of `{ $category }` have no order
    .hint = write `{ $category } (ordered): ...` if they are listed in order
axis-needed = it is not clear which category gives the order
    .hint = add `by` and the category: { $axes-or }
    .none = no category has an order: write `(ordered)` after the name of one
shared-value-as-entity = several may have `{ $value }`, so it does not identify one of them
    .hint = write `{ $category }(...) = { $value }`
wrong-unit = the unit `{ $unit }` does not fit here
    .hint = leave it out
    .expected = the unit here is `{ $expected }`
division-by-zero = `{ $text }` divides by zero
    .hint = a division by zero has no result
always-true = this is true in every case
    .hint = it says nothing about the puzzle
never-true = this is false in every case
    .hint = the puzzle has no solution with it

## Diagnostics: stating the puzzle for the solver

arithmetic-overflow = the numbers here are too large for exact arithmetic
    .hint = keep every number and every intermediate result well below 10^18
clue-too-large = this clue becomes too large when `every`, `some` and `all different` are expanded
    .hint = split it into several clues, or divide by a simpler number
no-room-for-nobody = with 64 names or values, there is no room for a value that occurs nowhere
    .hint = use at most 63

## Diagnostics: puzzles of moves

state-too-large = the states of this puzzle are too large
    .jugs = use at most { $limit } jugs, or smaller ones
    .hanoi = use at most { $limit } disks with this number of pegs
    .board = use at most { $limit } squares with this number of different pieces
duplicate-peg = there are two pegs `{ $name }`
    .hint = rename one of them
duplicate-jug = the jug `{ $jug }` occurs twice
    .hint = every jug has its own name, and occurs once in a list
unknown-jug = no jug is called `{ $name }`
    .hint = the jugs are { $jugs-and }
    .unnamed = the jugs have no names: write the numbers alone, in their order, with commas between them
    .did-you-mean = did you mean `{ $suggestion }`?
unnamed-jug = it is not clear which jug `{ $text }` is for
    .hint = write the name of the jug before each number, or before none
jug-overfull = { $amount } is more than the jug `{ $jug }` can hold
    .start = it can hold { $capacity } at most
jug-too-small = { $jug-is ->
        [empty] no jug can hold { $amount }
       *[other] the jug `{ $jug }` cannot hold { $amount }
    }, so the goal cannot be reached
    .goal = is a number wrong?
uneven-row = row { $row } has { $found ->
        [one] 1 square
       *[other] { $found } squares
    }, the first has { $expected }
    .hint = draw all rows equally long, one character for each square, or with spaces between the squares
one-blank = { $found ->
        [0] the board has no blank
       *[other] the board has { $found } blanks
    }
    .hint = draw exactly one: `.`, `0` or `_`
bad-tile = `{ $text }` cannot be the name of a tile
    .hint = a name is letters and digits; the blank is `.`, `0` or `_`
goal-needed = { $family ->
        [tiles] these tiles have no standard order
       *[knights] these knights cannot simply change sides
    }, so the puzzle needs `goal:`
    .tiles = the standard tiles are `1` to `{ $last }`; for other tiles, draw the final board below `goal:`
    .knights = the standard goal needs two colours with the same number of knights; for others, draw the final board below `goal:`
other-shape = the goal has { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } of { $columns }, but the start has { $start-rows ->
        [one] 1 row
       *[other] { $start-rows } rows
    } of { $start-columns }
    .hint = draw the goal as large as the start
other-pieces = the goal has other pieces than the start
    .both = the goal lacks { $missing-and }, and the start lacks { $extra-and }
    .missing = the goal lacks { $missing-and }
    .extra = the start lacks { $extra-and }
other-squares = this square is on one board only
    .hint = `#` means that there is no square; write it in both the start and the goal
bad-square = `{ $text }` is not a square
    .hint = `.` is a free square, a letter is a knight of that colour (`W`, `B`), `#` means that there is no square
    .colours = there may be at most { $limit } colours of knights
no-knights = there are no knights on the board
    .hint = write `W` or `B`, or another letter for another colour, for each knight
turns-need-two = { $found ->
        [one] there is 1 colour
       *[other] there are { $found } colours
    }, but only two can take turns
    .hint = leave out `turns:` to let any knight move at any time

## Diagnostics: Sudoku, the source and its format

no-board = there is no board here
    .hint = a board is rows of digits, with `.`, `0`, `*` or `_` for an empty cell; `--from FORMAT` names another format
ambiguous-format = this can be read as { $formats-or }, with different boards
    .hint = name the format with `--from FORMAT`
recognised-format = read as `{ $format }`: a board of { $size } by { $size }
several-puzzles = this source has { $count } puzzles, but only one can be used here
    .hint = `bachet batch` solves all of them; `bachet convert` writes all of them
several-boards = this source has { $bound ->
        [least] at least{ " " }
       *[exact] { "" }
    }{ $count } boards, { $places ->
        [1] in line
       *[other] at the lines
    } { $lines }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }, but only one can be used here
    .hint = copy one of them into a file of its own; or write each in one line of 81 characters, and give all lines to `bachet batch`
    .lines = write each alone on its line, and give all lines to `bachet batch`; or copy one of them into a file of its own
text-around-board = only the board is read; the text around it is ignored
solution-ignored = this is the solution of the other board, and is ignored
rule-from-text = this is read as the rule `{ $rule }`
rule-in-text = the text `{ $text }` beside the board is perhaps a rule, but is not understood
    .hint = if it is a rule, write its name below the board instead: `diagonals`, `anti-knight`, `anti-king`, `nonconsecutive`, `windoku` or `disjoint`; other rules do not exist here. If it is none, delete this text
    .regions = if it has irregular regions, write a map of them below the board: one letter for each cell, the same letter in each region
unclear-blanks = the blanks of this drawing can be empty cells in several ways
    .hint = write `.` for each empty cell
unclear-borders = the lines of this drawing surround parts of different sizes
    .hint = leave the lines out if they mean nothing; otherwise write { $example-is ->
        [empty] a map of the regions below the board:
       *[other] the shape of the boxes below the board, such as `{ $example }`, or a map of the regions:
    } one letter for each cell
unclear-shading = the strokes or shades of this drawing mark cells that no rule has
    .hint = draw the board without them, and write the names of its rules below it, such as `diagonals`
cages-not-read = `{ $text }` is a cage with its sum: a killer Sudoku
    .hint = cages are not understood; without them it is another puzzle
link-without-board = this link holds no board, and no page is fetched from the network
    .hint = type or copy the digits of the board, or use a link that holds them: f-puzzles `?load=...`, SudokuPad `fpuz...` or `scl...`, SudokuWiki `?bd=...`
    .short = the link only names a puzzle on a server: open it in a browser, and copy the digits, or a link that holds the puzzle, such as the one of f-puzzles
link-unreadable = the puzzle in this link cannot be read
    .hint = copy the whole link again, or the digits of the board
link-rules = the puzzle of this link has rules that are not understood: { $rules }
    .hint = without them it is another puzzle, so that it is not solved
link-read = read from the link: a board of { $size } by { $size }
unclear-puzzle = this text is no puzzle that can be recognised
    .hint = a Sudoku is rows of digits, with `.` for an empty cell; a logic grid is two or more lines `name: values`, then clues such as `1. ...`; one without clues yet begins with the line `grid:`
unclear-cell-names = in these names of cells, the letter can be the row or the column
    .hint = write row and column: `r1c2=7` is a 7 in row 1, column 2
size-unknown = this list of cells and values does not show how large the board is
    .hint = draw the board as rows, with `.` for each empty cell
cell-twice = the cells and values of this list do not fit: `{ $text }`
    .hint = give each cell one value from 1 to 9: `r1c2=7`

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
row-lengths = rows { $rows }{ $part ->
        [regions] { " " }of the regions
       *[board] { "" }
    } have { $found } cells{ $more ->
        [0] { "" }
       *[other] , and { $more } more rows are wrong
    }; { $expected } are needed in each
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
    .regions = write them below `regions:`, a row of labels with spaces between them for each row of the board
cell-count = this line has { $found ->
        [one] 1 character
       *[other] { $found } characters
    }, but a board of { $size } by { $size } needs { $expected }
    .hint = each cell is one character; an empty one is `.`, `0`, `*` or `_`
    .marks = each cell is { $size } characters: its candidates, and `.` for every other value
    .givens = the third field holds the givens: a digit or `.` for each cell, with `+` before a digit that was filled in
    .regions = each cell is one character, the label of its region; the board may follow
pencil-mark = `{ $text }` in r{ $row }c{ $column } is in the position of `{ $expected }`
    .hint = write the candidates of a cell in order, with `.` or `0` for every other value
list-depth = a list nested { $depth } levels deep is not a board
    .hint = a board is a list of rows, or a list of bands of boxes of rows
list-item = there is no item before `{ $found }`
    .hint = an empty cell is `0`, `None` or `null`
library-line = this line has too few fields
    .hint = write `:technique:candidates:givens:deleted candidates:::`
deleted-candidate = `{ $text }` is not a deleted candidate
    .hint = `482` is the 4 in row 8, column 2
ignored-section = the section `{ $section }` is ignored
ignored-text = the text after the board is ignored
letters-from-a = letters are read as numbers: `A` is 1
unknown-constraint = the constraint `{ $text }` is not supported
    .hint = supported are cells, `Shape`, `Jigsaw`, `NoBoxes`, both of `Diagonal`, `AntiKnight`, `AntiKing`, `AntiConsecutive`, `Windoku`, `DisjointSets`
bad-value = `{ $text }` in r{ $row }c{ $column } is not a value
    .hint = the values are `1` to `{ $largest }`; an empty cell is written `.`, `0`, `*` or `_`
    .too-large = the largest value of this board is `{ $largest }`
    .candidates = candidates are values from `1` to `{ $largest }`, each once
bad-values = { $count } cells hold no value: { $texts }{ $more ->
        [0] { "" }
       *[other] , and { $more } more
    }
    .hint = the values are `1` to `{ $largest }`; an empty cell is written `.`, `0`, `*` or `_`
    .letters = letters are no digits; they are probably misread: { $digits }
no-candidates = r{ $row }c{ $column } has no candidates
    .hint = the puzzle has no solution: is a candidate missing?
board-too-large = a board of { $size } by { $size } is too large
    .hint = a board has at most { $limit } rows
board-apart = this row is separated from the rest of the board
    .hint = write rules and keywords above or below the board, not in it
latin-square = a board of { $size } by { $size } has no boxes, so only its rows and columns count
    .hint = if that is intended, write `boxes: none`; otherwise state `regions:`
box-shape = { $text-is ->
        [empty] the boxes need a shape that fits
       *[other] `{ $text }` is not a shape of boxes for
    } a board of { $size } by { $size }
    .hint = { $example-is ->
        [empty] write `boxes: none`
       *[other] write rows, `x` and columns, such as `{ $example }`, or `boxes: none`
    }
    .size = a box has { $size } cells
region-size = the region `{ $region }` has { $found ->
        [one] 1 cell
       *[other] { $found } cells
    }, but needs { $expected }
    .hint = each region has one cell for each value
unknown-symbols = `{ $text }` is not a set of symbols
    .hint = use `letters`, `numbers` or `0-F`
unreadable-rule = this line is not a row of the board, a keyword or a rule
    .hint = a rule begins with its name, such as `diagonals` or `diagonal: down`

## Diagnostics: Sudoku, cells in rules

bad-cell = `{ $text }` is not a cell
    .hint = a cell is written `r1c{ $size }`: row 1, column { $size }
cell-outside = the cell `{ $text }` is not on the board
    .hint = rows and columns go from 1 to { $size }
cell-range = the cells from `{ $text }` are not in one row or one column
    .hint = name them one by one

## Diagnostics: Sudoku, writing

lost-in-format = { $lost ->
        [rules] the rule `{ $rule }` cannot be written in the format `{ $format }`
        [regions] regions cannot be written in the format `{ $format }`
        [boxes] the shape of the boxes cannot be written in the format `{ $format }`
        [candidates] candidates cannot be written in the format `{ $format }`
       *[size] a board of this size cannot be written in the format `{ $format }`
    }
    .hint = the format `text` can write every puzzle
    .marks = `--givens` leaves the candidates out; the formats `text` and `pencilmarks` keep them
marks-left-out = the candidates follow from the givens, and are left out: the format `{ $format }` has none

## Diagnostics: river crossings, lines and names

crossing-line = this line has no colon
    .hint = a line is `keyword: ...`, such as `boat: 2 seats`, or states things, such as `wolf: 1`; a condition is a rule, such as `rule at banks: wolf and goat => farmer`
    .did-you-mean = a condition is a line such as `{ $suggestion }`
crossing-keyword = `{ $name }` is not a keyword
    .hint = did you mean `{ $suggestion }`? Things with this name are written `thing { $name }: ...`
things-again = this line would declare travellers of the kind `{ $name }`, but these are declared already
    .hint = write `{ $suggestion }`
empty-item = there is nothing between two commas
    .hint = delete one of the commas
name-missing = a name is missing here
    .hint = write it before the colon, or between the commas
too-many-names = there are more than { $limit } of these
    .hint = a puzzle may have at most { $limit } of them; many things of one kind are written `soldier: 3000`
no-things = the puzzle has no things to take across
    .hint = state them, with their number: `wolf: 1`
no-boat = the puzzle has no boat
    .hint = state how many fit in it: `boat: 2 seats`
number-expected = expected a number, not `{ $text }`
    .hint = write it with digits
number-with-unit = there is something after the number in `{ $text }`
    .hint = leave out what follows it
    .comma = put spaces between several numbers: `time 1 2 5 8`
count-expected = `{ $text }` is not a whole number
    .hint = write a whole number, zero or more
too-few-places = a crossing needs at least two places
    .hint = leave the line out for `left` and `right`, or write `places: left, island, right`
duplicate-place = there are two places `{ $name }`
    .hint = rename one of them; capitals and spaces make no difference
unknown-place = there is no place `{ $name }`
    .hint = the places are { $places-and }
    .rule = a rule holds everywhere (`rule:`), `at banks`, `in boat`, `unattended`, or at one of { $places-and }
    .did-you-mean = did you mean `{ $suggestion }`?
route-shape = `{ $text }` is not a route between two places
    .hint = write the two places with a dash and spaces between them: `left - island`
route-to-itself = this route leads from `{ $name }` back to `{ $name }`
    .hint = name two different places
duplicate-route = the route between `{ $from }` and `{ $to }` occurs twice
    .hint = a route goes in both directions; once is enough
place-without-route = no route leads to `{ $name }`
    .hint = if a puzzle states routes, the boat uses only these

## Diagnostics: river crossings, things

duplicate-thing = the name `{ $name }` is already used
    .hint = things, tags and attributes need different names
duplicate-member = `{ $name }` occurs twice in `{ $group }`
    .hint = rename one of them; capitals and spaces make no difference
unknown-thing = there is no `{ $name }` here
    .hint = there are { $things-and }
    .did-you-mean = did you mean `{ $suggestion }`?
unknown-attribute = nothing has an attribute `{ $name }`
    .hint = the attributes are { $attributes }
    .none = write it after the number of the things that have it: `adult: 2, { $name } 80`
    .did-you-mean = did you mean `{ $suggestion }`?
thing-number = there is no `{ $name }` with the number { $number }
    .hint = the numbers are 1 to { $count }
missing-count = the number of `{ $name }` is missing
    .hint = write `{ $name }: { $count }`, or their names
none-of-them = there must be at least one `{ $name }`
    .hint = if there is none, delete the line
too-many-things = there are too many things
    .hint = there may be { $limit } with one name
    .all = there may be { $limit } in total
names-and-count = the number of `{ $name }` is { $count }, but there are { $found } names
    .hint = the names alone are enough
thing-item = `{ $text }` has no meaning here
    .hint = after the number of things come attributes, such as `weight 80`, or `each with her man`
    .unit = after each name comes its number with a unit, `Ann 60 kg`, or after none
numbered-names = these numbers may be weights, times or parts of the names
    .hint = { $repeated ->
        [yes] if they are parts of the names, write `{ $suggestion }`
       *[no] write a unit behind each, such as `kg` or `min`; or the names first, then what the numbers are: `{ $suggestion }`
    }
attribute-count = `{ $name }` has { $found } numbers for { $expected } of `{ $thing }`
    .hint = write one number for all, or { $expected } with spaces between them
    .none = write one number for all, or { $expected } with spaces between them
    .commas = write one number for each traveller, in the order of the lines above, with commas between them
duplicate-attribute = `{ $name }` occurs twice for `{ $thing }`
    .hint = write one number for all, or one for each, after one `{ $name }`; a name that ends with a number needs double quotes
negative-attribute = the { $name } `{ $text }` is negative
    .hint = an attribute is zero or more
sum-too-large = the sum of the numbers of `{ $name }` is too large for exact arithmetic
    .hint = numbers, and the results of calculations, may have at most 18 digits
duplicate-mate = `{ $text }` states a second mate
    .hint = each thing has at most one mate
mate-not-group = `{ $name }` is not the name of things of one kind
    .hint = name the mate of each: `woman: 3, each with her man`
mate-of-itself = each `{ $name }` would have another `{ $name }` as mate
    .hint = mates have different names: `woman: 3, each with her man`
mate-counts = there are { $count } of `{ $name }`, but { $mates } of `{ $mate }`
    .hint = each thing has one mate: give those without a mate a name of their own, and define a tag for all
mate-without = there is no `{ $mate }` with the name `{ $member }`
    .hint = mates have the same names; if they have not, pair them in a line of their own: `pairs: verte - vert, bleue - bleu`
    .did-you-mean = did you mean `{ $suggestion }`?
pair-shape = `{ $text }` is not a pair of mates
    .hint = write the two with a dash and spaces between them: `pairs: verte - vert, bleue - bleu`
not-one-thing = `{ $name }` is the name of several
    .hint = name one of them, with its number or its own name
pair-groups = the mates of `{ $name }` are not all of the kind `{ $mate }`
    .hint = pair the members of two groups, each with one of the other
pair-twice = `{ $name }` is in two pairs
    .hint = each thing has at most one mate
pair-missing = `{ $name }` is in no pair
    .hint = name every member of both groups once
mixed-units = one number is in `{ $unit }`, another in `{ $other }`
    .hint = give all of them in one unit
tag-shape = `{ $text }` does not define a tag
    .hint = a tag is a name, `=`, and its members: `adult = father, mother`
empty-tag = the tag `{ $name }` has no members
    .hint = write them after the `=`: `{ $name } = father, mother`
tag-below = the tag `{ $name }` is defined further below
    .hint = a tag can use only tags above it

## Diagnostics: river crossings, places and the boat

placed-shape = `{ $text }` does not say who is where
    .hint = write `wolf at left` or `wolf anywhere`, with commas between several
contradicting-places = `{ $who }` is at two places
    .hint = keep one of the two
    .order = write the general case first and the exception after it: `all at right, wolf anywhere`
start-anywhere = the place where `{ $who }` starts is missing
    .hint = write a place: `{ $who } at left`
forbidden-start = the start breaks a rule at `{ $place }`: `{ $rule }`
    .hint = a rule is checked only where a trip leaves or arrives; check who starts where
    .unattended = if it is meant where the boat is not, write `rule unattended: { $rule }`
second-boat = there are several boats, but not all of them have names
    .hint = name each of them in its line: `boat ferry: 2 seats`, `boat raft: 1 seat`
too-many-boats = there are more than { $limit } boats
    .hint = leave out boats that are not needed
boat-name = `{ $name }` cannot be the name of a boat: it means something else
    .hint = give the boat another name: `boat ferry: 2 seats`
duplicate-boat-start = `{ $text }` is a second place where the boat starts
    .hint = keep one of the two
boat-not-thing = `{ $name }` is a boat, and not one of those that cross
    .hint = `{ $name }` alone is 1 in this boat and where it is; a rule about its loads is `rule in { $name }: ...`
boat-item = `{ $text }` has no meaning for the boat
    .hint = write `2 seats`, `100 weight` or `at least 2 from left`, with commas between several
    .seats = write `{ $text } seats`, or name what is limited: `{ $text } weight`
no-seats = a boat without seats cannot carry anything
    .hint = write at least one seat
duplicate-seats = `{ $text }` is a second number of seats
    .hint = keep one of the two
duplicate-limit = the boat has two limits for `{ $name }`
    .hint = keep one of the two
duplicate-least = this is a second `at least` for the same place
    .hint = keep one of the two
negative-limit = the limit `{ $text }` is negative
    .hint = a limit is zero or more
least-over-seats = the boat must carry at least { $least }, but has { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
    .hint = give it more seats, or a smaller `at least`
assumed-cost = a trip takes as long as the slowest in it
    .hint = say so with `cost: max time`, or give another cost
unknown-aim = a trip does not cost `{ $text }` here
    .hint = a way always has the least cost; say what a trip costs, such as `cost: max time`
negative-cost = a trip would have a negative cost
    .hint = costs are zero or more

## Diagnostics: river crossings, rules

say-without-rule = there is no rule above this
    .hint = write it, indented, below the rule that it explains
rule-without-expression = an expression is missing here
    .hint = write it after the colon, such as { $kind ->
        [cost] `cost: 1`
        [rower] `rower: farmer`
       *[rule] `rule: wolf and goat => farmer`
    }
rule-sentence = this is a sentence, not a condition
    .hint = a condition has names and signs, such as `rule at banks: wolf and goat => farmer`
    .did-you-mean = a condition is a line such as `{ $suggestion }`
rule-condition = `{ $text }` is neither a place nor a thing, but a condition
    .hint = write `{ $suggestion }`
rule-always-holds = this rule always holds
    .hint = it forbids nothing
rule-never-holds = this rule never holds
    .hint = it forbids every trip; is a name, a number or a sign wrong?
attribute-alone = `{ $name }` alone does not say which things it is about
    .hint = write `sum { $name }`, `max { $name }`, `min { $name }`, or `her { $name }` after `each`
attribute-needed = `{ $name }` is not an attribute
    .hint = `{ $name }` alone is a number of things; `{ $word }` must come before an attribute, such as a weight
no-needs-name = `no` must come before a name, not before `{ $text }`
    .hint = write the opposite of a longer expression as `not (...)`
constant-needed = both sides of `{ $text }` depend on who is present
    .hint = one of the two must be a number
    .divisor = divide by a number; `a / b > 2` is the same as `a > 2 * b`
meaningless-here = `{ $word }` has no meaning here
    .boat = it is for rules about places: `rule:`, `rule at banks:` and rules at one place
    .trip = a cost depends on the load only
    .load = it is for rules about loads: `rule in boat:` and `rower:`
    .previous = of the load before, it can be the number of things or the sum of an attribute: `prev total`, `prev sum weight`
nested-quantifier = this is inside another `each` or `some`
    .hint = a condition on the whole group needs no quantifier: `each woman: her man or no man`
own-outside = `{ $text }` does not refer to anyone here
    .hint = write `each ...:` or `some ...:` before it, or leave out the first word
own-of-nobody = no `{ $who }` has an attribute `{ $name }`
    .hint = add it to the line that declares them: `, { $name } 1`
no-mate = `{ $who }` has no mate
    .hint = a mate is one of another group of the same size, of which nobody has another mate
wrong-mate = `{ $name }` is not the mate of `{ $who }`
    .hint = the mate is { $mates-or }

## Diagnostics: Sudoku, its rules

unknown-rule = there is no rule `{ $rule }`
    .hint = the rules are { $rules-and }
    .did-you-mean = did you mean `{ $suggestion }`?
duplicate-rule = the rule `{ $rule }` occurs twice
    .hint = one of the two lines is enough
rule-stands-alone = the rule `{ $rule }` takes no value, but is followed by `{ $text }`
    .hint = end the line after `{ $rule }`
rule-choice = { $found-is ->
        [empty] the rule `{ $rule }` needs { $choices-or } after a colon
       *[other] the rule `{ $rule }` needs { $choices-or }, not `{ $found }`
    }
    .hint = write for example `{ $rule }: { $example }`
rule-needs-boxes = the rule `{ $rule }` does not work with the boxes of this board
    .hint = { $example-is ->
        [empty] a board of this size has no boxes: leave the rule out
       *[other] the board has none: state them, such as `{ $example }`
    }
    .square = it needs boxes that are as tall as they are wide

## Diagnostics: river crossings, size

crossing-too-large = this river crossing is too large to search
    .units = too many travellers differ from each other, or more than seven are connected as mates
    .states = its states need more than 128 bits: use fewer travellers, or more that are interchangeable
    .loads = the boat can be loaded in too many ways: use fewer seats
    .rules = a rule has too many cases
    .trips = the conditions on the trip number repeat too late, or never
    .numbers = some numbers are too large for exact arithmetic
