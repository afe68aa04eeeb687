## Traces of methods

trace-needs-states = `{ $method }` parcourt des états, et cette énigme n’en a pas
    .hint = prenez { $methods-or }
trace-needs-table = `{ $method }` remplit un tableau, mais cette énigme est une recherche parmi des états
    .hint = prenez { $methods-or }
trace-too-many-boards = les lignes de cette grille peuvent s’arranger de trop de façons pour `{ $method }`, qui les essaie toutes
    .hint = prenez { $methods-or }
trace-too-large = cette énigme est trop grande pour `{ $method }`
    .hint = `--compare all` montre quelles méthodes peuvent la résoudre
trace-states-too-large = les états de cette traversée demandent plus de 128 bits, ce qui est trop pour toutes les méthodes
    .hint = prenez moins de voyageurs ; `bachet solve` et `bachet count` n’ont pas cette limite
trace-order-idle = `{ $method }` utilise tous les indices à la fois, `--order` n’a donc pas d’effet
    .hint = laissez `--order` de côté, ou prenez { $methods-or }
trace-speed-needs-terminal = `--speed` a besoin d’un terminal pour y montrer les événements
    .hint = laissez `--speed` de côté
trace-shows-nothing = `--events -` écrit les événements sur la sortie standard, `--speed` et `--step` n’ont donc pas d’effet
    .hint = laissez-les de côté, ou écrivez un nom de fichier après `--events`
trace-order-needs-clues = `--order` a besoin d’indices, et seule une grille logique en a
    .hint = laissez `--order` de côté
trace-no-such-clue = il n’y a pas d’indice `{ $label }`
    .hint = les indices sont { $labels-and }
trace-clue-twice = `--order` nomme deux fois l’indice `{ $label }`
    .hint = nommez chaque indice une fois
trace-events-over-puzzle = `{ $file }` est l’énigme elle-même, et les événements l’écraseraient
    .hint = écrivez un autre nom de fichier après `--events`
trace-no-method = il n’y a pas de méthode `{ $method }`
    .hint = { $meant-is ->
        [empty] { "" }
       *[other] vouliez-vous dire `{ $meant }` ?{ " " }
    }les méthodes sont { $methods-and }
trace-method-chosen = voici `{ $method }` ; `--method` accepte aussi { $methods-or }
trace-method-title = { $method ->
        [clauses] combine des règles données comme des cas possibles, d’abord celle qui en laisse le moins
        [cnf] écrit le problème comme une formule : propagation unitaire et distinction de cas
        [backtracking] remplit une case après l’autre, et revient en arrière quand aucune valeur ne convient
        [successors] revient en arrière aussi, mais énumère tous les successeurs valides d’une grille avant de visiter le premier
        [permutations] essaie chaque répartition contre un indice après l’autre
        [depth-first] suit chaque chemin aussi loin que possible, sans jamais repasser par un état
        [breadth-first] visite tous les états à une même distance avant ceux qui sont plus loin
        [propagation] la recherche de Bachet : propagation de contraintes et apprentissage de clauses
       *[other] { $title }
    }
trace-no-film = aucun film n’est écrit
    .hint = `--html` écrit une page où l’on parcourt la recherche pas à pas et où on la joue ; `--events FILE` enregistre les pas, et `bachet trace --play FILE` les joue sur un terminal
trace-file-empty = ce fichier est vide
    .hint = `bachet trace PUZZLE --method M --events FILE` écrit une trace
trace-file-no-header = la première ligne n’est pas l’en-tête d’une trace : { $reason }
    .hint = `bachet trace PUZZLE --method M --events FILE` écrit une trace
trace-file-layout = cette trace a la version inconnue { $found }
    .hint = elle a été écrite par une autre version de Bachet
trace-file-method = il n’y a pas de méthode `{ $method }`
    .hint = la trace a été écrite par une autre version de Bachet
trace-file-behind-end = il y a d’autres lignes après la fin de la trace
    .hint = un fichier contient une seule trace
trace-file-line = cette ligne n’est pas un événement : { $reason }
trace-file-long-line = cette ligne dépasse { $limit } octets
trace-file-unreadable = la suite du fichier ne peut pas être lue : { $reason }
trace-file-unfit = l’événement { $event } n’est pas possible dans cette énigme après ceux qui le précèdent
    .hint = le fichier a été modifié, ou appartient à une autre énigme
trace-file-unended = la trace est coupée : il manque sa dernière ligne
trace-file-miscounted = le nombre d’événements de la dernière ligne est faux
    .hint = le fichier a été modifié

trace-node = un nœud à la profondeur { $depth }
trace-choose = { $subject } : { $ways ->
        [one] { $ways } choix
       *[other] { $ways } choix
    }
trace-assign = { $place } = { $value }
trace-assign-forced = imposé : { $place } = { $value }
trace-start = part de l’état { $state }
trace-go-on = passe à l’état { $state }
trace-step = { $step }. { $trip }
trace-holds = { $kind ->
        [clue] { $subject } : peut être vrai
        [state] { $subject } : nouveau
       *[board] { $subject } : aucune règle enfreinte
    }
trace-holds-not = { $kind ->
        [clue] { $subject } : n’est pas vrai
        [state] { $subject } : déjà visité
       *[board] { $subject } : une règle enfreinte
    }
trace-conflict = une impasse : { $subject }
trace-back-up = { $kept ->
        [0] revient au départ
        [one] revient à { $kept } case
       *[other] revient à { $kept } cases
    }
trace-back-up-steps = { $kept ->
        [0] revient au départ
        [one] revient à { $kept } état
       *[other] revient à { $kept } états
    }
trace-combine = { $subject } : { $left } sur { $before } restent
trace-solution = solution { $number }
trace-nothing = pas encore d’événement
trace-counts = { $method } : profondeur { $depth }, { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }, { $checks ->
        [one] { $checks } vérification
       *[other] { $checks } vérifications
    }, { $dead-ends ->
        [one] { $dead-ends } impasse
       *[other] { $dead-ends } impasses
    }, { $solutions ->
        [one] { $solutions } solution
       *[other] { $solutions } solutions
    }
trace-cut = coupé : pour tout voir, il faut { $columns } colonnes et { $rows } lignes
trace-status = événement { $event }, { $mode ->
        [play] { $speed } par seconde
        [placement] cherche un placement
        [dead-end] cherche une impasse
        [solution] cherche une solution
        [end] cherche la fin
       *[pause] en pause
    } ; ? montre les touches
trace-keys =
    espace     met en pause, et reprend
    → ←        l’événement suivant, le précédent
    n  d  s    le placement, l’impasse, la solution qui suit
    N  D  S    celui ou celle qui précède
    +  -       plus vite, moins vite
    Home End   le début, la fin
    ?          cache les touches
    q          quitte
stepper-controls = pas
stepper-buttons =
    au début
    un pas en arrière
    lecture ou pause
    un pas en avant
    à la fin
    au placement précédent
    au placement suivant
    à l’impasse précédente
    à l’impasse suivante
    à la solution précédente
    à la solution suivante
    moins vite
    plus vite
stepper-groups =
    pas
    placement
    impasse
    solution
    vitesse
stepper-slider = événement
stepper-position = événement { $event } sur { $last }
stepper-speed = { $speed } par seconde
stepper-log = événements
stepper-way = le chemin jusqu’ici
stepper-keys-heading = touches
stepper-keys =
    espace | lit, et met en pause
    → ← | un pas en avant, en arrière
    n  d  s | le placement, l’impasse, la solution qui suit
    N  D  S | celui ou celle qui précède
    +  - | plus vite, moins vite
    Home  End | le début, la fin
    ? | montre ces touches
stepper-end = à la fin
stepper-thinned = { $events } événements : les pas sont les placements, les impasses et les solutions
stepper-cut = { $events } événements : les pas sont les { $steps } premiers placements, impasses et solutions, et la fin
trace-log-iteration = *{ $iteration } - propriétés placées : { $count }
trace-stored-all = { $count } événements ont été écrits ; la méthode y a été arrêtée
    .hint = `--until N` en écrit plus ou moins
trace-cost = { $method } : { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }, { $checks ->
        [one] { $checks } vérification
       *[other] { $checks } vérifications
    }, { $dead-ends ->
        [one] { $dead-ends } impasse
       *[other] { $dead-ends } impasses
    }, profondeur { $deepest }, { $solutions ->
        [one] { $solutions } solution
       *[other] { $solutions } solutions
    }
trace-ways = longueur du chemin le plus court trouvé : { $length }, { $shortest ->
        [one] { $shortest } état
       *[other] { $shortest } états
    }{ $number ->
        [one] { "" }
       *[other]  ; { $number } chemins sont aussi courts
    }{ $longest ->
        [0] { "" }
       *[other]  ; le plus long en a { $longest }
    }
trace-states-shown = les { $shown } premiers états sur { $states } sont montrés
trace-ended-exhausted = la recherche est complète : { $solutions ->
        [one] il n’y a pas d’autre solution
       *[other] il n’y a pas d’autres solutions
    }
trace-ended-shortest = la recherche est complète : il n’y a pas de chemin plus court, et { $solutions ->
        [one] aucun autre n’est aussi court
       *[other] aucun autre que ceux-ci n’est aussi court
    }
trace-ended-without = la recherche est complète : il n’y a pas de solution
trace-ended-no-way = la recherche est complète : il n’y a pas de chemin
trace-ended-found = cette méthode s’arrête à la première { $all ->
        [0] solution
        [one] solution
       *[other] de { $all } solutions
    } : `--all` continue
trace-ended-cut = { $interrupted ->
        [0] arrêté
       *[other] interrompu
    } après { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }
trace-ended-limit = { $solutions ->
        [0] inconnu : { ended-early } avant qu’une solution soit trouvée
       *[other] { ended-early } : il y en a peut-être d’autres
    }
trace-ended-full = { $solutions ->
        [0] la limite de mémoire a été atteinte avant qu’une solution soit trouvée
       *[other] la limite de mémoire a été atteinte : il y a peut-être d’autres solutions
    } ; plus de temps n’y changerait rien
trace-no-rules = cette méthode prend les règles telles qu’elles sont, il n’y a donc rien à énumérer
    .hint = `clauses` les récrit comme des cas possibles, et `cnf` comme les clauses d’une formule
trace-no-rules-of-ways = les méthodes qui cherchent des chemins prennent les règles telles qu’elles sont, il n’y a donc rien à énumérer
rule-alternatives = { $subject } : { $count ->
        [one] { $count } cas possible
       *[other] { $count } cas possibles
    }
rule-more-alternatives = et { $count } de plus : `--all` en donne la liste
rule-says-nothing = toujours vrai
rule-nobody = personne n’a { $value }
header-rule = quoi
header-clauses = clauses
formula-counts = { $clauses ->
        [one] { $clauses } clause
       *[other] { $clauses } clauses
    } sur { $booleans ->
        [one] { $booleans } booléen
       *[other] { $booleans } booléens
    } pour les valeurs des cases{ $auxiliary ->
        [0] { "" }
        [one] { " " }et { $auxiliary } auxiliaire
       *[other] { " " }et { $auxiliary } auxiliaires
    }
formula-more = `--all` donne la liste des clauses
clause-false = faux
clause-is = { $subject } est { $value }
clause-is-not = { $subject } n’est pas { $value }
clause-not-both = { $subject } n’est pas à la fois { $first } et { $second }
clause-not-both-are = { $first } et { $second } ne sont pas tous deux { $value }
clause-if = si { $premises }, alors { $conclusion }
clause-spare = place libre { $name }
clause-boolean = booléen { $name }
clause-not = pas { $subject }
group-cells = chaque case a une valeur
group-values = chaque valeur de { $name } a une place
group-category = chaque place a une valeur de { $name }
group-given = données
group-definitions = nombres et valeurs de vérité auxiliaires
compare-refused = laissé de côté : { $reason }
compare-untested = moins de deux méthodes ont fini, il n’y a donc rien à comparer
compare-agree = toutes les méthodes qui ont fini sont d’accord : { $count ->
        [0] il n’y a pas de solution
        [one] { $count } solution
       *[other] { $count } solutions
    }
compare-agree-ways = toutes les méthodes qui ont fini sont d’accord : { $count ->
        [0] il n’y a pas de chemin
        [one] { $count } chemin le plus court
       *[other] { $count } chemins les plus courts
    }
compare-differ = { $methods-and } ont trouvé d’autres solutions que la première méthode : c’est un défaut de Bachet
header-method = méthode
header-nodes = nœuds
header-checks = vérifications
header-dead-ends = impasses
header-depth = profondeur
header-solutions = solutions
header-time = temps
header-end = fin
end-exhausted = complète
end-cut = coupée
end-limit = { $interrupted ->
        [0] limite
       *[other] interrompue
    }
end-full = mémoire
subject-board = la grille
subject-table = le tableau
subject-way = le chemin
subject-place = { $place }
subject-clue = indice { $label }
subject-category = la catégorie { $name }
subject-house = { $value } dans { $house }
subject-rule = la règle `{ $name }`
subject-clause = clause { $number }{ $words-is ->
        [empty] { "" }
       *[other] {" "}({ $words })
    }
subject-boolean = booléen { $number }
subject-state = état { $state }
