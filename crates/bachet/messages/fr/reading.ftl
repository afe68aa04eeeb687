## Reading sentences

read-from-sentences = { $count ->
        [one] { $count } indice a été lu dans une phrase
       *[other] { $count } indices ont été lus dans des phrases
    }{ $idle ->
        [0] { "" }
        [one]  ; { $idle } autre phrase ne change rien à l’énigme
       *[other]  ; { $idle } autres phrases ne changent rien à l’énigme
    } : `bachet read` montre comment
partial-leaves-out = `--partial` omet ce qui n’a pas pu être lu et continue sans cela
left-out = omis, faute d’avoir pu être lus : { $clues-and }
left-out-settled = omis, faute d’avoir pu être lus, alors que le reste ne laisse qu’une solution : { $clues-and }
unique-if-assumed = 1 solution, si tel est le sens { $count ->
        [one] de l’indice { $clues-and }
       *[other] des indices { $clues-and }
    }
read-guess = peut vouloir dire : { $meaning }
read-guess-idle = peut ne rien dire de l’énigme
read-other = moins probable : { $paraphrase }
read-same = veut dire la même chose
read-beside-unknown = la phrase n’a pas été comparée avec cette expression ; c’est l’expression qui compte
read-asks-all = demande la solution entière
proposed-from-clues = Ces catégories sont une proposition, tirée des noms qui figurent dans les indices. Vérifiez-les, puis effacez cette ligne.
proposed-missing = La catégorie `{ $category }` a { $found } valeurs, mais il lui en faut { $expected } : aucun indice ne nomme les autres.
proposed-too-many = La catégorie `{ $category }` a { $found } valeurs, mais il lui en faut { $expected } : certaines sont les mêmes, ou sont d’une autre catégorie.
proposed-unplaced = Encore dans aucune catégorie : { $names }.
read-scene = En dehors des indices
read-otherwise = Avec cette lecture, en revanche, il y a 1 solution, et aucune autre

## Reading a puzzle

one-at-a-time = cette source contient plusieurs énigmes, mais on ne peut en montrer qu’une
    .hint = `bachet convert` sans `--json` les convertit toutes ; `bachet batch` les résout
format-choice = { $number }. `{ $format }`, { $size } sur { $size }
format-question = Quel est ce format ? Tapez un numéro ou un nom :

header-category = catégorie
header-sharing = chaque valeur figure
header-type = type
header-order = ordre
header-values = valeurs
category-sharing = { $sharing ->
        [one-each] une fois
        [spare] une fois au plus
        [counted] autant de fois que dans la liste
       *[shared] un nombre quelconque de fois
    }
category-type = { $unit ->
        [text] texte
        [number] nombres
        [time] heures du jour, en minutes
        [date] dates, en jours
        [month] mois
        [weekday] jours de la semaine
       *[other] nombres, `{ $unit }`
    }
category-order = { $ordered ->
        [yes] celui de la liste
       *[no] aucun
    }

export-too-large = cette énigme est trop grande pour ce format
    .hint = un indice calcule avec trop de nombres différents : prenez-en de plus petits
pddl-counts-trips = une règle dépend du numéro du trajet d’une façon que PDDL ne peut pas exprimer
    .hint = seul `trip mod n`, où n est un nombre entier, peut s’écrire
pddl-is-for-crossings = seule une traversée peut s’écrire en PDDL
    .hint = prenez `dot` pour une énigme à coups, `dimacs` ou `minizinc` pour une grille logique ou un sudoku
pddl-too-large = cette traversée est trop grande pour PDDL
    .hint = elle a trop de choses, trop de chargements possibles, ou une règle qui compare des nombres de plus de 12 choses
