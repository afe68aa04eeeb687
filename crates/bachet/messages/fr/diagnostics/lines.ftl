## Lines

unreadable-line = cette ligne n’est ni un mot-clé, ni une catégorie, ni un indice, ni une question
    .hint = une catégorie est `name: values`, un indice commence par `1.` ou `-`, une question par `?`, une expression par `=` sur une ligne en retrait, une remarque par `#`
line-without-keyword = cette ligne ne commence pas par un mot-clé
    .hint = une ligne est un mot-clé, un deux-points et une valeur ; les mots-clés sont { $keywords-and }
no-such-keyword = une énigme de la famille `{ $family }` n’a pas de mot-clé `{ $keyword }:`
    .hint = ses mots-clés sont { $keywords-and }
    .did-you-mean = vouliez-vous dire `{ $suggestion }:` ? Ses mots-clés sont { $keywords-and }
second-family = `{ $family }:` commence une deuxième énigme
    .hint = une source contient une seule énigme
missing-keyword = l’énigme n’a pas de `{ $keyword }:`
    .jugs = indiquez les tailles des cruches et le but : `capacity: 3, 5` et `goal: 4`
    .hanoi = indiquez le nombre de disques : `disks: 5`
    .tiles = dessinez le plateau sous la première ligne, une rangée par ligne, avec `.` pour le vide
    .knights = dessinez l’échiquier sous la première ligne, une rangée par ligne : `W` et `B` pour les cavaliers, `.` pour une case libre
empty-keyword = il n’y a pas de valeur après `{ $keyword }:`
    .hint = écrivez-la sur cette ligne, ou en retrait sur les lignes suivantes
one-item = il y a plus d’une valeur après `{ $keyword }:`
    .hint = gardez-en une
not-in-range = `{ $text }` n’est pas un nombre entier de { $least } à { $most }
    .hint = écrivez-le en chiffres ; pour des moitiés et des quarts, prenez une unité plus petite
    .unit = omettez l’unité ; un nom vient avant son nombre : `small 3`
list-length = { $found ->
        [one] il y a { $found } nombre
       *[other] il y a { $found } nombres
    } après `{ $keyword }:`, mais il en faut { $expected }
    .jugs = écrivez un nombre par cruche, dans l’ordre : sa contenance
    .goal = écrivez un nombre par cruche, dans l’ordre, avec `any` là où il n’importe pas ; ou un seul nombre pour l’une quelconque des cruches
    .disks = écrivez un piquet par disque, en commençant par le plus petit ; ou un seul piquet pour tous
unknown-choice = `{ $text }` n’a pas de sens après `{ $keyword }:`
    .hint = les choix sont { $choices-or }
    .did-you-mean = vouliez-vous dire `{ $suggestion }` ? Les choix sont { $choices-or }
duplicate-keyword = `{ $keyword }` figure deux fois
    .hint = gardez l’un des deux
unknown-language = la langue `{ $language }` n’est pas connue
    .known = les langues sont `en`, `fr` et `nl`
    .hint = les langues sont `en`, `fr` et `nl` ; une catégorie de ce nom s’écrit `category language: ...`
second-expression = cet indice ou cette question a déjà une expression
    .hint = réunissez les deux par `and` ; une expression qui continue à la ligne suivante doit terminer sa ligne par un opérateur
expression-without-clue = cette expression n’appartient à aucun indice
    .hint = commencez sa ligne par le repère d’un indice : `1. = ...`, ou par `- = ...`
unknown-keyword = `{ $name }` n’est pas un mot-clé, et le texte qui suit ne forme pas une catégorie
    .hint = vouliez-vous dire `{ $suggestion }` ? Une catégorie de ce nom s’écrit `category { $name }: ...`
    .clue = un indice commence par un numéro ou un tiret : `{ $suggestion } ...`, ou `- ...`
unknown-modifier = `{ $modifier }` n’est pas une propriété d’une catégorie
    .hint = vouliez-vous dire `({ $suggestion })` ? Si cela fait partie du nom, mettez le nom entre guillemets droits
empty-clue = { $label-is ->
        [empty] il n’y a pas d’indice après ce tiret
       *[other] il n’y a pas d’indice après le repère `{ $label }`
    }
    .hint = écrivez ensuite une phrase ou une expression, ou effacez-le
empty-question = il n’y a pas de question après ce point d’interrogation
    .hint = écrivez ensuite une phrase ou une expression, ou effacez-le
invalid-label = `{ $label }` ne peut pas être le repère d’un indice
    .hint = un repère ressemble à `1`, `1a` ou `a`
needs-expression = cette phrase n’a pas d’expression
    .hint = ajoutez en dessous une ligne en retrait qui commence par `=` et dit la même chose
    .field = ajoutez à côté le champ `expression`, qui dit la même chose
    .too-many = on lit au plus { $limit } ko de phrases dans une énigme : ajoutez en dessous une ligne en retrait qui commence par `=` et dit la même chose
    .too-many-page = on lit au plus { $limit } ko de phrases dans une énigme
    .too-many-fields = on lit au plus { $limit } ko de phrases dans une énigme : ajoutez à côté le champ `expression`, qui dit la même chose
