## Categories and lists

text-too-long = deze tekst is langer dan { $limit } kB, en de rest wordt niet gelezen
    .hint = laat weg wat niet bij de puzzel hoort
no-clues = er staan geen aanwijzingen in deze tekst
    .hint = nummer de aanwijzingen, `1.` enzovoort, of schrijf er `Clues:` boven
repeated-label = er is al een aanwijzing { $label }
    .hint = beide blijven staan; hernummer de aanwijzingen om ze te onderscheiden
assumed-order = geen lijst geeft een volgorde, maar de aanwijzingen hebben er een nodig: een categorie `{ $category }` van 1 tot en met { $count } is aangenomen
    .hint = als dat niet klopt, zet dan de plaatsen in volgorde boven de aanwijzingen
no-categories = de puzzel heeft geen categorieën
    .page = noem de namen boven de aanwijzingen, elke categorie op een regel: `colour: red, blue, green`; `bachet read --propose` stelt er enkele voor uit de aanwijzingen, als puzzelbestand om te bewerken
    .hint = noem ze eerst, elk op een regel: `colour: red, blue, green`
missing-name = deze categorie heeft geen naam
    .hint = schrijf de naam vóór de dubbelepunt
empty-category = de categorie `{ $category }` heeft geen waarden
    .hint = schrijf ze achter de dubbelepunt, met komma’s ertussen
empty-value = een waarde van `{ $category }` is leeg
    .hint = wis een komma, of schrijf de waarde
ambiguous-commas = `{ $text }` is op twee manieren te lezen: als de lijst { $separated }, of als { $grouped }
    .hint = zet een spatie achter elke komma die waarden scheidt, of zet `;` tussen de waarden
comma-inside-value = de komma in `{ $value }` wordt gelezen als deel van de waarde
    .hint = als die twee waarden scheidt, zet er dan een spatie achter
unclosed-quote = dit dubbele aanhalingsteken is niet gesloten
    .hint = schrijf `"` aan het eind van de naam
text-after-quote = `{ $text }` staat achter het sluitende aanhalingsteken van een naam
    .hint = zet er een komma voor; schrijf een aanhalingsteken tussen aanhalingstekens als `""`
invalid-range = `{ $range }` is geen bereik
    .hint = een bereik is twee gehele getallen met dezelfde eenheid, het kleinste eerst: `1..9`
too-many-values = de categorie `{ $category }` heeft { $count } waarden, meer dan { $limit }
    .hint = een categorie heeft hoogstens { $limit } waarden
too-many-categories = de puzzel heeft meer dan { $limit } categorieën
    .hint = een puzzel heeft hoogstens { $limit } categorieën
name-too-long = deze naam heeft meer dan { $limit } tekens
    .hint = ontbreekt er een komma of een regeleinde?
duplicate-category = er zijn twee categorieën `{ $category }`
    .hint = geef een ervan een andere naam
duplicate-value = `{ $value }` komt twee keer voor in `{ $category }`
    .hint = wis er een of geef er een een andere naam; hoofdletters en spaties maken geen verschil
equal-numbers = `{ $value }` en `{ $other }` zijn hetzelfde getal in `{ $category }`
    .hint = als het namen zijn en geen getallen, schrijf dan `{ $category } (text): ...`
wrong-size = `{ $category }` heeft { $size ->
        [one] 1 waarde
       *[other] { $size } waarden
    }, maar `{ $first }` heeft er { $expected }
    .larger = schrijf `{ $category } (some unused): ...` als sommige waarden nergens voorkomen, of `{ $category } (shared): ...` als een waarde meer dan eens kan voorkomen
    .smaller = voeg de ontbrekende waarden toe, of schrijf `{ $category } (shared): ...` als een waarde meer dan eens kan voorkomen
too-few-values = `{ $category }` heeft { $size ->
        [one] 1 waarde
       *[other] { $size } waarden
    }, te weinig voor de { $expected } van `{ $first }`
    .hint = voeg waarden toe, of schrijf `{ $category } (shared): ...` als een waarde meer dan eens kan voorkomen
first-category-kind = de eerste categorie, `{ $category }`, somt op over wie of wat de puzzel gaat, dus elke waarde komt precies één keer voor
    .hint = zet een andere categorie voorop, of wis de haakjes achter de naam
conflicting-kinds = `{ $category }` is zowel `(shared)` als `(some unused)`
    .hint = `(shared)` alleen staat beide toe: een waarde kan meer dan eens voorkomen, of helemaal niet
counts-differ = de aantallen achter de waarden van `{ $category }` zijn samen { $sum }, niet { $expected }
    .hint = ze zeggen hoe vaak elke waarde voorkomt, dus samen moeten ze het aantal waarden van de eerste categorie zijn
out-of-calendar-order = de waarden van `{ $category }` staan niet in de volgorde van de kalender
    .hint = ze gelden in de volgorde van de lijst, vooruit vanaf de eerste
number-too-large = het getal `{ $text }` is te groot om exact mee te rekenen
    .hint = getallen, en uitkomsten van berekeningen, hebben hoogstens 18 cijfers
