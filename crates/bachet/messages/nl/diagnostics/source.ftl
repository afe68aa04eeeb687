## The source as a whole

not-utf8 = de bron is geen UTF-8-tekst
    .hint = bewaar het bestand in de codering UTF-8
empty-source = er staat niets in deze tekst
    .hint = `bachet new grid` en `bachet new sudoku` geven een tekst om mee te beginnen; `bachet gallery` somt de puzzels op die bij het programma horen
not-text = dit is { $kind ->
        [pdf] een PDF-bestand
        [picture] een afbeelding
        [office] een document van een kantoorprogramma, of een archief
        [rtf] een opgemaakt document (RTF)
       *[compressed] een gecomprimeerd bestand
    }, en alleen platte tekst wordt gelezen
    .hint = kopieer de puzzel eruit als tekst, of typ hem over; `bachet new sudoku` en `bachet new grid` geven een tekst om mee te beginnen
source-too-large = de bron is groter dan { $limit } MB
    .hint = een puzzel is een paar kilobytes groot: is dit het juiste bestand?
too-many-lines = de bron heeft meer dan { $limit } regels
    .hint = een puzzel heeft een paar dozijn regels: is dit het juiste bestand?
control-character = het onzichtbare teken { $character } is niet toegestaan in een puzzel
    .hint = wis het
puzzle-too-large = de uitdrukkingen hebben samen meer dan { $limit } namen, getallen en operatoren
    .hint = splits de puzzel, of gebruik kwantoren: `every x in ...`
    .rules = maak de spelregels korter, of laat er enkele weg
too-many-problems = alleen de eerste { $limit } problemen zijn getoond
unsupported-family = `{ $family }` is geen familie van puzzels
    .hint = de families zijn `grid`, `sudoku`, `crossing`, `jugs`, `hanoi`, `tiles` en `knights`
family-not-first = de regel `{ $family }:` moet de eerste regel van de puzzel zijn
    .hint = zet hem bovenaan

## JSON

json-syntax = { $found-is ->
        [empty] de JSON eindigt te vroeg
       *[other] ongeldige JSON bij `{ $found }`
    }
    .at-end = een aanhalingsteken, een haakje of een accolade is niet gesloten
    .json-end = na de puzzel mag niets meer volgen
    .json-depth = dit is dieper genest dan een puzzel nodig heeft
    .json-value = een waarde is een tekst tussen dubbele aanhalingstekens, een getal, een lijst, een object, `true`, `false` of `null`
    .json-digit = een getal heeft hier een cijfer nodig
    .json-list = zet een komma tussen de elementen van een lijst
    .json-key = een sleutel is een tekst tussen dubbele aanhalingstekens
    .json-colon = zet een dubbelepunt achter de sleutel
    .json-object = zet een komma tussen de elementen van een object
    .json-control = schrijf een regeleinde in een tekst als `\n`
    .json-escape = na een backslash moet een van `" \ / n r t` volgen, of `u` en vier cijfers
json-type = de waarde van `{ $field }` is van de verkeerde soort
    .text = het moet een tekst tussen dubbele aanhalingstekens zijn
    .list = het moet een lijst zijn
    .object = het moet een object zijn
    .boolean = het moet `true` of `false` zijn
    .whole = het moet een lijst van gehele getallen zijn
    .number = het moet een geheel getal zijn
    .item = het moet een getal of een tekst zijn
    .route = het moet een lijst van twee plekken zijn
    .pair = het moet een lijst van twee dingen zijn
    .kind = het moet `one each`, `spare` of `shared` zijn
json-missing = de sleutel `{ $field }` ontbreekt
    .hint = elke puzzel heeft een familie nodig; een logigram heeft categorieën nodig, elk met een naam en waarden; een sudoku heeft vakjes nodig
json-unknown-field = de sleutel `{ $field }` betekent hier niets
    .hint = de sleutels zijn { $fields-and }
