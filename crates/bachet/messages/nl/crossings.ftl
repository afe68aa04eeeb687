## River crossings

way-start = het begin
way-step = { $who } { $count ->
        [one] steekt
       *[other] steken
    } over van { $from } naar { $to }
way-step-of-boat = de { $boat } brengt { $who } van { $from } naar { $to }
way-step-cost = { $step }: kosten { $cost }, { $spent } tot nu toe
way-place-left = links
way-place-right = rechts
way-boat = boot
way-nobody = niemand
length-moves = { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }
length-crossings = { $moves ->
        [one] 1 overtocht
       *[other] { $moves } overtochten
    }
way-number = Weg { $number }: { $length }
way-steps-shown = de eerste { $shown } van { $length } zijn getoond: `--max-moves N` toont er meer of minder
ways-uncounted = een kortste weg telt { $length }{ $cost-is ->
        [empty] { "" }
       *[other] { " " }en kost { $cost }
    }; het aantal kortste wegen is niet bekend
ways-shortest = { $count ->
        [one] 1 kortste weg
       *[other] { $count } kortste wegen
    } van { $length }
ways-cheapest = { $count ->
        [one] 1 goedkoopste weg
       *[other] { $count } goedkoopste wegen
    } met kosten { $cost } en { $length }
ways-up-to = { $ways }; { $count } op symmetrie na
ways-interchangeable = op symmetrie na zijn onderling verwisselbaar: { $things }
ways-simple = { $known ->
        [all] { "" }
        [at-least] minstens { "" }
       *[more] meer dan { "" }
    }{ $count ->
        [0] geen weg
        [one] 1 weg
       *[other] { $count } wegen
    } zonder herhaalde toestanden{ $symmetry ->
        [named] { "" }
       *[up-to-symmetry] , op symmetrie na
    }{ $known ->
        [all] { "" }
        [at-least] : { ended-early }
       *[more] : `bachet count --all` telt ze
    }
ways-listed-up-to-symmetry = op symmetrie na opgesomd: met namen zijn er te veel toestanden
ways-none = er is geen weg
ways-states = { $states ->
        [one] 1 bereikbare toestand
       *[other] { $states } bereikbare toestanden
    }, met { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } ertussen
ways-over-limit = er is geen weg binnen de grens van { $limit }: de goedkoopste weg kost { $cost }
ways-unknown = { ended-early } voordat er een weg gevonden was{ $length-is ->
        [empty] { "" }
       *[other] ; elke weg telt minstens { $length }
    }
ways-one-shown = de eerste is getoond: `--all-shortest` somt ze allemaal op, `--all` ook de langere
heading-ways = Wegen
ways-legend = De bits van een toestand, de laagste eerst
ways-legend-places = de bits van elke reiziger zijn het nummer van de plek: { $places }
header-ways = wegen
header-bit = bit
header-who = wie
step-pause = stap { $step } van { $steps }; → gaat verder, ← gaat terug, de spatiebalk speelt af en pauzeert, q stopt
step-interrupted = onderbroken bij stap { $step } van { $steps }
step-needs-terminal = `--step` wacht op een toets, maar dit is geen terminal
    .hint = laat `--step` weg

state-caption = Toestand { $number }, in bits { $bits }
state-number = toestand { $number }, in bits { $bits }
state-allowed = toegestaan
state-broken = { $place }: niet toegestaan wegens { $who }: { $why }
state-is-start = dit is het begin
state-is-goal = dit is het doel
state-from-start = { $length } vanaf het begin{ $cost-is ->
        [empty] { "" }
       *[other] , kosten { $cost }
    }
state-unreachable = onbereikbaar vanaf het begin
state-spent = tot nu toe { $spent } besteed
state-spent-of = tot nu toe { $spent } besteed, van hoogstens { $limit }: nog { $left } over
state-to-goal = { $length } van hier naar het doel{ $cost-is ->
        [empty] { "" }
       *[other] , kosten { $cost }
    }
state-dead-end = een doodlopende weg: het doel is van hier niet te bereiken
state-over-limit = een doodlopende weg: de goedkoopste weg van hier naar het doel kost { $cost } ({ $length }), meer dan de grens overlaat
state-graph-all = { $states } toestanden zijn te bereiken, op symmetrie na
state-graph-ways = { $states } toestanden liggen op kortste wegen, op symmetrie na
state-graph-near = { $moves ->
        [0] { $states } toestanden dicht bij deze, met een deel van die waar één zet heen leidt, op symmetrie na
        [1] { $states } toestanden dicht bij deze, met alle waar één zet heen leidt, op symmetrie na
       *[other] { $states } toestanden dicht bij deze, met alle waar { $moves } zetten heen leiden, op symmetrie na
    }
state-graph-entry = { $state }{ $from-is ->
        [empty] { "" }
       *[other] ; { $from } vanaf het begin
    }{ $dead ->
        [0] { $to-is ->
            [empty] { "" }
           *[other] , { $to } tot het doel
        }
       *[other] , een doodlopende weg
    }{ $next-is ->
        [empty] { "" }
       *[other] ; leidt naar { $next }
    }
state-graph-path = de weg ging door { $path }
state-unknown = { ended-early } voordat de afstand gevonden was
state-on-way = { $cost-is ->
        [empty] na { $length }
       *[other] bij kosten { $cost }
    }: { $state }{ $count ->
        [1] { "" }
       *[other] , een van { $count } gelijkwaardige toestanden
    }
states-on-ways = Toestanden op kortste wegen, op symmetrie na
states-on-ways-named = Toestanden op kortste wegen

certificate-too-large = het certificaat zou te veel toestanden hebben, omdat het alle reizigers onderscheidt
    .hint = `bachet count` toont hoeveel het er zijn; `bachet check` bewijst hetzelfde zonder certificaat
no-certificates = certificaten zijn alleen voor overtochten te schrijven
    .hint = `bachet check` toont hoeveel oplossingen deze puzzel heeft, en wat elkaar tegenspreekt als er geen is
no-certificates-of-moves = certificaten zijn alleen voor overtochten te schrijven: voor een puzzel met zetten is er geen controle die los van het zoeken staat
    .hint = `bachet count` bezoekt elke bereikbare toestand, en meldt het als geen ervan het doel is
certificate-needs-puzzle = een certificaat wordt met zijn puzzel gecontroleerd, en die ontbreekt
    .hint = schrijf `bachet prove --check { $file } PUZZLE`, met `-` voor een puzzel van de standaardinvoer
no-certificate = `{ $file }` is geen certificaat voor deze puzzel{ $reason-is ->
        [empty] : het heeft namen of getallen van een andere puzzel
       *[other] : { $reason }
    }
    .hint = `bachet prove PUZZLE` schrijft er een
not-proved = { ended-early } voordat het certificaat compleet was
    .hint = sta meer toe met `--time` of `--steps`
proved-no-way = goedgekeurd: er is geen weg; geen zet leidt weg uit { $states ->
        [one] de enige bereikbare toestand, en die is niet het doel
       *[other] de { $states } bereikbare toestanden, en geen ervan is het doel
    }
proved-shortest = goedgekeurd: de goedkoopste weg kost { $cost }; { $states ->
        [one] de afstand van 1 toestand is gecontroleerd
       *[other] de afstanden van { $states } toestanden zijn gecontroleerd
    }
proof-unfinished = { ended-early } voordat de controle klaar was
flaw-things = afgekeurd: het somt niet elke reiziger van de puzzel precies één keer op
flaw-twice = afgekeurd: een toestand staat er twee keer in
flaw-start = afgekeurd: het begin staat er niet in met afstand 0
flaw-goal = afgekeurd: toestand { $state } is een doel, in tegenspraak met de bewering
flaw-move = afgekeurd: een zet leidt van toestand { $from } naar toestand { $to }, die er niet in staat of er verder weg in staat
flaw-unattained = afgekeurd: geen zet leidt op de vermelde afstand naar toestand { $state }
flaw-cost = afgekeurd: een vaart heeft geen kosten, of negatieve
flaw-no-way = afgekeurd: het heeft geen weg met de beweerde kosten

rules-idle = Deze spelregels doen er nooit toe: zonder een ervan, welke ook, zijn dezelfde toestanden en zetten mogelijk
rules-needed = elke spelregel doet ertoe
farthest-state = hoogstens { $most } van { $all } zijn tegelijk bij het doel, in { $states ->
        [one] 1 toestand
       *[other] { $states } toestanden
    }{ $symmetry ->
        [yes] { " " }op symmetrie na
       *[no] { "" }
    }
seats-help = met { $seats ->
        [one] 1 zitplaats
       *[other] { $seats } zitplaatsen
    }{ $boat-is ->
        [empty] { "" }
       *[other] { " " }in de { $boat }
    } is er een weg van { $length }; met minder zitplaatsen is er geen
seats-unlimited = de { $boat-is ->
        [empty] boot
       *[other] { $boat }
    } neemt al een willekeurig aantal mee, dus meer zitplaatsen helpen niet
seats-unknown = { ended-early }: er is geen weg met minder dan { $seats } zitplaatsen{ $boat-is ->
        [empty] { "" }
       *[other] { " " }in de { $boat }
    }; meer is niet geprobeerd
change-found = { $kind ->
        [load-limit] met `{ $line }` is er een weg van { $length }; met minder is er geen
        [least] met `{ $line }` is er een weg van { $length }; als er meer mee moet, is er geen
        [cost-limit] met `{ $line }` is er een weg van { $length }; met minder is er geen
        [unattended] met `{ $line }` in plaats van spelregel { $rule } is er een weg van { $length }
        [rule] zonder spelregel { $rule }, `{ $line }`, is er een weg van { $length }
        [rower] met `{ $line }` is er een weg van { $length }
        [any-rower] als iedereen mag roeien, is er een weg van { $length }
        [own-rower] zonder `{ $line }` is er een weg van { $length }
       *[anywhere] met `{ $line }` als extra regel is er een weg van { $length }
    }
changes-none = een andere grens, spelregel, roeier of doel alleen maakt geen weg mogelijk
changes-unknown = { ended-early } voordat alle andere veranderingen geprobeerd waren
seats-do-not-help = geen aantal zitplaatsen{ $boat-is ->
        [empty] { "" }
       *[other] { " " }in de { $boat }
    } maakt een weg mogelijk
