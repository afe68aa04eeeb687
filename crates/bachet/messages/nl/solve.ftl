## Verdicts

# Why a search ended before it was complete. Every message may refer to it.
ended-early = { $interrupted ->
        [0] een grens is bereikt
       *[other] onderbroken
    }
unique-solution = 1 oplossing, en geen andere
several-solutions = { $count } oplossingen
at-least-solutions = minstens { $count } oplossingen: { ended-early }
no-solution = geen oplossing
limit-reached = { $count ->
        [0] { ended-early } voordat er een oplossing gevonden was
       *[other] 1 oplossing gevonden; { ended-early } voordat bekend was of er meer zijn
    }

## Solutions and answers

solution-number = Oplossing { $number }
first-shown = { $shown ->
        [0] er is geen getoond
        [one] de eerste is getoond
       *[other] de eerste { $shown } zijn getoond
    }{ $more ->
        [0] { "" }
        [one] , nog 1 niet
       *[other] , nog { $more } niet
    }{ $all ->
        [-1] { "" }
        [0] : `--first N` toont er meer
        [one] : `--first 1` toont hem
       *[other] : `--first { $all }` toont ze allemaal
    }
answers-incomplete = deze antwoorden komen alleen uit de eerste oplossingen
yes = ja
no = nee
no-answer = geen antwoord
questions = Vragen
rules = Spelregels
clues = Aanwijzingen
solutions = Oplossingen
candidates-incomplete = { ended-early }: vakjes kunnen meer waarden hebben dan getoond
several-candidates = meer dan één oplossing: elk vakje toont elke waarde die het in een daarvan heeft

## Counts

left-after-each-clue = Oplossingen die na elke aanwijzing overblijven
best-order = De volgorde waarin de aanwijzingen het eerst de meeste oplossingen uitsluiten
without-clues = zonder aanwijzingen
new-clue = nieuw
was-count = was { $count }
header-clue = aanwijzing
header-left = over
header-change = verschil
header-text = tekst
clue-number = aanwijzing { $number }
clue-part = { $label } deel { $part }
