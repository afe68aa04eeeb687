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

## Why a move is not allowed

move-allowed = this move is allowed
move-not-allowed = this move is not allowed: { $why }
move-next = Next move
moves-none = no move is allowed here
moves-unknown = { ended-early } before all moves and distances were found
move-nothing = nothing moves
move-without-boat = { $who } cannot cross without a boat
move-several-boats = one boat moves at a time
move-elsewhere = { $who } cannot go elsewhere than the boat
move-empty-boat = nobody rows the boat
move-not-here = the boat is not where { $who } is waiting
move-no-route = the boat does not go there from here
move-too-many = too many in the boat: it has { $seats } { $seats ->
        [one] seat
       *[other] seats
    }
move-too-few = too few in the boat: it carries at least { $least }
move-too-much = { $attribute } in the boat is { $sum }, at most { $most } is allowed
move-no-rower = nobody in the boat can row: { $who }
move-no-number = the cost or the load of this trip is not a number
move-over-limit = with this trip all trips cost { $cost } together, and the limit is { $limit }
move-broken-in-boat = not allowed in the boat because of { $who }: { $why }
move-one-disk = one disk moves at a time
move-disk-covered = disk { $disk } has disk { $who } on top
move-disk-too-large = disk { $disk } does not go on the smaller disk { $who }
move-no-peg = a disk does not go from peg { $from } to peg { $to } here
move-one-tile = one tile slides at a time
move-tile-apart = tile { $who } is not beside the blank
move-one-knight = one knight jumps at a time, to a free square
move-no-jump = no knight's jump leads from { $from } to { $to }
move-not-turn = it is not the turn of { $who }
move-no-pour = no single filling, emptying or pouring leads there: a jug is poured until it is empty or the other is full
move-of-way = move { $number } of the way is not allowed: it does not lead to `{ $state }`
    .hint = write a way as the states after each of its moves, in order
