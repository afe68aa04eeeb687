## Pourquoi une étape s’ensuit

# Ce qu’une étape inscrit ; plusieurs sont reliées comme une liste.
why-placed = { $cell } vaut { $value }
why-removed = { $value } n’est pas en { $cells }
why-left-place = dans { $house }, il ne reste que { $cell } pour { $value }
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
why-fish = Dans { $base }, { $values } ne peut aller qu’aux croisements avec { $cover }. Cela épuise { $cover }, où il ne peut donc pas être ailleurs : { $result }.
why-one-value = Suivez { $values } dans { $base }. Les seules places qui lui restent y sont { $cells }. De quelque façon qu’on les remplisse, { $result }.
why-finned = Laissez { $fins } de côté. Alors { $value } ne peut aller, dans { $base }, qu’aux croisements avec { $cover }, ce qui épuise { $cover }. Si { $any-fin } l’a malgré tout, cela exclut les places qui le voient. Dans les deux cas, { $result }.
why-complex-fish = { $has-fins ->
        [yes] Laissez { $fins } de côté. Alors toutes les places de { $value } dans { $base } sont aussi dans { $cover }. Il y en a autant de part et d’autre, ce qui épuise { $cover }. Si { $any-fin } l’a malgré tout, cela exclut les places qui le voient. Dans les deux cas, { $result }.
       *[no] Toutes les places de { $value } dans { $base } sont aussi dans { $cover }. Il y en a autant de part et d’autre, ce qui épuise { $cover } : { $result }.
    }
why-links = Dans { $first }, { $value } ne peut être qu’en { $first-places } ; dans { $second }, qu’en { $second-places }. { $is-shared ->
        [yes] { $joined } sont dans { $shared } et ne l’ont donc pas toutes les deux.
       *[no] { $joined } se voient et ne l’ont donc pas toutes les deux.
    } Il est donc en { $ends }, et { $result }.
why-colour = il est soit en { $first }, soit en { $second }
why-colours = Partout où il ne reste que deux places pour { $value }, l’une d’elles l’a. De proche en proche, cela donne : { $parts }. Deux cases qui se voient ne l’ont pas toutes les deux, donc { $result }.
why-empty-rectangle = Dans { $box }, { $value } ne peut être que dans { $lines } ; dans { $house }, qu’en { $places }. Si { $near } l’a, le reste de { $first } ne l’a pas, et il est alors, dans { $box }, sur { $second } ; sinon, { $far } l’a. Dans les deux cas, { $result }.
why-wing = { $pivot } vaut { $values }. Si c’est { $first }, { $one } ne peut valoir que { $value } ; si c’est { $second }, { $two } ne peut valoir que { $value }. { $has-third ->
        [yes] L’une des trois vaut donc { $value } de toute façon, et { $result }.
       *[no] L’une des deux dernières vaut donc { $value } de toute façon, et { $result }.
    }
why-joined-pair = { $cells } valent l’une et l’autre { $values }. Dans { $house }, { $value } ne peut être qu’en { $places }, et chacune de ces cases voit l’une des deux premières. Celles-ci ne valent donc pas toutes les deux { $value } : l’une au moins vaut { $other }, et { $result }.
why-aligned = Essayez toutes les façons de remplir { $cells } ensemble où { $supposed }. { $has-others ->
        [yes] Chacune répète une valeur là où c’est interdit, ou ne laisse aucun candidat à { $others }.
       *[no] Chacune répète une valeur là où c’est interdit.
    } Donc { $result }.

# Groupes de cases qui ont un candidat de plus que de cases.
why-group = { $name } ({ $cells } : { $values })
why-two-sets = Regardez deux groupes qui ont un candidat de plus que de cases : { $groups }. Toutes les places de { $common } dans l’un voient celles de l’autre : un des groupes au plus l’aura. L’autre aura tous ses autres candidats, dont { $values }. Quel que soit ce groupe, { $result }.
why-two-sets-linked-twice = Regardez deux groupes qui ont un candidat de plus que de cases : { $groups }. Les places de { $commons } dans l’un voient celles de l’autre : chacune de ces valeurs ira à un des groupes au plus. Or un groupe ne se passe que d’un seul de ses candidats. Chacun les a donc tous, sauf { $common }, et ils se partagent ces deux valeurs : { $result }.
why-three-sets = Regardez trois groupes qui ont un candidat de plus que de cases : { $groups }. Toutes les places de { $first } dans A voient celles de B : un des deux au plus l’aura. De même, B ou C au plus aura { $second }. Or B ne se passe que d’un de ses candidats, donc A se passe de { $first }, ou C de { $second }. Ce groupe-là aura tous ses autres candidats, dont { $values }. Quel qu’il soit, { $result }.
why-common = { $first } et { $second } se disputent { $values }
why-chain-of-sets = Regardez ces groupes qui ont un candidat de plus que de cases : { $groups }. De deux voisins, un au plus a ce qu’ils ont en commun : { $commons }. Si A se passe de { $values }, il a tout le reste ; B se passe alors de ce qu’ils ont en commun et a tout le reste, et ainsi de suite jusqu’à { $last }, qui a { $values }. A ou { $last } a donc { $values } de toute façon, et { $result }.
why-petal = { $value } à { $group }
why-blossom = { $stem } vaut { $stem-values }. Quelle que soit cette valeur, elle est retirée à un groupe qui a un candidat de plus que de cases : { $petals }. Ce groupe aura alors tous ses autres candidats, dont { $values }. Quel qu’il soit, { $result }.
why-cells-with = { $cells } ({ $values })
why-crossing = Regardez { $crossing }, où { $houses } se croisent, { $line-cells } dans le reste de { $line } et { $box-cells } dans le reste de { $box }. { $has-twice ->
        [yes] Il y a autant de cases que de valeurs, si { $twice } compte deux fois.
       *[no] Il y a autant de cases que de valeurs.
    } Aucune valeur ne peut s’y répéter, donc toutes y sont épuisées : { $result }.

# Ce qui mènerait à deux solutions.
why-candidate = { $value } en { $cell }
why-deadly = Si { $cells } n’avaient pas d’autres valeurs que { $values }, on pourrait les échanger, et l’énigme aurait deux solutions. Elle n’en a qu’une, donc { $result }.
why-another-value = l’une au moins de { $cells } a une autre valeur
why-grave = Sans { $further }, chaque case vide aurait deux candidats, et chaque valeur deux places partout où elle manque encore. Toutes les cases pourraient alors prendre leur autre candidat, et l’énigme n’aurait pas une solution unique. Donc { $result }.
why-only-places = Dans { $house }, { $value } ne peut être qu’en { $places }.
why-only-candidates = De plus, { $cells } ne peuvent avoir que { $values }.
why-otherwise = Si { $supposed }, aucune des cases n’a donc une autre valeur. C’est impossible : { $result }.
why-so = Donc { $result }.
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
sign-in-chain = vrai dans la chaîne
sign-out-in-chain = faux dans la chaîne
sign-struck = barré
