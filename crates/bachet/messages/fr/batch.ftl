## Batches of Sudokus

batch-stats = { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } : { $unique } à solution unique, { $several } à plusieurs solutions, { $none } sans solution, { $unknown } en suspens, { $bad } illisibles ; { $time }, { $rate } par seconde
batch-stopped = arrêté après { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } : { ended-early }
empty-batch = il n’y a pas d’énigmes dans `{ $file }`
    .hint = une énigme est une ligne de 81 caractères, telle que `4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........`
generate-gave-up = { $made } énigmes sur { $count } créées ; { $tries } essais pour la suivante n’ont pas donné ce nombre de données
    .hint = la plupart des énigmes minimales ont de 23 à 26 données ; celles qui en ont 20 au plus ou 28 au moins sont très rares
generate-grid-gave-up = { $made } énigmes sur { $count } créées ; aucun essai pour la suivante n’avait des indices de ces genres qui suffisent, et le niveau demandé
    .hint = autorisez plus de genres d’indices, un autre niveau ou une autre taille
generate-language = aucune énigme ne peut être créée dans la langue `{ $tag }`
    .hint = choisissez { $tags-or }
generate-other-family = `{ $option }` est une option pour { $family ->
        [grid] les sudokus, pas pour les grilles logiques
       *[sudoku] les grilles logiques, pas pour les sudokus
    }
    .hint = laissez-la de côté, ou nommez l’autre famille
generate-size = { $case ->
        [categories] il y a des mots pour au plus { $most } catégories
       *[values] avec { $categories } catégories, il y a des mots pour au plus { $values } valeurs de chacune
    }
    .hint = choisissez une taille plus petite
generate-stats = { $made ->
        [one] { $made } énigme
       *[other] { $made } énigmes
    } ; { $time }, { $rate } par seconde
generate-stopped = { $made } énigmes sur { $count } créées : { ended-early }
line-character = `{ $character }` n’a pas de sens dans un sudoku
    .hint = une case est un chiffre de 1 à 9 ; une case vide est `.`, `0`, `*` ou `_`
line-length = { $length ->
        [one] cette ligne a { $length } caractère
       *[other] cette ligne a { $length } caractères
    } ; un sudoku en a 81, ou 729 avec les annotations
    .hint = une espace n’est une case vide que dans une ligne d’exactement 81 ou 729 caractères ; ailleurs, elle termine l’énigme
line-mark = `{ $digit }` est à la position de l’annotation { $expected }, ligne { $row }, colonne { $column }
    .hint = chaque case a neuf positions, une par chiffre dans l’ordre : le chiffre, ou `.` s’il n’est pas candidat
more-bad-lines = { $bad } lignes ne sont pas des énigmes ; les { $shown } premières sont montrées
json-is-one-object = `--json` écrit un seul objet, mais cette commande écrit une ligne par énigme
    .hint = prenez `--jsonl`
no-puzzles = aucune énigme n’est donnée
    .hint = nommez un fichier avec une énigme par ligne, ou `-` pour l’entrée standard
backend-unavailable = ce processeur n’a pas { $backend }
    .hint = `--backend auto` prend le meilleur de ceux qu’il a : { $best }
progress-puzzles = { $done } énigmes jusqu’ici, { $rate } par seconde
seed = `--seed { $seed }` recrée les mêmes énigmes
