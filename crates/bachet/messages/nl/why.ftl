## Waarom een stap volgt

# Wat een stap opschrijft; verschillende worden als een lijst verbonden.
why-placed = { $cell } is { $value }
why-removed = { $value } staat niet in { $cells }
why-houses = { $kind ->
        [row] rij { $numbers }
        [column] kolom { $numbers }
        [box] blok { $numbers }
       *[region] gebied { $numbers }
    }

why-full-house = { $cells } is het laatste lege vakje in { $base }, dus { $result }.
why-hidden-single = { $turn ->
        [0] In { $base } is er nog maar één plaats voor { $values }: { $cells }.
        [1] Zoek { $values } in { $base }: alleen { $cells } kan die nog hebben.
       *[2] Waar hoort { $values } in { $base }? Alleen { $cells } blijft over.
    }
why-naked-single = { $turn ->
        [0] { $cells } heeft nog maar één kandidaat, { $values }.
        [1] Alles behalve { $values } is uitgesloten in { $cells }.
       *[2] Alleen { $values } is nog mogelijk in { $cells }.
    }
why-locked = { $turn ->
        [0] In { $base } kan { $values } alleen in { $cells } staan, en die liggen ook in { $cover }. Elders in { $cover } staat die dus niet: { $result }.
       *[1] Alle plaatsen voor { $values } in { $base } liggen ook in { $cover }: { $cells }. Een daarvan heeft die, dus { $result }.
    }
why-naked-subset = { $turn ->
        [0] { $cells } hebben geen andere kandidaten dan { $values }: evenveel waarden als vakjes, alle in { $base }. Ze gebruiken die waarden op, dus { $result }.
       *[1] In { $base } kunnen { $cells } alleen { $values } onder elkaar verdelen. Geen ander vakje heeft die daar: { $result }.
    }
why-hidden-subset = { $turn ->
        [0] In { $base } zijn er voor { $values } geen andere plaatsen dan { $cells }: evenveel vakjes als waarden. Daar staat dus niets anders: { $result }.
       *[1] { $values } moeten { $cells } in { $base } delen, en voor iets anders is daar geen plaats: { $result }.
    }
why-fish = In { $base } kan { $values } alleen staan waar die { $cover } kruisen. In elk van de eerste hoort er een, en daarmee zijn de laatste vol. Elders staat er dus geen: { $result }.
why-wing = Kijk naar { $cells }: die hebben weinig kandidaten, en welke ook kloppen, één van deze vakjes neemt elders de { $values } weg. Dus { $result }.
why-one-value = Volg { $values } door { $base }. Er zijn weinig plaatsen, { $cells }, en waar die ook staat, { $result }.
why-sets = { $cells } hebben bijna evenveel vakjes als kandidaten: een waarde minder in het ene deel legt de rest vast. Wat er ook overblijft, { $result }.
why-one-solution = Anders konden de waarden van { $cells } verwisseld worden, en had de puzzel twee oplossingen. Er is er maar één, dus { $result }.
why-general = { $rules } laten samen geen andere mogelijkheid over: { $result }.

why-suppose = Stel dat { $supposed }.
why-suppose-first = Stel eerst dat { $supposed }.
why-suppose-next = Stel nu dat { $supposed }.
why-then = { $turn ->
        [0] Dan geldt: { $result } ({ $rules })
       *[1] dus { $result } ({ $rules })
    }
why-contradiction = Dat is in strijd met { $rules }.
why-contradiction-at-once = Dat is meteen in strijd met { $rules }.
why-contradiction-of-facts = Dat kan niet: { $facts }.
why-so-not = De veronderstelling klopt dus niet: { $result }.
why-in-each-case = Een van deze gevallen is waar, en elk leidt tot hetzelfde: { $result }.

# De aanwijzingen en spelregels die een stap gebruikt.
why-rule-cell = de kandidaten van { $cell }
why-rule-needs = { $value } hoort in { $house }
why-rule-once = { $value } maar één keer in { $house }
why-rule-one-solution = de puzzel heeft één oplossing

# Logigrammen. Aanwijzingen worden aangehaald, tenzij de lezer ze net gelezen heeft.
why-clue = Aanwijzing { $label } zegt: “{ $text }”.
why-clue-again = Nog eens aanwijzing { $label }.
why-numbered = { $category } { $value }
why-goes-with = { $first } hoort bij { $yes }
why-goes-not-with = { $first } hoort niet bij { $no }
why-goes-with-not = { $first } hoort bij { $yes }, maar niet bij { $no }
why-one-clue = { $clues } { $has-known ->
        [none] { $turn ->
            [0] Dus { $result }.
           *[1] Dat wil zeggen: { $result }.
        }
        [new] Met wat net gevonden is: { $result }.
       *[other] { $turn ->
            [0] Bekend is al: { $known }. Daaruit volgt: { $result }.
           *[1] We weten: { $known }. Dus { $result }.
        }
    }
why-several-clues = { $clues } { $has-known ->
        [none] Samen betekenen ze: { $result }.
        [new] Samen met wat net gevonden is: { $result }.
       *[other] We weten ook: { $known }. Dus { $result }.
    }
why-match = { $has-known ->
        [new] { $turn ->
            [0] Dat sluit de andere uit: { $result }.
           *[1] Streep dus de rest weg: { $result }.
        }
       *[other] We weten: { $known }. De andere vallen dus af: { $result }.
    }
why-last-place = { $turn ->
        [0] Er is nog maar één mogelijkheid voor { $value }: { $result }.
       *[1] Alle andere zijn uitgesloten voor { $value }, dus { $result }.
    }
why-transfer = { $has-known ->
        [new] Samen geeft dat: { $result }.
        [none] Dus { $result }.
       *[other] { $turn ->
            [0] Bekend is al: { $known }. Daaruit volgt: { $result }.
           *[1] We weten: { $known }. Dus { $result }.
        }
    }
why-transfer-pair = { $turn ->
        [0] { $first } en { $second } horen bij elkaar, en wat voor de een geldt, geldt voor de ander: { $result }.
       *[1] Wat van { $first } of { $second } bekend is, geldt voor beide, want ze horen bij elkaar: { $result }.
    }
why-rule-clue = aanwijzing { $label }
why-rule-one-each = { $value } heeft één { $category }
why-rule-number = het aantal van { $value } in { $category }
why-rule-transfer = { $first } en { $second } delen alles

## Langs de stappen

walk-controls = stappen
walk-first = eerste stap
walk-back = terug
walk-forward = verder
walk-last = laatste stap
walk-slider = stap
walk-position = Stap { $part } van { $last }
walk-keys = Toetsen
cross-yes = horen bij elkaar
cross-no = horen niet bij elkaar
cross-unknown = nog niet bekend
cross-look = kijk hier
cross-reason = reden
cross-result = nieuw
