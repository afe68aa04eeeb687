# Les textes de la page, avec les mêmes identifiants et arguments que en.ftl.

## Partout

-app = Bachet

home = { -app } : aux énigmes
skip-to-content = Aller au contenu
pages = Pages
page-gallery = Énigmes
language = Langue
theme-now = { $theme ->
    [light] Couleurs : claires. Passer aux foncées
    [dark] Couleurs : foncées. Passer à celles du système
   *[system] Couleurs : celles du système. Passer aux claires
}
notices = Avis
close = Fermer
cancel = Annuler
loading = Chargement …
to-gallery = Aux énigmes

## Ce qui ne va pas

not-found = Cette page n'existe pas
not-found-text = L'adresse est peut-être mal écrite. Toutes les énigmes sont sur la première page.
page-not-loaded = Cette page n'a pas pu être chargée
page-not-loaded-text = Le serveur a peut-être été arrêté ou remplacé. Lancez-le avec « bachet serve », puis rechargez la page.
server-unreachable = Le serveur ne répond pas. Lancez-le avec « bachet serve », puis rechargez la page.
server-busy = Le serveur reçoit trop de questions à la fois. Réessayez dans un instant.

## Galerie

title-gallery = Énigmes · { -app }
gallery-title = Des énigmes à jouer et à comprendre
gallery-lead = Choisissez-en une. Tout ce que vous faites peut être annulé, et vous le retrouvez en revenant.
gallery-begun = Reprendre
gallery-missing = La liste des énigmes n'a pas pu être lue
family-sudoku = Sudoku
family-sudoku-text = Remplissez la grille : chaque ligne, chaque colonne et chaque région contient chaque valeur une fois.
family-grid = Grilles logiques
family-grid-text = Qui possède quoi, et où ? Les indices le disent.
family-crossing = Traversées de rivière
family-crossing-text = Faites passer tout le monde avec une barque trop petite.
family-moves = Énigmes à coups
family-moves-text = Cruches, tours, taquins et cavaliers : atteignez le but en aussi peu de coups que possible.

## Jouer

title-play = { $title } · { -app }
untitled = Une énigme
no-board = Cette famille ne se joue pas encore à l'écran. « bachet solve » y répond dans un terminal.
puzzle-unusable = Cette énigme ne peut pas être ouverte
board-too-large = On joue ici des grilles de { $most } sur { $most } cases au plus.
link-unusable = Ce lien ne peut pas être ouvert
link-missing = Il n'y a pas d'énigme dans ce lien. Choisissez-en une dans la liste.
link-truncated = La fin du lien manque. Certains programmes coupent les longs liens : redemandez-le, ou copiez-le en entier.
link-corrupt = Quelque chose a changé dans le lien en chemin. Redemandez-le, ou copiez-le de nouveau.
link-newer = Une version plus récente de Bachet a écrit ce lien. Renouvelez le programme, puis rouvrez le lien.
link-too-large = Le lien contient plus que toute énigme.
link-marks-unfit = Certaines marques du lien ne vont pas avec cette énigme et sont omises.
link-over-game = Les marques du lien sont posées sur votre partie. Annuler vous rend les vôtres.
game-bar = Partie
undo = Annuler
redo = Rétablir
undone = Annulé
redone = Rétabli
nothing-to-undo = Il n'y a rien à annuler
nothing-to-redo = Il n'y a rien à rétablir
nothing-done = Rien n'a encore été fait
more = Plus
print = Imprimer
settings = Réglages
setting = { $name ->
    [showsConflicts] Montrer dès la saisie une valeur en double
    [showsValidity] Dire si l'état est valide
    [highlightsValue] Mettre en évidence les cases de même valeur
    [fillsCrosses] Montrer les croix et les coches qui suivent des miennes
    [clearsMarks] Une valeur saisie quitte les annotations autour d'elle
    [wraps] Les flèches continuent de l'autre côté de la grille
    [showsTimer] Montrer le temps
   *[lettersColours] Des lettres sur les couleurs
}
reset = Recommencer
reset-title = Recommencer ?
reset-text = Tout ce que vous avez saisi est retiré de la grille. Annuler le ramène.
reset-done = La grille est de nouveau vide
trial = Essai
trial-begin = Faire un essai
trial-open = { $count ->
    [one] Vous faites un essai.
   *[other] Vous faites un essai, en { $count } étapes.
}
trial-keep = Le garder
trial-drop = L'abandonner
share = Partager
share-title = Partager cette énigme
share-text = L'énigme est dans le lien lui-même : elle n'est envoyée qu'à ceux à qui vous le donnez.
share-puzzle = L'énigme
share-marks = L'énigme avec ce que vous avez saisi
copy = Copier
copied = Copié
copy-failed = Le navigateur ne laisse pas la page copier. Le lien est sélectionné : appuyez sur Ctrl C.
link-long = Ce lien a { $count } caractères. Certains programmes coupent les liens si longs.
link-impossible = C'est trop pour un lien.
game-taken-up = Votre partie reprend où vous l'aviez laissée
game-newer = Une version plus récente de Bachet a enregistré cette partie. Renouvelez le programme pour la reprendre.
game-broken = La partie enregistrée est illisible. Vous recommencez.
game-not-kept = Ce navigateur ne laisse pas la page enregistrer : la partie disparaît quand vous la fermez. Un lien (Partager) la garde.
game-from-other-tab = Cette énigme a été jouée dans un autre onglet. Vous en voyez le dernier état.
time-played = Temps de jeu
pause = Pause
paused = En pause
go-on = Continuer
solved = Résolu en { $time }
rules = Règles

## Grilles de cases

board-label = { $title }, { $size } sur { $size } cases
cell-given = ligne { $row }, colonne { $column }, donné { $value }
cell-value = ligne { $row }, colonne { $column }, { $value }
cell-empty = ligne { $row }, colonne { $column }, vide
cell-corner = annotations aux coins { $marks }
cell-centre = annotations au centre { $marks }
cell-colours = couleurs { $colours }
cell-conflict = conflit
cell-wrong = faux
house-row = ligne { $number }
house-column = colonne { $number }
house-box = bloc { $number }
house-region = région { $number }
house-diagonal = { $number ->
    [1] diagonale descendante
   *[other] diagonale montante
}
pad = Saisir
modes = Ce que l'on saisit
mode-name = { $mode ->
    [value] Valeur
    [corner] Coin
    [centre] Centre
   *[colour] Couleur
}
mode-title = { $mode ->
    [value] Valeurs
    [corner] Annotations aux coins (ou tenir Maj)
    [centre] Annotations au centre (ou tenir Ctrl)
   *[colour] Couleurs (ou tenir Ctrl et Maj)
} : touche { $key }
mode-now = { $mode ->
    [value] Valeurs
    [corner] Annotations aux coins
    [centre] Annotations au centre
   *[colour] Couleurs
}
enter-value = { $mode ->
    [value] Saisir { $value }
    [corner] Annoter { $value } au coin
   *[centre] Annoter { $value } au centre
}, { $left ->
    [0] aucun restant
   *[other] encore { $left }
}
enter-colour = Couleur { $colour }
erase = Effacer
no-marks = aucune annotation
check = Vérifier
marks = Annoter
marks-fill = Poser toutes les annotations
marks-clean = Nettoyer les annotations
marks-filled = Annotations posées
marks-cleaned = Annotations nettoyées
marks-same = Les annotations restent comme elles sont
reveal = Révéler
reveal-cell = Révéler les cases sélectionnées
reveal-cell-text = Les cases sélectionnées reçoivent les valeurs de la solution.
reveal-all = Révéler la solution
reveal-all-text = Toute la grille reçoit les valeurs de la solution. Annuler les reprend.
reveal-none = L'énigme n'a pas de solution
state-asking = Lecture de l'état …
state-valid = L'état est valide : aucun conflit
state-invalid = L'état n'est pas valide
state-solved = Résolu
conflicts = Conflits
clash-house = { $value } est plus d'une fois dans { $house } : { $cells }
clash-rule = { $cells } enfreignent la règle « { $rule } »
clash-given = { $cell } a une autre valeur que celle qui est donnée
clash-more = { $count ->
    [one] et 1 conflit de plus
   *[other] et { $count } conflits de plus
}
check-good = Rien n'est faux jusqu'ici
check-wrong = { $count ->
    [one] 1 case est fausse
   *[other] { $count } cases sont fausses
}
check-one-of = { $count ->
    [one] 1 valeur saisie doit changer
   *[other] Parmi { $count } valeurs saisies, au moins une doit changer
}
check-together = { $count ->
    [one] 1 valeur saisie ne laisse aucune solution
   *[other] { $count } valeurs saisies ne laissent ensemble aucune solution
}
check-givens = Les valeurs données n'ont à elles seules aucune solution
check-invalid = L'état n'est pas valide : corrigez d'abord les conflits
check-unknown = Cela n'a pas pu être établi à temps
check-point = Montrer lesquelles
check-shown = { $count ->
    [one] Elle est marquée d'une croix
   *[other] Elles sont marquées d'une croix
}
keys = Touches
keys-enter = saisir une valeur
keys-held = tenues avec elle : annotation au coin, au centre, couleur
keys-modes = valeurs, annotations aux coins, au centre, couleurs
keys-erase = effacer, selon les mêmes modes
keys-move = aller à une autre case
keys-extend = sélectionner plusieurs cases
keys-jump = aller aux bouts de la ligne, au bloc suivant
keys-select = sélectionner toutes les cases, aucune
keys-next = aller à la prochaine case vide
keys-undo = annuler, rétablir
keys-check = vérifier
keys-pause = pause
keys-ask = entendre la case, ses annotations, ses règles, la dernière action

## Logic grids

grid-unfit = On joue ici des grilles d'au moins deux catégories et d'au plus { $most } valeurs.
pair = { $one } et { $other } : { $state ->
    [cross] croix
    [tick] coche
    [automatic-cross] croix, automatique
    [automatic-tick] coche, automatique
   *[empty] vide
}
block = { $one } et { $other }
known-of = { $value } : { $known }
nothing-left = Il ne reste rien pour { $value } dans { $category }
marks-clash = Ces marques se contredisent
clues = Indices
clue-strike = Barrer l'indice, ou le reprendre
clue-star = Marquer l'indice { $label }
clue-hint = Pointez un indice : ses valeurs s'éclairent sur la grille, et son sens exact s'affiche ici. Appuyez dessus pour le barrer.
table = Solution
questions = Questions
answer-is = { $value ->
    [true] oui
   *[false] non
}
notes = Notes
reveal-pair = Révéler la case choisie
reveal-pair-text = Cette case reçoit sa marque de la solution : { $cell }.
reveal-grid-text = Toute la grille reçoit les coches de la solution. Annuler les reprend.
marks-right = Aucune marque n'est fausse jusqu'ici
marks-wrong = { $count ->
    [one] 1 marque est fausse
   *[other] { $count } marques sont fausses
}
marks-together = Chaque marque est juste dans une solution, mais aucune solution ne les a toutes
marks-shown = { $count ->
    [one] Elle a un coin coloré
   *[other] Elles ont un coin coloré
}
table-wrong = Le tableau est rempli, mais tout n'y est pas juste
check-no-solution = L'énigme n'a pas de solution
keys-cross = croix, ou rien
keys-tick = coche, ou rien
keys-no-mark = enlever la marque
keys-cycle = marque suivante, marque précédente
keys-paint = emmener la marque
keys-block = aller aux bouts de la ligne, au bloc suivant
keys-hear = entendre toute la case, la dernière action
gesture-click = Un clic passe de vide à croix, coche, puis vide.
gesture-tick = Un clic droit ou un appui long met une coche.
gesture-drag = Glisser le long d'une ligne marque toutes ses cases.
