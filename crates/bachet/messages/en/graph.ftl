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
