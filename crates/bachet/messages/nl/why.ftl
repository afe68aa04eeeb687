## Waarom een stap volgt

# Wat een stap opschrijft; verschillende worden als een lijst verbonden.
why-placed = { $cell } is { $value }
why-removed = { $value } staat niet in { $cells }
why-left-place = in { $house } blijft voor { $value } alleen { $cell } over
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
        [0] De plaatsen die in { $base } over zijn voor { $values }, zijn { $cells }. Die liggen allemaal ook in { $cover }, en een ervan krijgt { $values }. Elders in { $cover } staat die waarde dus niet: { $result }.
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
why-fish = In { $base } past { $values } alleen waar { $cover } die kruisen. Daarmee zijn { $cover } vol, dus elders daarin kan het niet staan: { $result }.
why-one-value = Volg { $values } door { $base }. De enige plaatsen die daar nog over zijn, zijn { $cells }. Probeer elke manier om ze te vullen, en altijd blijkt: { $result }.
why-finned = Laat { $fins } even buiten beschouwing. Dan past { $value } in { $base } alleen waar { $cover } die kruisen, en daarmee zijn { $cover } vol. Staat het toch in { $any-fin }, dan vallen de plaatsen af die dat zien. In beide gevallen geldt: { $result }.
why-complex-fish = { $has-fins ->
        [yes] Laat { $fins } even buiten beschouwing. Dan liggen alle plaatsen voor { $value } in { $base } ook in { $cover }. Dat zijn er evenveel, dus { $cover } zijn daarmee vol. Staat het toch in { $any-fin }, dan vallen de plaatsen af die dat zien. In beide gevallen geldt: { $result }.
       *[no] Alle plaatsen voor { $value } in { $base } liggen ook in { $cover }. Dat zijn er evenveel, dus { $cover } zijn daarmee vol: { $result }.
    }
why-links = In { $first } kan { $value } alleen in { $first-places } staan, in { $second } alleen in { $second-places }. { $is-shared ->
        [yes] { $joined } liggen samen in { $shared }, dus ze hebben het niet allebei.
       *[no] { $joined } zien elkaar, dus ze hebben het niet allebei.
    } Dus staat het in { $ends }, en daaruit volgt: { $result }.
why-colour = het staat óf in { $first }, óf in { $second }
why-colours = Overal waar nog maar twee plaatsen zijn voor { $value }, staat het in een van de twee. Van plaats tot plaats gevolgd, geeft dat: { $parts }. Vakjes die elkaar zien, hebben het niet allebei, dus { $result }.
why-empty-rectangle = In { $box } kan { $value } alleen in { $lines } staan, in { $house } alleen in { $places }. Staat het in { $near }, dan niet in de rest van { $first }, en dus staat het binnen { $box } in { $second }; anders staat het in { $far }. In beide gevallen geldt: { $result }.
why-wing = { $pivot } is { $values }. Is het { $first }, dan kan { $one } alleen { $value } zijn; is het { $second }, dan kan { $two } alleen { $value } zijn. { $has-third ->
        [yes] Een van de drie is dus hoe dan ook { $value }, en daaruit volgt: { $result }.
       *[no] Een van de laatste twee is dus hoe dan ook { $value }, en daaruit volgt: { $result }.
    }
why-joined-pair = { $cells } zijn allebei { $values }. In { $house } kan { $value } alleen in { $places } staan, en die zien elk een van de twee. De twee zijn dus niet allebei { $value }: minstens één is { $other }, en daaruit volgt: { $result }.
why-aligned = Probeer elke manier om { $cells } samen te vullen waarbij { $supposed }. { $has-others ->
        [yes] Elke keer staat een waarde ergens dubbel waar dat niet mag, of is er geen kandidaat over voor { $others }.
       *[no] Elke keer staat een waarde ergens dubbel waar dat niet mag.
    } Dus { $result }.

# Groepen vakjes met één kandidaat meer dan vakjes.
why-group = { $name } ({ $cells }: { $values })
why-two-sets = Kijk naar twee groepen met één kandidaat meer dan vakjes: { $groups }. Alle plaatsen voor { $common } in de ene zien die in de andere, dus hooguit één groep krijgt die waarde. De andere krijgt al haar overige kandidaten, waaronder { $values }. Welke groep dat ook is, het gevolg is: { $result }.
why-two-sets-linked-twice = Kijk naar twee groepen met één kandidaat meer dan vakjes: { $groups }. De plaatsen voor { $commons } in de ene zien die in de andere, dus hooguit één groep krijgt elk van die waarden. Maar een groep mist er maar één van haar kandidaten. Elke groep krijgt ze dus allemaal, op { $common } na, en die worden verdeeld: { $result }.
why-three-sets = Kijk naar drie groepen met één kandidaat meer dan vakjes: { $groups }. Alle plaatsen voor { $first } in A zien die in B, dus hooguit een van de twee krijgt die waarde; zo krijgt ook hooguit een van B en C { $second }. B mist maar één van haar kandidaten, dus A mist { $first }, of C mist { $second }. Die groep krijgt al haar overige kandidaten, waaronder { $values }. Welke het ook is, het gevolg is: { $result }.
why-common = { $first } en { $second } delen { $values }
why-chain-of-sets = Kijk naar deze groepen met één kandidaat meer dan vakjes: { $groups }. Van twee buren heeft hooguit één wat ze delen: { $commons }. Mist A { $values }, dan heeft die al het andere; B mist dan wat ze delen en heeft al het andere, en zo verder tot { $last }, die { $values } heeft. A of { $last } heeft dus hoe dan ook { $values }, en daaruit volgt: { $result }.
why-petal = { $value } van { $group }
why-blossom = { $stem } is { $stem-values }. Wat het ook is, een groep met één kandidaat meer dan vakjes raakt die waarde kwijt: { $petals }. Die groep krijgt dan al haar overige kandidaten, waaronder { $values }. Welke groep het ook is, het gevolg is: { $result }.
why-cells-with = { $cells } ({ $values })
why-crossing = Kijk naar { $crossing }, waar { $houses } elkaar kruisen, naar { $line-cells } in de rest van { $line } en naar { $box-cells } in de rest van { $box }. { $has-twice ->
        [yes] Dat zijn evenveel vakjes als waarden, als { $twice } dubbel telt.
       *[no] Dat zijn evenveel vakjes als waarden.
    } Geen waarde kan er twee keer staan, dus ze worden daar allemaal gebruikt: { $result }.

# Wat tot twee oplossingen zou leiden.
why-candidate = { $value } in { $cell }
why-deadly = Hadden { $cells } geen andere waarden dan { $values }, dan konden die verwisseld worden, en had de puzzel twee oplossingen. Er is er maar één, dus { $result }.
why-another-value = minstens één van { $cells } heeft een andere waarde
why-grave = Zonder { $further } had elk leeg vakje twee kandidaten, en elke waarde twee plaatsen overal waar ze nog ontbreekt. Dan konden alle vakjes hun andere kandidaat nemen, en had de puzzel niet één oplossing. Dus { $result }.
why-only-places = In { $house } kan { $value } alleen in { $places } staan.
why-only-candidates = Verder kunnen { $cells } alleen { $values } hebben.
why-otherwise = Stel: { $supposed }. Dan heeft geen van de vakjes een andere waarde, en dat kan niet. Dus { $result }.
why-so = Dus { $result }.
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
sign-in-chain = waar in de keten
sign-out-in-chain = onwaar in de keten
sign-struck = doorgestreept
