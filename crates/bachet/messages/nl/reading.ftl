## Reading sentences

read-from-sentences = { $count ->
        [one] 1 aanwijzing is
       *[other] { $count } aanwijzingen zijn
    } uit zinnen gelezen{ $idle ->
        [0] { "" }
        [one] ; nog 1 zin verandert niets aan de puzzel
       *[other] ; nog { $idle } zinnen veranderen niets aan de puzzel
    }: `bachet read` toont hoe
partial-leaves-out = `--partial` laat weg wat niet kon worden gelezen en gaat zonder verder
left-out = weggelaten omdat ze niet konden worden gelezen: { $clues-and }
left-out-settled = weggelaten omdat ze niet konden worden gelezen, terwijl de rest maar één oplossing overlaat: { $clues-and }
unique-if-assumed = 1 oplossing, als { $clues-and } dit { $count ->
        [one] betekent
       *[other] betekenen
    }
read-guess = kan betekenen: { $meaning }
read-guess-idle = zegt misschien niets over de puzzel
read-other = minder waarschijnlijk: { $paraphrase }
read-same = betekent hetzelfde
read-beside-unknown = de zin is niet met deze uitdrukking vergeleken; de uitdrukking telt
read-asks-all = vraagt om de hele oplossing
proposed-from-clues = Deze categorieën zijn een voorstel, gemaakt uit de namen in de aanwijzingen. Controleer ze en wis dan deze regel.
proposed-missing = De categorie `{ $category }` heeft { $found } waarden, maar moet er { $expected } hebben: geen aanwijzing noemt de andere.
proposed-too-many = De categorie `{ $category }` heeft { $found } waarden, maar moet er { $expected } hebben: sommige zijn hetzelfde, of horen bij een andere categorie.
proposed-unplaced = Nog in geen enkele categorie: { $names }.
read-scene = Buiten de aanwijzingen
read-otherwise = Met deze lezing daarentegen is er 1 oplossing, en geen andere

## Reading a puzzle

one-at-a-time = deze bron heeft meer dan één puzzel, maar er kan er maar één worden getoond
    .hint = `bachet convert` zonder `--json` zet ze allemaal om; `bachet batch` lost ze op
format-choice = { $number }. `{ $format }`, { $size } bij { $size }
format-question = Welk formaat is dit? Typ een nummer of een naam:

header-category = categorie
header-sharing = elke waarde komt voor
header-type = soort
header-order = volgorde
header-values = waarden
category-sharing = { $sharing ->
        [one-each] één keer
        [spare] hoogstens één keer
        [counted] zo vaak als opgesomd
       *[shared] een willekeurig aantal keren
    }
category-type = { $unit ->
        [text] tekst
        [number] getallen
        [time] tijdstippen, in minuten
        [date] datums, in dagen
        [month] maanden
        [weekday] dagen van de week
       *[other] getallen, `{ $unit }`
    }
category-order = { $ordered ->
        [yes] zoals hier opgesomd
       *[no] geen
    }

export-too-large = deze puzzel is te groot voor dat formaat
    .hint = een aanwijzing rekent met te veel verschillende getallen: gebruik kleinere
pddl-counts-trips = een spelregel hangt op een manier van het nummer van de vaart af die PDDL niet kan uitdrukken
    .hint = alleen `trip mod n`, met een geheel getal n, kan worden geschreven
pddl-is-for-crossings = alleen een overtocht kan in PDDL worden geschreven
    .hint = gebruik `dot` voor een puzzel met zetten, `dimacs` of `minizinc` voor een logigram of een sudoku
pddl-too-large = deze overtocht is te groot voor PDDL
    .hint = hij heeft te veel dingen, te veel mogelijke ladingen, of een spelregel die aantallen van meer dan 12 dingen vergelijkt
