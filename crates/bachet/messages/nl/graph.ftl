## The graph of states

graph-all = { $states ->
    [one] 1 toestand, op symmetrie na
   *[other] { $states } toestanden, op symmetrie na
}
graph-all-named = { $states ->
    [one] 1 toestand
   *[other] { $states } toestanden
}
graph-limit = alleen toestanden binnen de grens van { $limit } zijn getekend
graph-back = terug naar { $place }
graph-beside = niet op een kortste weg
graph-boat = boot
graph-cost = kosten tot nu toe
graph-moves = zetten
graph-dead-end = doodlopend
graph-detour = omweg
graph-forth = heen
graph-goal = doel
graph-needs-states = alleen een overtocht of een puzzel met zetten heeft een graaf van toestanden
    .hint = `bachet print` zonder `--graph` maakt een pagina van deze puzzel; `bachet export` schrijft hem als `dimacs` of `minizinc`
graph-one-way = Een kortste weg: { $steps }.
graph-only = { $states } toestanden, waarvan alleen de { $shown } op kortste wegen zijn getekend
graph-on-way = op een kortste weg
graph-reached = bereikbaar
graph-start = begin
graph-too-large = de puzzel heeft te veel toestanden om te tekenen
    .hint = `bachet solve` en `bachet count` werken wel
graph-unfinished = { ended-early } voordat alle toestanden gevonden waren
    .hint = sta meer toe met `--time` of `--steps`
graph-way = de kortste wegen tellen { $length }
graph-way-costs = de goedkoopste wegen kosten { $cost }

tree-denied = niet { $what }
tree-dead-end = een doodlopende weg
tree-folded = { $folded ->
        [one] 1 knoop is
       *[other] { $folded } knopen zijn
    } niet apart getekend
tree-leads = leidt naar een oplossing
tree-nodes = { $method }: { $nodes ->
        [one] 1 knoop
       *[other] { $nodes } knopen
    }, diepte { $deepest }; { $solutions ->
        [one] 1 oplossing
       *[other] { $solutions } oplossingen
    }
tree-solution = een oplossing
tree-tried = geen oplossing
