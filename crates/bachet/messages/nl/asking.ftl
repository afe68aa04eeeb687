## Choices of what a clue means

choice = { $number }. { $meaning } – { $left }
choice-idle = ze zegt niets over de puzzel
choice-other = { $number }. iets anders
choice-left = { $kind ->
        [more] meer dan { $count } oplossingen
        [least] minstens { $count ->
            [one] 1 oplossing
           *[other] { $count } oplossingen
        }
       *[exact] { $count ->
            [0] geen oplossing
            [one] 1 oplossing
           *[other] { $count } oplossingen
        }
    }

## Asking at a terminal

ask-open = { $count ->
        [0] alle aanwijzingen zijn begrepen: er is niets te vragen
        [one] 1 aanwijzing is niet begrepen; het antwoord komt in `{ $file }`
       *[other] { $count } aanwijzingen zijn niet begrepen; elk antwoord komt meteen in `{ $file }`
    }
ask-keys = Typ het nummer van een betekenis. Enter slaat de aanwijzing over, `?` toont de namen, `q` stopt.
ask-check = de aanwijzingen laten geen oplossing over: betekent deze wat er gelezen is?
ask-number = nummer:
ask-expression = betekenis als uitdrukking (Enter gaat terug):
ask-not-a-choice = typ een nummer van 1 tot en met { $last }, of Enter, `?` of `q`
ask-examples = Voorbeelden: { $examples }
ask-written = geschreven: = { $expression } – { $left }
ask-means = dit betekent: { $meaning }
ask-end = { $answered ->
        [0] er is niets geschreven
        [one] 1 antwoord staat in `{ $file }`
       *[other] { $answered } antwoorden staan in `{ $file }`
    }; { $open ->
        [0] alle aanwijzingen zijn nu begrepen
        [one] 1 aanwijzing is nog niet begrepen
       *[other] { $open } aanwijzingen zijn nog niet begrepen
    }
ask-input-ended = de invoer eindigde voordat alle aanwijzingen een antwoord hadden
ask-interrupted = onderbroken
ask-invites = `bachet read --ask { $file }` vraagt wat ze betekenen
ask-new-file = { $page } is een pagina, en daarin kan geen uitdrukking staan: de puzzel en de antwoorden komen in een ander bestand
ask-without-json = `--ask` stelt vragen op een terminal, en `--json` schrijft één object
    .hint = `--choices` somt de keuzes op, ook als JSON
ask-needs-terminal = `--ask` stelt vragen op een terminal, maar de invoer of de foutuitvoer is er geen
    .hint = `--choices` somt de keuzes op; schrijf de uitdrukking van de juiste onder de aanwijzing
ask-needs-file = `--ask` schrijft de antwoorden in het bestand van de puzzel, en dit is geen bestand
    .hint = bewaar de puzzel in een bestand, en noem dat
ask-only-grids = `--ask` vraagt wat de aanwijzingen van een logigram betekenen; dit is een ander soort puzzel
ask-only-text = `--ask` schrijft in een puzzelbestand; dit bestand is JSON
    .hint = `bachet convert --to text` maakt er een puzzelbestand van
ask-file-read-only = `{ $file }` is alleen-lezen
    .hint = maak er een kopie van die te wijzigen is, en noem die
ask-file-exists = de antwoorden zouden in `{ $file }` komen, maar dat bestaat al
    .hint = noem dat bestand om ermee verder te gaan, of geef het een andere naam
ask-file-changed = `{ $file }` is veranderd sinds het gelezen werd; dit is niet geschreven: = { $expression }
    .hint = begin opnieuw: de eerdere antwoorden staan in het bestand
ask-file-failed = `{ $file }` kan niet worden geschreven: { $reason }
    .hint = dit is niet geschreven: = { $expression }
ask-no-place = onder deze aanwijzing kan geen uitdrukking worden geschreven
    .hint = zet haar zelf in het bestand
