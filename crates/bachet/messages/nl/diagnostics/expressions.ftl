## The form of an expression

empty-expression = achter deze `=` staat geen uitdrukking
    .hint = schrijf wat waar moet zijn, zoals `= green = coffee`
expression-too-long = deze uitdrukking is langer dan { $limit } bytes
    .hint = splits die in verschillende aanwijzingen
nested-too-deep = haakjes en operatoren zijn dieper genest dan { $limit } niveaus
    .hint = splits de uitdrukking in verschillende aanwijzingen
unclosed-bracket = het haakje `{ $bracket }` is niet gesloten
    .hint = voeg het sluithaakje toe, of wis dit
unopened-bracket = deze `{ $bracket }` sluit geen haakje
    .hint = wis hem, of voeg het openingshaakje toe
expected-operand = { $found-is ->
        [empty] hier ontbreekt een naam, een getal of een haakje
       *[other] hier hoort een naam, een getal of een haakje, niet `{ $found }`
    }
    .hint = zet namen die tekens of trefwoorden bevatten tussen dubbele aanhalingstekens
    .at-end = de uitdrukking eindigt te vroeg
    .did-you-mean = bedoelde u `{ $suggestion }`?
expected-operator = er staat geen operator vóór `{ $found }`
    .hint = zet een teken of een woord zoals `=`, `<`, `+`, `and` of `or` tussen twee operanden
    .did-you-mean = bedoelde u `{ $suggestion }`?
    .words = hier kan alleen een uitdrukking staan; een zin staat op de regel van zijn aanwijzing, zonder teken ervoor
expected-word = { $found-is ->
        [empty] aan het eind ontbreekt `{ $expected }`
       *[other] hier hoort `{ $expected }`, niet `{ $found }`
    }
    .hint = voeg `{ $expected }` toe
mixed-xor-or = `xor` en `or` zijn alleen met haakjes te combineren
    .hint = `(a xor b) or c` is iets anders dan `a xor (b or c)`
chained-not-equal = twee keer `!=` achter elkaar zegt niet of de eerste en de laatste gelijk mogen zijn
    .hint = schrijf `{ $suggestion }`
too-many-quantifiers = kwantoren zijn dieper genest dan { $limit } niveaus
    .hint = splits de uitdrukking in verschillende aanwijzingen
variable-is-name = `{ $variable }` is al de naam van een waarde of een categorie
    .hint = gebruik een andere letter voor de variabele
variable-in-use = `{ $variable }` is al de variabele van een buitenste kwantor
    .hint = gebruik een andere letter voor de variabele
wrong-arguments = `{ $function }` neemt { $expected ->
        [one] 1 argument
       *[other] { $expected } argumenten
    }, niet { $found }
    .hint = zet de argumenten tussen haakjes, met komma’s ertussen
expected-whole-number = hier hoort een geheel getal boven nul, niet `{ $found }`
    .hint = zoals `exactly 2 of (...)` of `3 places left of`

## The meaning of an expression

unknown-name = geen categorie of waarde heet `{ $name }`
    .hint = elke naam moet in een categorie staan
    .did-you-mean = bedoelde u `{ $suggestion }`?
unknown-category = geen categorie heet `{ $name }`
    .hint = de categorieën zijn { $categories-and }
    .did-you-mean = bedoelde u `{ $suggestion }`?
unknown-value = `{ $category }` heeft geen waarde `{ $name }`
    .hint = de waarden zijn { $values-and }
    .did-you-mean = bedoelde u `{ $suggestion }`?
ambiguous-name = `{ $name }` heeft meer dan één betekenis
    .hint = schrijf { $spellings-or }
shorter-name = dit wordt gelezen als de naam `{ $name }`, hoewel `{ $shorter }` ook een naam is
    .hint = zet de naam die u bedoelt tussen dubbele aanhalingstekens
category-alone = `{ $category }` is een categorie, maar hier is een waarde nodig
    .hint = `{ $category }(...)` is de waarde die iemand daarin heeft
not-a-category = `{ $name }` is geen categorie en kan dus niet door haakjes worden gevolgd
    .hint = zet een teken of een woord tussen de twee
not-a-truth = `{ $text }` is niet waar of onwaar
    .hint = vergelijk het ergens mee: `=`, `!=`, `<`, ...
    .in-list = schrijf `{ $suggestion }`
truth-as-value = `{ $text }` is waar of onwaar, en is niet te vergelijken of mee te rekenen
    .hint = verbind uitdrukkingen die waar of onwaar zijn met `and`, `or` of `iff`; zet haakjes om elke vergelijking
not-a-number = `{ $text }` is geen getal
    .hint = alleen met waarden van een categorie met getallen valt te rekenen
    .of-category = schrijf `{ $suggestion }`
    .words = een waarde van `{ $category }` is geen getal, dus ze worden allemaal als tekst gelezen
not-an-entity = `{ $text }` is geen naam, maar hier is een naam nodig
    .hint = een waarde staat voor wie of wat die waarde heeft
    .act = schrijf `{ $suggestion }`
entity-against-number = `{ $entity }` is niet te vergelijken met het getal `{ $number }`
    .hint = geen categorie bevat getallen: voeg er een toe, zoals `age: 11, 12, 13`
    .of-category = schrijf `{ $suggestion }`
order-of-entities = `{ $first }` en `{ $second }` hebben geen volgorde, want het zijn geen getallen
    .hint = geen categorie heeft een volgorde: schrijf `(ordered)` achter de naam van een ervan, en vergelijk de waarden van beide: `category(a) < category(b)`
    .of-category = schrijf `{ $suggestion }`
value-against-entity = de waarde `{ $value }` is niet te vergelijken met `{ $entity }`
    .hint = vergelijk de waarden van beide: `category(a) = category(b)`
    .of-category = schrijf `{ $suggestion }`
different-categories = een waarde van `{ $first }` is nooit gelijk aan een waarde van `{ $second }`
    .hint = vergelijk twee waarden van dezelfde categorie
set-comparison = een verzameling is alleen met `=` te vergelijken, met een verzameling van evenveel, hoogstens { $limit }
    .hint = `{"{"}a, b{"}"} = {"{"}c, d{"}"}` zegt dat van a en b de een c is en de ander d
    .in-list = schrijf `{ $suggestion }`
mixed-kinds = `all different` heeft dingen van één soort nodig
    .hint = noem alleen namen, alleen waarden van één categorie, of alleen getallen
not-ordered = de waarden van `{ $category }` hebben geen volgorde
    .hint = schrijf `{ $category } (ordered): ...` als ze op volgorde staan
axis-needed = het is niet duidelijk welke categorie de volgorde geeft
    .hint = voeg `by` en de categorie toe: { $axes-or }
    .none = geen categorie heeft een volgorde: schrijf `(ordered)` achter de naam van een ervan
shared-value-as-entity = meer dan één kan `{ $value }` hebben, dus dat wijst niet één van hen aan
    .hint = schrijf `{ $category }(...) = { $value }`
wrong-unit = de eenheid `{ $unit }` past hier niet
    .hint = laat die weg
    .expected = de eenheid is hier `{ $expected }`
division-by-zero = `{ $text }` deelt door nul
    .hint = een deling door nul heeft geen uitkomst
always-true = dit is in elk geval waar
    .hint = het zegt niets over de puzzel
never-true = dit is in elk geval onwaar
    .hint = hiermee heeft de puzzel geen oplossing

## Stating the puzzle for the solver

arithmetic-overflow = de getallen zijn hier te groot om exact mee te rekenen
    .hint = houd elk getal en elke tussenuitkomst ruim onder 10^18
clue-too-large = deze aanwijzing wordt te groot als `every`, `some` en `all different` worden uitgeschreven
    .hint = splits die in verschillende aanwijzingen, of deel door een eenvoudiger getal
no-room-for-nobody = met 64 namen of waarden is er geen plaats voor een waarde die nergens voorkomt
    .hint = gebruik er hoogstens 63
