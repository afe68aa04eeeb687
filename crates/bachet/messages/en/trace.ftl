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
trace-method-title = { $method ->
        [clauses] combines rules given as alternatives, the one that leaves the fewest first
        [cnf] states the puzzle as a formula: unit propagation and case splits
        [backtracking] fills one cell after the other, and backtracks where no value is valid
        [successors] backtracks, but lists all valid successors of a board before it visits the first
        [permutations] tests every assignment against one clue after the other
        [depth-first] follows each way as far as it goes, never through a state twice
        [breadth-first] visits all states at one distance before those farther away
        [propagation] Bachet's own search: constraint propagation and clause learning
       *[other] { $title }
    }
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
trace-ended-no-way = the search is complete: there is no way
trace-ended-found = this method stops at the first { $all ->
        [0] solution
        [one] solution
       *[other] of { $all } solutions
    }: `--all` continues
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
