## Boards

house = { $kind ->
        [row] rij { $number }
        [column] kolom { $number }
        [box] blok { $number }
       *[region] gebied { $number }
    }
given-of = { $cell } is { $value }
clash-of-two = { $first } en { $second } zijn allebei { $value }, en dat laat { $house } niet toe
clash-of-cells = { $cells } breken een spelregel: { $house }
clash-with-candidates = de waarde van { $cell } is geen van zijn kandidaten
clashes = Conflicten
houses-clash = de rijen, kolommen en gebieden spreken elkaar ook zonder gegevens tegen
redundant-givens = Elk van deze gegevens volgt uit alle andere en kan weg
redundant-rules = Elk van deze spelregels volgt uit alle andere en kan weg
candidates-left-out = alleen de gegevens zijn gecontroleerd: de kandidaten volgen eruit
candidates-needed = de gegevens alleen volstaan niet: een deel van de kandidaten is nodig
no-redundant-givens = elk gegeven is nodig
minimal-givens = Deze gegevens volstaan, en geen ervan kan weg
settling-given = één gegeven erbij laat maar één oplossing over: { $cell } = { $value }
no-settling-given = geen enkel gegeven erbij laat maar één oplossing over

board-valid = geldig: geen conflicten
board-invalid = niet geldig
board-solved = opgelost
board-solvable = het is nog op te lossen
board-unsolvable = het is niet meer op te lossen
board-undecided = { ended-early } voordat bekend was of het nog op te lossen is
dead-end-clues = de aanwijzingen alleen hebben geen oplossing: `bachet check` toont waarom
dead-end-givens = de gegevens alleen hebben geen oplossing: `bachet check` toont waarom
dead-end-one-of = { $count ->
        [1] dit ingevulde vakje moet anders: { $entries }
       *[other] minstens een van deze { $count } ingevulde vakjes moet anders: { $entries }; `--reveal` zegt welk
    }
dead-end-wrong = { $count ->
        [1] geen oplossing heeft dit ingevulde vakje: { $entries }
       *[other] geen oplossing heeft een van deze { $count } ingevulde vakjes: { $entries }
    }
dead-end-wrong-count = { $count ->
        [1] 1 is fout; `--reveal` zegt welk
       *[other] { $count } zijn fout; `--reveal` zegt welke
    }
dead-end-together = { $count ->
        [1] geen oplossing heeft dit ingevulde vakje: { $entries }
       *[other] geen oplossing heeft al deze ingevulde vakjes, maar zonder een ervan, welk ook, is er een: { $entries }
    }
dead-end-together-count = { $count } ervan staan in geen enkele oplossing samen; `--reveal` zegt welke
nothing-told = er valt niets te onthullen: er is geen oplossing gevonden
pair-told = { $holds ->
        [true] het klopt: { $pair }
       *[false] het klopt niet: { $pair }
    }
cell-empty = { $cell } is leeg
cell-filled = { $cell } is { $value }
cell-given = { $cell } is { $value }, gegeven
signs-on-board = `*` gegeven, `!` conflict
aloud-empty = { $cell }, leeg
aloud-given = { $cell }, { $value }, gegeven
aloud-filled = { $cell }, { $value }
aloud-candidates = { $cell }, een van { $value }
aloud-clash = { $cell }, conflict
