## Lines and names

crossing-line = deze regel heeft geen dubbelepunt
    .hint = een regel is `keyword: ...`, zoals `boat: 2 seats`, of noemt dingen, zoals `wolf: 1`; een voorwaarde is een spelregel, zoals `rule at banks: wolf and goat => farmer`
    .did-you-mean = een voorwaarde is een regel zoals `{ $suggestion }`
crossing-keyword = `{ $name }` is geen trefwoord
    .hint = bedoelde u `{ $suggestion }`? Dingen met deze naam schrijft u als `thing { $name }: ...`
things-again = deze regel zou reizigers van de soort `{ $name }` noemen, maar die zijn al genoemd
    .hint = schrijf `{ $suggestion }`
empty-item = er staat niets tussen twee komma’s
    .hint = wis een van de komma’s
name-missing = hier ontbreekt een naam
    .hint = schrijf die vóór de dubbelepunt, of tussen de komma’s
too-many-names = er zijn er meer dan { $limit }
    .hint = een puzzel mag er hoogstens { $limit } hebben; veel dingen van één soort schrijft u als `soldier: 3000`
no-things = de puzzel heeft niets om over te zetten
    .hint = noem de dingen, met hun aantal: `wolf: 1`
no-boat = de puzzel heeft geen boot
    .hint = geef aan hoeveel erin passen: `boat: 2 seats`
number-expected = hier hoort een getal, niet `{ $text }`
    .hint = schrijf het in cijfers
number-with-unit = er staat iets achter het getal in `{ $text }`
    .hint = laat weg wat erachter staat
    .comma = zet spaties tussen verschillende getallen: `time 1 2 5 8`
count-expected = `{ $text }` is geen geheel getal
    .hint = schrijf een geheel getal, nul of meer
too-few-places = een overtocht heeft minstens twee plekken nodig
    .hint = laat de regel weg voor `left` en `right`, of schrijf `places: left, island, right`
duplicate-place = er zijn twee plekken `{ $name }`
    .hint = geef een ervan een andere naam; hoofdletters en spaties maken geen verschil
unknown-place = er is geen plek `{ $name }`
    .hint = de plekken zijn { $places-and }
    .rule = een spelregel geldt overal (`rule:`), `at banks`, `in boat`, `unattended`, of op een van { $places-and }
    .did-you-mean = bedoelde u `{ $suggestion }`?
route-shape = `{ $text }` is geen route tussen twee plekken
    .hint = schrijf de twee plekken met een streepje en spaties ertussen: `left - island`
route-to-itself = deze route leidt van `{ $name }` terug naar `{ $name }`
    .hint = noem twee verschillende plekken
duplicate-route = de route tussen `{ $from }` en `{ $to }` komt twee keer voor
    .hint = een route gaat in beide richtingen; één keer is genoeg
place-without-route = geen route leidt naar `{ $name }`
    .hint = als een puzzel routes noemt, gebruikt de boot alleen die

## Things

duplicate-thing = de naam `{ $name }` is al in gebruik
    .hint = dingen, tags en eigenschappen hebben verschillende namen
duplicate-member = `{ $name }` komt twee keer voor in `{ $group }`
    .hint = geef een ervan een andere naam; hoofdletters en spaties maken geen verschil
unknown-thing = er is hier geen `{ $name }`
    .hint = er zijn { $things-and }
    .did-you-mean = bedoelde u `{ $suggestion }`?
unknown-attribute = niets heeft een eigenschap `{ $name }`
    .hint = de eigenschappen zijn { $attributes }
    .none = schrijf die achter het aantal van de dingen waarbij die hoort: `adult: 2, { $name } 80`
    .did-you-mean = bedoelde u `{ $suggestion }`?
thing-number = er is geen `{ $name }` met het nummer { $number }
    .hint = de nummers zijn 1 tot en met { $count }
missing-count = het aantal van `{ $name }` ontbreekt
    .hint = schrijf `{ $name }: { $count }`, of hun namen
none-of-them = er moet minstens één `{ $name }` zijn
    .hint = als er geen is, wis dan de regel
too-many-things = er zijn te veel dingen
    .hint = er mogen er { $limit } van één naam zijn
    .all = er mogen er samen { $limit } zijn
names-and-count = het aantal van `{ $name }` is { $count }, maar er zijn { $found } namen
    .hint = de namen alleen zijn genoeg
thing-item = `{ $text }` betekent hier niets
    .hint = na het aantal dingen komen eigenschappen, zoals `weight 80`, of `each with her man`
    .unit = achter elke naam komt het getal met een eenheid, `Ann 60 kg`, of achter geen enkele
numbered-names = deze getallen kunnen gewichten, tijden of delen van de namen zijn
    .hint = { $repeated ->
        [yes] als ze deel van de namen zijn, schrijf dan `{ $suggestion }`
       *[no] schrijf achter elk een eenheid, zoals `kg` of `min`; of eerst de namen, en dan wat de getallen zijn: `{ $suggestion }`
    }
attribute-count = `{ $name }` heeft { $found } getallen voor { $expected } van `{ $thing }`
    .hint = schrijf één getal voor allemaal, of { $expected } met spaties ertussen
    .none = schrijf één getal voor allemaal, of { $expected } met spaties ertussen
    .commas = schrijf één getal voor elke reiziger, in de volgorde van de regels erboven, met komma’s ertussen
duplicate-attribute = `{ $name }` komt twee keer voor bij `{ $thing }`
    .hint = schrijf één getal voor allemaal, of één voor elk, achter één `{ $name }`; een naam die met een getal eindigt, moet tussen dubbele aanhalingstekens
negative-attribute = { $name }: `{ $text }` is negatief
    .hint = een eigenschap is nul of meer
sum-too-large = de som van de getallen van `{ $name }` is te groot om exact mee te rekenen
    .hint = getallen, en uitkomsten van berekeningen, hebben hoogstens 18 cijfers
duplicate-mate = `{ $text }` noemt een tweede partner
    .hint = elk ding heeft hoogstens één partner
mate-not-group = `{ $name }` is niet de naam van dingen van één soort
    .hint = noem de partner van elk: `woman: 3, each with her man`
mate-of-itself = elke `{ $name }` zou een andere `{ $name }` als partner hebben
    .hint = partners hebben verschillende namen: `woman: 3, each with her man`
mate-counts = er zijn { $count } van `{ $name }`, maar { $mates } van `{ $mate }`
    .hint = elk ding heeft één partner: geef wie er geen heeft een eigen naam, en maak een tag voor allemaal
mate-without = er is geen `{ $mate }` met de naam `{ $member }`
    .hint = partners hebben dezelfde namen; hebben ze die niet, koppel ze dan op een eigen regel: `pairs: verte - vert, bleue - bleu`
    .did-you-mean = bedoelde u `{ $suggestion }`?
assumed-mates = geen regel zegt wie elke `{ $mate }` is, dus er is er een voor elke `{ $name }`
    .hint = zeg het met een regel `{ $mate }: { $count }`, of met hun namen
pair-shape = `{ $text }` is geen paar partners
    .hint = schrijf de twee met een streepje en spaties ertussen: `pairs: verte - vert, bleue - bleu`
not-one-thing = `{ $name }` is de naam van meer dan één
    .hint = noem een van hen, met zijn nummer of eigen naam
pair-groups = de partners van `{ $name }` zijn niet allemaal van de soort `{ $mate }`
    .hint = koppel de leden van twee groepen, elk met één van de andere
pair-twice = `{ $name }` zit in twee paren
    .hint = elk ding heeft hoogstens één partner
pair-missing = `{ $name }` zit in geen enkel paar
    .hint = noem elk lid van beide groepen één keer
mixed-units = het ene getal is in `{ $unit }`, het andere in `{ $other }`
    .hint = geef ze allemaal in één eenheid
tag-shape = `{ $text }` is geen definitie van een tag
    .hint = een tag is een naam, `=`, en zijn leden: `adult = father, mother`
empty-tag = de tag `{ $name }` heeft geen leden
    .hint = schrijf ze achter de `=`: `{ $name } = father, mother`
tag-below = de tag `{ $name }` wordt pas verder naar onderen gemaakt
    .hint = een tag kan alleen tags erboven gebruiken

## Places and the boat

placed-shape = `{ $text }` zegt niet wie waar is
    .hint = schrijf `wolf at left` of `wolf anywhere`, met komma’s tussen meer dan één
contradicting-places = `{ $who }` is op twee plekken
    .hint = houd een van de twee over
    .order = schrijf eerst het algemene geval en daarna de uitzondering: `all at right, wolf anywhere`
start-anywhere = de plek waar `{ $who }` begint, ontbreekt
    .hint = schrijf een plek: `{ $who } at left`
forbidden-start = het begin breekt een spelregel op `{ $place }`: `{ $rule }`
    .hint = een spelregel wordt alleen gecontroleerd waar een vaart vertrekt of aankomt; ga na wie waar begint
    .unattended = als hij geldt waar de boot niet is, schrijf dan `rule unattended: { $rule }`
second-boat = er is meer dan één boot, maar niet elke boot heeft een naam
    .hint = geef elk een naam op zijn regel: `boat ferry: 2 seats`, `boat raft: 1 seat`
too-many-boats = er zijn meer dan { $limit } boten
    .hint = laat boten weg die niet nodig zijn
boat-name = `{ $name }` kan niet de naam van een boot zijn: het betekent iets anders
    .hint = geef de boot een andere naam: `boat ferry: 2 seats`
duplicate-boat-start = `{ $text }` is een tweede plek waar de boot begint
    .hint = houd een van de twee over
boat-not-thing = `{ $name }` is een boot, en niet een van wie oversteken
    .hint = `{ $name }` alleen is 1 in deze boot en waar hij is; een spelregel over zijn lading is `rule in { $name }: ...`
boat-item = `{ $text }` betekent niets voor de boot
    .hint = schrijf `2 seats`, `100 weight` of `at least 2 from left`, met komma’s tussen meer dan één
    .seats = schrijf `{ $text } seats`, of noem wat begrensd is: `{ $text } weight`
no-seats = een boot zonder zitplaatsen kan niets vervoeren
    .hint = schrijf minstens één zitplaats
duplicate-seats = `{ $text }` is een tweede aantal zitplaatsen
    .hint = houd een van de twee over
duplicate-limit = de boot heeft twee grenzen voor `{ $name }`
    .hint = houd een van de twee over
duplicate-least = dit is een tweede `at least` voor dezelfde plek
    .hint = houd een van de twee over
negative-limit = de grens `{ $text }` is negatief
    .hint = een grens is nul of meer
least-over-seats = de boot moet er minstens { $least } vervoeren, maar heeft { $seats ->
        [one] 1 zitplaats
       *[other] { $seats } zitplaatsen
    }
    .hint = geef hem meer zitplaatsen, of een kleinere `at least`
assumed-cost = een vaart duurt zo lang als de langzaamste erin
    .hint = zeg dat met `cost: max time`, of geef andere kosten
unknown-aim = een vaart kost hier niet `{ $text }`
    .hint = een weg heeft altijd de laagste kosten; zeg wat een vaart kost, zoals `cost: max time`
negative-cost = een vaart zou negatieve kosten hebben
    .hint = kosten zijn nul of meer

## Rules

say-without-rule = hierboven staat geen spelregel
    .hint = schrijf het ingesprongen onder de spelregel die het uitlegt
rule-without-expression = hier ontbreekt een uitdrukking
    .hint = schrijf die achter de dubbelepunt, zoals { $kind ->
        [cost] `cost: 1`
        [rower] `rower: farmer`
       *[rule] `rule: wolf and goat => farmer`
    }
rule-sentence = dit is een zin, geen voorwaarde
    .hint = een voorwaarde bestaat uit namen en tekens, zoals `rule at banks: wolf and goat => farmer`
    .did-you-mean = een voorwaarde is een regel zoals `{ $suggestion }`
rule-condition = `{ $text }` is geen plek en geen ding, maar een voorwaarde
    .hint = schrijf `{ $suggestion }`
rule-always-holds = aan deze spelregel is altijd voldaan
    .hint = hij verbiedt niets
rule-never-holds = aan deze spelregel is nooit voldaan
    .hint = hij verbiedt elke vaart; is een naam, een getal of een teken verkeerd?
attribute-alone = `{ $name }` alleen zegt niet om welke dingen het gaat
    .hint = schrijf `sum { $name }`, `max { $name }`, `min { $name }`, of `her { $name }` na `each`
attribute-needed = `{ $name }` is geen eigenschap
    .hint = `{ $name }` alleen is een aantal dingen; `{ $word }` moet vóór een eigenschap staan, zoals een gewicht
no-needs-name = `no` moet vóór een naam staan, niet vóór `{ $text }`
    .hint = schrijf het tegendeel van een langere uitdrukking als `not (...)`
constant-needed = beide kanten van `{ $text }` hangen af van wie er is
    .hint = een van de twee moet een getal zijn
    .divisor = deel door een getal; `a / b > 2` is hetzelfde als `a > 2 * b`
meaningless-here = `{ $word }` betekent hier niets
    .boat = het is voor spelregels over plekken: `rule:`, `rule at banks:` en spelregels op één plek
    .trip = kosten hangen alleen van de lading af
    .load = het is voor spelregels over ladingen: `rule in boat:` en `rower:`
    .previous = van de vorige lading kan het het aantal dingen zijn of de som van een eigenschap: `prev total`, `prev sum weight`
nested-quantifier = dit staat binnen een andere `each` of `some`
    .hint = een voorwaarde voor de hele groep heeft geen kwantor nodig: `each woman: her man or no man`
own-outside = `{ $text }` slaat hier op niemand
    .hint = schrijf er `each ...:` of `some ...:` voor, of laat het eerste woord weg
own-of-nobody = geen `{ $who }` heeft een eigenschap `{ $name }`
    .hint = zet die op de regel die hen noemt: `, { $name } 1`
no-mate = `{ $who }` heeft geen partner
    .hint = een partner is een van een andere groep van dezelfde grootte, waarvan niemand een andere partner heeft
wrong-mate = `{ $name }` is niet de partner van `{ $who }`
    .hint = de partner is { $mates-or }

## Size

crossing-too-large = deze overtocht is te groot om te doorzoeken
    .units = te veel reizigers verschillen van elkaar, of meer dan zeven zijn als partners verbonden
    .states = de toestanden vragen meer dan 128 bits: gebruik minder reizigers, of meer die onderling verwisselbaar zijn
    .loads = de boot is op te veel manieren te laden: gebruik minder zitplaatsen
    .rules = een spelregel heeft te veel gevallen
    .trips = de voorwaarden op het nummer van de vaart herhalen zich te laat, of nooit
    .numbers = sommige getallen zijn te groot om exact mee te rekenen
