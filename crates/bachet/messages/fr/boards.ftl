## Boards

house = { $kind ->
        [row] la ligne { $number }
        [column] la colonne { $number }
        [box] le bloc { $number }
       *[region] la région { $number }
    }
given-of = { $cell } vaut { $value }
clash-of-two = { $first } et { $second } valent tous deux { $value }, ce que { $house } ne permet pas
clash-of-cells = { $cells } enfreignent une règle : { $house }
clash-with-candidates = la valeur de { $cell } n’est pas un de ses candidats
clashes = Conflits
houses-clash = les lignes, les colonnes et les régions se contredisent même sans données
redundant-givens = Chacune de ces données découle de toutes les autres et peut être omise
redundant-rules = Chacune de ces règles découle de toutes les autres et peut être omise
candidates-left-out = seules les données sont vérifiées : les candidats en découlent
candidates-needed = les données seules ne suffisent pas : une partie des candidats est nécessaire
no-redundant-givens = toutes les données sont nécessaires
minimal-givens = Ces données suffisent, et aucune d’elles ne peut être omise
settling-given = une donnée de plus ne laisse qu’une solution : { $cell } = { $value }
no-settling-given = aucune donnée à elle seule ne laisse qu’une solution

board-valid = valide : pas de conflit
board-invalid = non valide
board-solved = grille résolue
board-solvable = on peut encore résoudre la grille
board-unsolvable = on ne peut plus résoudre la grille
board-undecided = { ended-early } avant de savoir si l’on peut encore résoudre la grille
dead-end-clues = les indices seuls n’ont pas de solution : `bachet check` montre pourquoi
dead-end-givens = les données seules n’ont pas de solution : `bachet check` montre pourquoi
dead-end-one-of = { $count ->
        [1] cette entrée doit changer : { $entries }
       *[other] au moins une de ces { $count } entrées doit changer : { $entries } ; `--reveal` dit laquelle
    }
dead-end-wrong = { $count ->
        [1] aucune solution n’a cette entrée : { $entries }
       *[other] aucune solution n’a une seule de ces { $count } entrées : { $entries }
    }
dead-end-wrong-count = { $count ->
        [1] 1 est fausse ; `--reveal` dit laquelle
       *[other] { $count } sont fausses ; `--reveal` dit lesquelles
    }
dead-end-together = { $count ->
        [1] aucune solution n’a cette entrée : { $entries }
       *[other] aucune solution n’a toutes ces entrées, mais si l’on en retire une, quelle qu’elle soit, il y en a une : { $entries }
    }
dead-end-together-count = { $count } d’entre elles ne sont ensemble dans aucune solution ; `--reveal` dit lesquelles
nothing-told = on ne peut rien révéler : aucune solution n’est connue
pair-told = { $holds ->
        [true] c’est bien cela : { $pair }
       *[false] ce n’est pas cela : { $pair }
    }
cell-empty = { $cell } est vide
cell-filled = { $cell } vaut { $value }
cell-given = { $cell } vaut { $value }, donnée
signs-on-board = `*` donnée, `!` conflit
aloud-empty = { $cell }, vide
aloud-given = { $cell }, { $value }, donnée
aloud-filled = { $cell }, { $value }
aloud-candidates = { $cell }, l’un de { $value }
aloud-clash = { $cell }, conflit
