## Problems outside a source

bug = erreur interne : c’est un défaut de Bachet, pas de votre énigme ({ $reason })
    .hint = signalez-le, s’il vous plaît, avec l’énigme et la commande
cannot-read = `{ $file }` ne peut pas être lu : { $reason }
cannot-write = la réponse ne peut pas être écrite : { $reason }
gallery-not-file = voici l’énigme `{ $name }` de la galerie, et non le fichier du même nom
    .hint = écrivez `./{ $name }` pour lire le fichier
format-of-sudoku = seul un sudoku peut s’écrire au format `{ $format }`
    .hint = prenez `text` ou `json`
ways-have-no-model = cette énigme est faite d’états et de coups, et ne peut pas s’écrire comme une formule sur des variables
    .hint = prenez `dot`, ou `pddl` pour une traversée
too-many-states = l’énigme a trop d’états pour les parcourir tous
    .hint = `bachet solve` trouve quand même un chemin le plus court
no-such-position = `{ $text }` n’est pas un état de cette énigme
    .hint = écrivez un état comme s’écrit le départ : `{ $example }`
ways-are-not-split = les solutions de cette énigme sont des chemins, que l’on ne peut pas partager en parties
ways-have-no-cells = cette énigme n’a pas de cases
    .hint = laissez `--set`, `--clear`, `--get`, `--count-wrong`, `--reveal`, `--tell`, `--solution` et `--candidates` de côté ; `--state` montre un autre état que le départ
only-ways = cette option est pour les traversées et les énigmes à coups ; cette énigme a des solutions, pas des chemins
    .hint = laissez `--all-shortest`, `--all`, `--up-to-symmetry`, `--states`, `--max-moves` et `--step` de côté
only-ways-have-states = cette énigme n’a ni états ni coups
    .hint = laissez ces options de côté : ce qui a été entré se dit par `--set`
board-has-no-states = une grille n’a pas d’états numérotés
    .hint = laissez `--state` de côté ; `--set` remplit une case, et `--get` montre ce qu’elle contient
no-such-state = `{ $text }` n’est pas un état de cette traversée
    .hint = un état est un nombre de { $bits } bits au plus, ces bits eux-mêmes, ou les noms de ceux qui sont au dernier lieu
nobody-of-that-name = aucun voyageur et aucun lieu ne s’appelle `{ $name }`
    .hint = écrivez les noms comme le fait `bachet solve` : `{ $thing }, boat`, ou `{ $place }: { $thing }, boat`
too-many-to-number = il y a trop de voyageurs pour numéroter les états
    .hint = `bachet solve` montre combien de voyageurs de chaque sorte se trouvent à chaque endroit
grid-has-no-board = une grille logique n’a pas de plateau à montrer
    .hint = `bachet candidates` montre les valeurs possibles de chaque case
grid-has-no-cells = une grille logique n’a ni cases ni états : on y marque des paires de valeurs
    .hint = laissez les autres options de côté ; `--set` marque une paire : `{ $example }`
bad-mark = `{ $text }` n’est pas une marque de cette grille
    .hint = écrivez deux valeurs de catégories différentes, avec `=` si elles vont ensemble et `!=` sinon{ $example-is ->
        [empty] {""}
       *[other]  : `{ $example }`
    }
marks-unread = { ended-early } avant que toutes les marques soient lues
only-sudoku-is-estimated = seul le nombre de solutions d’un sudoku peut être estimé
    .hint = laissez `--estimate` de côté ; `--time` et `--steps` limitent le travail
only-sudoku-has-marks = seul un sudoku a des annotations
    .hint = laissez `--givens` de côté
only-grids-have-clues = seule une grille logique a des indices après lesquels on peut compter les solutions
    .hint = laissez `{ $option }` de côté ; `bachet check` montre quelles données sont superflues, ou quelles règles ne jouent jamais
only-grids-have-smallest = `--smallest` concerne les indices d’une grille logique
    .hint = laissez `--smallest` de côté ; `bachet check` montre quelles données sont superflues, ou quelles règles ne jouent jamais
bad-change = `{ $text }` ne dit pas quelle case reçoit quelle valeur
    .hint = écrivez une case, `=` et une valeur{ $example-is ->
        [empty] {""}
       *[other]  : `{ $example }`
    }
fixed-cell = `{ $cell }` est une donnée et ne peut pas être changée
    .hint = pour changer une donnée, modifiez l’énigme
no-such-cell = `{ $text }` n’est pas une case de cette grille
    .hint = une case est une ligne et une colonne, de 1 à { $size } toutes les deux : `r2c1`
no-such-value = `{ $text }` n’est pas une valeur de cette grille
    .hint = ses valeurs vont de `{ $first }` à `{ $last }`
no-puzzle = aucune énigme n’est donnée
    .hint = nommez un fichier, une énigme de la galerie telle que `zebra`, ou `-` pour l’entrée standard ; `bachet new grid` affiche une énigme pour commencer
no-such-file = il n’y a pas de fichier `{ $file }`
    .hint = { $suggestion-is ->
        [empty] vérifiez son chemin ; `bachet gallery` donne la liste des énigmes fournies avec le programme
       *[other] vouliez-vous dire `{ $suggestion }` ?
    }
is-folder = `{ $file }` est un dossier, et on lit une énigme à la fois
    .hint = { $suggestion-is ->
        [empty] nommez un fichier
       *[other] nommez un fichier de ce dossier, par exemple `{ $suggestion }`
    }
no-such-verb = il n’y a pas de commande `{ $verb }`
    .hint = { $case ->
        [play] aucune commande ne joue une énigme ; `bachet show { $board } --set { $change }` dessine une grille avec cette case remplie
        [family] `{ $command }` affiche une énigme commentée pour commencer ; `bachet help` donne la liste des commandes
        [command] vouliez-vous dire `{ $command }` ?
       *[none] `bachet help` donne la liste des commandes
    }
option-before-verb = { $case ->
        [order] l’option `{ $word }` est placée avant la commande
       *[verb] `bachet` n’a pas d’option `{ $word }`
    }
    .hint = { $command-is ->
        [empty] `bachet help` donne la liste des commandes, et `bachet help solve` les options de `solve`
       *[other] écrivez `{ $command }`
    }
unexpected-word = { $kind ->
        [option] `{ $verb }` n’a pas d’option `{ $word }`
       *[word] `{ $verb }` n’a que faire de `{ $word }`
    }
    .hint = { $command-is ->
        [empty] `bachet help { $verb }` donne la liste de ses options
       *[other] écrivez `{ $command }`{ $options-shown ->
            [yes]  ; ses options sont { $options }
           *[no] {""}
        }
    }
missing-argument = `{ $verb }` a besoin de `{ $word }`
    .hint = c’est une de ces valeurs : { $values } ; par exemple `{ $command }`
unknown-messages = il n’y a pas de messages dans la langue `{ $tag }`
    .hint = prenez { $tags-or }
unknown-puzzle = il n’y a ni fichier `{ $name }`, ni énigme de ce nom dans la galerie
    .hint = { $suggestion-is ->
        [empty] `bachet gallery` donne la liste des énigmes fournies avec le programme
       *[other] vouliez-vous dire `{ $suggestion }` ?
    }

## Progress and gallery

progress = { $found ->
        [0] aucune solution trouvée jusqu’ici
        [one] { $found } solution trouvée jusqu’ici
       *[other] { $found } solutions trouvées jusqu’ici, { $rate } par seconde
    }
progress-steps = { $steps } étapes jusqu’ici, { $rate } par seconde
took = durée : { $time }
took-steps = { $time }, { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }

gallery-name = nom
gallery-family = famille
gallery-size = taille
gallery-language = langue
gallery-title = titre
