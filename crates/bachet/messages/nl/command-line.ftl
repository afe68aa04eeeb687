## Problems outside a source

bug = interne fout: dit is een gebrek van Bachet, niet van uw puzzel ({ $reason })
    .hint = meld het alstublieft, met de puzzel en de opdracht erbij
cannot-read = `{ $file }` kan niet worden gelezen: { $reason }
cannot-write = het antwoord kan niet worden geschreven: { $reason }
gallery-not-file = dit is de puzzel `{ $name }` uit de galerij, niet het bestand met die naam
    .hint = schrijf `./{ $name }` om het bestand te lezen
format-of-sudoku = alleen een sudoku kan als `{ $format }` worden geschreven
    .hint = gebruik `text` of `json`
ways-have-no-model = deze puzzel bestaat uit toestanden en zetten, en is niet als formule over variabelen te schrijven
    .hint = gebruik `dot`, of `pddl` voor een overtocht
too-many-states = de puzzel heeft te veel toestanden om ze allemaal te bezoeken
    .hint = `bachet solve` vindt toch een kortste weg
no-such-position = `{ $text }` is geen toestand van deze puzzel
    .hint = schrijf een toestand zoals het begin geschreven is: `{ $example }`
ways-are-not-split = de oplossingen van deze puzzel zijn wegen, die niet in delen te splitsen zijn
ways-have-no-cells = deze puzzel heeft geen vakjes
    .hint = laat `--set`, `--clear`, `--get`, `--count-wrong`, `--reveal`, `--tell`, `--solution` en `--candidates` weg; `--state` toont een andere toestand dan het begin
only-ways = deze optie is voor overtochten en puzzels met zetten; deze puzzel heeft oplossingen, geen wegen
    .hint = laat `--all-shortest`, `--all`, `--up-to-symmetry`, `--states`, `--max-moves` en `--step` weg
only-ways-have-states = deze puzzel heeft geen toestanden en geen zetten
    .hint = laat deze opties weg: wat is ingevuld, zegt u met `--set`
board-has-no-states = een bord heeft geen genummerde toestanden
    .hint = laat `--state` weg; `--set` vult een vakje in, en `--get` toont wat erin staat
no-such-state = `{ $text }` is geen toestand van deze overtocht
    .hint = een toestand is een getal van hoogstens { $bits } bits, deze bits zelf, of de namen van wie op de laatste plek is
nobody-of-that-name = geen reiziger en geen plek heet `{ $name }`
    .hint = schrijf de namen zoals `bachet solve` het doet: `{ $thing }, boat`, of `{ $place }: { $thing }, boat`
too-many-to-number = er zijn te veel reizigers om de toestanden te nummeren
    .hint = `bachet solve` toont hoeveel van elke soort waar zijn
grid-has-no-board = een logigram heeft geen bord om te tonen
    .hint = `bachet candidates` toont de mogelijke waarden van elk vakje
grid-has-no-cells = een logigram heeft geen vakjes en geen toestanden: men markeert er paren van waarden
    .hint = laat de andere opties weg; `--set` markeert een paar: `{ $example }`
bad-mark = `{ $text }` is geen markering van dit logigram
    .hint = schrijf twee waarden van verschillende categorieën, met `=` als ze bij elkaar horen en `!=` als dat niet zo is{ $example-is ->
        [empty] {""}
       *[other] : `{ $example }`
    }
marks-unread = { ended-early } voordat alle markeringen gelezen waren
only-sudoku-is-estimated = alleen het aantal oplossingen van een sudoku kan worden geschat
    .hint = laat `--estimate` weg; `--time` en `--steps` begrenzen het werk
only-sudoku-has-marks = alleen een sudoku heeft notities
    .hint = laat `--givens` weg
only-grids-have-clues = alleen een logigram heeft aanwijzingen waarna de oplossingen geteld kunnen worden
    .hint = laat `{ $option }` weg; `bachet check` toont welke gegevens overbodig zijn, of welke spelregels er nooit toe doen
only-grids-have-smallest = `--smallest` is voor de aanwijzingen van een logigram
    .hint = laat `--smallest` weg; `bachet check` toont welke gegevens overbodig zijn, of welke spelregels er nooit toe doen
bad-change = `{ $text }` zegt niet welk vakje welke waarde krijgt
    .hint = schrijf een vakje, `=` en een waarde{ $example-is ->
        [empty] {""}
       *[other] : `{ $example }`
    }
fixed-cell = `{ $cell }` is een gegeven en kan niet worden veranderd
    .hint = bewerk de puzzel om een gegeven te veranderen
no-such-cell = `{ $text }` is geen vakje van dit bord
    .hint = een vakje is een rij en een kolom, allebei van 1 tot en met { $size }: `r2c1`
no-such-value = `{ $text }` is geen waarde van dit bord
    .hint = de waarden zijn `{ $first }` tot en met `{ $last }`
no-puzzle = er is geen puzzel gegeven
    .hint = noem een bestand, een puzzel uit de galerij zoals `zebra`, of `-` voor de standaardinvoer; `bachet new grid` geeft een puzzel om mee te beginnen
no-such-file = er is geen bestand `{ $file }`
    .hint = { $suggestion-is ->
        [empty] controleer het pad; `bachet gallery` somt de puzzels op die bij het programma horen
       *[other] bedoelde u `{ $suggestion }`?
    }
is-folder = `{ $file }` is een map, en er wordt één puzzel tegelijk gelezen
    .hint = { $suggestion-is ->
        [empty] noem een bestand
       *[other] noem een bestand erin, zoals `{ $suggestion }`
    }
no-such-verb = er is geen opdracht `{ $verb }`
    .hint = { $case ->
        [play] geen opdracht speelt een puzzel; `bachet show { $board } --set { $change }` tekent een bord met dat vakje ingevuld
        [family] `{ $command }` geeft er een met toelichting om mee te beginnen; `bachet help` somt de opdrachten op
        [command] bedoelde u `{ $command }`?
       *[none] `bachet help` somt de opdrachten op
    }
option-before-verb = { $case ->
        [order] de optie `{ $word }` staat vóór de opdracht
       *[verb] `bachet` heeft geen optie `{ $word }`
    }
    .hint = { $command-is ->
        [empty] `bachet help` somt de opdrachten op, en `bachet help solve` de opties van `solve`
       *[other] schrijf `{ $command }`
    }
unexpected-word = { $kind ->
        [option] `{ $verb }` heeft geen optie `{ $word }`
       *[word] `{ $verb }` kan niets met `{ $word }`
    }
    .hint = { $command-is ->
        [empty] `bachet help { $verb }` somt de opties op
       *[other] schrijf `{ $command }`{ $options-shown ->
            [yes] ; de opties zijn { $options }
           *[no] {""}
        }
    }
missing-argument = `{ $verb }` heeft `{ $word }` nodig
    .hint = dat is een van { $values }: `{ $command }`
unknown-messages = er zijn geen meldingen in de taal `{ $tag }`
    .hint = gebruik { $tags-or }
unknown-puzzle = er is geen bestand `{ $name }`, en geen puzzel met die naam in de galerij
    .hint = { $suggestion-is ->
        [empty] `bachet gallery` somt de puzzels op die bij het programma horen
       *[other] bedoelde u `{ $suggestion }`?
    }

## Progress and gallery

progress = { $found ->
        [0] tot nu toe geen oplossing gevonden
        [one] tot nu toe 1 oplossing gevonden
       *[other] tot nu toe { $found } oplossingen gevonden, { $rate } per seconde
    }
progress-steps = { $steps } stappen tot nu toe, { $rate } per seconde
took = tijdsduur: { $time }
took-steps = { $time }, { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }

gallery-name = naam
gallery-family = familie
gallery-size = grootte
gallery-language = taal
gallery-title = titel
