## The source as a whole

not-utf8 = la source n’est pas du texte UTF-8
    .hint = enregistrez le fichier dans l’encodage UTF-8
empty-source = il n’y a rien dans ce texte
    .hint = `bachet new grid` et `bachet new sudoku` affichent un texte pour commencer ; `bachet gallery` donne la liste des énigmes fournies avec le programme
not-text = c’est { $kind ->
        [pdf] un fichier PDF
        [picture] une image
        [office] un document de bureautique, ou une archive
        [rtf] un document mis en forme (RTF)
       *[compressed] un fichier compressé
    }, et seul du texte brut est lu
    .hint = copiez-en l’énigme sous forme de texte, ou tapez-la ; `bachet new sudoku` et `bachet new grid` affichent un texte pour commencer
source-too-large = la source dépasse { $limit } Mo
    .hint = une énigme fait quelques kilo-octets : est-ce le bon fichier ?
too-many-lines = la source a plus de { $limit } lignes
    .hint = une énigme a quelques dizaines de lignes : est-ce le bon fichier ?
control-character = le caractère invisible { $character } n’est pas permis dans une énigme
    .hint = effacez-le
puzzle-too-large = les expressions ont plus de { $limit } noms, nombres et opérateurs au total
    .hint = divisez l’énigme, ou utilisez des quantificateurs : `every x in ...`
    .rules = raccourcissez les règles, ou laissez-en de côté
too-many-problems = seuls les { $limit } premiers problèmes sont montrés
unsupported-family = `{ $family }` n’est pas une famille d’énigmes
    .hint = les familles sont `grid`, `sudoku`, `crossing`, `jugs`, `hanoi`, `tiles` et `knights`
family-not-first = la ligne `{ $family }:` doit être la première de l’énigme
    .hint = déplacez-la tout en haut

## JSON

json-syntax = { $found-is ->
        [empty] le JSON se termine trop tôt
       *[other] JSON incorrect à `{ $found }`
    }
    .at-end = un guillemet, un crochet ou une accolade n’est pas fermé
    .json-end = rien ne peut suivre l’énigme
    .json-depth = l’imbrication est plus profonde que ce dont une énigme a besoin
    .json-value = une valeur est un texte entre guillemets droits, un nombre, une liste, un objet, `true`, `false` ou `null`
    .json-digit = un nombre a besoin d’un chiffre ici
    .json-list = mettez une virgule entre les éléments d’une liste
    .json-key = une clé est un texte entre guillemets droits
    .json-colon = mettez un deux-points après la clé
    .json-object = mettez une virgule entre les entrées d’un objet
    .json-control = écrivez `\n` pour un retour à la ligne dans un texte
    .json-escape = une barre oblique inverse doit être suivie de l’un de `" \ / n r t`, ou de `u` et de quatre chiffres
json-type = la valeur de `{ $field }` n’a pas le bon type
    .text = ce doit être un texte entre guillemets droits
    .list = ce doit être une liste
    .object = ce doit être un objet
    .boolean = ce doit être `true` ou `false`
    .whole = ce doit être une liste de nombres entiers
    .number = ce doit être un nombre entier
    .item = ce doit être un nombre ou un texte
    .route = ce doit être une liste de deux lieux
    .pair = ce doit être une liste de deux choses
    .kind = ce doit être `one each`, `spare` ou `shared`
json-missing = la clé `{ $field }` manque
    .hint = toute énigme a besoin d’une famille ; une grille logique a besoin de catégories, avec un nom et des valeurs chacune ; un sudoku a besoin de cases
json-unknown-field = la clé `{ $field }` n’a pas de sens ici
    .hint = les clés sont { $fields-and }
