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
        [0] Dans { $base }, { $values } ne peut être qu’en { $cells }, et ces cases sont aussi dans { $cover }. Il n’y en a donc pas ailleurs dans { $cover } : { $result }.
       *[1] Toutes les places pour { $values } dans { $base } sont aussi dans { $cover } : { $cells }. L’une d’elles l’a, donc { $result }.
    }
why-naked-subset = { $turn ->
        [0] { $cells } n’ont pas d’autres candidats que { $values } : autant de valeurs que de cases, toutes dans { $base }. Elles épuisent ces valeurs, donc { $result }.
       *[1] Dans { $base }, { $cells } ne peuvent que se partager { $values }. Aucune autre case ne les y a : { $result }.
    }
why-hidden-subset = { $turn ->
        [0] Dans { $base }, il n’y a pas d’autres places pour { $values } que { $cells } : autant de cases que de valeurs. Ces cases n’ont donc rien d’autre : { $result }.
       *[1] { $values } doivent se partager { $cells } dans { $base }, et rien d’autre n’y trouve place : { $result }.
    }
why-fish = Dans { $base }, { $values } ne peut être qu’aux croisements avec { $cover }. Il en faut un dans chacune des premières, ce qui épuise les secondes. Il n’y en a donc pas ailleurs : { $result }.
why-wing = Regardez { $cells } : ces cases ont peu de candidats, et quels que soient les bons, l’une d’elles enlève { $values } ailleurs. Donc { $result }.
why-one-value = Suivez { $values } dans { $base }. Il y a peu de places, { $cells }, et où qu’il soit, { $result }.
why-sets = { $cells } ont presque autant de cases que de candidats : une valeur de moins dans une partie fixe le reste. Quoi qu’il reste, { $result }.
why-one-solution = Sinon, on pourrait échanger les valeurs de { $cells }, et l’énigme aurait deux solutions. Elle n’en a qu’une, donc { $result }.
why-general = Ensemble, { $rules } ne laissent pas d’autre possibilité : { $result }.

why-suppose = Supposons que { $supposed }.
why-suppose-first = Supposons d’abord que { $supposed }.
why-suppose-next = Supposons maintenant que { $supposed }.
why-then = { $turn ->
        [0] Alors { $result } ({ $rules })
       *[1] donc { $result } ({ $rules })
    }
why-contradiction = Cela contredit { $rules }.
why-contradiction-at-once = Cela contredit aussitôt { $rules }.
why-contradiction-of-facts = Cela ne peut pas être : { $facts }.
why-so-not = La supposition est donc fausse : { $result }.
why-in-each-case = L’un de ces cas est vrai, et chacun mène au même point : { $result }.

# Les indices et les règles qu’une étape emploie.
why-rule-cell = les candidats de { $cell }
why-rule-needs = il faut { $value } dans { $house }
why-rule-once = { $value } une seule fois dans { $house }
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
           *[1] C’est-à-dire : { $result }.
        }
        [new] Avec ce qu’on vient de trouver : { $result }.
       *[other] { $turn ->
            [0] Puisque { $known }, il s’ensuit que { $result }.
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
       *[other] Puisque { $known }, les autres sont exclus : { $result }.
    }
why-last-place = { $turn ->
        [0] Il ne reste qu’une possibilité pour { $value } : { $result }.
       *[1] Tous les autres sont exclus pour { $value }, donc { $result }.
    }
why-transfer = { $has-known ->
        [new] En rapprochant le tout : { $result }.
        [none] Donc { $result }.
       *[other] { $turn ->
            [0] Puisque { $known }, il s’ensuit que { $result }.
           *[1] On sait : { $known }. Donc { $result }.
        }
    }
why-transfer-pair = { $turn ->
        [0] { $first } et { $second } vont ensemble, et ce qui vaut pour l’un vaut pour l’autre : { $result }.
       *[1] Ce qu’on sait de { $first } ou de { $second } est vrai des deux, puisqu’ils vont ensemble : { $result }.
    }
why-rule-clue = l’indice { $label }
why-rule-one-each = { $value } : un seul choix dans { $category }
why-rule-number = le nombre de { $value } dans { $category }
why-rule-transfer = { $first } et { $second } partagent tout

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
