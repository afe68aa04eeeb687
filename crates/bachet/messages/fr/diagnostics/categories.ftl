## Categories and lists

text-too-long = ce texte dépasse { $limit } ko, et le reste n’est pas lu
    .hint = omettez ce qui ne fait pas partie de l’énigme
no-clues = il n’y a pas d’indices dans ce texte
    .hint = numérotez les indices, `1.` et ainsi de suite, ou écrivez `Clues:` au-dessus
repeated-label = il y a déjà un indice { $label }
    .hint = les deux sont gardés ; renumérotez les indices pour les distinguer
assumed-order = aucune liste ne donne d’ordre, mais les indices en demandent un : une catégorie `{ $category }` de 1 à { $count } est supposée
    .hint = si ce n’est pas le cas, énumérez les rangs au-dessus des indices
no-categories = l’énigme n’a pas de catégories
    .page = donnez les noms au-dessus des indices, une catégorie par ligne : `colour: red, blue, green` ; `bachet read --propose` en propose d’après les indices, dans un fichier d’énigme à corriger
    .hint = énoncez-les d’abord, une par ligne : `colour: red, blue, green`
missing-name = cette catégorie n’a pas de nom
    .hint = écrivez son nom avant le deux-points
empty-category = la catégorie `{ $category }` n’a pas de valeurs
    .hint = écrivez-les après le deux-points, avec des virgules entre elles
empty-value = une valeur de `{ $category }` est vide
    .hint = effacez une virgule, ou écrivez la valeur
ambiguous-commas = `{ $text }` peut se lire de deux façons : comme la liste { $separated }, ou comme { $grouped }
    .hint = écrivez une espace après chaque virgule qui sépare des valeurs, ou mettez `;` entre les valeurs
comma-inside-value = la virgule de `{ $value }` est lue comme une partie de la valeur
    .hint = si elle sépare deux valeurs, écrivez une espace après elle
unclosed-quote = ce guillemet droit n’est pas fermé
    .hint = écrivez `"` à la fin du nom
text-after-quote = `{ $text }` suit le guillemet fermant d’un nom
    .hint = mettez une virgule avant ; entre les guillemets, un guillemet s’écrit `""`
invalid-range = `{ $range }` n’est pas un intervalle
    .hint = un intervalle est formé de deux nombres entiers de même unité, le plus petit d’abord : `1..9`
too-many-values = la catégorie `{ $category }` a { $count } valeurs, plus que { $limit }
    .hint = une catégorie a au plus { $limit } valeurs
too-many-categories = l’énigme a plus de { $limit } catégories
    .hint = une énigme a au plus { $limit } catégories
name-too-long = ce nom a plus de { $limit } caractères
    .hint = manque-t-il une virgule ou un retour à la ligne ?
duplicate-category = il y a deux catégories `{ $category }`
    .hint = renommez l’une d’elles
duplicate-value = `{ $value }` figure deux fois dans `{ $category }`
    .hint = effacez ou renommez l’une d’elles ; les majuscules et les espaces ne comptent pas
equal-numbers = `{ $value }` et `{ $other }` sont le même nombre dans `{ $category }`
    .hint = si ce sont des noms et non des nombres, écrivez `{ $category } (text): ...`
wrong-size = `{ $category }` a { $size ->
        [one] { $size } valeur
       *[other] { $size } valeurs
    }, mais `{ $first }` en a { $expected }
    .larger = écrivez `{ $category } (some unused): ...` si certaines de ses valeurs ne figurent nulle part, ou `{ $category } (shared): ...` si une valeur peut figurer plusieurs fois
    .smaller = ajoutez les valeurs qui manquent, ou écrivez `{ $category } (shared): ...` si une valeur peut figurer plusieurs fois
too-few-values = `{ $category }` a { $size ->
        [one] { $size } valeur
       *[other] { $size } valeurs
    }, trop peu pour les { $expected } de `{ $first }`
    .hint = ajoutez des valeurs, ou écrivez `{ $category } (shared): ...` si une valeur peut figurer plusieurs fois
first-category-kind = la première catégorie, `{ $category }`, énumère ceux dont parle l’énigme : chaque valeur y figure exactement une fois
    .hint = mettez une autre catégorie en premier, ou effacez les parenthèses après son nom
conflicting-kinds = `{ $category }` est à la fois `(shared)` et `(some unused)`
    .hint = `(shared)` seul permet les deux : une valeur peut figurer plusieurs fois, ou pas du tout
counts-differ = les nombres après les valeurs de `{ $category }` font { $sum } au total, et non { $expected }
    .hint = ils disent combien de fois chaque valeur figure, leur total doit donc être le nombre de valeurs de la première catégorie
out-of-calendar-order = les valeurs de `{ $category }` ne sont pas dans l’ordre du calendrier
    .hint = elles sont prises dans l’ordre de la liste, en avançant à partir de la première
number-too-large = le nombre `{ $text }` est trop grand pour un calcul exact
    .hint = les nombres et les résultats des calculs ont au plus 18 chiffres
