## Tables of puzzles

batch-not-text = `{ $option }` écrit du texte, mais `{ $file }` est un fichier Parquet
    .hint = retirez cette option, ou donnez au fichier une autre extension
column-not-text = la colonne `{ $column }` a des valeurs du type { $type }, pas des textes
    .hint = chaque énigme est un texte ; nommez une autre colonne, ou convertissez celle-ci en chaînes
column-of-text = `--column` nomme une colonne d’une table, mais l’entrée est faite de lignes de texte
    .hint = omettez l’option, ou donnez un fichier Parquet
no-such-column = il n’y a pas de colonne `{ $column }`
    .hint = { $columns-is ->
        [empty] la table n’a aucune colonne
       *[other] les colonnes sont : { $columns }
    }
parquet-not-built = ce programme ne sait ni lire ni écrire le format Parquet : il a été compilé sans
    .hint = dans le dossier des sources, `cargo build --release --features parquet` compile un programme qui le sait
row-null = cette ligne n’a pas d’énigme : sa valeur est nulle
row-stopped = la limite de { $steps } étapes est atteinte
    .hint = une limite plus haute suffira peut-être
row-unanswered = le travail a été arrêté avant la réponse à cette énigme
steps-of-lines = `--steps` vaut pour les énigmes d’une table ; chaque ligne de cette entrée est un sudoku classique
    .hint = omettez l’option, ou employez `--time`
table-kept = rien n’a été écrit dans `{ $file }` : { ended-early }
table-rows-bad = { $bad ->
        [one] { $bad } ligne n’est pas une énigme
       *[other] { $bad } lignes ne sont pas des énigmes
    } ; la colonne `{ $column }` dit pourquoi
table-unreadable = `{ $file }` n’est pas un fichier Parquet lisible : { $reason }
    .hint = sont lisibles les tables sans compression, ou comprimées avec Snappy, Zstandard, LZ4 ou gzip
table-unwritable = `{ $file }` ne peut pas être écrit : { $reason }
table-broken = la suite de la table ne peut pas être lue : { $reason }
