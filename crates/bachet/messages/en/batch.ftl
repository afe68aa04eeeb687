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
generate-grid-gave-up = { $made } of { $count } puzzles made; no attempt at the next one had clues of these kinds that suffice, and the level that was asked for
    .hint = allow more kinds of clue, another level or another size
generate-language = no puzzles can be made in the language `{ $tag }`
    .hint = choose { $tags-or }
generate-other-family = `{ $option }` is an option for { $family ->
        [grid] Sudokus, not for logic grids
       *[sudoku] logic grids, not for Sudokus
    }
    .hint = leave it out, or name the other family
generate-size = { $case ->
        [categories] there are words for at most { $most } categories
       *[values] with { $categories } categories there are words for at most { $values } values of each
    }
    .hint = choose a smaller size
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
