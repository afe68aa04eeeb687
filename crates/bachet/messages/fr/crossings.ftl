## River crossings

way-start = le départ
way-step = { $who } { $count ->
        [one] traverse
       *[other] traversent
    } de { $from } à { $to }
way-step-of-boat = le bateau { $boat } emmène { $who } de { $from } à { $to }
way-step-cost = { $step } : coût { $cost }, { $spent } jusqu’ici
way-place-left = gauche
way-place-right = droite
way-boat = bateau
way-nobody = personne
length-moves = { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
length-crossings = { $moves ->
        [one] { $moves } traversée
       *[other] { $moves } traversées
    }
way-number = Chemin { $number } : { $length }
way-steps-shown = les { $shown } premiers pas du chemin ({ $length }) sont montrés : `--max-moves N` en montre plus ou moins
ways-uncounted = longueur d’un chemin le plus court : { $length }{ $cost-is ->
        [empty] { "" }
       *[other] , au coût { $cost }
    } ; le nombre de chemins les plus courts n’est pas connu
ways-shortest = { $count ->
        [one] { $count } chemin le plus court
       *[other] { $count } chemins les plus courts
    } : { $length }
ways-cheapest = { $count ->
        [one] { $count } chemin le moins coûteux
       *[other] { $count } chemins les moins coûteux
    } : coût { $cost }, { $length }
ways-up-to = { $ways } ; { $count } à symétrie près
ways-interchangeable = à symétrie près, sont interchangeables : { $things }
ways-simple = { $known ->
        [all] { "" }
        [at-least] au moins { "" }
       *[more] plus de { "" }
    }{ $count ->
        [0] aucun chemin
        [one] { $count } chemin
       *[other] { $count } chemins
    } sans état répété{ $symmetry ->
        [named] { "" }
       *[up-to-symmetry] , à symétrie près
    }{ $known ->
        [all] { "" }
        [at-least]  : { ended-early }
       *[more]  : `bachet count --all` les compte
    }
ways-listed-up-to-symmetry = liste à symétrie près : par nom, il y a trop d’états
ways-none = il n’y a pas de chemin
ways-states = { $states ->
        [one] { $states } état accessible
       *[other] { $states } états accessibles
    }, avec { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
ways-over-limit = il n’y a pas de chemin dans la limite de { $limit } : le chemin le moins coûteux coûte { $cost }
ways-unknown = { ended-early } avant qu’un chemin soit trouvé{ $length-is ->
        [empty] { "" }
       *[other]  ; tout chemin a au moins { $length }
    }
ways-one-shown = le premier est montré : `--all-shortest` les donne tous, `--all` donne aussi les plus longs
heading-ways = Chemins
ways-legend = Les bits d’un état, le plus bas d’abord
ways-legend-places = les bits de chaque voyageur sont le numéro de son lieu : { $places }
header-ways = chemins
header-bit = bit
header-who = qui
step-pause = étape { $step } sur { $steps } ; → avance, ← recule, la barre d’espace lance et arrête, q quitte
step-interrupted = interrompu à l’étape { $step } sur { $steps }
step-needs-terminal = `--step` attend une touche, mais ce n’est pas un terminal
    .hint = laissez `--step` de côté

state-caption = État { $number }, en bits { $bits }
state-number = état { $number }, en bits { $bits }
state-allowed = permis
state-broken = interdit à { $place } à cause de { $who } : { $why }
state-is-start = c’est le départ
state-is-goal = c’est le but
state-from-start = { $length } depuis le départ{ $cost-is ->
        [empty] { "" }
       *[other] , au coût { $cost }
    }
state-unreachable = inaccessible depuis le départ
state-spent = { $spent } dépensé jusqu’ici
state-spent-of = { $spent } dépensé jusqu’ici, sur { $limit } au plus : il reste { $left }
state-to-goal = { $length } d’ici au but{ $cost-is ->
        [empty] { "" }
       *[other] , au coût { $cost }
    }
state-dead-end = une impasse : on ne peut pas atteindre le but d’ici
state-over-limit = une impasse : le chemin le moins coûteux d’ici au but coûte { $cost } ({ $length }), plus que la limite ne laisse
state-graph-all = { $states } états peuvent être atteints, à la symétrie près
state-graph-ways = { $states } états sont sur des plus courts chemins, à la symétrie près
state-graph-near = { $moves ->
        [0] { $states } états proches de celui-ci, avec certains de ceux où mène un coup, à la symétrie près
        [1] { $states } états proches de celui-ci, avec tous ceux où mène un coup, à la symétrie près
       *[other] { $states } états proches de celui-ci, avec tous ceux où mènent { $moves } coups, à la symétrie près
    }
state-graph-entry = { $state }{ $from-is ->
        [empty] { "" }
       *[other] { "" } ; { $from } depuis le début
    }{ $dead ->
        [0] { $to-is ->
            [empty] { "" }
           *[other] , { $to } jusqu’au but
        }
       *[other] , une impasse
    }{ $next-is ->
        [empty] { "" }
       *[other] { "" } ; mène à { $next }
    }
state-graph-path = le chemin est passé par { $path }
state-unknown = { ended-early } avant que la distance soit trouvée
state-on-way = { $cost-is ->
        [empty] après { $length }
       *[other] au coût { $cost }
    } : { $state }{ $count ->
        [1] { "" }
       *[other] , un de { $count } états équivalents
    }
states-on-ways = États sur les chemins les plus courts, à symétrie près
states-on-ways-named = États sur les chemins les plus courts

certificate-too-large = le certificat aurait trop d’états, car il distingue tous les voyageurs
    .hint = `bachet count` montre combien il y en a ; `bachet check` prouve la même chose sans certificat
no-certificates = un certificat ne peut s’écrire que pour une traversée
    .hint = `bachet check` montre combien de solutions a cette énigme, et ce qui se contredit si elle n’en a pas
no-certificates-of-moves = un certificat ne peut s’écrire que pour une traversée : pour une énigme à coups, il n’y a pas de vérificateur indépendant de la recherche
    .hint = `bachet count` parcourt tous les états accessibles, et le dit si aucun n’est le but
certificate-needs-puzzle = un certificat se vérifie avec son énigme, qui manque
    .hint = écrivez `bachet prove --check { $file } PUZZLE`, avec `-` pour une énigme de l’entrée standard
no-certificate = `{ $file }` n’est pas un certificat de cette énigme{ $reason-is ->
        [empty]  : il a les noms ou les numéros d’une autre énigme
       *[other]  : { $reason }
    }
    .hint = `bachet prove PUZZLE` en écrit un
not-proved = { ended-early } avant que le certificat soit complet
    .hint = permettez davantage avec `--time` ou `--steps`
proved-no-way = accepté : il n’y a pas de chemin ; aucun coup ne fait sortir { $states ->
        [one] du seul état accessible, qui n’est pas le but
       *[other] des { $states } états accessibles, et aucun n’est le but
    }
proved-shortest = accepté : le chemin le moins coûteux coûte { $cost } ; { $states ->
        [one] la distance de { $states } état a été vérifiée
       *[other] les distances de { $states } états ont été vérifiées
    }
proof-unfinished = { ended-early } avant la fin de la vérification
flaw-things = refusé : il ne nomme pas chaque voyageur de l’énigme exactement une fois
flaw-twice = refusé : un état y figure deux fois
flaw-start = refusé : le départ n’y figure pas avec la distance 0
flaw-goal = refusé : l’état { $state } est un but, ce qui contredit l’affirmation
flaw-move = refusé : un coup mène de l’état { $from } à l’état { $to }, qui n’y figure pas ou y figure plus loin
flaw-unattained = refusé : aucun coup ne mène à l’état { $state } à la distance indiquée
flaw-cost = refusé : un trajet n’a pas de coût, ou un coût négatif
flaw-no-way = refusé : il n’a pas de chemin du coût affirmé

rules-idle = Ces règles ne jouent jamais : sans l’une d’elles, quelle qu’elle soit, les mêmes états et les mêmes coups sont possibles
rules-needed = toutes les règles jouent
farthest-state = au mieux, { $most } sur { $all } sont au but en même temps, dans { $states ->
        [one] { $states } état
       *[other] { $states } états
    }{ $symmetry ->
        [yes] { " " }à symétrie près
       *[no] { "" }
    }
seats-help = avec { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }{ $boat-is ->
        [empty] { "" }
       *[other] { " " }dans le bateau { $boat }
    }, il y a un chemin ({ $length }) ; avec moins de places, il n’y en a pas
seats-unlimited = le bateau{ $boat-is ->
        [empty] { "" }
       *[other] { " " }{ $boat }
    } prend déjà un nombre quelconque de voyageurs ; plus de places n’y changent rien
seats-unknown = { ended-early } : il n’y a pas de chemin avec moins de { $seats } places{ $boat-is ->
        [empty] { "" }
       *[other] { " " }dans le bateau { $boat }
    } ; davantage n’a pas été essayé
change-found = { $kind ->
        [load-limit] avec `{ $line }`, il y a un chemin ({ $length }) ; avec moins, il n’y en a pas
        [least] avec `{ $line }`, il y a un chemin ({ $length }) ; s’il faut en transporter plus, il n’y en a pas
        [cost-limit] avec `{ $line }`, il y a un chemin ({ $length }) ; avec moins, il n’y en a pas
        [unattended] avec `{ $line }` au lieu de la règle { $rule }, il y a un chemin ({ $length })
        [rule] sans la règle { $rule }, `{ $line }`, il y a un chemin ({ $length })
        [rower] avec `{ $line }`, il y a un chemin ({ $length })
        [any-rower] si n’importe qui peut ramer, il y a un chemin ({ $length })
        [own-rower] sans `{ $line }`, il y a un chemin ({ $length })
       *[anywhere] avec la ligne supplémentaire `{ $line }`, il y a un chemin ({ $length })
    }
changes-none = changer seulement une autre limite, une règle, le rameur ou le but ne rend aucun chemin possible
changes-unknown = { ended-early } avant que tous les autres changements soient essayés
seats-do-not-help = aucun nombre de places{ $boat-is ->
        [empty] { "" }
       *[other] { " " }dans le bateau { $boat }
    } ne rend un chemin possible
