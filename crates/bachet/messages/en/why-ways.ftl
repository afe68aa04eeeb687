## Why: ways

why-load = { $first }{ $others-is ->
        [empty] { "" } alone
       *[other] { "" } with { $others }
    }
why-load-to = { $load } to { $to }
why-kind-trip = { $boat-is ->
        [empty] { $count ->
            [one] 1 traveller crosses alone
           *[other] { $count } travellers cross together
        }
       *[other] the { $boat } takes { $count ->
            [one] 1 traveller
           *[other] { $count } travellers
        }
    }{ $to-is ->
        [empty] { "" }
       *[other] { "" } to { $to }
    }
why-kind-fill = a jug is filled
why-kind-empty = a jug is emptied
why-kind-pour = one jug is poured into another
why-kind-disk = disk { $disk } moves
why-kind-row = a tile slides along its row
why-kind-column = a tile slides along its column
why-kind-jump = { $colour ->
        [W] a white knight jumps
        [B] a black knight jumps
       *[other] a knight { $colour } jumps
    }

why-quoted = “{ $move }”
why-like = { $move } (and { $more } like it)

## Steps of a way

why-opening = { $kind ->
        [first] nothing else is allowed
        [forced] { $turn ->
            [0] apart from going back, nothing else is allowed
            [1] once more, nothing else is allowed but going back
           *[2] there is no other move, unless one goes back
        }
        [only] { $turn ->
            [0] only this move leads on
            [1] no other move gets anywhere
           *[2] this is the only move that does not end in an impasse
        }
       *[straight] { $turn ->
            [0] only this move leads straight on
            [1] no other move gets there as soon
           *[2] this is the only move without a detour
        }
    }
why-alike = { $count ->
        [one] one other move differs from this one only in names
       *[other] { $count } other moves differ from this one only in names
    }
why-as-good = { $moves } would do as well: { $ways ->
        [one] one way of the same length goes on from there
       *[other] { $ways } ways of the same length go on from there
    }
why-forbidden = { $style ->
        [after] { $first ->
            [yes] { "" }
           *[no] and { "" }
        }{ $kind ->
            [load] if { $moves } crosses
           *[move] after { $moves }
        }, { $why } ({ $where })
        [again] the same rule would be broken { $moves }
        [boat] { $moves } is not allowed in the boat: { $why }
       *[stated] { $moves } is not allowed: { $why } ({ $where })
    }
why-forbidden-where = by { $moves } ({ $where })
why-in-boat = in the boat
why-where = { $place }{ $who-is ->
        [empty] { "" }
       *[other] , { $who }
    }
why-because = { $moves } is not possible: { $why }
why-no-rower = loads with nobody who can row are left out, here and below
why-stuck = { $kind ->
        [load] once { $moves } has crossed
       *[move] after { $moves }
    }, { $states ->
        [one] one can only go back
       *[other] one goes round among { $states } states: each of the { $count } moves from there stays among them or leads back
    }
why-longer = { $cost-is ->
        [empty] { $moves } takes { $length } more
       *[other] { $moves } costs { $cost } more in the end
    }
why-over-limit = { $moves } would exceed the limit of { $limit }
why-back = { $kind ->
        [nothing] { $moves } would change nothing but names
        [undo] { $moves } would only undo the last move
        [start] { $moves } would lead back to the start
       *[earlier] { $moves } would lead back to the state after move { $number }
    }{ $same ->
        [yes] { "" }
       *[no] , with other names
    }
why-others-unknown = where the other moves lead is not known: there are too many states to look at all of them
why-goal = this reaches the goal

## Why no way is shorter

why-heading-shorter = { $kind ->
        [moves] Why no way is shorter
       *[cost] Why no way is cheaper
    }
why-heading-none = Why there is no way
why-counting = { $of ->
        [travellers] { $todo ->
            [one] at the start, 1 traveller is not yet where the way ends
           *[other] at the start, { $todo } travellers are not yet where the way ends
        }. One move brings at most { $one } of them there, and two moves in a row at most { $two }: so at least { $length } are needed
       *[squares] at the start, the tiles are { $todo } squares away from their places, counted along rows and columns. A move brings a single tile nearer, by one square: so at least { $length } are needed
    }
why-counting-exact = the way has no more than that
why-counting-rest = { $shown ->
        [yes] counting alone is not enough: the way has { $length }, and what follows shows that fewer do not suffice
       *[no] counting alone is not enough: the way has { $length }
    }
why-layers-listed = { $kind ->
        [moves] these are all states that can be reached before the goal{ $names ->
            [yes] , up to symmetry
           *[no] { "" }
        }, by the number of moves that it takes. A move leads at most one line further, so nobody is at the goal sooner
       *[cost] these are all states that can be reached before the goal{ $names ->
            [yes] , up to symmetry
           *[no] { "" }
        }, by the least that it costs to get there. The goal is not among them before the last line
    }
why-layers-counted = { $kind ->
        [moves] with fewer than { $length }, { $states } states can be reached{ $names ->
            [yes] , up to symmetry
           *[no] { "" }
        }, and none of them is the goal
       *[cost] for less than { $length }, { $states } states can be reached{ $names ->
            [yes] , up to symmetry
           *[no] { "" }
        }, and none of them is the goal
    }
why-layers-unknown = the search proved that no way is shorter; it kept no list of states that could be shown
why-tower = before disk { $disk } can leave its peg, all smaller disks must lie on the peg to which it does not go; afterwards they must come from there. So each further disk takes twice as many moves, and one more: { $counts }
why-header-states = new states
why-header-cost = cost
why-no-gain = one crossing brings at most { $one ->
        [one] 1 traveller
       *[other] { $one } travellers
    } across, and two crossings in a row bring nobody: what one gains, the next gives up, because somebody must bring the boat back. So the { $todo } are never all across
why-reached = { $count ->
        [one] only the start can be reached, and it is not the goal
       *[other] only { $count } states can be reached{ $names ->
            [yes] , up to symmetry
           *[no] { "" }
        }, and none of them is the goal
    }
why-leads = { $moves } leads to state { $number }
why-leads-here = { $moves } changes nothing but names
why-no-move = nothing is allowed here

## Hints

why-hint-wrong = move { $number } is not allowed: { $why }{ $ignored ->
        [0] { "" }
        [1] ; the move after it was not looked at
       *[other] ; the { $ignored } moves after it were not looked at
    }
why-hint-farther = { $number ->
        [0] the shortest way from here has { $length }, but from the start it had only { $before }: it is better to begin again
       *[other] the shortest way from here has { $length }, but after move { $number } it had only { $before }: it is better to go back there
    }
why-hint-reason = { $why } ({ $where })
why-hint-cost = cost { $cost }
why-hint-lost = { $number ->
        [0] from here, there is no way to the goal any more; at the start there was one, of { $before }
       *[other] from here, there is no way to the goal any more; after move { $number } there was one, of { $before }
    }
why-hint-was-here = { $number ->
        [0] this is the start again
       *[other] this is the same state as after move { $number }
    }
why-hint-none = from here, there is no way to the goal
why-hint-unknown = how far it is from here is not known
why-hint-left = { $moves ->
        [one] one move remains
       *[other] { $length } remain
    }
why-hint-rule = { $ahead ->
        [0] what can go wrong here
        [1] what can go wrong after the next move
       *[other] what can go wrong { $ahead } moves ahead
    }: { $rule }
why-hint-no-rule = no rule stands in the way here: what counts is where each move leads
why-hint-moves = { $allowed ->
        [1] a single move is allowed
       *[other] { $leading ->
            [all] each of the { $allowed } moves that are allowed leads straight on
            [1] of { $allowed } moves that are allowed, a single one leads straight on
           *[other] of { $allowed } moves that are allowed, { $leading } lead straight on
        }
    }: { $kinds }

## Difficulty

why-rate = { $level ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }: { $points } points
why-rate-guesses = { $points } for guesses: in the { $states } states on shortest ways, { $leading } of the { $considered } moves that deserve a thought lead straight on{ $forbidden ->
        [0] { "" }
       *[other] , and rules forbid { $forbidden }
    }
why-rate-size = { $points } for the size: { $states } states can be reached{ $names ->
            [yes] , up to symmetry
           *[no] { "" }
        }
why-rate-detour = { $points } for the detour: counting alone asks for { $least }, the way has { $length }
why-rate-unknown = the difficulty is not known: there are too many states to look at all of them
why-rate-none = without a way, there is no difficulty to speak of
