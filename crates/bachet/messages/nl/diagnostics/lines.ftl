## Lines

unreadable-line = deze regel is geen trefwoord, categorie, aanwijzing of vraag
    .hint = een categorie is `name: values`, een aanwijzing begint met `1.` of `-`, een vraag met `?`, een uitdrukking met `=` op een ingesprongen regel, een opmerking met `#`
line-without-keyword = deze regel begint niet met een trefwoord
    .hint = een regel is een trefwoord, een dubbelepunt en een waarde; de trefwoorden zijn { $keywords-and }
no-such-keyword = een puzzel van de familie `{ $family }` heeft geen trefwoord `{ $keyword }:`
    .hint = de trefwoorden zijn { $keywords-and }
    .did-you-mean = bedoelde u `{ $suggestion }:`? De trefwoorden zijn { $keywords-and }
second-family = met `{ $family }:` begint een tweede puzzel
    .hint = een bron bevat één puzzel
missing-keyword = de puzzel heeft geen `{ $keyword }:`
    .jugs = geef de inhoud van de kannen en het doel: `capacity: 3, 5` en `goal: 4`
    .hanoi = geef het aantal schijven: `disks: 5`
    .tiles = teken het bord onder de eerste regel, elke rij op een regel, met `.` voor het lege veld
    .knights = teken het bord onder de eerste regel, elke rij op een regel: `W` en `B` voor paarden, `.` voor een vrij veld
empty-keyword = er staat geen waarde achter `{ $keyword }:`
    .hint = schrijf die op deze regel, of ingesprongen op de regels eronder
one-item = er staat meer dan één waarde achter `{ $keyword }:`
    .hint = houd er een over
not-in-range = `{ $text }` is geen geheel getal van { $least } tot en met { $most }
    .hint = schrijf het in cijfers; gebruik voor halven en kwarten een kleinere eenheid
    .unit = laat de eenheid weg; een naam komt vóór zijn getal: `small 3`
list-length = er { $found ->
        [one] staat 1 getal
       *[other] staan { $found } getallen
    } achter `{ $keyword }:`, maar er zijn er { $expected } nodig
    .jugs = schrijf één getal per kan, op volgorde: hoeveel erin gaat
    .goal = schrijf één getal per kan, op volgorde, met `any` waar het er niet toe doet; of één getal voor een willekeurige kan
    .disks = schrijf één pin per schijf, de kleinste eerst; of één pin voor allemaal
unknown-choice = `{ $text }` betekent niets achter `{ $keyword }:`
    .hint = de keuzes zijn { $choices-or }
    .did-you-mean = bedoelde u `{ $suggestion }`? De keuzes zijn { $choices-or }
duplicate-keyword = `{ $keyword }` komt twee keer voor
    .hint = houd een van de twee over
unknown-language = de taal `{ $language }` is niet bekend
    .known = de talen zijn `en`, `fr` en `nl`
    .hint = de talen zijn `en`, `fr` en `nl`; een categorie met deze naam schrijft u als `category language: ...`
second-expression = deze aanwijzing of vraag heeft al een uitdrukking
    .hint = verbind de twee met `and`; een uitdrukking die op de volgende regel verdergaat, moet de regel met een operator eindigen
expression-without-clue = deze uitdrukking hoort niet bij een aanwijzing
    .hint = begin de regel met het label van een aanwijzing: `1. = ...`, of met `- = ...`
unknown-keyword = `{ $name }` is geen trefwoord, en de tekst erachter maakt geen categorie
    .hint = bedoelde u `{ $suggestion }`? Een categorie met deze naam schrijft u als `category { $name }: ...`
    .clue = een aanwijzing begint met een nummer of een streepje: `{ $suggestion } ...`, of `- ...`
unknown-modifier = `{ $modifier }` is geen eigenschap van een categorie
    .hint = bedoelde u `({ $suggestion })`? Als het bij de naam hoort, zet de naam dan tussen dubbele aanhalingstekens
empty-clue = { $label-is ->
        [empty] achter dit streepje staat geen aanwijzing
       *[other] achter het label `{ $label }` staat geen aanwijzing
    }
    .hint = schrijf er een zin of een uitdrukking achter, of wis het
empty-question = achter dit vraagteken staat geen vraag
    .hint = schrijf er een zin of een uitdrukking achter, of wis het
invalid-label = `{ $label }` kan niet het label van een aanwijzing zijn
    .hint = een label is zoiets als `1`, `1a` of `a`
needs-expression = deze zin heeft geen uitdrukking
    .hint = voeg eronder een ingesprongen regel toe die met `=` begint en hetzelfde zegt
    .field = voeg ernaast het veld `expression` toe, dat hetzelfde zegt
    .too-many = er wordt hoogstens { $limit } kB aan zinnen gelezen in een puzzel: voeg eronder een ingesprongen regel toe die met `=` begint en hetzelfde zegt
    .too-many-page = er wordt hoogstens { $limit } kB aan zinnen gelezen in een puzzel
    .too-many-fields = er wordt hoogstens { $limit } kB aan zinnen gelezen in een puzzel: voeg ernaast het veld `expression` toe, dat hetzelfde zegt
