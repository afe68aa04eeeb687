## Choices of what a clue means

choice = { $number }. { $meaning } – { $left }
choice-idle = il ne dit rien de l’énigme
choice-other = { $number }. autre chose
choice-left = { $kind ->
        [more] plus de { $count } solutions
        [least] au moins { $count ->
            [one] { $count } solution
           *[other] { $count } solutions
        }
       *[exact] { $count ->
            [0] aucune solution
            [one] { $count } solution
           *[other] { $count } solutions
        }
    }

## Asking at a terminal

ask-open = { $count ->
        [0] tous les indices sont compris : il n’y a rien à demander
        [one] { $count } indice n’est pas compris ; la réponse est écrite dans `{ $file }`
       *[other] { $count } indices ne sont pas compris ; chaque réponse est écrite aussitôt dans `{ $file }`
    }
ask-keys = Tapez le numéro d’un sens. Entrée passe l’indice, `?` montre les noms, `q` arrête.
ask-check = les indices ne laissent aucune solution : celui-ci veut-il dire ce qui est lu ?
ask-number = numéro :
ask-expression = sens sous forme d’expression (Entrée revient au choix) :
ask-not-a-choice = tapez un numéro de 1 à { $last }, ou bien Entrée, `?` ou `q`
ask-examples = Exemples : { $examples }
ask-written = écrit : = { $expression } – { $left }
ask-means = cela veut dire : { $meaning }
ask-end = { $answered ->
        [0] rien n’a été écrit
        [one] { $answered } réponse est dans `{ $file }`
       *[other] { $answered } réponses sont dans `{ $file }`
    } ; { $open ->
        [0] tous les indices sont désormais compris
        [one] { $open } indice n’est toujours pas compris
       *[other] { $open } indices ne sont toujours pas compris
    }
ask-input-ended = l’entrée s’est terminée avant que tous les indices aient une réponse
ask-interrupted = interrompu
ask-invites = `bachet read --ask { $file }` demande ce qu’ils veulent dire
ask-new-file = { $page } est une page, et aucune expression ne peut y figurer : son énigme et les réponses sont écrites dans un autre fichier
ask-without-json = `--ask` pose des questions dans un terminal, et `--json` écrit un seul objet
    .hint = `--choices` énumère les choix, en JSON aussi
ask-needs-terminal = `--ask` pose des questions dans un terminal, mais l’entrée ou la sortie d’erreur n’en est pas un
    .hint = `--choices` énumère les choix ; écrivez l’expression du bon choix sous son indice
ask-needs-file = `--ask` écrit les réponses dans le fichier de l’énigme, et ceci n’est pas un fichier
    .hint = enregistrez l’énigme dans un fichier, et nommez celui-ci
ask-only-grids = `--ask` demande le sens des indices d’une grille logique ; cette énigme est d’un autre genre
ask-only-text = `--ask` écrit dans un fichier d’énigme ; ce fichier-ci est du JSON
    .hint = `bachet convert --to text` en fait un fichier d’énigme
ask-file-read-only = `{ $file }` est en lecture seule
    .hint = faites-en une copie modifiable, et nommez celle-ci
ask-file-exists = les réponses seraient écrites dans `{ $file }`, mais ce fichier existe déjà
    .hint = nommez ce fichier pour le continuer, ou renommez-le
ask-file-changed = `{ $file }` a changé depuis sa lecture ; ceci n’a pas été écrit : = { $expression }
    .hint = recommencez : les réponses précédentes sont dans le fichier
ask-file-failed = `{ $file }` ne peut pas être écrit : { $reason }
    .hint = ceci n’a pas été écrit : = { $expression }
ask-no-place = aucune expression ne peut être écrite sous cet indice
    .hint = ajoutez-la vous-même au fichier
