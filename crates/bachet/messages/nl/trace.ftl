## Traces of methods

trace-needs-states = `{ $method }` doorzoekt toestanden, en deze puzzel heeft er geen
    .hint = gebruik { $methods-or }
trace-needs-table = `{ $method }` vult een tabel in, maar deze puzzel is een zoektocht door toestanden
    .hint = gebruik { $methods-or }
trace-too-many-boards = de rijen van dit bord zijn op te veel manieren te schikken voor `{ $method }`, die ze allemaal probeert
    .hint = gebruik { $methods-or }
trace-too-large = deze puzzel is te groot voor `{ $method }`
    .hint = `--compare all` toont welke methoden hem kunnen oplossen
trace-states-too-large = de toestanden van deze overtocht vragen meer dan 128 bits, en dat is voor elke methode te veel
    .hint = gebruik minder reizigers; `bachet solve` en `bachet count` hebben die grens niet
trace-order-idle = `{ $method }` gebruikt alle aanwijzingen tegelijk, dus `--order` heeft geen effect
    .hint = laat `--order` weg, of gebruik { $methods-or }
trace-speed-needs-terminal = `--speed` heeft een terminal nodig om de gebeurtenissen op te tonen
    .hint = laat `--speed` weg
trace-shows-nothing = `--events -` schrijft de gebeurtenissen naar de standaarduitvoer, dus `--speed` en `--step` hebben geen effect
    .hint = laat ze weg, of schrijf een bestandsnaam achter `--events`
trace-order-needs-clues = `--order` heeft aanwijzingen nodig, en die heeft alleen een logigram
    .hint = laat `--order` weg
trace-no-such-clue = er is geen aanwijzing `{ $label }`
    .hint = de aanwijzingen zijn { $labels-and }
trace-clue-twice = `--order` noemt de aanwijzing `{ $label }` twee keer
    .hint = noem elke aanwijzing één keer
trace-events-over-puzzle = `{ $file }` is de puzzel zelf, en de gebeurtenissen zouden die overschrijven
    .hint = schrijf een andere bestandsnaam achter `--events`
trace-no-method = er is geen methode `{ $method }`
    .hint = { $meant-is ->
        [empty] { "" }
       *[other] bedoelde u `{ $meant }`?{ " " }
    }de methoden zijn { $methods-and }
trace-method-chosen = dit is `{ $method }`; `--method` neemt ook { $methods-or }
trace-method-title = { $method ->
        [clauses] combineert spelregels als lijsten van mogelijkheden, eerst de spelregel die er het minst overlaat
        [cnf] schrijft de puzzel als een formule: eenheidspropagatie en gevalsonderscheid
        [backtracking] vult het ene vakje na het andere, en gaat terug waar geen waarde past
        [successors] gaat ook terug, maar somt alle geldige opvolgers van een bord op voordat het de eerste bezoekt
        [permutations] toetst elke verdeling aan de ene aanwijzing na de andere
        [depth-first] volgt elke weg zo ver als die gaat, nooit twee keer door dezelfde toestand
        [breadth-first] bezoekt alle toestanden op één afstand vóór die verder weg
        [propagation] de zoekmethode van Bachet zelf: propagatie van voorwaarden en leren van clausules
       *[other] { $title }
    }
trace-no-film = er wordt geen film geschreven
    .hint = `--html` maakt een pagina waarop men stap voor stap door het zoeken loopt en het afspeelt; `--events FILE` bewaart de stappen, en `bachet trace --play FILE` speelt ze af op een terminal
trace-file-empty = dit bestand is leeg
    .hint = `bachet trace PUZZLE --method M --events FILE` schrijft een trace
trace-file-no-header = de eerste regel is niet de kop van een trace: { $reason }
    .hint = `bachet trace PUZZLE --method M --events FILE` schrijft een trace
trace-file-layout = deze trace heeft de onbekende versie { $found }
    .hint = hij is geschreven door een andere versie van Bachet
trace-file-method = er is geen methode `{ $method }`
    .hint = de trace is geschreven door een andere versie van Bachet
trace-file-behind-end = na het einde van de trace staan er nog regels
    .hint = een bestand bevat één trace
trace-file-line = deze regel is geen gebeurtenis: { $reason }
trace-file-long-line = deze regel is langer dan { $limit } bytes
trace-file-unreadable = het bestand is niet verder te lezen: { $reason }
trace-file-unfit = gebeurtenis { $event } is in deze puzzel niet mogelijk na de gebeurtenissen ervoor
    .hint = het bestand is veranderd, of hoort bij een andere puzzel
trace-file-unended = de trace is afgebroken: de laatste regel ontbreekt
trace-file-miscounted = het aantal gebeurtenissen in de laatste regel klopt niet
    .hint = het bestand is veranderd

trace-node = een knoop op diepte { $depth }
trace-choose = { $subject }: { $ways ->
        [one] 1 keuze
       *[other] { $ways } keuzes
    }
trace-assign = { $place } = { $value }
trace-assign-forced = gedwongen: { $place } = { $value }
trace-start = begint in toestand { $state }
trace-go-on = gaat naar toestand { $state }
trace-step = { $step }. { $trip }
trace-holds = { $kind ->
        [clue] { $subject } kan waar zijn
        [state] { $subject } is nieuw
       *[board] { $subject } breekt geen spelregel
    }
trace-holds-not = { $kind ->
        [clue] { $subject } is niet waar
        [state] { $subject } is al bezocht
       *[board] { $subject } breekt een spelregel
    }
trace-conflict = een doodlopende weg: { $subject }
trace-back-up = { $kept ->
        [0] gaat terug naar het begin
        [one] gaat terug naar 1 vakje
       *[other] gaat terug naar { $kept } vakjes
    }
trace-back-up-steps = { $kept ->
        [0] gaat terug naar het begin
        [one] gaat terug naar 1 toestand
       *[other] gaat terug naar { $kept } toestanden
    }
trace-combine = { $subject } laat { $left } van { $before } over
trace-solution = oplossing { $number }
trace-nothing = nog geen gebeurtenissen
trace-counts = { $method }: diepte { $depth }, { $nodes ->
        [one] 1 knoop
       *[other] { $nodes } knopen
    }, { $checks ->
        [one] 1 controle
       *[other] { $checks } controles
    }, { $dead-ends ->
        [one] 1 doodlopende weg
       *[other] { $dead-ends } doodlopende wegen
    }, { $solutions ->
        [one] 1 oplossing
       *[other] { $solutions } oplossingen
    }
trace-cut = afgekapt: alles samen heeft { $columns } kolommen en { $rows } rijen nodig
trace-status = gebeurtenis { $event }, { $mode ->
        [play] { $speed } per seconde
        [placement] zoekt een plaatsing
        [dead-end] zoekt een doodlopende weg
        [solution] zoekt een oplossing
        [end] zoekt het einde
       *[pause] gepauzeerd
    }; ? toont de toetsen
trace-keys =
    spatie     pauzeert, en gaat verder
    → ←        de volgende gebeurtenis, de vorige
    n  d  s    de volgende plaatsing, doodlopende weg, oplossing
    N  D  S    de vorige
    +  -       sneller, langzamer
    Home End   het begin, het einde
    ?          verbergt de toetsen
    q          stopt
stepper-controls = stappen
stepper-buttons =
    naar het begin
    één stap terug
    afspelen of pauzeren
    één stap verder
    naar het einde
    naar de vorige plaatsing
    naar de volgende plaatsing
    naar de vorige doodlopende weg
    naar de volgende doodlopende weg
    naar de vorige oplossing
    naar de volgende oplossing
    langzamer
    sneller
stepper-groups =
    stappen
    plaatsing
    doodlopende weg
    oplossing
    snelheid
stepper-slider = gebeurtenis
stepper-position = gebeurtenis { $event } van { $last }
stepper-speed = { $speed } per seconde
stepper-log = gebeurtenissen
stepper-way = de weg tot nu toe
stepper-keys-heading = toetsen
stepper-keys =
    spatie | speelt af, en pauzeert
    → ← | één stap verder, één terug
    n  d  s | de volgende plaatsing, doodlopende weg, oplossing
    N  D  S | de vorige
    +  - | sneller, langzamer
    Home  End | het begin, het einde
    ? | toont deze toetsen
stepper-end = aan het einde
stepper-thinned = { $events } gebeurtenissen: de stappen zijn de plaatsingen, doodlopende wegen en oplossingen
stepper-cut = { $events } gebeurtenissen: de stappen zijn de eerste { $steps } plaatsingen, doodlopende wegen en oplossingen, en het einde
trace-log-iteration = *{ $iteration } - eigenschappen geplaatst: { $count }
trace-stored-all = { $count } gebeurtenissen zijn geschreven; daar is de methode gestopt
    .hint = `--until N` schrijft er meer of minder
trace-cost = { $method }: { $nodes ->
        [one] 1 knoop
       *[other] { $nodes } knopen
    }, { $checks ->
        [one] 1 controle
       *[other] { $checks } controles
    }, { $dead-ends ->
        [one] 1 doodlopende weg
       *[other] { $dead-ends } doodlopende wegen
    }, diepte { $deepest }, { $solutions ->
        [one] 1 oplossing
       *[other] { $solutions } oplossingen
    }
trace-ways = de kortste gevonden weg telt { $length }, { $shortest ->
        [one] 1 toestand
       *[other] { $shortest } toestanden
    }{ $number ->
        [one] { "" }
       *[other] ; { $number } wegen zijn zo kort
    }{ $longest ->
        [0] { "" }
       *[other] ; de langste heeft er { $longest }
    }
trace-states-shown = de eerste { $shown } van { $states } toestanden zijn getoond
trace-ended-exhausted = het zoeken is compleet: { $solutions ->
        [one] er is geen andere oplossing
       *[other] er zijn geen andere oplossingen
    }
trace-ended-shortest = het zoeken is compleet: er is geen kortere weg, en { $solutions ->
        [one] geen andere is even kort
       *[other] geen andere dan deze zijn even kort
    }
trace-ended-without = het zoeken is compleet: er is geen oplossing
trace-ended-no-way = het zoeken is compleet: er is geen weg
trace-ended-found = deze methode stopt bij de eerste { $all ->
        [0] oplossing
        [one] oplossing
       *[other] van { $all } oplossingen
    }: `--all` gaat verder
trace-ended-cut = { $interrupted ->
        [0] gestopt
       *[other] onderbroken
    } na { $events ->
        [one] 1 gebeurtenis
       *[other] { $events } gebeurtenissen
    }
trace-ended-limit = { $solutions ->
        [0] onbekend: { ended-early } voordat er een oplossing gevonden was
       *[other] { ended-early }: er zijn er misschien meer
    }
trace-ended-full = { $solutions ->
        [0] de geheugengrens is bereikt voordat er een oplossing gevonden was
       *[other] de geheugengrens is bereikt: er zijn misschien meer oplossingen
    }; meer tijd zou niet helpen
trace-no-rules = deze methode gebruikt de spelregels zoals ze zijn, dus er is niets op te sommen
    .hint = `clauses` herschrijft ze als mogelijkheden, en `cnf` als clausules van een formule
trace-no-rules-of-ways = de methoden die wegen zoeken, gebruiken de spelregels zoals ze zijn, dus er is niets op te sommen
rule-alternatives = { $subject }: { $count ->
        [one] 1 mogelijkheid
       *[other] { $count } mogelijkheden
    }
rule-more-alternatives = en nog { $count }: `--all` somt ze op
rule-says-nothing = altijd waar
rule-nobody = niemand heeft { $value }
header-rule = wat
header-clauses = clausules
formula-counts = { $clauses ->
        [one] 1 clausule
       *[other] { $clauses } clausules
    } over { $booleans ->
        [one] 1 booleaan
       *[other] { $booleans } booleanen
    } voor de waarden van de vakjes{ $auxiliary ->
        [0] { "" }
       *[other] { " " }en { $auxiliary } als hulp
    }
formula-more = `--all` somt de clausules op
clause-false = onwaar
clause-is = { $subject } is { $value }
clause-is-not = { $subject } is niet { $value }
clause-not-both = { $subject } is niet zowel { $first } als { $second }
clause-not-both-are = { $first } en { $second } zijn niet allebei { $value }
clause-if = als { $premises }, dan { $conclusion }
clause-spare = vrije plaats { $name }
clause-boolean = booleaan { $name }
clause-not = niet { $subject }
group-cells = elk vakje heeft één waarde
group-values = elke waarde van { $name } heeft een plaats
group-category = elke plaats heeft een waarde van { $name }
group-given = gegevens
group-definitions = hulpgetallen en hulpwaarheidswaarden
compare-refused = weggelaten: { $reason }
compare-untested = er zijn minder dan twee methoden klaar, dus er is niets te vergelijken
compare-agree = alle methoden die klaar zijn, zijn het eens: { $count ->
        [0] er is geen oplossing
        [one] 1 oplossing
       *[other] { $count } oplossingen
    }
compare-agree-ways = alle methoden die klaar zijn, zijn het eens: { $count ->
        [0] er is geen weg
        [one] 1 kortste weg
       *[other] { $count } kortste wegen
    }
compare-differ = { $methods-and } vonden andere oplossingen dan de eerste methode: dit is een gebrek van Bachet
header-method = methode
header-nodes = knopen
header-checks = controles
header-dead-ends = doodlopend
header-depth = diepte
header-solutions = oplossingen
header-time = tijd
header-end = einde
end-exhausted = alles
end-cut = afgebroken
end-limit = { $interrupted ->
        [0] grens
       *[other] onderbroken
    }
end-full = geheugen
subject-board = het bord
subject-table = de tabel
subject-way = de weg
subject-place = { $place }
subject-clue = aanwijzing { $label }
subject-category = de categorie { $name }
subject-house = { $value } in { $house }
subject-rule = de spelregel `{ $name }`
subject-clause = clausule { $number }{ $words-is ->
        [empty] { "" }
       *[other] {" "}({ $words })
    }
subject-boolean = booleaan { $number }
subject-state = toestand { $state }
