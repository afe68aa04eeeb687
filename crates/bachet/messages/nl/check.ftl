## Checks

idle-clues = Elk van deze aanwijzingen volgt uit alle andere en kan weg
no-idle-clues = elke aanwijzing is nodig
minimal-clues = Deze aanwijzingen volstaan, en geen ervan kan weg
smallest-clues = Deze aanwijzingen volstaan; geen kleiner aantal volstaat
smallest-unproved = Deze aanwijzingen volstaan; { ended-early } voordat kleinere aantallen uitgesloten waren
clash = Deze spreken elkaar tegen; zonder een ervan, welke ook, doen de andere dat niet
rules-clash = de categorieën spreken elkaar ook zonder aanwijzingen tegen
differing-cells = Waar de oplossingen verschillen
best-additions = Toe te voegen aanwijzingen: de { $count } die de minste oplossingen overlaten
additions = Toe te voegen aanwijzingen, met het aantal oplossingen dat elk overlaat
check-incomplete = { ended-early }: er is misschien meer te vinden

more-solutions = meer dan { $count } oplossingen: `bachet count` telt ze
estimated-solutions = ongeveer { $mean } oplossingen, met 95 % betrouwbaarheid tussen { $low } en { $high }, geschat uit { $samples ->
        [one] 1 steekproef
       *[other] { $samples } steekproeven
    }
