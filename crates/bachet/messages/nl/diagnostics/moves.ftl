## Puzzles of moves

state-too-large = de toestanden van deze puzzel zijn te groot
    .jugs = gebruik hoogstens { $limit } kannen, of kleinere
    .hanoi = gebruik hoogstens { $limit } schijven bij dit aantal pinnen
    .board = gebruik hoogstens { $limit } velden bij dit aantal verschillende stukken
duplicate-peg = er zijn twee pinnen `{ $name }`
    .hint = geef een ervan een andere naam
duplicate-jug = de kan `{ $jug }` komt twee keer voor
    .hint = elke kan heeft een eigen naam, en komt één keer in een lijst voor
unknown-jug = geen kan heet `{ $name }`
    .hint = de kannen zijn { $jugs-and }
    .unnamed = de kannen hebben geen namen: schrijf alleen de getallen, op volgorde, met komma’s ertussen
    .did-you-mean = bedoelde u `{ $suggestion }`?
unnamed-jug = het is niet duidelijk voor welke kan `{ $text }` is
    .hint = schrijf de naam van de kan vóór elk getal, of vóór geen enkel
jug-overfull = { $amount } is meer dan er in de kan `{ $jug }` gaat
    .start = er gaat hoogstens { $capacity } in
jug-too-small = { $jug-is ->
        [empty] in geen kan gaat { $amount }
       *[other] in de kan `{ $jug }` gaat geen { $amount }
    }, dus het doel is niet te bereiken
    .goal = is er een getal verkeerd?
uneven-row = rij { $row } heeft { $found ->
        [one] 1 veld
       *[other] { $found } velden
    }, de eerste { $expected }
    .hint = teken alle rijen even lang, één teken per veld, of met spaties tussen de velden
one-blank = { $found ->
        [0] het bord heeft geen leeg veld
       *[other] het bord heeft { $found } lege velden
    }
    .hint = teken er precies één: `.`, `0` of `_`
bad-tile = `{ $text }` kan niet de naam van een tegel zijn
    .hint = een naam bestaat uit letters en cijfers; het lege veld is `.`, `0` of `_`
goal-needed = { $family ->
        [tiles] deze tegels hebben geen gebruikelijke volgorde
       *[knights] deze paarden kunnen niet zomaar van kant wisselen
    }, dus de puzzel heeft `goal:` nodig
    .tiles = de gebruikelijke tegels zijn `1` tot en met `{ $last }`; teken voor andere tegels het eindbord onder `goal:`
    .knights = het gebruikelijke doel vraagt twee kleuren met evenveel paarden; teken voor andere het eindbord onder `goal:`
other-shape = het doel heeft { $rows ->
        [one] 1 rij
       *[other] { $rows } rijen
    } van { $columns }, maar het begin heeft { $start-rows ->
        [one] 1 rij
       *[other] { $start-rows } rijen
    } van { $start-columns }
    .hint = teken het doel even groot als het begin
other-pieces = het doel heeft andere stukken dan het begin
    .both = in het doel ontbreken { $missing-and }, en in het begin { $extra-and }
    .missing = in het doel ontbreken { $missing-and }
    .extra = in het begin ontbreken { $extra-and }
other-squares = dit veld staat maar op één van beide borden
    .hint = `#` betekent dat er geen veld is; schrijf het zowel in het begin als in het doel
bad-square = `{ $text }` is geen veld
    .hint = `.` is een vrij veld, een letter is een paard van die kleur (`W`, `B`), `#` betekent dat er geen veld is
    .colours = er zijn hoogstens { $limit } kleuren paarden
no-knights = er staan geen paarden op het bord
    .hint = schrijf voor elk paard `W` of `B`, of een andere letter voor een andere kleur
turns-need-two = { $found ->
        [one] er is 1 kleur
       *[other] er zijn { $found } kleuren
    }, maar alleen twee kunnen om de beurt zetten
    .hint = laat `turns:` weg om elk paard op elk moment te laten zetten
