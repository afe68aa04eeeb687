## The source and its format

no-board = er is hier geen bord
    .hint = een bord bestaat uit rijen cijfers, met `.`, `0`, `*` of `_` voor een leeg vakje; `--from FORMAT` noemt een ander formaat
ambiguous-format = dit is te lezen als { $formats-or }, met verschillende borden
    .hint = noem het formaat met `--from FORMAT`
recognised-format = gelezen als `{ $format }`: een bord van { $size } bij { $size }
several-puzzles = deze bron heeft { $count } puzzels, maar hier is er maar één te gebruiken
    .hint = `bachet batch` lost ze allemaal op; `bachet convert` schrijft ze allemaal
several-boards = deze bron heeft { $bound ->
        [least] minstens{ " " }
       *[exact] { "" }
    }{ $count } borden, { $places ->
        [1] op regel
       *[other] op de regels
    } { $lines }{ $more ->
        [0] { "" }
       *[other] { " " }en nog { $more }
    }, maar hier is er maar één te gebruiken
    .hint = kopieer er een naar een eigen bestand; of schrijf elk op één regel van 81 tekens, en geef alle regels aan `bachet batch`
    .lines = schrijf elk alleen op een regel, en geef alle regels aan `bachet batch`; of kopieer er een naar een eigen bestand
text-around-board = alleen het bord wordt gelezen; de tekst eromheen wordt genegeerd
solution-ignored = dit is de oplossing van het andere bord, en wordt genegeerd
rule-from-text = dit wordt gelezen als de spelregel `{ $rule }`
rule-in-text = de tekst `{ $text }` naast het bord is misschien een spelregel, maar wordt niet begrepen
    .hint = als het een spelregel is, schrijf dan de naam onder het bord: `diagonals`, `anti-knight`, `anti-king`, `nonconsecutive`, `windoku` of `disjoint`; andere zijn er hier niet. Wis de tekst als het er geen is
    .regions = als er onregelmatige gebieden zijn, schrijf dan een plattegrond ervan onder het bord: één letter per vakje, dezelfde letter in heel een gebied
unclear-blanks = de lege plekken van deze tekening kunnen op verschillende manieren lege vakjes zijn
    .hint = schrijf `.` voor elk leeg vakje
unclear-borders = de lijnen van deze tekening omsluiten delen van verschillende grootte
    .hint = laat de lijnen weg als ze niets betekenen; schrijf anders { $example-is ->
        [empty] een plattegrond van de gebieden onder het bord:
       *[other] de vorm van de blokken onder het bord, zoals `{ $example }`, of een plattegrond van de gebieden:
    } één letter per vakje
unclear-shading = de strepen of schaduwen van deze tekening markeren vakjes die bij geen spelregel horen
    .hint = teken het bord zonder, en schrijf de namen van de spelregels eronder, zoals `diagonals`
cages-not-read = `{ $text }` is een kooi met de som erbij: een killersudoku
    .hint = kooien worden niet begrepen; zonder is het een andere puzzel
link-without-board = deze link bevat geen bord, en er wordt geen pagina van het netwerk gehaald
    .hint = typ of kopieer de cijfers van het bord, of gebruik een link die ze bevat: f-puzzles `?load=...`, SudokuPad `fpuz...` of `scl...`, SudokuWiki `?bd=...`
    .short = de link noemt alleen een puzzel op een server: open hem in een browser en kopieer de cijfers, of een link die de puzzel bevat, zoals die van f-puzzles
link-unreadable = de puzzel in deze link is niet te lezen
    .hint = kopieer de hele link opnieuw, of de cijfers van het bord
link-rules = de puzzel van deze link heeft spelregels die niet worden begrepen: { $rules }
    .hint = zonder die is het een andere puzzel; daarom wordt hij niet opgelost
link-read = uit de link gelezen: een bord van { $size } bij { $size }
unclear-puzzle = in deze tekst is geen puzzel te herkennen
    .hint = een sudoku bestaat uit rijen cijfers, met `.` voor een leeg vakje; een logigram uit twee of meer regels `name: values`, en dan aanwijzingen zoals `1. ...`; een logigram dat nog geen aanwijzingen heeft, begint met de regel `grid:`
unclear-cell-names = in deze namen van vakjes kan de letter de rij of de kolom zijn
    .hint = schrijf rij en kolom: `r1c2=7` is een 7 in rij 1, kolom 2
size-unknown = deze lijst van vakjes en waarden laat niet zien hoe groot het bord is
    .hint = teken het bord in rijen, met `.` voor elk leeg vakje
cell-twice = de vakjes en waarden van deze lijst passen niet bij elkaar: `{ $text }`
    .hint = geef elk vakje één waarde van 1 tot en met 9: `r1c2=7`

## The board

row-length = rij { $row }{ $part ->
        [regions] { " " }van de gebieden
       *[board] { "" }
    } heeft { $found ->
        [0] geen vakjes
        [one] 1 vakje
       *[other] { $found } vakjes
    }, nodig { $expected ->
        [one] is er 1
       *[other] zijn er { $expected }
    }
    .hint = een leeg vakje schrijft u als `.`, `0`, `*` of `_`
    .regions = schrijf voor elk vakje het teken van zijn gebied
row-lengths = de rijen { $rows }{ $part ->
        [regions] { " " }van de gebieden
       *[board] { "" }
    } hebben { $found } vakjes{ $more ->
        [0] { "" }
        [one] , en nog 1 rij is fout
       *[other] , en nog { $more } rijen zijn fout
    }; elk moet er { $expected } hebben
    .hint = een leeg vakje schrijft u als `.`, `0`, `*` of `_`
    .regions = schrijf voor elk vakje het teken van zijn gebied
row-count = { $part ->
        [regions] de plattegrond van de gebieden
       *[board] het bord
    } heeft { $found ->
        [0] geen rijen
        [one] 1 rij
       *[other] { $found } rijen
    }, nodig { $expected ->
        [one] is er 1
       *[other] zijn er { $expected }
    }
    .hint = een bord heeft evenveel rijen als kolommen
    .regions = schrijf ze onder `regions:`, voor elke rij van het bord een rij tekens met spaties ertussen
cell-count = deze regel heeft { $found ->
        [one] 1 teken
       *[other] { $found } tekens
    }, maar een bord van { $size } bij { $size } heeft er { $expected } nodig
    .hint = elk vakje is één teken; een leeg vakje is `.`, `0`, `*` of `_`
    .marks = elk vakje is { $size } tekens: de kandidaten, en `.` voor elke andere waarde
    .givens = het derde veld bevat de gegevens: een cijfer of `.` per vakje, met `+` vóór een ingevuld cijfer
    .regions = elk vakje is één teken, dat van zijn gebied; het bord mag erachter staan
pencil-mark = `{ $text }` in r{ $row }c{ $column } staat op de plaats van `{ $expected }`
    .hint = schrijf de kandidaten van een vakje op volgorde, met `.` of `0` voor elke andere waarde
list-depth = een lijst van { $depth } niveaus diep is geen bord
    .hint = een bord is een lijst van rijen, of een lijst van banden van blokken van rijen
list-item = er staat niets vóór `{ $found }`
    .hint = een leeg vakje is `0`, `None` of `null`
library-line = deze regel heeft te weinig velden
    .hint = schrijf `:technique:candidates:givens:deleted candidates:::`
deleted-candidate = `{ $text }` is geen geschrapte kandidaat
    .hint = `482` is de 4 in rij 8, kolom 2
ignored-section = het onderdeel `{ $section }` wordt genegeerd
ignored-text = de tekst na het bord wordt genegeerd
letters-from-a = letters worden als getallen gelezen: `A` is 1
unknown-constraint = de voorwaarde `{ $text }` wordt niet ondersteund
    .hint = ondersteund worden vakjes, `Shape`, `Jigsaw`, `NoBoxes`, beide van `Diagonal`, `AntiKnight`, `AntiKing`, `AntiConsecutive`, `Windoku`, `DisjointSets`
bad-value = `{ $text }` in r{ $row }c{ $column } is geen waarde
    .hint = de waarden zijn `1` tot en met `{ $largest }`; een leeg vakje schrijft u als `.`, `0`, `*` of `_`
    .too-large = de grootste waarde van dit bord is `{ $largest }`
    .candidates = kandidaten zijn waarden van `1` tot en met `{ $largest }`, elk één keer
bad-values = { $count } vakjes bevatten geen waarde: { $texts }{ $more ->
        [0] { "" }
       *[other] , en nog { $more }
    }
    .hint = de waarden zijn `1` tot en met `{ $largest }`; een leeg vakje schrijft u als `.`, `0`, `*` of `_`
    .letters = letters zijn geen cijfers; ze zijn waarschijnlijk verkeerd gelezen: { $digits }
no-candidates = r{ $row }c{ $column } heeft geen kandidaten
    .hint = de puzzel heeft geen oplossing: ontbreekt er een kandidaat?
board-too-large = een bord van { $size } bij { $size } is te groot
    .hint = een bord heeft hoogstens { $limit } rijen
board-apart = deze rij staat los van de rest van het bord
    .hint = schrijf spelregels en trefwoorden boven of onder het bord, niet erin
latin-square = een bord van { $size } bij { $size } heeft geen blokken, dus alleen de rijen en kolommen tellen
    .hint = als dat de bedoeling is, schrijf dan `boxes: none`; geef anders `regions:`
box-shape = { $text-is ->
        [empty] de blokken moeten een vorm hebben die past bij
       *[other] `{ $text }` is geen vorm van blokken voor
    } een bord van { $size } bij { $size }
    .hint = { $example-is ->
        [empty] schrijf `boxes: none`
       *[other] schrijf rijen, `x` en kolommen, zoals `{ $example }`, of `boxes: none`
    }
    .size = een blok heeft { $size } vakjes
region-size = het gebied `{ $region }` heeft { $found ->
        [one] 1 vakje
       *[other] { $found } vakjes
    }, maar moet er { $expected } hebben
    .hint = elk gebied heeft één vakje voor elke waarde
unknown-symbols = `{ $text }` is geen stel symbolen
    .hint = gebruik `letters`, `numbers` of `0-F`
unreadable-rule = deze regel is geen rij van het bord, geen trefwoord en geen spelregel
    .hint = een spelregel begint met zijn naam, zoals `diagonals` of `diagonal: down`

## Cells in rules

bad-cell = `{ $text }` is geen vakje
    .hint = een vakje schrijft u als `r1c{ $size }`: rij 1, kolom { $size }
cell-outside = het vakje `{ $text }` ligt niet op het bord
    .hint = rijen en kolommen lopen van 1 tot en met { $size }
cell-range = de vakjes vanaf `{ $text }` liggen niet in één rij of één kolom
    .hint = noem ze een voor een

## Writing

lost-in-format = { $lost ->
        [rules] de spelregel `{ $rule }` is niet te schrijven in het formaat `{ $format }`
        [regions] gebieden zijn niet te schrijven in het formaat `{ $format }`
        [boxes] de vorm van de blokken is niet te schrijven in het formaat `{ $format }`
        [candidates] kandidaten zijn niet te schrijven in het formaat `{ $format }`
       *[size] een bord van deze grootte is niet te schrijven in het formaat `{ $format }`
    }
    .hint = het formaat `text` kan elke puzzel schrijven
    .marks = `--givens` laat de kandidaten weg; de formaten `text` en `pencilmarks` houden ze
marks-left-out = de kandidaten volgen uit de gegevens en zijn weggelaten: het formaat `{ $format }` kent ze niet

## Its rules

unknown-rule = er is geen spelregel `{ $rule }`
    .hint = de spelregels zijn { $rules-and }
    .did-you-mean = bedoelde u `{ $suggestion }`?
duplicate-rule = de spelregel `{ $rule }` komt twee keer voor
    .hint = een van de twee regels is genoeg
rule-stands-alone = de spelregel `{ $rule }` neemt geen waarde, maar er volgt `{ $text }` op
    .hint = eindig de regel na `{ $rule }`
rule-choice = { $found-is ->
        [empty] de spelregel `{ $rule }` heeft { $choices-or } nodig achter een dubbelepunt
       *[other] de spelregel `{ $rule }` heeft { $choices-or } nodig, niet `{ $found }`
    }
    .hint = schrijf bijvoorbeeld `{ $rule }: { $example }`
rule-needs-boxes = de spelregel `{ $rule }` werkt niet met de blokken van dit bord
    .hint = { $example-is ->
        [empty] een bord van deze grootte heeft geen blokken: laat de spelregel weg
       *[other] het bord heeft er geen: geef ze, zoals `{ $example }`
    }
    .square = er zijn blokken voor nodig die even hoog als breed zijn
