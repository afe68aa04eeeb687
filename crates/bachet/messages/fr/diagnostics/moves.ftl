## Puzzles of moves

state-too-large = les états de cette énigme sont trop grands
    .jugs = prenez au plus { $limit } cruches, ou de plus petites
    .hanoi = prenez au plus { $limit } disques avec ce nombre de piquets
    .board = prenez au plus { $limit } cases avec ce nombre de pièces différentes
duplicate-peg = il y a deux piquets `{ $name }`
    .hint = renommez l’un d’eux
duplicate-jug = la cruche `{ $jug }` figure deux fois
    .hint = chaque cruche a son propre nom, et figure une fois dans une liste
unknown-jug = aucune cruche ne s’appelle `{ $name }`
    .hint = les cruches sont { $jugs-and }
    .unnamed = les cruches n’ont pas de noms : écrivez seulement les nombres, dans leur ordre, avec des virgules entre eux
    .did-you-mean = vouliez-vous dire `{ $suggestion }` ?
unnamed-jug = on ne sait pas à quelle cruche se rapporte `{ $text }`
    .hint = écrivez le nom de la cruche avant chaque nombre, ou avant aucun
jug-overfull = { $amount } est plus que ce que la cruche `{ $jug }` peut contenir
    .start = elle peut contenir { $capacity } au plus
jug-too-small = { $jug-is ->
        [empty] aucune cruche ne peut contenir { $amount }
       *[other] la cruche `{ $jug }` ne peut pas contenir { $amount }
    }, le but ne peut donc pas être atteint
    .goal = un nombre est-il faux ?
uneven-row = la rangée { $row } a { $found ->
        [one] { $found } case
       *[other] { $found } cases
    }, la première en a { $expected }
    .hint = dessinez toutes les rangées de même longueur, un caractère par case, ou avec des espaces entre les cases
one-blank = { $found ->
        [0] le plateau n’a pas de vide
       *[other] le plateau a { $found } vides
    }
    .hint = dessinez-en exactement un : `.`, `0` ou `_`
bad-tile = `{ $text }` ne peut pas être le nom d’une tuile
    .hint = un nom est fait de lettres et de chiffres ; le vide est `.`, `0` ou `_`
goal-needed = { $family ->
        [tiles] ces tuiles n’ont pas d’ordre habituel
       *[knights] ces cavaliers ne peuvent pas simplement changer de côté
    }, l’énigme a donc besoin de `goal:`
    .tiles = les tuiles habituelles vont de `1` à `{ $last }` ; pour d’autres, dessinez le plateau final sous `goal:`
    .knights = le but habituel demande deux couleurs avec le même nombre de cavaliers ; sinon, dessinez l’échiquier final sous `goal:`
other-shape = le but a { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    } de { $columns }, mais le départ a { $start-rows ->
        [one] { $start-rows } rangée
       *[other] { $start-rows } rangées
    } de { $start-columns }
    .hint = dessinez le but aussi grand que le départ
other-pieces = le but a d’autres pièces que le départ
    .both = il manque { $missing-and } au but, et { $extra-and } au départ
    .missing = il manque { $missing-and } au but
    .extra = il manque { $extra-and } au départ
other-squares = cette case n’est que sur un des deux plateaux
    .hint = `#` veut dire qu’il n’y a pas de case ; écrivez-le à la fois au départ et au but
bad-square = `{ $text }` n’est pas une case
    .hint = `.` est une case libre, une lettre est un cavalier de cette couleur (`W`, `B`), `#` veut dire qu’il n’y a pas de case
    .colours = il y a au plus { $limit } couleurs de cavaliers
no-knights = il n’y a pas de cavaliers sur l’échiquier
    .hint = écrivez `W` ou `B`, ou une autre lettre pour une autre couleur, pour chaque cavalier
turns-need-two = { $found ->
        [one] il y a { $found } couleur
       *[other] il y a { $found } couleurs
    }, mais seules deux couleurs peuvent jouer à tour de rôle
    .hint = omettez `turns:` pour que n’importe quel cavalier puisse jouer à tout moment
