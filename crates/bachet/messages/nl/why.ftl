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
        [0] De plaatsen die in { $base } over zijn voor { $values }, zijn { $cells }. Die liggen allemaal ook in { $cover }, en op een ervan staat die. Elders in { $cover } dus niet: { $result }.
       *[1] In { $base } kunnen alleen { $cells } nog { $values } hebben. Die vakjes liggen ook in { $cover }, en daar kan er niet nog een staan: { $result }.
    }
why-naked-subset = { $turn ->
        [0] In { $base } zijn { $values } de enige kandidaten van { $cells }: evenveel waarden als vakjes. Ze gebruiken die waarden op, dus { $result }.
       *[1] De vakjes { $cells } in { $base } moeten { $values } onder elkaar verdelen. Geen ander vakje heeft die daar: { $result }.
    }
why-hidden-subset = { $turn ->
        [0] In { $base } kunnen alleen { $cells } nog { $values } hebben: evenveel vakjes als waarden. Daar past dus niets anders bij: { $result }.
       *[1] Waar horen { $values } in { $base }? Die moeten { $cells } delen, en iets anders past daar niet: { $result }.
    }
why-fish = De enige plaatsen voor { $values } in { $base } liggen waar { $cover } die kruisen. In elk van de eerste hoort er een, en daarmee zijn de laatste vol. Elders in de laatste staat er dus geen: { $result }.
why-wing = Kijk naar { $cells }. Hoe ze ook gevuld worden, één van deze vakjes heeft { $values }, op een plaats die het elders uitsluit: { $result }.
why-one-value = Volg { $values } door { $base }. De enige plaatsen die daar nog over zijn, zijn { $cells }. Probeer elke manier om ze te vullen, en altijd blijkt: { $result }.
why-sets = Kijk naar { $cells }. Ze vormen groepen met nauwelijks meer kandidaten dan vakjes: raakt een groep één waarde kwijt, dan ligt de rest ervan vast. Welke waarde dat ook is, het gevolg is: { $result }.
why-one-solution = Was dat niet zo, dan konden waarden van { $cells } verwisseld worden, en had de puzzel twee oplossingen. Er is er maar één, dus { $result }.
why-general = Neem dit samen: { $rules }. Daaruit volgt: { $result }.

why-suppose = Stel: { $supposed }.
why-suppose-first = Stel eerst: { $supposed }.
why-suppose-next = Stel nu: { $supposed }.
why-then = { $turn ->
        [0] Dan geldt: { $result } ({ $rules })
        [1] dus { $result } ({ $rules })
       *[2] en { $result } ({ $rules })
    }
why-contradiction = Dat is hiermee in strijd: { $rules }.
why-contradiction-at-once = Dat is hier meteen mee in strijd: { $rules }.
why-contradiction-of-facts = Dat kan niet: { $facts }.
why-so-not = { $several ->
        [yes] Deze veronderstellingen kloppen dus geen van alle: { $result }.
       *[no] De veronderstelling klopt dus niet: { $result }.
    }
why-in-each-case = Een van deze gevallen is waar, en welk het ook is, het gevolg is: { $result }.

# De aanwijzingen en spelregels die een stap gebruikt.
why-rule-cell = { $cell } heeft één waarde
why-rule-needs = in { $house } moet { $value } staan
why-rule-once = { $value } staat maar één keer in { $house }
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
           *[1] Daaruit volgt: { $result }.
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
why-last-place = { $left ->
        [none] Er is niets over waar { $value } bij kan horen, dus wordt die waarde niet gebruikt: { $result }.
       *[some] { $has-matches ->
            [yes] { $turn ->
                [0] Bekend is al: { $known }. Zo blijft er voor { $value } maar één mogelijkheid over: { $result }.
               *[1] We weten: { $known }. Voor { $value } is er dus niets anders meer over: { $result }.
            }
           *[no] { $turn ->
                [0] Er is nog maar één mogelijkheid voor { $value }: { $result }.
               *[1] Al het andere is uitgesloten voor { $value }, dus { $result }.
            }
        }
    }
why-number = { $left ->
        [none] We weten: { $known }. Meer hoort er niet bij { $value }, dus { $result }.
       *[some] Er zijn nog precies zoveel mogelijkheden over als { $value } er nodig heeft, dus { $result }.
    }
why-no-common-place = Bij “{ $category }” is niets meer over dat { $first } en { $second } kunnen delen: { $known }. Dus { $result }.
why-pairs = { $values } hebben { $places } voor zichzelf nodig: { $known }. Dus { $result }.
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
       *[1] Leg naast elkaar wat bekend is van { $first } en van { $second }, die bij elkaar horen: { $result }.
    }
why-rule-clue = aanwijzing { $label }
why-rule-one-each = { $value } heeft één { $category }
why-rule-number = er zijn er { $number } met { $value }
why-rule-transfer = { $first } en { $second } horen bij elkaar

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
