# De teksten van de pagina, met dezelfde namen en argumenten als en.ftl.

## Overal

-app = Bachet

home = { -app }: naar de puzzels
skip-to-content = Naar de inhoud
pages = Pagina's
page-gallery = Puzzels
language = Taal
theme-now = { $theme ->
    [light] Kleuren: licht. Naar donker
    [dark] Kleuren: donker. Naar die van het systeem
   *[system] Kleuren: zoals het systeem. Naar licht
}
notices = Meldingen
close = Sluiten
cancel = Annuleren
loading = Laden …
to-gallery = Naar de puzzels

## Wat er misgaat

not-found = Deze pagina bestaat niet
not-found-text = Misschien is het adres verkeerd getypt. Alle puzzels staan op de eerste pagina.
page-not-loaded = Deze pagina kon niet worden geladen
page-not-loaded-text = Misschien is de server gestopt of vernieuwd. Start hem met “bachet serve” en laad de pagina opnieuw.
server-unreachable = De server antwoordt niet. Start hem met “bachet serve” en laad de pagina opnieuw.
server-busy = De server krijgt te veel vragen tegelijk. Probeer het zo meteen opnieuw.
server-cancelled = Je hebt het geannuleerd.
working = Er wordt aan gewerkt
working-waits = Wacht op zijn beurt
working-steps = { $seconds } s, { $steps } stappen

## Galerij

title-gallery = Puzzels · { -app }
gallery-title = Puzzels om te spelen en te begrijpen
gallery-lead = Kies er een. Alles wat u doet kunt u ongedaan maken, en het staat er nog als u terugkomt.
gallery-begun = Verder met
gallery-missing = De puzzels konden niet worden opgesomd
family-sudoku = Sudoku
family-sudoku-text = Vul het bord: in elke rij, elke kolom en elk gebied staat elke waarde één keer.
family-grid = Logische roosters
family-grid-text = Wie bezit wat, en waar? De aanwijzingen zeggen het.
family-crossing = Oversteken
family-crossing-text = Breng iedereen naar de overkant met een boot die te klein is.
family-moves = Zetpuzzels
family-moves-text = Kannen, torens, schuifpuzzels en paarden: bereik het doel in zo weinig mogelijk zetten.

## Spelen

title-play = { $title } · { -app }
untitled = Een puzzel
no-board = Deze familie speelt u nog niet op het scherm. “bachet solve” beantwoordt haar in een terminal.
puzzle-unusable = Deze puzzel kan niet worden geopend
board-too-large = Hier speelt u borden van hoogstens { $most } bij { $most } vakjes.
link-unusable = Deze link kan niet worden geopend
link-missing = In deze link staat geen puzzel. Kies er een uit de lijst.
link-truncated = Het einde van de link ontbreekt. Sommige programma's kappen lange links af: vraag hem opnieuw, of kopieer hem in zijn geheel.
link-corrupt = Onderweg is iets in de link veranderd. Vraag hem opnieuw, of kopieer hem nog eens.
link-newer = Een nieuwere versie van Bachet heeft deze link geschreven. Vernieuw het programma en open de link opnieuw.
link-too-large = In de link staat meer dan enige puzzel.
link-marks-unfit = Sommige tekens van de link passen niet bij deze puzzel en zijn weggelaten.
link-over-game = De tekens van de link staan op uw eigen spel. Met ongedaan maken krijgt u de uwe terug.
game-bar = Spel
undo = Ongedaan
redo = Opnieuw
undone = Ongedaan gemaakt
redone = Opnieuw gedaan
nothing-to-undo = Er is niets ongedaan te maken
nothing-to-redo = Er is niets opnieuw te doen
nothing-done = Er is nog niets gedaan
given-stays = Een gegeven vakje blijft zoals het is
more = Meer
print = Afdrukken
settings = Instellingen
setting = { $name ->
    [showsConflicts] Bij het invullen tonen dat een waarde dubbel staat
    [showsValidity] Zeggen of de stand geldig is
    [highlightsValue] Vakjes met dezelfde waarde markeren
    [fillsCrosses] Kruisjes en vinkjes tonen die uit de mijne volgen
    [clearsMarks] Een ingevulde waarde verdwijnt uit de potloodtekens eromheen
    [wraps] Pijltjes gaan aan de andere kant van het bord verder
    [showsTimer] De tijd tonen
   *[lettersColours] Letters op kleuren
}
reset = Opnieuw beginnen
reset-title = Opnieuw beginnen?
reset-text = De puzzel is weer als aan het begin. Met ongedaan maken komt uw spel terug.
reset-done = U begint opnieuw
trial = Proef
trial-begin = Iets uitproberen
trial-open = { $count ->
    [one] U probeert iets uit.
   *[other] U probeert iets uit, in { $count } stappen.
}
trial-keep = Behouden
trial-drop = Laten vallen
share = Delen
share-title = Deze puzzel delen of bewaren
share-text = De puzzel staat in de link zelf: hij gaat alleen naar wie u hem geeft.
share-puzzle = De puzzel
share-marks = De puzzel met wat u hebt ingevuld
save = Bewaren
share-whole = Een link waar alles in staat
saved-title = Bewaren op de server
saved-text = De server waar deze pagina vandaan komt, bewaart hem onder twee links. Wie een link heeft, kan hem gebruiken; er zijn geen accounts.
saved-again = Opnieuw bewaren
saved-done = Bewaard op de server
saved-current = Bewaard: de server heeft alles wat hier is.
saved-behind = Gewijzigd sinds het bewaren.
saved-play = Om te spelen, vanaf het begin; met deze link is niets van wat bewaard is te wijzigen
saved-change = Om te wijzigen en opnieuw te bewaren
saved-change-game = Om verder te spelen en opnieuw te bewaren
saved-open = Openen wat bewaard is
saved-overwrite = Vervangen wat bewaard is
saved-as-new = Apart bewaren
saved-delete = Van de server verwijderen
saved-delete-title = Van de server verwijderen?
saved-delete-text = Beide links werken dan niet meer, voor niemand. Wat in deze browser staat, blijft.
saved-deleted = Van de server verwijderd
saved-over-game = U ziet het bewaarde spel. In deze browser had u iets anders ingevuld.
saved-own-game = Terug naar het mijne
saved-over-draft = De puzzel is elders gewijzigd; u ziet wat bewaard is. Wat u had geschreven, staat bij de ontwerpen.
saved-play-draft = Deze link is om te spelen. Wat u hier wijzigt, is een ontwerp van uzelf.
saved-problem = { $what ->
    [at-limit] De server heeft zoveel puzzels als hij mag: er is niets bewaard. Een link waar alles in staat, werkt wel.
    [busy] De server heeft te veel te doen. Probeer het zo meteen opnieuw.
    [changed] Er is intussen elders bewaard, en daarom nu niet. Open wat bewaard is, vervang het door wat hier is, of bewaar dit apart.
    [disk-full] De schijf van de server is vol: er is niets bewaard. Maak ruimte en bewaar dan opnieuw; een link waar alles in staat, werkt wel.
    [locked] Een ander programma houdt het bestand met bewaarde puzzels voor zich. Sluit het en probeer het dan opnieuw.
    [newer] Een nieuwere versie van Bachet heeft de bewaarde puzzels geschreven. Vernieuw het programma en start “bachet serve” opnieuw.
    [off] Deze server bewaart geen puzzels; wat “bachet serve” bij het starten meldde, zegt waarom. Een link waar alles in staat, werkt wel.
    [play-only] Deze link is om te spelen: wat bewaard is, is er niet mee te wijzigen.
    [read-only] De server mag zijn bestand met bewaarde puzzels niet schrijven: er is niets bewaard. Een link waar alles in staat, werkt wel.
    [too-large] Dit is meer dan de server bewaart: er is niets bewaard.
    [unknown] Onder deze link is niets bewaard. Misschien is hij onvolledig, of heeft iemand de puzzel verwijderd.
    [unreachable] De server antwoordt niet. Start hem met “bachet serve” en probeer het dan opnieuw.
   *[other] De server kan zijn bestand met bewaarde puzzels niet gebruiken. Wat “bachet serve” meldde, zegt waarom. Een link waar alles in staat, werkt wel.
}
copy = Kopiëren
copied = Gekopieerd
copy-failed = De browser laat de pagina niet kopiëren. De link is geselecteerd: druk op Ctrl C.
link-long = Deze link heeft { $count } tekens. Sommige programma's kappen zulke lange links af.
link-impossible = Dit is te veel voor een link.
game-taken-up = Uw spel gaat verder waar u het liet
game-newer = Een nieuwere versie van Bachet heeft dit spel bewaard. Vernieuw het programma om verder te spelen; tot dan wordt het niet overschreven.
game-broken = Het bewaarde spel is onleesbaar. U begint opnieuw, en het wordt niet overschreven.
game-unsaved = Niet bewaard
game-replace = Overschrijven
game-replace-title = Het bewaarde spel overschrijven?
game-replace-text = Wat bewaard is, is hier onleesbaar, maar een andere versie van Bachet kan het misschien lezen. Het spel op het scherm komt er voorgoed voor in de plaats.
game-not-kept = Deze browser laat de pagina niet bewaren: het spel is weg als u haar sluit. Een link (Delen) bewaart het.
game-from-other-tab = Deze puzzel is in een ander tabblad verder gespeeld. U ziet de nieuwste stand.
time-played = Gespeelde tijd
pause = Pauze
paused = Gepauzeerd
go-on = Verder
solved = Opgelost in { $time }
rules = Regels

## Borden met vakjes

board-label = { $title }, { $size } bij { $size } vakjes
cell-given = rij { $row }, kolom { $column }, gegeven { $value }
cell-value = rij { $row }, kolom { $column }, { $value }
cell-empty = rij { $row }, kolom { $column }, leeg
cell-corner = hoektekens { $marks }
cell-centre = middentekens { $marks }
cell-colours = kleuren { $colours }
cell-conflict = conflict
cell-wrong = fout
cell-role = { $role ->
    [look] waar te kijken
    [reason] een reden
    [suppose] verondersteld
   *[result] hier volgt iets
}
cell-follows = { $value } volgt
cell-candidates = { $state ->
    [candidate] kandidaten { $values }
    [excluded] niet { $values }
    [supposed] stel { $values }
   *[crossed] doorgestreept: { $values }
}
house-row = rij { $number }
house-column = kolom { $number }
house-box = blok { $number }
house-region = gebied { $number }
house-diagonal = { $number ->
    [1] diagonaal omlaag
   *[other] diagonaal omhoog
}
pad = Invullen
modes = Wat u invult
mode-name = { $mode ->
    [value] Waarde
    [corner] Hoek
    [centre] Midden
   *[colour] Kleur
}
mode-title = { $mode ->
    [value] Waarden
    [corner] Tekens in de hoeken (of houd Shift vast)
    [centre] Tekens in het midden (of houd Ctrl vast)
   *[colour] Kleuren (of houd Ctrl en Shift vast)
}: toets { $key }
mode-now = { $mode ->
    [value] Waarden
    [corner] Hoektekens
    [centre] Middentekens
   *[colour] Kleuren
}
enter-value = { $mode ->
    [value] { $value } invullen
    [corner] Hoekteken { $value }
   *[centre] Middenteken { $value }
}, { $left ->
    [0] geen over
   *[other] nog { $left }
}
enter-colour = Kleur { $colour }
erase = Wissen
no-marks = geen tekens
check = Nakijken
marks = Tekens
marks-fill = Alle potloodtekens zetten
marks-clean = Potloodtekens opruimen
marks-filled = Potloodtekens gezet
marks-cleaned = Potloodtekens opgeruimd
marks-same = De potloodtekens blijven zoals ze zijn
reveal = Onthullen
reveal-cell = De gekozen vakjes onthullen
reveal-cell-text = De gekozen vakjes krijgen de waarden van de oplossing.
reveal-all = De oplossing onthullen
reveal-all-text = Het hele bord krijgt de waarden van de oplossing. Met ongedaan maken verdwijnen ze.
reveal-none = De puzzel heeft geen oplossing
state-asking = De stand wordt bekeken …
state-valid = De stand is geldig: geen conflicten
state-invalid = De stand is niet geldig
state-solved = Opgelost
reasons-more = + { $count }
conflicts = Conflicten
clash-house = { $value } staat meer dan eens in { $house }: { $cells }
clash-rule = { $cells } breken de regel “{ $rule }”
clash-given = { $cell } heeft een andere waarde dan gegeven
clash-more = { $count ->
    [one] en nog 1 conflict
   *[other] en nog { $count } conflicten
}
check-good = Tot nu toe is niets fout
check-wrong = { $count ->
    [one] 1 vakje is fout
   *[other] { $count } vakjes zijn fout
}
check-together = { $count ->
    [one] 1 ingevulde waarde laat geen oplossing over
   *[other] { $count } ingevulde waarden laten samen geen oplossing over
}
check-givens = De gegeven waarden hebben alleen al geen oplossing
check-invalid = De stand is niet geldig: los eerst de conflicten op
check-unknown = Dat was niet op tijd te achterhalen
check-point = Toon welke
check-shown = { $count ->
    [one] Het is met een kruisje gemerkt
   *[other] Ze zijn met een kruisje gemerkt
}
keys = Toetsen
keys-enter = een waarde invullen
keys-held = daarbij vastgehouden: hoekteken, middenteken, kleur
keys-modes = waarden, hoektekens, middentekens, kleuren
keys-erase = wissen, volgens dezelfde keuze
keys-move = naar een ander vakje gaan
keys-extend = meer vakjes kiezen
keys-jump = naar het einde van de rij, naar het volgende blok
keys-select = alle vakjes kiezen, geen
keys-next = naar het volgende lege vakje
keys-undo = ongedaan maken, opnieuw doen
keys-check = nakijken
keys-hints = een hint: waar te kijken, dan waarom, dan wat volgt
keys-explain = tot het einde uitleggen, of terug naar het spel
keys-pause = pauze
keys-ask = het vakje horen, zijn tekens, zijn regels, de laatste handeling

## Logic grids

grid-unfit = Hier speel je roosters van minstens twee categorieën en hoogstens { $most } waarden.
pair = { $one } en { $other }: { $state ->
    [cross] kruisje
    [tick] vinkje
    [automatic-cross] kruisje, vanzelf
    [automatic-tick] vinkje, vanzelf
   *[empty] leeg
}
pair-role = { $role ->
    [reason] een reden
    [suppose] verondersteld: { $mark ->
        [cross] kruisje
       *[tick] vinkje
    }
   *[result] volgt: { $mark ->
        [cross] kruisje
       *[tick] vinkje
    }
}
clue-cited = Deze aanwijzing wordt nu gebruikt.
block = { $one } en { $other }
known-of = { $value }: { $known }
nothing-left = Er blijft niets over voor { $value } bij { $category }
marks-clash = Deze tekens spreken elkaar tegen
clues = Aanwijzingen
clue-strike = De aanwijzing doorstrepen of terughalen
clue-star = Aanwijzing { $label } merken
clue-hint = Wijs een aanwijzing aan: haar waarden lichten op in het rooster, en hier staat wat ze precies zegt. Druk erop om ze door te strepen.
table = Oplossing
questions = Vragen
answer-is = { $value ->
    [true] ja
   *[false] nee
}
notes = Notities
reveal-pair = Het gekozen vakje onthullen
reveal-pair-text = Dit vakje krijgt zijn teken uit de oplossing: { $cell }.
reveal-grid-text = Het hele rooster krijgt de vinkjes van de oplossing. Ongedaan maken haalt ze weer weg.
marks-right = Tot nu toe is geen teken fout
marks-wrong = { $count ->
    [one] 1 teken is fout
   *[other] { $count } tekens zijn fout
}
marks-together = Elk teken klopt in een oplossing, maar geen oplossing heeft ze allemaal
marks-shown = { $count ->
    [one] Het heeft een gekleurde hoek
   *[other] Ze hebben een gekleurde hoek
}
table-wrong = De tabel is vol, maar niet alles klopt
check-no-solution = De puzzel heeft geen oplossing
keys-cross = kruisje, of niets
keys-tick = vinkje, of niets
keys-no-mark = het teken weghalen
keys-cycle = volgende teken, vorige teken
keys-paint = het teken meenemen
keys-block = naar het begin of eind van de rij, naar het volgende blok
keys-hear = het hele vakje horen, de laatste actie
gesture-click = Een klik gaat van leeg naar kruisje, vinkje en weer leeg.
gesture-tick = Een rechtse klik of lang drukken geeft een vinkje.
gesture-drag = Slepen langs een lijn merkt alle vakjes ervan.

## Hints en uitleg

hint = Hint
hint-next = { $strength ->
    [why] Waarom?
   *[what] { $kind ->
        [wrong] Waarmee klopt het niet?
       *[other] Wat volgt daaruit?
    }
}
hint-write = Vul het in
hint-why-wrong = Waarom?
explain = Tot het einde uitleggen
explain-title = Stap voor stap
explain-back = Terug naar het spel
explain-steps = Stappen
explain-position = Stap { $at } van { $last }
explain-at-end = Na { $last ->
    [one] 1 stap
   *[other] { $last } stappen
}
explain-end = { $end ->
    [solved] Opgelost
    [several] Meer volgt er niet: er zijn verschillende oplossingen
    [none] Er is geen oplossing
    [wrong] Iets van wat is ingevuld, is fout
   *[unknown] Wat volgt, kon niet op tijd worden gevonden
}

## Ontwerpen

page-design = Ontwerpen
design-tools = Puzzel
design-new = Nieuw
design-drafts = Ontwerpen
design-drafts-unread = { $count ->
    [one] 1 ontwerp is hier onleesbaar: het komt misschien van een nieuwere versie van Bachet. Het blijft zoals het is.
   *[other] { $count } ontwerpen zijn hier onleesbaar: ze komen misschien van een nieuwere versie van Bachet. Ze blijven zoals ze zijn.
}
design-drafts-text = Elke puzzel die je in deze browser schreef, met zijn wijzigingen. Er wordt niets verstuurd.
design-no-drafts = Er zijn nog geen ontwerpen. Een puzzel wordt er een bij de eerste wijziging.
design-draft-deleted = Het ontwerp is verwijderd
design-not-kept = Deze browser laat de pagina niets bewaren: het ontwerp is weg zodra je haar sluit. Een link (Delen) bewaart het.
design-import = Importeren
design-import-text = Plak een puzzel of kies zijn bestand: een bord, een link, JSON van dit of een ander programma, of de zinnen van een pagina. Een bestand kan ook ergens op de pagina worden gesleept, en een tekst buiten de editor worden geplakt.
design-import-field = De puzzel om te importeren
design-import-file = Uit een bestand
design-import-from = Formaat van een bord
design-import-recognised = herkend
design-imported = De puzzel is ingelezen. Wat je eerder schreef staat bij de ontwerpen.
design-file-large = Dit bestand is groter dan enige puzzel.
design-export = Exporteren
design-format = Formaat
design-exported = De puzzel in dit formaat
design-download = Bewaren als bestand
design-share-play = Om te spelen
design-share-edit = Om te wijzigen
design-play = Spelen
design-writing = Wat je schrijft
design-view = Hoe je schrijft
design-view-text = Tekst
design-view-form = Formulier
design-text-label = De tekst van de puzzel
design-completions = Mogelijke woorden
design-problems = Problemen
design-line = Regel { $line }:
design-fix = Vervangen door “{ $offer }”
design-fix-insert = “{ $offer }” eronder toevoegen
design-tab = Tab verlaat de tekst. Ctrl Spatie toont de mogelijke woorden; Esc sluit ze.
design-live = Wat ervan bekend is
design-asking = Aan het kijken …
design-last-good = De tekst heeft een probleem. Hieronder staat wat daarvoor bekend was.
design-left-after = daarna nog { $count }
design-before-clues = Zonder aanwijzingen
design-clues = Aanwijzingen
design-unread = Deze zin wordt niet begrepen
design-choices = Wat aanwijzing { $label } kan betekenen
design-choice-idle = Ze zegt niets over de puzzel
design-choice-other = Iets anders
design-choice-write = Onder de aanwijzing zetten
design-choice-left = { $kind ->
    [more] meer dan { $count } oplossingen over
    [least] minstens { $count } over
   *[exact] { $number ->
        [0] geen oplossing
        [one] 1 oplossing over
       *[other] { $count } oplossingen over
    }
}
design-answered = Aanwijzing { $label } betekent nu { $expression }
design-answer-no-place = De betekenis kan niet onder deze aanwijzing worden gezet
design-assumed-title = Het antwoord, onder een aanname
design-assumed = 1 oplossing, als { $count ->
    [one] aanwijzing { $clues } dit betekent
   *[other] aanwijzingen { $clues } dit betekenen
}
design-may-mean = Het kan ook betekenen: { $reading }
design-not-same = De zin en de uitdrukking eronder zeggen niet hetzelfde
design-clashes = Deel van de tegenspraak
design-redundant = Zegt niets wat de andere niet zeggen
design-clash = Aanwijzingen die niet allemaal waar kunnen zijn: { $clues }
design-idle = Niet nodig: { $clues }
design-settle = Een aanwijzing die beslist
design-leaves = laat er { $count }
design-solution = De oplossing
design-differs = Wat nog verschilt
design-table = De waarden die elk nog kan hebben
design-given-redundant = niet nodig
design-may-be = kan { $values } zijn
design-settling-given = Geef { $value } in { $cell }: dat beslist
design-idle-rules = Regels zonder welke niets verandert: { $rules }
design-variants = Regels naast rijen en kolommen
design-variant = { $variant ->
    [diagonals] Diagonalen
    [anti-knight] Paardensprong
    [anti-king] Koningszet
    [nonconsecutive] Niet opeenvolgend
    [windoku] Vier vensters
   *[disjoint] Disjuncte blokken
}
design-board-undrawn = De tekst tekent dit bord niet vakje voor vakje, dus wijzig je het alleen in de tekst. Importeer de tekst om het te tekenen.
design-regions-undrawn = De tekst heeft niet voor elk vakje van de gebieden een label, dus wijzig je ze alleen in de tekst.
design-board-mode = Wat er op het bord verandert
design-board-givens = Gegeven cijfers
design-board-regions = Gebieden
design-regions-help = Sleep vanaf een vakje, of Shift met een pijl: de vakjes onderweg komen bij zijn gebied.
design-region-cell = rij { $row }, kolom { $column }, gebied { $region }
design-regions-wrong = Elk gebied heeft { $size } vakjes nodig; de tekst verandert zodra alle ze hebben.
design-region-cells = gebied { $region } heeft er { $cells }
design-no-way = Geen weg
design-shortest = Kortste wegen: { $count }
design-cost = Het kost minstens { $cost }
design-graph = Toestanden
design-graph-size = { $states } toestanden, { $moves } zetten ertussen
design-graph-part = { $part ->
    [ways] Alleen die op kortste wegen zijn getekend.
   *[near] Alleen die dicht bij het begin zijn getekend.
}
design-graph-large = Te veel toestanden voor een tekening.
design-graph-label = De graaf van toestanden: { $states } toestanden, tot { $ranks } stappen van het begin, { $moves } zetten
design-start = begin
design-on-way = op een kortste weg
design-goal = doel
design-read-as = Gelezen als
design-title-field = Titel
design-categories = Categorieën
design-categories-help = De eerste noemt over wie de puzzel gaat. Elke heeft evenveel waarden, met komma's ertussen.
design-category = Categorie
design-value = waarde
design-values-of = Waarden van { $category }
design-add-category = Categorie toevoegen
design-clue = Aanwijzing { $label }
design-meaning-of = Betekenis van aanwijzing { $label }
design-new-clue = Nog een aanwijzing, als zin
design-menu-clue = Een aanwijzing uit menu's
design-menu-who = Wie
design-menu-whom = Wie of wat
design-menu-other = En
design-menu-not = Is het zo
design-menu-yes = het is zo
design-menu-no = het is niet zo
design-menu-relation = Hoe
design-menu-number = Getal
design-menu-by = Geteld volgens
design-relation = { $relation ->
    [is] is, of heeft
    [either] is een van twee
    [before] ergens voor
    [right-before] vlak voor
    [next-to] naast
    [places-before] zoveel plaatsen voor
    [places-apart] zoveel plaatsen van
    [between] tussen twee
    [more] meer dan
    [more-by] precies zoveel meer
   *[times] zoveel keer zoveel
}
design-add-sentence = Toevoegen als zin
design-add-expression = Toevoegen als uitdrukking
design-not-read-back = Als zin alleen zou dit niet precies zo worden gelezen.
design-questions = Vragen
design-question = Vraag { $number }
design-new-question = Nog een vraag
design-travellers = Reizigers
design-travellers-help = Elk is een soort reiziger: hoeveel er zijn, of hun namen met komma's ertussen.
design-traveller = reiziger
design-kind = Soort
design-members = Hoeveel, of namen
design-attribute = { $attribute ->
    [weight] Gewicht (of één elk)
    [time] Tijd (of één elk)
   *[other] { $attribute }
}
design-attributes = { $attribute ->
    [weight] Gewichten
   *[time] Tijden
}
design-mate = Elk hoort bij
design-mate-none = niemand
design-add-traveller = Een soort toevoegen
design-boat = De boot
design-add-boat = Een boot toevoegen
design-boat-seats = Plaatsen
design-seats-of = Plaatsen van { $boat }
design-load = { $attribute ->
    [weight] Zwaarste lading
   *[other] Lading hoogstens, { $attribute }
}
design-rowers = Wie kan roeien (niets aangevinkt: iedereen)
design-trip-cost = Een overtocht duurt
design-trip-one = 1
design-trip-slowest = zo lang als de traagste reiziger
design-trip-limit = Alle overtochten hoogstens
design-places = Plaatsen
design-places-help = Zonder namen zijn het er twee: links en rechts. Allen beginnen op de eerste plaats en moeten naar de laatste, tenzij het hier anders staat.
design-place-names = Namen van de plaatsen, met komma's ertussen
design-placed-start = Waar ze beginnen
design-placed-goal = Waar ze heen moeten
design-usual-place = zoals gewoonlijk: { $place }
design-anywhere = maakt niet uit
design-everybody = allen
design-rules = Regels
design-rules-help = Een regel geldt overal waar enkelen samen zijn.
design-rule = Regel { $number }
design-new-rule = Nog een regel
design-add-rule = De regel toevoegen
design-rule-expression = De regel, als uitdrukking
design-rule-where = Waar
design-where = { $where ->
    [everywhere] overal
    [banks] op de oevers
    [unattended] waar geen boot is
   *[boat] in de boot
}
design-where-at = alleen bij { $place }
design-rule-say = Wat er anders misgaat
design-rule-kind = Soort regel
design-rule-kind-name = { $kind ->
    [apart] nooit samen
    [guarded] alleen samen onder toezicht
    [needs] alleen waar een ander is
    [outnumber] nooit in de minderheid
    [mates] alleen met de eigen partner
    [company] nooit alleen
    [never] daar niet toegelaten
   *[most] hoogstens zoveel
}
design-rule-part = { $part ->
    [apart-1] Nooit samen:
    [apart-2] en
    [guarded-1] Samen:
    [guarded-2] en
    [guarded-3] alleen waar er is
    [needs-1] Wie
    [needs-2] alleen waar er is
    [outnumber-1] Nooit meer
    [outnumber-2] dan
    [mates-1] Elke
    [mates-2] alleen met de eigen, niet met een andere
    [company-1] Wie nooit alleen is
    [never-1] Wie er niet mag zijn
   *[most-1] Wie
}
design-rule-most = Hoogstens
design-all-together = allen samen
design-other-lines = Overige tekst
design-other-lines-help = Wat hier geen menu's heeft, zoals het in de tekst staat.
design-add = Toevoegen
design-remove = { $what } verwijderen
design-family = { $name ->
    [grid] Logische puzzel
    [sudoku] Sudoku
    [crossing] Oversteek
    [jugs] Waterkannen
    [hanoi] Toren van Hanoi
    [tiles] Schuifpuzzel
   *[knights] Paarden die van plaats wisselen
}
design-solutions = { $count ->
    [0] oplossingen
    [one] oplossing
   *[other] oplossingen over
}
design-difficulty = Moeilijkheid
design-level = { $level ->
    [easy] gemakkelijk
    [medium] middelmatig
    [hard] moeilijk
   *[very-hard] zeer moeilijk
}
design-score = score { $score }
design-hardest = moeilijkste stap: { $name }
design-er = Sudoku Explainer: ER { $er }, EP { $ep }, ED { $ed }
design-hodoku = HoDoKu: { $score }, { $level ->
    [easy] gemakkelijk
    [medium] middelmatig
    [hard] moeilijk
    [unfair] oneerlijk
   *[extreme] extreem
}
design-unread-left-out = { $count ->
    [one] 1 aanwijzing wordt niet begrepen en telt niet mee
   *[other] { $count } aanwijzingen worden niet begrepen en tellen niet mee
}
design-moves = { $count ->
    [one] zet op zijn minst
   *[other] zetten op zijn minst
}
design-farthest = { $count ->
    [one] Er kan hoogstens 1 overkomen
   *[other] Er kunnen hoogstens { $count } overkomen
}
design-seats = { $count ->
    [one] Met 1 plaats kan het
   *[other] Met { $count } plaatsen kan het
}
design-redundant-givens = { $count ->
    [one] 1 gegeven is op zichzelf niet nodig (ring)
   *[other] { $count } gegevens zijn niet nodig, elk op zichzelf (ringen)
}
design-givens-clash = { $cells ->
    [one] 1 gegeven kan niet blijven
   *[other] { $cells } gegevens kunnen niet samen blijven
}
design-format-name = { $name ->
    [text] Notatie van Bachet
    [json] JSON
    [line] Sudoku: één regel
    [grid] Sudoku: getekend bord
    [pencilmarks] Sudoku: potloodcijfers
    [dimacs] DIMACS (SAT-oplossers)
    [minizinc] MiniZinc
    [dot] Toestandsgraaf (Graphviz)
    [pddl] PDDL (planners)
    [pddl-domain] PDDL: domein
    [pddl-problem] PDDL: probleem
    [page] Pagina om af te drukken, met de oplossing (HTML)
    [handout] Pagina om af te drukken, zonder de oplossing (HTML)
    [graph] Tekening van de toestanden (SVG)
   *[other] { $name }
}

## Oversteken en zetpuzzels

crossing-too-large = Oversteken met hoogstens { $most } reizigers worden hier gespeeld.
moves-too-large = Borden met hoogstens { $places } plaatsen en torens met hoogstens { $disks } schijven worden hier gespeeld.
crossing-label = { $title }: reizigers, plaatsen en boten
moves-label = { $title }: het bord
place-left = links
place-right = rechts
traveller-at = { $name }, { $place }
traveller-aboard = { $name }, in de boot
traveller-accused = een regel gaat over deze
traveller-attribute = { $name ->
    [weight] weegt { $value }
    [time] doet er { $value } over
   *[other] { $name } { $value }
}
traveller-boards = { $name } stapt in
traveller-lands = { $name } stapt uit
no-boat-here = { $name } is op een plaats zonder boot
by-boat-only = Daar komt men alleen met de boot: instappen, dan oversteken
boat = boot
boat-at = { $name }, { $place }
boat-seats-at = { $name }, { $place }, { $taken } van { $seats } plaatsen bezet
cross-to = Oversteken: { $place }
tap = kraan
sink = gootsteen
jug-holds = kan { $name }: { $amount } van { $capacity }
peg-empty = pen { $peg }, leeg
peg-holds = pen { $peg }: van boven naar beneden { $disks }
tile-blank = rij { $row }, kolom { $column }, het lege vak
tile-at = rij { $row }, kolom { $column }, steen { $tile }
knight-at = rij { $row }, kolom { $column }, paard { $colour }
square-empty = rij { $row }, kolom { $column }, leeg
square-missing = rij { $row }, kolom { $column }, geen veld
taken = Opgepakt: { $what }
put-back = Er is niets opgepakt
nothing-to-take = Er is niets op te pakken: { $what }
no-tile-there = Er is geen steen die daarheen kan schuiven
move-refused = Die zet mag niet
state-allowed = De toestand is toegestaan
state-not-allowed = De toestand is niet toegestaan
state-goal = Het doel is bereikt
state-dead-end = Een doodlopende weg: van hier is het doel niet te bereiken. Maak een zet ongedaan.
state-over-limit = Een doodlopende weg: van hier kost het doel { $cost }, en er is nog maar { $left } over. Maak een zet ongedaan.
state-on = Van hier is het doel te bereiken
moves-made = Zetten gedaan
moves-left = Minstens nog
last-move = Laatste zet: { $move }
no-last-move = Er is nog geen zet gedaan
cost-spent = Kosten tot nu toe
time-spent = Tijd tot nu toe
spent-of = { $spent } van { $limit }
cost-left = Kosten nog
time-left = Tijd nog
shorter-way = Hier kan men zijn na { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}.
way-solved = Het doel is bereikt na { $count ->
    [one] 1 zet
   *[other] { $count } zetten
}, in { $time }
task = Uw opgave
task-goal = Doel
task-boat = Boot
task-rower = Wie roeit
task-rower-of = Wie roeit ({ $boat })
task-cost = Een vaart kost
task-cost-of = Een vaart ({ $boat }) kost
task-limit = Grens voor alle vaarten
task-routes = Routes
task-tags = Groepen
task-capacity = Inhoud
task-moves = Zetten
task-turns = Beurten
task-everybody = iedereen op { $place }
task-all-disks = alle schijven op pin { $peg }
task-fill = een kruik vullen
task-empty = een kruik legen
task-pour = de ene in de andere gieten tot hij leeg is of de andere vol
task-any-peg = van elke pin naar elke andere
task-adjacent = alleen naar de pin ernaast
task-cyclic = rond in één richting
task-alternate = de kleuren zijn om de beurt aan zet
way-graph = De toestanden, met uw weg
way-graph-none = Er is geen tekening van de toestanden: { $why }.
graph-near = { $found ->
    [unknown] Er zijn te veel toestanden om alle te tekenen.
   *[other] Er zijn { $found } toestanden, te veel om alle te tekenen.
} { $moves ->
    [0] Alleen een deel van die waar één zet heen leidt is getekend, en die waar u het laatst was.
    [one] Alleen die waar één zet heen leidt zijn getekend, en die waar u het laatst was.
   *[other] Alleen die waar { $moves } zetten heen leiden zijn getekend, en die waar u het laatst was.
}
graph-here = waar u bent
graph-own-way = uw weg
graph-dead-end = doodlopende weg
graph-next = één zet ver: kies deze om erheen te gaan
graph-no-move = Er leidt geen zet heen van waar u bent
graph-off = U bent in een toestand die niet getekend is.
way-help = De kortste weg
next-move = Volgende zet
no-next-move = Er is geen volgende zet bekend
show-way = De kortste weg afspelen
show-way-text = Alle zetten van een kortste weg worden na elkaar gedaan, van hier tot het doel. Ongedaan maken neemt ze terug.
show-way-action = Afspelen
place-freely = Vrij plaatsen
binary = Toestand binair
binary-spoken = { $binary }, dat is { $number }
replay = Stappen van dit spel
replay-play = De stappen afspelen
replay-stop = Stoppen
replay-at = stap { $done } van { $last }
keys-board = de reiziger met dat nummer laten in- of uitstappen
keys-traveller = naar een andere reiziger
keys-board-focused = in- of uitstappen
keys-go = oversteken
keys-target = kiezen waarheen
keys-boat = de boot kiezen
keys-land = iedereen stapt uit
keys-from-to = daar oppakken, dan daar neerzetten
keys-fill-empty = de kan vullen, legen
keys-pipe = de kraan als bron, de gootsteen als doel
keys-cursor = naar een plaats gaan, daar oppakken of neerzetten
keys-cancel = laten waar het was
keys-slide = een steen in het lege vak schuiven
keys-next-move = de volgende zet van een kortste weg doen

## Begrijpen

page-understand = Begrijpen
title-understand = { $title } begrijpen · { -app }
understand-this = Begrijpen
understand-puzzle = { $title } begrijpen
understand-title = Zie hoe een puzzel wordt opgelost
understand-pick = Kies een puzzel. De methoden van lessen en cursussen lossen hem stap voor stap op.
understand-lead = Methoden van lessen en cursussen lossen deze puzzel stap voor stap op.
method = Methode
method-of = Methode { $number }
method-name = { $name ->
    [clauses] Clausules
    [cnf] Formule (CNF)
    [backtracking] Terugzoeken
    [successors] Opvolgers
    [permutations] Permutaties
    [depth-first] Diepte eerst
    [breadth-first] Breedte eerst
    [propagation] Propagatie
   *[other] { $name }
}
side-by-side = Twee naast elkaar
all-solutions = Alle oplossingen
clue-order = Aanwijzingen eerst
clue-order-help = Nummers van aanwijzingen met komma’s ertussen, zoals 3, 1: de methode gebruikt deze eerst, in deze volgorde
step-controls = Stappen
step-slider = Gebeurtenis
step-position = Gebeurtenis { $event } van { $last }
step-to-start = Naar het begin
step-to-end = Naar het einde
step-back = Eén stap terug
step-forward = Eén stap verder
step-kind = { $what ->
    [placement] invulling
    [dead-end] doodlopend
    [rejection] per aanwijzing
   *[solution] oplossing
}
step-find = { $what ->
    [placement] Naar de volgende invulling
    [dead-end] Naar de volgende doodlopende weg
    [rejection] Naar de eerste afwijzing door de volgende aanwijzing, dan naar het einde
   *[solution] Naar de volgende oplossing
}
step-find-back = { $what ->
    [placement] Naar de vorige invulling
    [dead-end] Naar de vorige doodlopende weg
    [rejection] Naar de eerste afwijzing ervoor
   *[solution] Naar de vorige oplossing
}
step-none = { $what ->
    [placement] In die richting is geen invulling gevonden
    [dead-end] In die richting is geen doodlopende weg gevonden
    [rejection] Geen aanwijzing wijst voor het eerst af in die richting
   *[solution] In die richting is geen oplossing gevonden
}
step-speed-name = Snelheid
step-speed = { $speed } per seconde
step-slower = Langzamer
step-faster = Sneller
step-play = De stappen afspelen
step-playing = Speelt
step-rewind = Terugspelen
step-beyond-reach = De tijd van een antwoord was om vóór die gebeurtenis. Eerdere zijn wel te zien.
step-cancelled = Je hebt een vraag over dit verloop geannuleerd. Wat tot nu toe bekend is, staat er.
step-nothing = Er is nog niets gebeurd
step-picture = Stand van het zoeken
step-board = Het bord van { $title }
step-table = De tabel
step-state = De toestand
step-moves = { $moves ->
    [one] 1 zet vanaf het begin
   *[other] { $moves } zetten vanaf het begin
}
step-cell = { $cell }: { $is ->
    [given] gegeven { $value }
    [latest] { $value }, als laatste ingevuld
    [withdrawn] { $value }, teruggenomen
    [assigned] { $value }
   *[empty] leeg
}{ $wrong ->
    [yes] { "" }, fout
   *[no] { "" }
}
step-mark = { $is ->
    [wrong] fout
   *[withdrawn] teruggenomen
}
step-work = Hoe de methode werkt
step-tree = Zoekboom
step-tree-label = { $nodes } knopen tot nu toe, waarvan { $drawn } getekend. Nu op diepte { $depth }: { $current }
step-tree-part = Alleen het deel rond de huidige knoop is getekend; +n telt de weggelaten knopen onder een knoop.
step-tree-above = { $levels ->
    [one] 1 niveau erboven
   *[other] { $levels } niveaus erboven
}
step-mark-current = hier
step-mark-dead-end = doodlopend
step-mark-solution = oplossing
step-root = begin
step-depth = diepte { $depth }
step-denied = niet { $what }
step-count = { $name ->
    [events] Gebeurtenissen
    [nodes] Knopen
    [checks] Controles
    [deadEnds] Doodlopend
    [solutions] Oplossingen
    [depth] Diepte
    [deepest] Grootste diepte
   *[time] Tijd
}
step-now = tot nu toe
step-at-end = aan het einde
step-milliseconds = { $time } ms
step-ended = { $how ->
    [exhausted] Het zoeken is volledig.
    [found] Ze stopt bij de eerste oplossing.
    [full] Het geheugen voor haar toestanden was op.
   *[limit] Haar tijd was om voordat het zoeken volledig was.
}
step-shortest = { " " }Kortste weg: { $moves } zetten; { $ways ->
    [one] geen andere is zo kort.
   *[other] { $ways } wegen zijn zo kort.
}
step-log = Laatste gebeurtenissen
step-rules = Spelregels als lijsten van mogelijkheden
step-rule = { $left } van { $count } over{ $depth ->
    [-1] { "" }
   *[other] { "" }, gekozen op diepte { $depth }
}
step-rules-part = { $shown } van { $rules } spelregels: de gekozene, en die met de minste mogelijkheden
step-alternatives = De gekozen spelregel: { $rule }
step-more = en nog { $count }
step-nobody = niemand: { $value }
step-formula = De formule
step-formula-size = { $booleans } booleans voor waarden en { $clauses } clausules. De gebeurtenis noemt de clausule die wordt bekeken.
step-sieves = Kandidaten die elke aanwijzing overlaat
step-sieves-tested = { $tested ->
    [one] 1 kandidaat getoetst
   *[other] { $tested } kandidaten getoetst
}
step-sieve = laat { $left } van { $came }
step-sieve-end = aan het einde { $left }
step-sieve-first = Naar gebeurtenis { $event }, waar deze aanwijzing voor het eerst een kandidaat afwijst: { $clue }
step-sieves-all = { $all } kandidaten in totaal
step-waiting = Rand
step-waiting-number = { $number ->
    [one] 1 toestand is gevonden en wacht op bezoek.
   *[other] { $number } toestanden zijn gevonden en wachten op bezoek.
}
step-key-play = spelen en pauzeren
step-key-rewind = terugspelen en pauzeren
step-key-step = een stap verder, een terug
step-key-leap = 100 gebeurtenissen verder, terug
step-key-placement = volgende invulling, vorige
step-key-dead-end = volgende doodlopende weg, vorige
step-key-solution = volgende oplossing, vorige
step-key-rejection = de eerste afwijzing door de volgende aanwijzing, die ervoor
step-key-speed = sneller, langzamer
step-key-ends = het begin, het einde
step-key-keys = deze toetsen tonen
