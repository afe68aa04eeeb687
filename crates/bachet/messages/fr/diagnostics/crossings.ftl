## Lines and names

crossing-line = cette ligne n’a pas de deux-points
    .hint = une ligne est `keyword: ...`, par exemple `boat: 2 seats`, ou énonce des choses, par exemple `wolf: 1` ; une condition est une règle, telle que `rule at banks: wolf and goat => farmer`
    .did-you-mean = une condition est une ligne telle que `{ $suggestion }`
crossing-keyword = `{ $name }` n’est pas un mot-clé
    .hint = vouliez-vous dire `{ $suggestion }` ? Des choses de ce nom s’écrivent `thing { $name }: ...`
things-again = cette ligne déclarerait des voyageurs de la sorte `{ $name }`, mais ceux-ci sont déjà déclarés
    .hint = écrivez `{ $suggestion }`
empty-item = il n’y a rien entre deux virgules
    .hint = effacez l’une des virgules
name-missing = il manque ici un nom
    .hint = écrivez-le avant le deux-points, ou entre les virgules
too-many-names = il y en a plus de { $limit }
    .hint = une énigme peut en avoir au plus { $limit } ; beaucoup de choses d’une même sorte s’écrivent `soldier: 3000`
no-things = l’énigme n’a rien à faire traverser
    .hint = énoncez les choses, avec leur nombre : `wolf: 1`
no-boat = l’énigme n’a pas de bateau
    .hint = indiquez combien y tiennent : `boat: 2 seats`
number-expected = il faut un nombre, et non `{ $text }`
    .hint = écrivez-le en chiffres
number-with-unit = il y a quelque chose après le nombre dans `{ $text }`
    .hint = omettez ce qui le suit
    .comma = mettez des espaces entre plusieurs nombres : `time 1 2 5 8`
count-expected = `{ $text }` n’est pas un nombre entier
    .hint = écrivez un nombre entier, zéro ou plus
too-few-places = une traversée a besoin d’au moins deux lieux
    .hint = omettez la ligne pour avoir `left` et `right`, ou écrivez `places: left, island, right`
duplicate-place = il y a deux lieux `{ $name }`
    .hint = renommez l’un d’eux ; les majuscules et les espaces ne comptent pas
unknown-place = il n’y a pas de lieu `{ $name }`
    .hint = les lieux sont { $places-and }
    .rule = une règle vaut partout (`rule:`), `at banks`, `in boat`, `unattended`, ou à l’un de { $places-and }
    .did-you-mean = vouliez-vous dire `{ $suggestion }` ?
route-shape = `{ $text }` n’est pas une route entre deux lieux
    .hint = écrivez les deux lieux avec un tiret entouré d’espaces : `left - island`
route-to-itself = cette route ramène de `{ $name }` à `{ $name }`
    .hint = nommez deux lieux différents
duplicate-route = la route entre `{ $from }` et `{ $to }` figure deux fois
    .hint = une route va dans les deux sens ; une fois suffit
place-without-route = aucune route ne mène à `{ $name }`
    .hint = si une énigme énonce des routes, le bateau ne prend que celles-ci

## Things

duplicate-thing = le nom `{ $name }` est déjà pris
    .hint = les choses, les étiquettes et les attributs ont des noms différents
duplicate-member = `{ $name }` figure deux fois dans `{ $group }`
    .hint = renommez l’un des deux ; les majuscules et les espaces ne comptent pas
unknown-thing = il n’y a pas de `{ $name }` ici
    .hint = il y a { $things-and }
    .did-you-mean = vouliez-vous dire `{ $suggestion }` ?
unknown-attribute = rien n’a d’attribut `{ $name }`
    .hint = les attributs sont { $attributes }
    .none = écrivez-le après le nombre des choses qui l’ont : `adult: 2, { $name } 80`
    .did-you-mean = vouliez-vous dire `{ $suggestion }` ?
thing-number = il n’y a pas de `{ $name }` avec le numéro { $number }
    .hint = les numéros vont de 1 à { $count }
missing-count = le nombre de `{ $name }` manque
    .hint = écrivez `{ $name }: { $count }`, ou leurs noms
none-of-them = il faut au moins un `{ $name }`
    .hint = s’il n’y en a pas, effacez la ligne
too-many-things = il y a trop de choses
    .hint = il peut y en avoir { $limit } du même nom
    .all = il peut y en avoir { $limit } au total
names-and-count = le nombre de `{ $name }` est { $count }, mais il y a { $found } noms
    .hint = les noms suffisent
thing-item = `{ $text }` n’a pas de sens ici
    .hint = après le nombre de choses viennent les attributs, par exemple `weight 80`, ou `each with her man`
    .unit = son nombre et l’unité suivent chaque nom, `Ann 60 kg`, ou n’en suivent aucun
numbered-names = ces nombres peuvent être des poids, des durées ou des parties des noms
    .hint = { $repeated ->
        [yes] si ce sont des parties des noms, écrivez `{ $suggestion }`
       *[no] écrivez une unité après chacun, par exemple `kg` ou `min` ; ou les noms d’abord, puis ce que sont les nombres : `{ $suggestion }`
    }
attribute-count = `{ $name }` a { $found } nombres pour { $expected } de `{ $thing }`
    .hint = écrivez un nombre pour tous, ou { $expected } séparés par des espaces
    .none = écrivez un nombre pour tous, ou { $expected } séparés par des espaces
    .commas = écrivez un nombre par voyageur, dans l’ordre des lignes ci-dessus, séparés par des virgules
duplicate-attribute = `{ $name }` figure deux fois pour `{ $thing }`
    .hint = écrivez un nombre pour tous, ou un pour chacun, après un seul `{ $name }` ; un nom qui se termine par un nombre se met entre guillemets droits
negative-attribute = { $name } : `{ $text }` est négatif
    .hint = un attribut vaut zéro ou plus
sum-too-large = la somme des nombres de `{ $name }` est trop grande pour un calcul exact
    .hint = les nombres et les résultats des calculs ont au plus 18 chiffres
duplicate-mate = `{ $text }` indique un deuxième partenaire
    .hint = chaque chose a un partenaire au plus
mate-not-group = `{ $name }` n’est pas le nom de choses d’une seule sorte
    .hint = nommez le partenaire de chacune : `woman: 3, each with her man`
mate-of-itself = chaque `{ $name }` aurait un autre `{ $name }` pour partenaire
    .hint = les partenaires ont des noms différents : `woman: 3, each with her man`
mate-counts = il y a { $count } de `{ $name }`, mais { $mates } de `{ $mate }`
    .hint = chaque chose a un partenaire : donnez à celles qui n’en ont pas un nom à elles, et définissez une étiquette pour toutes
mate-without = il n’y a pas de `{ $mate }` du nom de `{ $member }`
    .hint = les partenaires ont les mêmes noms ; sinon, formez les couples sur une ligne à part : `pairs: verte - vert, bleue - bleu`
    .did-you-mean = vouliez-vous dire `{ $suggestion }` ?
assumed-mates = aucune ligne ne dit qui est chaque `{ $mate }`, il y en a donc un par `{ $name }`
    .hint = dites-le par une ligne `{ $mate }: { $count }`, ou par leurs noms
pair-shape = `{ $text }` n’est pas un couple de partenaires
    .hint = écrivez les deux avec un tiret entouré d’espaces : `pairs: verte - vert, bleue - bleu`
not-one-thing = `{ $name }` est le nom de plusieurs
    .hint = nommez l’un d’eux, avec son numéro ou son propre nom
pair-groups = les partenaires de `{ $name }` ne sont pas tous de la sorte `{ $mate }`
    .hint = formez des couples entre les membres de deux groupes, chacun avec un de l’autre groupe
pair-twice = `{ $name }` est dans deux couples
    .hint = chaque chose a un partenaire au plus
pair-missing = `{ $name }` n’est dans aucun couple
    .hint = nommez une fois chaque membre des deux groupes
mixed-units = un nombre est en `{ $unit }`, un autre en `{ $other }`
    .hint = donnez-les tous dans la même unité
tag-shape = `{ $text }` ne définit pas une étiquette
    .hint = une étiquette est un nom, `=`, et ses membres : `adult = father, mother`
empty-tag = l’étiquette `{ $name }` n’a pas de membres
    .hint = écrivez-les après le `=` : `{ $name } = father, mother`
tag-below = l’étiquette `{ $name }` est définie plus bas
    .hint = une étiquette ne peut utiliser que des étiquettes situées au-dessus d’elle

## Places and the boat

placed-shape = `{ $text }` ne dit pas qui est où
    .hint = écrivez `wolf at left` ou `wolf anywhere`, avec des virgules entre plusieurs
contradicting-places = `{ $who }` est à deux endroits
    .hint = gardez l’un des deux
    .order = écrivez d’abord le cas général et ensuite l’exception : `all at right, wolf anywhere`
start-anywhere = le lieu où commence `{ $who }` manque
    .hint = écrivez un lieu : `{ $who } at left`
forbidden-start = le départ enfreint une règle à `{ $place }` : `{ $rule }`
    .hint = une règle n’est vérifiée que là où un trajet part ou arrive ; vérifiez qui commence où
    .unattended = si elle vaut là où le bateau n’est pas, écrivez `rule unattended: { $rule }`
second-boat = il y a plusieurs bateaux, mais tous n’ont pas de nom
    .hint = nommez chacun d’eux sur sa ligne : `boat ferry: 2 seats`, `boat raft: 1 seat`
too-many-boats = il y a plus de { $limit } bateaux
    .hint = omettez les bateaux inutiles
boat-name = `{ $name }` ne peut pas être le nom d’un bateau : ce nom veut dire autre chose
    .hint = donnez un autre nom au bateau : `boat ferry: 2 seats`
duplicate-boat-start = `{ $text }` est un deuxième lieu de départ du bateau
    .hint = gardez l’un des deux
boat-not-thing = `{ $name }` est un bateau, et pas un de ceux qui traversent
    .hint = `{ $name }` seul vaut 1 dans ce bateau et là où il est ; une règle sur ses chargements est `rule in { $name }: ...`
boat-item = `{ $text }` n’a pas de sens pour le bateau
    .hint = écrivez `2 seats`, `100 weight` ou `at least 2 from left`, avec des virgules entre plusieurs
    .seats = écrivez `{ $text } seats`, ou nommez ce qui est limité : `{ $text } weight`
no-seats = un bateau sans places ne peut rien transporter
    .hint = écrivez au moins une place
duplicate-seats = `{ $text }` est un deuxième nombre de places
    .hint = gardez l’un des deux
duplicate-limit = le bateau a deux limites pour `{ $name }`
    .hint = gardez l’une des deux
duplicate-least = c’est un deuxième `at least` pour le même lieu
    .hint = gardez l’un des deux
negative-limit = la limite `{ $text }` est négative
    .hint = une limite vaut zéro ou plus
least-over-seats = le bateau doit transporter au moins { $least } voyageurs, mais il a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
    .hint = donnez-lui plus de places, ou un `at least` plus petit
assumed-cost = un trajet dure aussi longtemps que le plus lent de ses voyageurs
    .hint = dites-le avec `cost: max time`, ou donnez un autre coût
unknown-aim = ici, un trajet ne coûte pas `{ $text }`
    .hint = un chemin a toujours le moindre coût ; dites ce que coûte un trajet, par exemple `cost: max time`
negative-cost = un trajet aurait un coût négatif
    .hint = un coût vaut zéro ou plus

## Rules

say-without-rule = il n’y a pas de règle au-dessus
    .hint = écrivez-le, en retrait, sous la règle qu’il explique
rule-without-expression = il manque ici une expression
    .hint = écrivez-la après le deux-points, par exemple { $kind ->
        [cost] `cost: 1`
        [rower] `rower: farmer`
       *[rule] `rule: wolf and goat => farmer`
    }
rule-sentence = c’est une phrase, et non une condition
    .hint = une condition est faite de noms et de signes, par exemple `rule at banks: wolf and goat => farmer`
    .did-you-mean = une condition est une ligne telle que `{ $suggestion }`
rule-condition = `{ $text }` n’est ni un lieu ni une chose, mais une condition
    .hint = écrivez `{ $suggestion }`
rule-always-holds = cette règle est toujours respectée
    .hint = elle n’interdit rien
rule-never-holds = cette règle n’est jamais respectée
    .hint = elle interdit tous les trajets ; un nom, un nombre ou un signe est-il faux ?
attribute-alone = `{ $name }` seul ne dit pas de quelles choses il s’agit
    .hint = écrivez `sum { $name }`, `max { $name }`, `min { $name }`, ou `her { $name }` après `each`
attribute-needed = `{ $name }` n’est pas un attribut
    .hint = `{ $name }` seul est un nombre de choses ; `{ $word }` doit précéder un attribut, comme un poids
no-needs-name = `no` doit précéder un nom, et non `{ $text }`
    .hint = écrivez le contraire d’une expression plus longue sous la forme `not (...)`
constant-needed = les deux côtés de `{ $text }` dépendent de ceux qui sont présents
    .hint = l’un des deux doit être un nombre
    .divisor = divisez par un nombre ; `a / b > 2` est la même chose que `a > 2 * b`
meaningless-here = `{ $word }` n’a pas de sens ici
    .boat = c’est pour les règles sur des lieux : `rule:`, `rule at banks:` et les règles d’un seul lieu
    .trip = un coût ne dépend que du chargement
    .load = c’est pour les règles sur des chargements : `rule in boat:` et `rower:`
    .previous = pour le chargement précédent, ce peut être le nombre de choses ou la somme d’un attribut : `prev total`, `prev sum weight`
nested-quantifier = ceci est à l’intérieur d’un autre `each` ou `some`
    .hint = une condition sur tout le groupe n’a pas besoin de quantificateur : `each woman: her man or no man`
own-outside = `{ $text }` ne se rapporte à personne ici
    .hint = écrivez `each ...:` ou `some ...:` avant, ou omettez le premier mot
own-of-nobody = aucun `{ $who }` n’a d’attribut `{ $name }`
    .hint = ajoutez-le à la ligne qui les déclare : `, { $name } 1`
no-mate = `{ $who }` n’a pas de partenaire
    .hint = un partenaire est membre d’un autre groupe de même taille, où personne n’a d’autre partenaire
wrong-mate = `{ $name }` n’est pas le partenaire de `{ $who }`
    .hint = le partenaire est { $mates-or }

## Size

crossing-too-large = cette traversée est trop grande pour être explorée
    .units = trop de voyageurs diffèrent les uns des autres, ou plus de sept sont liés comme partenaires
    .states = ses états demandent plus de 128 bits : prenez moins de voyageurs, ou plus de voyageurs interchangeables
    .loads = le bateau peut être chargé de trop de façons : prenez moins de places
    .rules = une règle a trop de cas
    .trips = les conditions sur le numéro du trajet se répètent trop tard, ou jamais
    .numbers = certains nombres sont trop grands pour un calcul exact
