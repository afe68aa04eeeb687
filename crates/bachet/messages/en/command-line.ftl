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
ways-are-not-split = the solutions of this puzzle are ways, which cannot be split into parts
ways-have-no-cells = this puzzle has no cells
    .hint = leave out `--set`, `--clear`, `--get`, `--count-wrong`, `--reveal`, `--tell`, `--solution` and `--candidates`; `--state` shows a state other than the start
only-ways = this option is for river crossings and puzzles of moves; this puzzle has solutions, not ways
    .hint = leave out `--all-shortest`, `--all`, `--up-to-symmetry`, `--states`, `--max-moves` and `--step`
only-ways-have-states = this puzzle has no states and no moves
    .hint = leave these options out: what was entered is said by `--set`
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
grid-has-no-cells = a logic grid has no cells and no states: its marks are pairs of values
    .hint = leave out the other options; `--set` marks a pair: `{ $example }`
bad-mark = `{ $text }` is not a mark of this grid
    .hint = write two values of different categories, with `=` if they belong together and `!=` if not{ $example-is ->
        [empty] {""}
       *[other] : `{ $example }`
    }
marks-unread = { ended-early } before all marks were read
only-sudoku-is-estimated = only the number of solutions of a Sudoku can be estimated
    .hint = leave out `--estimate`; `--time` and `--steps` limit the work
only-sudoku-has-marks = only a Sudoku has pencil marks
    .hint = leave out `--givens`
only-grids-have-clues = only a logic grid has clues after which solutions can be counted
    .hint = leave out `{ $option }`; `bachet check` shows which givens are redundant, or which rules never matter
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
    .hint = use { $tags-or }
unknown-puzzle = there is no file `{ $name }`, and no puzzle of that name in the gallery
    .hint = { $suggestion-is ->
        [empty] `bachet gallery` lists the puzzles that come with the program
       *[other] did you mean `{ $suggestion }`?
    }

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
