## The source and its format

no-board = il n’y a pas de grille ici
    .hint = une grille est faite de lignes de chiffres, avec `.`, `0`, `*` ou `_` pour une case vide ; `--from FORMAT` nomme un autre format
ambiguous-format = ceci peut se lire comme { $formats-or }, avec des grilles différentes
    .hint = nommez le format avec `--from FORMAT`
recognised-format = lu comme `{ $format }` : une grille de { $size } sur { $size }
several-puzzles = cette source contient { $count } énigmes, mais une seule peut servir ici
    .hint = `bachet batch` les résout toutes ; `bachet convert` les écrit toutes
several-boards = cette source contient { $bound ->
        [least] au moins{ " " }
       *[exact] { "" }
    }{ $count } grilles, { $places ->
        [1] à la ligne
       *[other] aux lignes
    } { $lines }{ $more ->
        [0] { "" }
        [one] { " " }et { $more } autre
       *[other] { " " }et { $more } autres
    }, mais une seule peut servir ici
    .hint = copiez-en une dans un fichier à part ; ou écrivez chacune sur une ligne de 81 caractères, et donnez toutes les lignes à `bachet batch`
    .lines = écrivez chacune seule sur sa ligne, et donnez toutes les lignes à `bachet batch` ; ou copiez-en une dans un fichier à part
text-around-board = seule la grille est lue ; le texte qui l’entoure est ignoré
solution-ignored = c’est la solution de l’autre grille, elle est ignorée
rule-from-text = ceci est lu comme la règle `{ $rule }`
rule-in-text = le texte `{ $text }` à côté de la grille est peut-être une règle, mais n’est pas compris
    .hint = si c’est une règle, écrivez plutôt son nom sous la grille : `diagonals`, `anti-knight`, `anti-king`, `nonconsecutive`, `windoku` ou `disjoint` ; il n’y a pas d’autres règles ici. Si ce n’en est pas une, effacez ce texte
    .regions = s’il y a des régions irrégulières, écrivez-en un plan sous la grille : une lettre par case, la même lettre dans toute une région
unclear-blanks = les vides de ce dessin peuvent être des cases vides de plusieurs façons
    .hint = écrivez `.` pour chaque case vide
unclear-borders = les traits de ce dessin entourent des parties de tailles différentes
    .hint = omettez les traits s’ils ne veulent rien dire ; sinon, écrivez { $example-is ->
        [empty] un plan des régions sous la grille :
       *[other] la forme des blocs sous la grille, par exemple `{ $example }`, ou un plan des régions :
    } une lettre par case
unclear-shading = les traits ou les ombres de ce dessin marquent des cases qu’aucune règle ne connaît
    .hint = dessinez la grille sans eux, et écrivez dessous les noms de ses règles, par exemple `diagonals`
cages-not-read = `{ $text }` est une cage avec sa somme : un sudoku killer
    .hint = les cages ne sont pas comprises ; sans elles, c’est une autre énigme
link-without-board = ce lien ne contient pas de grille, et aucune page n’est cherchée sur le réseau
    .hint = tapez ou copiez les chiffres de la grille, ou prenez un lien qui les contient : f-puzzles `?load=...`, SudokuPad `fpuz...` ou `scl...`, SudokuWiki `?bd=...`
    .short = le lien ne fait que nommer une énigme sur un serveur : ouvrez-le dans un navigateur, et copiez les chiffres, ou un lien qui contient l’énigme, comme celui de f-puzzles
link-unreadable = l’énigme de ce lien ne peut pas être lue
    .hint = copiez de nouveau le lien entier, ou les chiffres de la grille
link-rules = l’énigme de ce lien a des règles qui ne sont pas comprises : { $rules }
    .hint = sans elles, c’est une autre énigme ; elle n’est donc pas résolue
link-read = lu dans le lien : une grille de { $size } sur { $size }
unclear-puzzle = ce texte n’est pas une énigme que l’on puisse reconnaître
    .hint = un sudoku est fait de lignes de chiffres, avec `.` pour une case vide ; une grille logique, de deux lignes `name: values` ou plus, puis d’indices tels que `1. ...` ; sans indices pour l’instant, elle commence par la ligne `grid:`
unclear-cell-names = dans ces noms de cases, la lettre peut être la ligne ou la colonne
    .hint = écrivez ligne et colonne : `r1c2=7` est un 7 à la ligne 1, colonne 2
size-unknown = cette liste de cases et de valeurs ne montre pas la taille de la grille
    .hint = dessinez la grille ligne par ligne, avec `.` pour chaque case vide
cell-twice = les cases et les valeurs de cette liste ne vont pas ensemble : `{ $text }`
    .hint = donnez à chaque case une valeur de 1 à 9 : `r1c2=7`

## The board

row-length = la ligne { $row }{ $part ->
        [regions] { " " }des régions
       *[board] { "" }
    } { $found ->
        [0] n’a pas de cases
        [one] a { $found } case
       *[other] a { $found } cases
    }, il en faut { $expected }
    .hint = une case vide s’écrit `.`, `0`, `*` ou `_`
    .regions = écrivez pour chaque case le symbole de sa région
row-lengths = les lignes { $rows }{ $part ->
        [regions] { " " }des régions
       *[board] { "" }
    } ont { $found } cases{ $more ->
        [0] { "" }
        [one] , et { $more } autre ligne est fausse
       *[other] , et { $more } autres lignes sont fausses
    } ; il en faut { $expected } dans chacune
    .hint = une case vide s’écrit `.`, `0`, `*` ou `_`
    .regions = écrivez pour chaque case le symbole de sa région
row-count = { $part ->
        [regions] le plan des régions
       *[board] la grille
    } { $found ->
        [0] n’a pas de lignes
        [one] a { $found } ligne
       *[other] a { $found } lignes
    }, il en faut { $expected }
    .hint = une grille a autant de lignes que de colonnes
    .regions = écrivez-les sous `regions:`, pour chaque ligne de la grille une ligne de symboles séparés par des espaces
cell-count = cette ligne a { $found ->
        [one] { $found } caractère
       *[other] { $found } caractères
    }, mais une grille de { $size } sur { $size } en demande { $expected }
    .hint = chaque case est un caractère ; une case vide est `.`, `0`, `*` ou `_`
    .marks = chaque case prend { $size } caractères : ses candidats, et `.` pour toute autre valeur
    .givens = le troisième champ contient les données : un chiffre ou `.` par case, avec `+` avant un chiffre ajouté
    .regions = chaque case est un caractère, le symbole de sa région ; la grille peut suivre
pencil-mark = `{ $text }` en r{ $row }c{ $column } est à la position de `{ $expected }`
    .hint = écrivez les candidats d’une case dans l’ordre, avec `.` ou `0` pour toute autre valeur
list-depth = une liste imbriquée sur { $depth } niveaux n’est pas une grille
    .hint = une grille est une liste de lignes, ou une liste de bandes de blocs de lignes
list-item = il n’y a pas d’élément avant `{ $found }`
    .hint = une case vide est `0`, `None` ou `null`
library-line = cette ligne a trop peu de champs
    .hint = écrivez `:technique:candidates:givens:deleted candidates:::`
deleted-candidate = `{ $text }` n’est pas un candidat éliminé
    .hint = `482` est le 4 de la ligne 8, colonne 2
ignored-section = la section `{ $section }` est ignorée
ignored-text = le texte après la grille est ignoré
letters-from-a = les lettres sont lues comme des nombres : `A` vaut 1
unknown-constraint = la contrainte `{ $text }` n’est pas prise en charge
    .hint = sont prises en charge les cases, `Shape`, `Jigsaw`, `NoBoxes`, les deux `Diagonal`, `AntiKnight`, `AntiKing`, `AntiConsecutive`, `Windoku`, `DisjointSets`
bad-value = `{ $text }` en r{ $row }c{ $column } n’est pas une valeur
    .hint = les valeurs vont de `1` à `{ $largest }` ; une case vide s’écrit `.`, `0`, `*` ou `_`
    .too-large = la plus grande valeur de cette grille est `{ $largest }`
    .candidates = les candidats sont des valeurs de `1` à `{ $largest }`, chacune une fois
bad-values = { $count } cases ne contiennent pas de valeur : { $texts }{ $more ->
        [0] { "" }
        [one] , et { $more } autre
       *[other] , et { $more } autres
    }
    .hint = les valeurs vont de `1` à `{ $largest }` ; une case vide s’écrit `.`, `0`, `*` ou `_`
    .letters = des lettres ne sont pas des chiffres ; elles ont sans doute été mal lues : { $digits }
no-candidates = r{ $row }c{ $column } n’a pas de candidats
    .hint = l’énigme n’a pas de solution : manque-t-il un candidat ?
board-too-large = une grille de { $size } sur { $size } est trop grande
    .hint = une grille a au plus { $limit } lignes
board-apart = cette ligne est séparée du reste de la grille
    .hint = écrivez les règles et les mots-clés au-dessus ou au-dessous de la grille, pas dedans
latin-square = une grille de { $size } sur { $size } n’a pas de blocs, seules ses lignes et ses colonnes comptent donc
    .hint = si c’est voulu, écrivez `boxes: none` ; sinon, indiquez `regions:`
box-shape = { $text-is ->
        [empty] il faut aux blocs une forme qui convienne à
       *[other] `{ $text }` n’est pas une forme de blocs pour
    } une grille de { $size } sur { $size }
    .hint = { $example-is ->
        [empty] écrivez `boxes: none`
       *[other] écrivez les lignes, `x` et les colonnes, par exemple `{ $example }`, ou `boxes: none`
    }
    .size = un bloc a { $size } cases
region-size = la région `{ $region }` a { $found ->
        [one] { $found } case
       *[other] { $found } cases
    }, mais il lui en faut { $expected }
    .hint = chaque région a une case par valeur
unknown-symbols = `{ $text }` n’est pas un jeu de symboles
    .hint = prenez `letters`, `numbers` ou `0-F`
unreadable-rule = cette ligne n’est ni une ligne de la grille, ni un mot-clé, ni une règle
    .hint = une règle commence par son nom, par exemple `diagonals` ou `diagonal: down`

## Cells in rules

bad-cell = `{ $text }` n’est pas une case
    .hint = une case s’écrit `r1c{ $size }` : ligne 1, colonne { $size }
cell-outside = la case `{ $text }` n’est pas sur la grille
    .hint = les lignes et les colonnes vont de 1 à { $size }
cell-range = les cases à partir de `{ $text }` ne sont pas sur une même ligne ou une même colonne
    .hint = nommez-les une par une

## Writing

lost-in-format = { $lost ->
        [rules] la règle `{ $rule }` ne peut pas s’écrire au format `{ $format }`
        [regions] les régions ne peuvent pas s’écrire au format `{ $format }`
        [boxes] la forme des blocs ne peut pas s’écrire au format `{ $format }`
        [candidates] les candidats ne peuvent pas s’écrire au format `{ $format }`
       *[size] une grille de cette taille ne peut pas s’écrire au format `{ $format }`
    }
    .hint = le format `text` peut écrire toutes les énigmes
    .marks = `--givens` omet les candidats ; les formats `text` et `pencilmarks` les gardent
marks-left-out = les candidats découlent des données, et sont omis : le format `{ $format }` n’en a pas

## Its rules

unknown-rule = il n’y a pas de règle `{ $rule }`
    .hint = les règles sont { $rules-and }
    .did-you-mean = vouliez-vous dire `{ $suggestion }` ?
duplicate-rule = la règle `{ $rule }` figure deux fois
    .hint = une des deux lignes suffit
rule-stands-alone = la règle `{ $rule }` ne prend pas de valeur, mais elle est suivie de `{ $text }`
    .hint = terminez la ligne après `{ $rule }`
rule-choice = { $found-is ->
        [empty] la règle `{ $rule }` a besoin de { $choices-or } après un deux-points
       *[other] la règle `{ $rule }` a besoin de { $choices-or }, et non de `{ $found }`
    }
    .hint = écrivez par exemple `{ $rule }: { $example }`
rule-needs-boxes = la règle `{ $rule }` ne marche pas avec les blocs de cette grille
    .hint = { $example-is ->
        [empty] une grille de cette taille n’a pas de blocs : omettez la règle
       *[other] la grille n’en a pas : indiquez-les, par exemple `{ $example }`
    }
    .square = il lui faut des blocs aussi hauts que larges
