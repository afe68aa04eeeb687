## Pourquoi une étape s’ensuit

# Ce qu’une étape inscrit ; plusieurs sont reliées comme une liste.
why-placed = { $cell } vaut { $value }
why-removed = { $value } n’est pas en { $cells }
why-houses = { $kind ->
        [row] les lignes { $numbers }
        [column] les colonnes { $numbers }
        [box] les blocs { $numbers }
       *[region] les régions { $numbers }
    }

why-full-house = { $cells } est la dernière case vide dans { $base }, donc { $result }.
why-hidden-single = { $turn ->
        [0] Dans { $base }, il ne reste qu’une place pour { $values } : { $cells }.
        [1] Cherchez { $values } dans { $base } : seule { $cells } peut encore l’avoir.
       *[2] Où va { $values } dans { $base } ? Il ne lui reste que { $cells }.
    }
why-naked-single = { $turn ->
        [0] { $cells } n’a plus qu’un candidat, { $values }.
        [1] Tout sauf { $values } est exclu en { $cells }.
       *[2] Seul { $values } est encore possible en { $cells }.
    }
why-locked = { $turn ->
        [0] Dans { $base }, les places qui restent pour { $values } sont { $cells }. Elles sont toutes aussi dans { $cover }, et l’une d’elles l’aura : il n’y en a donc pas ailleurs dans { $cover }, et { $result }.
       *[1] Dans { $base }, seules { $cells } peuvent avoir { $values }. Ces cases sont aussi dans { $cover }, où il ne peut pas y en avoir d’autre : { $result }.
    }
why-naked-subset = { $turn ->
        [0] Dans { $base }, les seuls candidats de { $cells } sont { $values } : autant de valeurs que de cases. Elles épuisent ces valeurs, donc { $result }.
       *[1] Les cases { $cells }, dans { $base }, doivent se partager { $values }. Aucune autre case n’y a ces valeurs : { $result }.
    }
why-hidden-subset = { $turn ->
        [0] Dans { $base }, seules { $cells } peuvent avoir { $values } : autant de cases que de valeurs. Elles n’ont de place pour rien d’autre, donc { $result }.
       *[1] Où vont { $values } dans { $base } ? Ces valeurs doivent se partager { $cells }, et rien d’autre n’y tient : { $result }.
    }
why-fish = Dans { $base }, les seules places pour { $values } sont aux croisements avec { $cover }. Il en faut un dans chacune des premières, ce qui épuise les secondes. Il n’y en a donc pas ailleurs dans les secondes : { $result }.
why-wing = Regardez { $cells }. De quelque façon qu’on les remplisse, l’une de ces cases a { $values } et l’interdit ailleurs : { $result }.
why-one-value = Suivez { $values } dans { $base }. Les seules places qui lui restent y sont { $cells }. De quelque façon qu’on les remplisse, { $result }.
why-sets = Regardez { $cells }. Elles forment des groupes qui ont à peine plus de candidats que de cases : si un groupe perd une valeur, le reste en est fixé. Quelle que soit cette valeur, { $result }.
why-one-solution = S’il en était autrement, on pourrait échanger des valeurs de { $cells }, et l’énigme aurait deux solutions. Elle n’en a qu’une, donc { $result }.
why-general = Rapprochons ceci : { $rules }. On en tire : { $result }.

why-suppose = Faisons une supposition : { $supposed }.
why-suppose-first = Première supposition : { $supposed }.
why-suppose-next = Autre supposition : { $supposed }.
why-then = { $turn ->
        [0] Alors { $result } ({ $rules })
        [1] donc { $result } ({ $rules })
       *[2] et { $result } ({ $rules })
    }
why-contradiction = Cela contredit ceci : { $rules }.
why-contradiction-at-once = Cela contredit aussitôt ceci : { $rules }.
why-contradiction-of-facts = C’est impossible : { $facts }.
why-so-not = { $several ->
        [yes] Chacune de ces suppositions est donc fausse : { $result }.
       *[no] La supposition est donc fausse : { $result }.
    }
why-in-each-case = L’un de ces cas est vrai et, quel qu’il soit, { $result }.

# Les indices et les règles qu’une étape emploie.
why-rule-cell = { $cell } n’a qu’une valeur
why-rule-needs = il faut { $value } dans { $house }
why-rule-once = { $value } n’est qu’une fois dans { $house }
why-rule-one-solution = l’énigme a une seule solution

# Logigrammes. Les indices sont cités, sauf si le lecteur vient de les lire.
why-clue = L’indice { $label } dit : « { $text } ».
why-clue-again = Encore l’indice { $label }.
why-numbered = { $category } { $value }
why-goes-with = { $first } va avec { $yes }
why-goes-not-with = { $first } ne va pas avec { $no }
why-goes-with-not = { $first } va avec { $yes }, mais pas avec { $no }
why-one-clue = { $clues } { $has-known ->
        [none] { $turn ->
            [0] Donc { $result }.
           *[1] On en tire : { $result }.
        }
        [new] Avec ce qu’on vient de trouver : { $result }.
       *[other] { $turn ->
            [0] On sait déjà : { $known }. Il s’ensuit : { $result }.
           *[1] On sait : { $known }. Donc { $result }.
        }
    }
why-several-clues = { $clues } { $has-known ->
        [none] Ensemble, cela veut dire : { $result }.
        [new] Avec ce qu’on vient de trouver : { $result }.
       *[other] On sait aussi : { $known }. Donc { $result }.
    }
why-match = { $has-known ->
        [new] { $turn ->
            [0] Cela exclut les autres : { $result }.
           *[1] On barre donc le reste : { $result }.
        }
       *[other] On sait : { $known }. Les autres sont donc exclus : { $result }.
    }
why-last-place = { $left ->
        [none] Il ne reste rien avec quoi { $value } pourrait y aller, et cette valeur ne sert donc pas : { $result }.
       *[some] { $has-matches ->
            [yes] { $turn ->
                [0] On sait déjà : { $known }. Il ne reste donc qu’une possibilité pour { $value } : { $result }.
               *[1] On sait : { $known }. Tout le reste est donc exclu pour { $value } : { $result }.
            }
           *[no] { $turn ->
                [0] Il ne reste qu’une possibilité pour { $value } : { $result }.
               *[1] Tout le reste est exclu pour { $value }, donc { $result }.
            }
        }
    }
why-number = { $left ->
        [none] On sait : { $known }. C’est tout ce qui revient à { $value }, donc { $result }.
       *[some] Il reste juste autant de possibilités pour { $value } qu’il en faut, donc { $result }.
    }
why-no-common-place = Dans « { $category } », il ne reste rien que { $first } et { $second } puissent partager : { $known }. Donc { $result }.
why-pairs = { $values } occupent { $places } à eux seuls : { $known }. Donc { $result }.
why-transfer = { $has-known ->
        [new] En rapprochant le tout : { $result }.
        [none] Donc { $result }.
       *[other] { $turn ->
            [0] On sait déjà : { $known }. Il s’ensuit : { $result }.
           *[1] On sait : { $known }. Donc { $result }.
        }
    }
why-transfer-pair = { $turn ->
        [0] { $first } et { $second } vont ensemble, et ce qui vaut pour l’un vaut pour l’autre : { $result }.
       *[1] Rapprochons ce qu’on sait sur { $first } et sur { $second }, qui vont ensemble : { $result }.
    }
why-rule-clue = l’indice { $label }
why-rule-one-each = { $value } : un seul choix dans { $category }
why-rule-number = il y en a { $number } avec { $value }
why-rule-transfer = { $first } et { $second } vont ensemble

## Parcours des étapes

walk-controls = étapes
walk-first = première étape
walk-back = précédente
walk-forward = suivante
walk-last = dernière étape
walk-slider = étape
walk-position = Étape { $part } sur { $last }
walk-keys = Touches
cross-yes = vont ensemble
cross-no = ne vont pas ensemble
cross-unknown = pas encore connu
cross-look = à regarder
cross-reason = raison
cross-result = nouveau
