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
