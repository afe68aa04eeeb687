## Why: ways

why-load = { $first }{ $others-is ->
        [empty] { "" } alone
       *[other] { "" } with { $others }
    }
why-kind-trip = { $boat-is ->
        [empty] { $count ->
            [one] 1 traveller crosses alone
           *[other] { $count } travellers cross together
        }
       *[other] the { $boat } takes { $count ->
            [one] 1 traveller
           *[other] { $count } travellers
        }
    } to { $to }
why-kind-fill = a jug is filled
why-kind-empty = a jug is emptied
why-kind-pour = one jug is poured into another
why-kind-disk = disk { $disk } moves
why-kind-row = a tile slides along its row
why-kind-column = a tile slides along its column
why-kind-jump = { $colour ->
        [W] a white knight jumps
        [B] a black knight jumps
       *[other] a knight { $colour } jumps
    }
