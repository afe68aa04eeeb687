## The source and its format

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

## The board

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

## Cells in rules

bad-cell = `{ $text }` is not a cell
    .hint = a cell is written `r1c{ $size }`: row 1, column { $size }
cell-outside = the cell `{ $text }` is not on the board
    .hint = rows and columns go from 1 to { $size }
cell-range = the cells from `{ $text }` are not in one row or one column
    .hint = name them one by one

## Writing

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

## Its rules

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
