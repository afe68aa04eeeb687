## Why: ways

why-load = { $others-is ->
        [empty] { $first }
       *[other] { $first } avec { $others }
    }
why-load-to = { $load } vers { $to }
why-kind-trip = { $boat-is ->
        [empty] { $count ->
            [one] { $count } voyageur passe seul
           *[other] { $count } voyageurs passent ensemble
        }
       *[other] le bateau { $boat } emmène { $count ->
            [one] { $count } voyageur
           *[other] { $count } voyageurs
        }
    }{ $to-is ->
        [empty] { "" }
       *[other] { "" } à { $to }
    }
why-kind-fill = on remplit une cruche
why-kind-empty = on vide une cruche
why-kind-pour = on verse une cruche dans une autre
why-kind-disk = on déplace le disque { $disk }
why-kind-row = une tuile glisse le long de sa ligne
why-kind-column = une tuile glisse le long de sa colonne
why-kind-jump = { $colour ->
        [W] un cavalier blanc saute
        [B] un cavalier noir saute
       *[other] un cavalier { $colour } saute
    }

why-quoted = « { $move } »
why-like = { $more ->
        [one] { $move } (et { $more } semblable)
       *[other] { $move } (et { $more } semblables)
    }

## Steps of a way

why-opening = { $kind ->
        [first] rien d’autre n’est permis
        [forced] { $turn ->
            [0] à part revenir en arrière, rien d’autre n’est permis
            [1] là non plus, on ne peut rien faire d’autre que revenir
           *[2] il n’y a pas d’autre coup, à moins de revenir en arrière
        }
        [only] { $turn ->
            [0] seul ce coup mène plus loin
            [1] aucun autre coup n’aboutit
           *[2] c’est le seul coup qui ne finit pas dans une impasse
        }
       *[straight] { $turn ->
            [0] seul ce coup avance sans détour
            [1] aucun autre coup ne mène au but aussi vite
           *[2] c’est le seul coup sans détour
        }
    }
why-alike = { $count ->
        [one] { $count } autre coup ne diffère de celui-ci que par les noms
       *[other] { $count } autres coups ne diffèrent de celui-ci que par les noms
    }
why-as-good = { $moves } ferait aussi bien l’affaire : { $ways ->
        [one] { $ways } chemin de même longueur continue par là
       *[other] { $ways } chemins de même longueur continuent par là
    }
why-forbidden = { $style ->
        [after] { $first ->
            [yes] { "" }
           *[no] et { "" }
        }{ $kind ->
            [load] si { $moves } traverse
           *[move] après { $moves }
        }, { $why } ({ $where })
        [again] la même règle serait enfreinte { $moves }
        [boat] { $moves } n’est pas permis dans le bateau : { $why }
       *[stated] { $moves } n’est pas permis : { $why } ({ $where })
    }
why-forbidden-where = par { $moves } ({ $where })
why-in-boat = dans le bateau
why-where = { $place }{ $who-is ->
        [empty] { "" }
       *[other] , { $who }
    }
why-because = { $moves } n’est pas possible : { $why }
why-no-rower = les chargements où personne ne sait ramer sont laissés de côté, ici et plus bas
why-stuck = { $kind ->
        [load] si { $moves } traverse
       *[move] après { $moves }
    }, { $states ->
        [one] on ne peut ensuite que revenir
       *[other] on tourne ensuite en rond entre { $states } états : chacun des { $count } coups possibles y reste ou ramène en arrière
    }
why-longer = { $cost-is ->
        [empty] { $moves } demande { $length } de plus
       *[other] { $moves } coûte { $cost } de plus en tout
    }
why-over-limit = { $moves } ferait dépasser la limite de { $limit }
why-back = { $kind ->
        [nothing] { $moves } ne changerait que des noms
        [undo] { $moves } ne ferait que défaire le dernier coup
        [start] { $moves } ramènerait au départ
       *[earlier] { $moves } ramènerait à l’état qui suit le coup { $number }
    }{ $same ->
        [yes] { "" }
       *[no] , aux noms près
    }
why-others-unknown = on ne sait pas où mènent les autres coups : il y a trop d’états pour les examiner tous
why-goal = le but est atteint

## Why no way is shorter

why-heading-shorter = { $kind ->
        [moves] Pourquoi aucun chemin n’est plus court
       *[cost] Pourquoi aucun chemin n’est moins coûteux
    }
why-heading-none = Pourquoi il n’y a pas de chemin
why-counting = { $of ->
        [travellers] { $todo ->
            [one] au départ, { $todo } voyageur n’est pas encore là où le chemin doit finir
           *[other] au départ, { $todo } voyageurs ne sont pas encore là où le chemin doit finir
        }. Un coup y en amène au plus { $one }, et deux coups de suite au plus { $two } : il faut donc au moins { $length }
       *[squares] au départ, les tuiles sont à { $todo } cases de leur place en tout, comptées le long des lignes et des colonnes. Un coup ne rapproche qu’une tuile, d’une case : il faut donc au moins { $length }
    }
why-counting-exact = le chemin n’en a pas davantage
why-counting-rest = { $shown ->
        [yes] compter ne suffit pas : le chemin a { $length }, et ce qui suit montre qu’on ne peut pas faire mieux
       *[no] compter ne suffit pas : le chemin a { $length }
    }
why-layers-listed = { $kind ->
        [moves] voici tous les états que l’on peut atteindre avant le but{ $names ->
            [yes] , à symétrie près
           *[no] { "" }
        }, selon le nombre de coups qu’il faut. Un coup fait avancer d’une ligne au plus : on ne peut donc pas être au but plus tôt
       *[cost] voici tous les états que l’on peut atteindre avant le but{ $names ->
            [yes] , à symétrie près
           *[no] { "" }
        }, selon ce qu’il en coûte au moins. Le but n’y figure pas avant la dernière ligne
    }
why-layers-counted = { $kind ->
        [moves] en moins de { $length }, on peut atteindre { $states } états{ $names ->
            [yes] , à symétrie près
           *[no] { "" }
        }, et aucun n’est le but
       *[cost] pour moins de { $length }, on peut atteindre { $states } états{ $names ->
            [yes] , à symétrie près
           *[no] { "" }
        }, et aucun n’est le but
    }
why-layers-unknown = la recherche a prouvé qu’aucun chemin n’est plus court ; elle n’a pas gardé de liste d’états que l’on pourrait montrer
why-tower = avant que le disque { $disk } puisse quitter son piquet, tous les plus petits doivent se trouver sur le piquet où il ne va pas ; ensuite, il faut les y reprendre. Chaque disque de plus demande donc deux fois plus de coups, et un encore : { $counts }
why-header-states = nouveaux états
why-header-cost = coût
why-no-gain = une traversée fait passer au plus { $one ->
        [one] { $one } voyageur
       *[other] { $one } voyageurs
    }, et deux traversées de suite, personne : ce que l’une gagne, la suivante le perd, car quelqu’un doit ramener le bateau. Les { $todo } ne sont donc jamais tous passés
why-reached = { $count ->
        [one] on ne peut atteindre que le départ, qui n’est pas le but
       *[other] on ne peut atteindre que { $count } états{ $names ->
            [yes] , à symétrie près
           *[no] { "" }
        }, et aucun n’est le but
    }
why-leads = { $moves } mène à l’état { $number }
why-leads-here = { $moves } ne change que des noms
why-no-move = ici, rien n’est permis

## Hints

why-hint-wrong = le coup { $number } n’est pas permis : { $why }{ $ignored ->
        [0] { "" }
        [1]  ; le coup suivant n’a pas été examiné
       *[other]  ; les { $ignored } coups suivants n’ont pas été examinés
    }
why-hint-farther = { $number ->
        [0] d’ici, le chemin le plus court a { $length } ; du départ, c’était { $before } : mieux vaut recommencer
       *[other] d’ici, le chemin le plus court a { $length } ; après le coup { $number }, c’était { $before } : mieux vaut y revenir
    }
why-hint-reason = { $why } ({ $where })
why-hint-cost = un coût de { $cost }
why-hint-lost = { $number ->
        [0] d’ici, aucun chemin ne mène plus au but ; du départ, il y en avait un ({ $before })
       *[other] d’ici, aucun chemin ne mène plus au but ; après le coup { $number }, il y en avait un ({ $before })
    }
why-hint-was-here = { $number ->
        [0] c’est de nouveau le départ
       *[other] c’est le même état qu’après le coup { $number }
    }
why-hint-none = d’ici, aucun chemin ne mène au but
why-hint-unknown = on ne sait pas à quelle distance est le but
why-hint-left = { $moves ->
        [one] il reste { $length }
       *[other] il reste { $length }
    }
why-hint-rule = { $ahead ->
        [0] ce qui peut mal tourner ici
        [1] ce qui peut mal tourner après le coup suivant
       *[other] ce qui peut mal tourner dans { $ahead } coups
    } : { $rule }
why-hint-no-rule = aucune règle ne gêne ici : ce qui compte, c’est où mène chaque coup
why-hint-moves = { $allowed ->
        [1] un seul coup est permis
       *[other] { $leading ->
            [all] les { $allowed } coups permis avancent tous sans détour
            [1] sur { $allowed } coups permis, un seul avance sans détour
           *[other] sur { $allowed } coups permis, { $leading } avancent sans détour
        }
    } : { $kinds }

## Difficulty

why-rate = { $level ->
        [easy] énigme facile
        [medium] énigme de difficulté moyenne
       *[hard] énigme difficile
    } : { $points } points
why-rate-guesses = { $points } pour les choix : dans les { $states } états des chemins les plus courts, { $leading } coups sur les { $considered } auxquels on peut penser avancent sans détour{ $forbidden ->
        [0] { "" }
       *[other] , et les règles en interdisent { $forbidden }
    }
why-rate-size = { $points } pour la taille : on peut atteindre { $states } états{ $names ->
            [yes] , à symétrie près
           *[no] { "" }
        }
why-rate-detour = { $points } pour les détours : si l’on ne faisait que compter, { $least } suffiraient, et le chemin a { $length }
why-rate-unknown = la difficulté n’est pas connue : il y a trop d’états pour les examiner tous
why-rate-none = sans chemin, on ne peut pas parler de difficulté
