## Aanwijzingen bij het spelen

hint-where = Kijk naar { $look }.
hint-why = Kijk naar { $look }: { $technique }.
hint-why-clues = { $clues }
hint-wrong = { $count ->
        [1] Een van de invullingen klopt niet.
       *[other] Enkele invullingen kloppen niet.
    }
hint-wrong-entries = { $count ->
        [1] Deze invulling klopt niet: { $entries }.
       *[other] Deze invullingen kloppen niet: { $entries }.
    }
hint-wrong-together = Deze invullingen kunnen niet allemaal kloppen: { $entries }.
hint-breaks-clues = Dat is in strijd met de aanwijzingen. { $clues }
hint-breaks-rules = Dat is hiermee in strijd: { $rules }.
hint-solved = De puzzel is opgelost.
hint-several = Er volgt niets meer: er zijn meerdere oplossingen.
hint-no-solution = De puzzel heeft geen oplossing.
hint-unknown = Geen tip: { $interrupted ->
        [1] onderbroken
       *[0] een grens is bereikt
    } voordat de volgende stap gevonden was.
explain-solved = Dat is de oplossing, en nergens is gegokt.
explain-several = Er volgt niets meer: er zijn meerdere oplossingen.
explain-none = Er is geen oplossing; `bachet check` zegt waarom.
explain-wrong = Er wordt niets uitgelegd zolang iets niet klopt: { $entries }.
explain-unknown = { $interrupted ->
        [1] Onderbroken
       *[0] Een grens is bereikt
    } voor het einde.
too-large-to-explain = de puzzel heeft te veel waarden om te worden uitgelegd

## Moeilijkheid

rate-level = { $level ->
        [easy] makkelijk
        [medium] gemiddeld
        [hard] moeilijk
       *[very-hard] heel moeilijk
    }
rate-grid = { $level }: een score van { $score } uit { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }
rate-board = { $level }: Sudoku Explainer { $er } (tot de eerste waarde { $ep }, eerste stap { $ed })
rate-hodoku = HoDoKu { $score }, { $level ->
        [easy] makkelijk
        [medium] gemiddeld
        [hard] moeilijk
        [unfair] oneerlijk
       *[extreme] extreem
    }
rate-technique = techniek
rate-steps = stappen
rate-hardest = moeilijkste
rate-no-solution = geen moeilijkheid: er is geen oplossing
rate-several = geen moeilijkheid: er zijn meerdere oplossingen
rate-unknown = geen moeilijkheid: er is geen uitleg tot het einde gevonden
