## River crossings

way-start = the start
way-step = { $who } { $count ->
        [one] crosses
       *[other] cross
    } from { $from } to { $to }
way-step-of-boat = the { $boat } takes { $who } from { $from } to { $to }
way-step-cost = { $step }: cost { $cost }, { $spent } so far
way-place-left = left
way-place-right = right
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
state-spent = { $spent } spent so far
state-spent-of = { $spent } of at most { $limit } spent so far: { $left } left
state-to-goal = { $length } from here to the goal{ $cost-is ->
        [empty] { "" }
       *[other] , at cost { $cost }
    }
state-dead-end = a dead end: the goal cannot be reached from here
state-over-limit = a dead end: the cheapest way from here to the goal costs { $cost } ({ $length }), more than the limit leaves
state-graph-all = { $states } states can be reached, up to symmetry
state-graph-ways = { $states } states are on shortest ways, up to symmetry
state-graph-near = { $moves ->
        [0] { $states } states near this one, with some of those that one move leads to, up to symmetry
        [1] { $states } states near this one, with all that one move leads to, up to symmetry
       *[other] { $states } states near this one, with all that { $moves } moves lead to, up to symmetry
    }
state-graph-entry = { $state }{ $from-is ->
        [empty] { "" }
       *[other] ; { $from } from the start
    }{ $dead ->
        [0] { $to-is ->
            [empty] { "" }
           *[other] , { $to } to the goal
        }
       *[other] , a dead end
    }{ $next-is ->
        [empty] { "" }
       *[other] ; moves to { $next }
    }
state-graph-path = the way went through { $path }
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
