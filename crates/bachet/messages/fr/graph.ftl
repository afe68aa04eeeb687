## The graph of states

graph-all = { $states ->
    [one] { $states } état, à symétrie près
   *[other] { $states } états, à symétrie près
}
graph-all-named = { $states ->
    [one] { $states } état
   *[other] { $states } états
}
graph-limit = seuls les états dans la limite de { $limit } sont dessinés
graph-back = retour à { $place }
graph-beside = hors des chemins les plus courts
graph-boat = bateau
graph-cost = coût jusqu’ici
graph-moves = coups
graph-dead-end = impasse
graph-detour = détour
graph-forth = aller
graph-goal = but
graph-needs-states = seules une traversée ou une énigme à coups ont un graphe d’états
    .hint = `bachet print` sans `--graph` écrit cette énigme sur une page ; `bachet export` l’écrit en `dimacs` ou en `minizinc`
graph-one-way = Un chemin le plus court : { $steps }.
graph-only = { $states } états, dont seuls les { $shown } des chemins les plus courts sont dessinés
graph-on-way = sur un chemin le plus court
graph-reached = accessible
graph-start = départ
graph-too-large = l’énigme a trop d’états pour les dessiner
    .hint = `bachet solve` et `bachet count` marchent quand même
graph-unfinished = { ended-early } avant que tous les états soient trouvés
    .hint = permettez davantage avec `--time` ou `--steps`
graph-way = longueur des chemins les plus courts : { $length }
graph-way-costs = les chemins les moins coûteux coûtent { $cost }

tree-denied = pas { $what }
tree-dead-end = une impasse
tree-folded = { $folded ->
        [one] { $folded } nœud n’est pas dessiné
       *[other] { $folded } nœuds ne sont pas dessinés
    } à part
tree-leads = mène à une solution
tree-nodes = { $method } : { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }, profondeur { $deepest } ; { $solutions ->
        [one] { $solutions } solution
       *[other] { $solutions } solutions
    }
tree-solution = une solution
tree-tried = pas de solution
