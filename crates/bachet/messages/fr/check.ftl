## Checks

idle-clues = Chacun de ces indices découle de tous les autres et peut être omis
no-idle-clues = tous les indices sont nécessaires
minimal-clues = Ces indices suffisent, et aucun d’eux ne peut être omis
smallest-clues = Ces indices suffisent ; aucun nombre plus petit d’indices ne suffit
smallest-unproved = Ces indices suffisent ; { ended-early } avant que des nombres plus petits soient exclus
clash = Ceux-ci se contredisent ; si l’on en retire un, quel qu’il soit, les autres ne se contredisent plus
rules-clash = les catégories se contredisent même sans indices
differing-cells = Où les solutions diffèrent
best-additions = Indices à ajouter : les { $count } qui laissent le moins de solutions
additions = Indices à ajouter, avec le nombre de solutions que chacun laisse
check-incomplete = { ended-early } : il y a peut-être autre chose à trouver

more-solutions = plus de { $count } solutions : `bachet count` les compte
estimated-solutions = environ { $mean } solutions, entre { $low } et { $high } avec une confiance de 95 %, estimation tirée de { $samples ->
        [one] { $samples } échantillon
       *[other] { $samples } échantillons
    }
