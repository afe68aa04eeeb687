## Why: ways

why-load = { $first }{ $others-is ->
        [empty] { "" } alleen
       *[other] { "" } met { $others }
    }
why-kind-trip = { $boat-is ->
        [empty] { $count ->
            [one] er vaart 1 reiziger alleen
           *[other] er varen { $count } reizigers samen
        }
       *[other] de { $boat } brengt { $count ->
            [one] 1 reiziger
           *[other] { $count } reizigers
        }
    } naar { $to }
why-kind-fill = er wordt een kan gevuld
why-kind-empty = er wordt een kan geleegd
why-kind-pour = er wordt uit de ene kan in de andere gegoten
why-kind-disk = schijf { $disk } wordt verzet
why-kind-row = er schuift een tegel opzij
why-kind-column = er schuift een tegel omhoog of omlaag
why-kind-jump = { $colour ->
        [W] er springt een wit paard
        [B] er springt een zwart paard
       *[other] er springt een paard { $colour }
    }
