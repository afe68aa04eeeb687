## Why: ways

why-load = { $first }{ $others-is ->
        [empty] { "" } alleen
       *[other] { "" } met { $others }
    }
why-load-to = { $load } naar { $to }
why-kind-trip = { $boat-is ->
        [empty] { $count ->
            [one] er vaart 1 reiziger alleen
           *[other] er varen { $count } reizigers samen
        }
       *[other] de { $boat } brengt { $count ->
            [one] 1 reiziger
           *[other] { $count } reizigers
        }
    }{ $to-is ->
        [empty] { "" }
       *[other] { "" } naar { $to }
    }
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

why-quoted = ‘{ $move }’
why-like = { $move } (en nog { $more } zo)

## Steps of a way

why-opening = { $kind ->
        [first] een andere zet is er niet
        [forced] { $turn ->
            [0] behalve teruggaan is er geen andere zet
            [1] ook hier kunt u verder alleen terug
           *[2] een andere zet is er niet, alleen terug kan nog
        }
        [only] { $turn ->
            [0] alleen deze zet leidt verder
            [1] met een andere zet komt u er niet
           *[2] dit is de enige zet die niet doodloopt
        }
       *[straight] { $turn ->
            [0] alleen deze zet leidt zonder omweg verder
            [1] met geen andere zet bent u er zo snel
           *[2] dit is de enige zet zonder omweg
        }
    }
why-alike = { $count ->
        [one] er is nog een zet die hiervan alleen in de namen verschilt
       *[other] er zijn nog { $count } zetten die hiervan alleen in de namen verschillen
    }
why-as-good = { $moves } is even goed: { $ways ->
        [one] zo gaat er één even korte weg verder
       *[other] zo gaan er { $ways } even korte wegen verder
    }
why-forbidden = { $style ->
        [after] { $kind ->
            [load] { $moves } mag { $first ->
                [yes] niet
               *[no] ook niet
            }
           *[move] { $moves } mag { $first ->
                [yes] niet
               *[no] ook niet
            }
        }: { $why } ({ $where })
        [again] dezelfde spelregel wordt overtreden { $moves }
        [boat] { $moves } mag niet in de boot: { $why }
       *[stated] { $moves } is niet toegestaan: { $why } ({ $where })
    }
why-forbidden-where = door { $moves } ({ $where })
why-in-boat = in de boot
why-where = { $place }{ $who-is ->
        [empty] { "" }
       *[other] , { $who }
    }
why-because = { $moves } kan niet: { $why }
why-no-rower = ladingen zonder iemand die kan roeien blijven hier en hieronder buiten beschouwing
why-stuck = { $kind ->
        [load] steekt { $moves } over, dan
       *[move] na { $moves }
    } { $states ->
        [one] kunt u alleen nog terug
       *[other] draait u rond in { $states } toestanden: elk van de { $count } zetten die dan nog kunnen, blijft daarbinnen of leidt terug
    }
why-longer = { $cost-is ->
        [empty] { $moves } kost { $length } meer
       *[other] { $moves } kost in totaal { $cost } meer
    }
why-over-limit = { $moves } komt boven de grens van { $limit } uit
why-back = { $kind ->
        [nothing] { $moves } verwisselt alleen namen
        [undo] { $moves } maakt alleen de vorige zet ongedaan
        [start] { $moves } leidt terug naar het begin
       *[earlier] { $moves } leidt terug naar de toestand na zet { $number }
    }{ $same ->
        [yes] { "" }
       *[no] , op de namen na
    }
why-others-unknown = waar de andere zetten heen leiden, is niet bekend: er zijn te veel toestanden om ze allemaal te bekijken
why-goal = daarmee is het doel bereikt

## Why no way is shorter

why-heading-shorter = { $kind ->
        [moves] Waarom geen weg korter is
       *[cost] Waarom geen weg goedkoper is
    }
why-heading-none = Waarom er geen weg is
why-counting = { $of ->
        [travellers] { $todo ->
            [one] aan het begin is 1 reiziger nog niet waar de weg eindigt
           *[other] aan het begin zijn { $todo } reizigers nog niet waar de weg eindigt
        }. Eén zet brengt er hoogstens { $one } heen, en twee zetten achter elkaar hoogstens { $two }: er zijn dus minstens { $length } nodig
       *[squares] aan het begin liggen de tegels samen { $todo } velden van hun plek, geteld langs rijen en kolommen. Een zet brengt maar één tegel dichterbij, en wel één veld: er zijn dus minstens { $length } nodig
    }
why-counting-exact = meer zijn het er ook niet
why-counting-rest = { $shown ->
        [yes] tellen alleen is niet genoeg: de weg telt { $length }, en wat volgt laat zien dat het niet met minder kan
       *[no] tellen alleen is niet genoeg: de weg telt { $length }
    }
why-layers-listed = { $kind ->
        [moves] dit zijn alle toestanden die vóór het doel te bereiken zijn{ $names ->
            [yes] , op symmetrie na
           *[no] { "" }
        }, naar het aantal zetten dat daarvoor nodig is. Een zet leidt hoogstens één regel verder, dus eerder kan niemand bij het doel zijn
       *[cost] dit zijn alle toestanden die vóór het doel te bereiken zijn{ $names ->
            [yes] , op symmetrie na
           *[no] { "" }
        }, naar wat het minstens kost om er te komen. Het doel staat er niet bij vóór de laatste regel
    }
why-layers-counted = { $kind ->
        [moves] met minder dan { $length } zijn { $states } toestanden te bereiken{ $names ->
            [yes] , op symmetrie na
           *[no] { "" }
        }, en geen ervan is het doel
       *[cost] voor minder dan { $length } zijn { $states } toestanden te bereiken{ $names ->
            [yes] , op symmetrie na
           *[no] { "" }
        }, en geen ervan is het doel
    }
why-layers-unknown = het zoeken heeft bewezen dat geen weg korter is; een lijst van toestanden om te tonen is er niet
why-tower = voordat schijf { $disk } van zijn pin kan, moeten alle kleinere schijven op de pin liggen waar hij niet heen gaat; daarna moeten ze daar weer vandaan. Elke schijf meer kost dus twee keer zo veel zetten, en nog één: { $counts }
why-header-states = nieuwe toestanden
why-header-cost = kosten
why-no-gain = één overtocht brengt hoogstens { $one ->
        [one] 1 reiziger
       *[other] { $one } reizigers
    } naar de overkant, en twee overtochten achter elkaar niemand: wat de ene oplevert, gaat bij de volgende verloren, want iemand moet de boot terugbrengen. De { $todo } komen er dus nooit allemaal
why-reached = { $count ->
        [one] alleen het begin is te bereiken, en dat is niet het doel
       *[other] er zijn maar { $count } toestanden te bereiken{ $names ->
            [yes] , op symmetrie na
           *[no] { "" }
        }, en geen ervan is het doel
    }
why-leads = { $moves } leidt naar toestand { $number }
why-leads-here = { $moves } verwisselt alleen namen
why-no-move = hier mag niets

## Hints

why-hint-wrong = zet { $number } mag niet: { $why }{ $ignored ->
        [0] { "" }
        [1] ; de zet daarna is niet bekeken
       *[other] ; de { $ignored } zetten daarna zijn niet bekeken
    }
why-hint-farther = { $number ->
        [0] de kortste weg van hier heeft { $length }, die van het begin maar { $before }: u kunt beter opnieuw beginnen
       *[other] de kortste weg van hier heeft { $length }, die van na zet { $number } maar { $before }: u kunt beter daarheen terug
    }
why-hint-reason = { $why } ({ $where })
why-hint-cost = kosten { $cost }
why-hint-lost = { $number ->
        [0] van hier is er geen weg meer naar het doel; aan het begin was die er wel, met { $before }
       *[other] van hier is er geen weg meer naar het doel; na zet { $number } was die er nog wel, met { $before }
    }
why-hint-was-here = { $number ->
        [0] dit is het begin weer
       *[other] dit is dezelfde toestand als na zet { $number }
    }
why-hint-none = van hier is er geen weg naar het doel
why-hint-unknown = hoe ver het van hier is, is niet bekend
why-hint-left = { $moves ->
        [one] nog één zet
       *[other] nog { $length }
    }
why-hint-rule = { $ahead ->
        [0] wat hier mis kan gaan
        [1] wat na de volgende zet mis kan gaan
       *[other] wat over { $ahead } zetten mis kan gaan
    }: { $rule }
why-hint-no-rule = hier zit geen spelregel in de weg: het gaat erom waar elke zet heen leidt
why-hint-moves = { $allowed ->
        [1] er mag maar één zet
       *[other] { $leading ->
            [all] alle { $allowed } zetten die mogen, leiden zonder omweg verder
            [1] van de { $allowed } zetten die mogen, leidt er maar één zonder omweg verder
           *[other] van de { $allowed } zetten die mogen, leiden er { $leading } zonder omweg verder
        }
    }: { $kinds }

## Difficulty

why-rate = { $level ->
        [easy] makkelijk
        [medium] gemiddeld
       *[hard] moeilijk
    }: { $points } punten
why-rate-guesses = { $points } voor de keuzes: in de { $states } toestanden op kortste wegen leiden { $leading } van de { $considered } zetten die het overwegen waard zijn zonder omweg verder{ $forbidden ->
        [0] { "" }
       *[other] , en verbieden spelregels er { $forbidden }
    }
why-rate-size = { $points } voor de omvang: er zijn { $states } toestanden te bereiken{ $names ->
            [yes] , op symmetrie na
           *[no] { "" }
        }
why-rate-detour = { $points } voor de omweg: naar tellen alleen zouden { $least } genoeg zijn, de weg telt { $length }
why-rate-unknown = de moeilijkheid is niet bekend: er zijn te veel toestanden om ze allemaal te bekijken
why-rate-none = zonder weg is er geen moeilijkheid
