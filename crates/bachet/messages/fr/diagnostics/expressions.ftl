## The form of an expression

empty-expression = il n’y a pas d’expression après ce `=`
    .hint = écrivez ce qui doit être vrai, par exemple `= green = coffee`
expression-too-long = cette expression dépasse { $limit } octets
    .hint = divisez-la en plusieurs indices
nested-too-deep = les parenthèses et les opérateurs sont imbriqués sur plus de { $limit } niveaux
    .hint = divisez l’expression en plusieurs indices
unclosed-bracket = la parenthèse `{ $bracket }` n’est pas fermée
    .hint = ajoutez la parenthèse fermante, ou effacez celle-ci
unopened-bracket = cette `{ $bracket }` ne ferme aucune parenthèse
    .hint = effacez-la, ou ajoutez la parenthèse ouvrante
expected-operand = { $found-is ->
        [empty] il manque ici un nom, un nombre ou une parenthèse
       *[other] il faut ici un nom, un nombre ou une parenthèse, et non `{ $found }`
    }
    .hint = mettez entre guillemets droits les noms qui contiennent des signes ou des mots-clés
    .at-end = l’expression se termine trop tôt
    .did-you-mean = vouliez-vous dire `{ $suggestion }` ?
expected-operator = il n’y a pas d’opérateur avant `{ $found }`
    .hint = mettez entre deux opérandes un signe ou un mot tel que `=`, `<`, `+`, `and` ou `or`
    .did-you-mean = vouliez-vous dire `{ $suggestion }` ?
    .words = seule une expression peut se trouver ici ; une phrase se met sur la ligne de son indice, sans signe devant elle
expected-word = { $found-is ->
        [empty] il manque `{ $expected }` à la fin
       *[other] il faut ici `{ $expected }`, et non `{ $found }`
    }
    .hint = ajoutez `{ $expected }`
mixed-xor-or = `xor` et `or` ne se combinent qu’avec des parenthèses
    .hint = `(a xor b) or c` n’est pas `a xor (b or c)`
chained-not-equal = deux `!=` à la suite ne disent pas si le premier et le dernier peuvent être égaux
    .hint = écrivez `{ $suggestion }`
too-many-quantifiers = les quantificateurs sont imbriqués sur plus de { $limit } niveaux
    .hint = divisez l’expression en plusieurs indices
variable-is-name = `{ $variable }` est déjà le nom d’une valeur ou d’une catégorie
    .hint = prenez une autre lettre pour la variable
variable-in-use = `{ $variable }` est déjà la variable d’un quantificateur extérieur
    .hint = prenez une autre lettre pour la variable
wrong-arguments = `{ $function }` prend { $expected ->
        [one] { $expected } argument
       *[other] { $expected } arguments
    }, et non { $found }
    .hint = mettez les arguments entre parenthèses, avec des virgules entre eux
expected-whole-number = il faut un nombre entier supérieur à zéro, et non `{ $found }`
    .hint = par exemple `exactly 2 of (...)` ou `3 places left of`

## The meaning of an expression

unknown-name = aucune catégorie et aucune valeur ne s’appelle `{ $name }`
    .hint = tout nom doit être dans une catégorie
    .did-you-mean = vouliez-vous dire `{ $suggestion }` ?
unknown-category = aucune catégorie ne s’appelle `{ $name }`
    .hint = les catégories sont { $categories-and }
    .did-you-mean = vouliez-vous dire `{ $suggestion }` ?
unknown-value = `{ $category }` n’a pas de valeur `{ $name }`
    .hint = ses valeurs sont { $values-and }
    .did-you-mean = vouliez-vous dire `{ $suggestion }` ?
ambiguous-name = `{ $name }` a plusieurs sens
    .hint = écrivez { $spellings-or }
shorter-name = c’est lu comme le nom `{ $name }`, bien que `{ $shorter }` soit aussi un nom
    .hint = mettez entre guillemets droits le nom que vous voulez dire
category-alone = `{ $category }` est une catégorie, mais il faut ici une valeur
    .hint = `{ $category }(...)` est la valeur que quelqu’un y a
not-a-category = `{ $name }` n’est pas une catégorie et ne peut donc pas être suivi de parenthèses
    .hint = mettez un signe ou un mot entre les deux
not-a-truth = `{ $text }` n’est ni vrai ni faux
    .hint = comparez-le à quelque chose : `=`, `!=`, `<`, ...
    .in-list = écrivez `{ $suggestion }`
truth-as-value = `{ $text }` est vrai ou faux, et ne peut ni se comparer ni entrer dans un calcul
    .hint = réunissez des expressions vraies ou fausses par `and`, `or` ou `iff` ; mettez chaque comparaison entre parenthèses
not-a-number = `{ $text }` n’est pas un nombre
    .hint = on ne peut calculer qu’avec les valeurs d’une catégorie de nombres
    .of-category = écrivez `{ $suggestion }`
    .words = une valeur de `{ $category }` n’est pas un nombre, toutes sont donc lues comme du texte
not-an-entity = `{ $text }` n’est pas un nom, mais il faut ici un nom
    .hint = une valeur désigne celui qui l’a
    .act = écrivez `{ $suggestion }`
entity-against-number = `{ $entity }` ne peut pas se comparer au nombre `{ $number }`
    .hint = aucune catégorie ne contient de nombres : ajoutez-en une, telle que `age: 11, 12, 13`
    .of-category = écrivez `{ $suggestion }`
order-of-entities = `{ $first }` et `{ $second }` n’ont pas d’ordre, car ce ne sont pas des nombres
    .hint = aucune catégorie n’a d’ordre : écrivez `(ordered)` après le nom de l’une d’elles, et comparez les valeurs des deux : `category(a) < category(b)`
    .of-category = écrivez `{ $suggestion }`
value-against-entity = la valeur `{ $value }` ne peut pas se comparer à `{ $entity }`
    .hint = comparez les valeurs des deux : `category(a) = category(b)`
    .of-category = écrivez `{ $suggestion }`
different-categories = une valeur de `{ $first }` n’est jamais égale à une valeur de `{ $second }`
    .hint = comparez deux valeurs de la même catégorie
set-comparison = un ensemble ne se compare que par `=`, à un ensemble d’autant d’éléments, au plus { $limit }
    .hint = `{"{"}a, b{"}"} = {"{"}c, d{"}"}` dit que de a et b, l’un est c et l’autre est d
    .in-list = écrivez `{ $suggestion }`
mixed-kinds = `all different` demande des éléments d’une seule sorte
    .hint = n’énumérez que des noms, que des valeurs d’une seule catégorie, ou que des nombres
not-ordered = les valeurs de `{ $category }` n’ont pas d’ordre
    .hint = écrivez `{ $category } (ordered): ...` si elles sont énumérées dans l’ordre
axis-needed = on ne sait pas quelle catégorie donne l’ordre
    .hint = ajoutez `by` et la catégorie : { $axes-or }
    .none = aucune catégorie n’a d’ordre : écrivez `(ordered)` après le nom de l’une d’elles
shared-value-as-entity = plusieurs peuvent avoir `{ $value }`, cela n’en désigne donc pas un seul
    .hint = écrivez `{ $category }(...) = { $value }`
wrong-unit = l’unité `{ $unit }` ne convient pas ici
    .hint = omettez-la
    .expected = l’unité est ici `{ $expected }`
division-by-zero = `{ $text }` divise par zéro
    .hint = une division par zéro n’a pas de résultat
always-true = c’est vrai dans tous les cas
    .hint = cela ne dit rien de l’énigme
never-true = c’est faux dans tous les cas
    .hint = avec cela, l’énigme n’a pas de solution

## Stating the puzzle for the solver

arithmetic-overflow = les nombres sont ici trop grands pour un calcul exact
    .hint = gardez chaque nombre et chaque résultat intermédiaire bien au-dessous de 10^18
clue-too-large = cet indice devient trop grand quand `every`, `some` et `all different` sont développés
    .hint = divisez-le en plusieurs indices, ou divisez par un nombre plus simple
no-room-for-nobody = avec 64 noms ou valeurs, il n’y a pas de place pour une valeur qui ne figure nulle part
    .hint = prenez-en 63 au plus
