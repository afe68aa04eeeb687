## Why: ways

why-load = { $others-is ->
        [empty] { $first }
       *[other] { $first } avec { $others }
    }
why-kind-trip = { $boat-is ->
        [empty] { $count ->
            [one] { $count } voyageur passe seul
           *[other] { $count } voyageurs passent ensemble
        }
       *[other] le bateau { $boat } emmène { $count ->
            [one] { $count } voyageur
           *[other] { $count } voyageurs
        }
    } à { $to }
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
