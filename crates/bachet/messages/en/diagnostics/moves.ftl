## Puzzles of moves

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
