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
server-cancelled = Vous l’avez annulé.
working = Calcul en cours
working-waits = En attente de son tour
working-steps = { $seconds } s, { $steps } étapes

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
given-stays = Une case donnée reste comme elle est
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
reset-text = Le jeu revient à son début. Annuler ramène votre partie.
reset-done = Vous recommencez
trial = Essai
trial-begin = Faire un essai
trial-open = { $count ->
    [one] Vous faites un essai.
   *[other] Vous faites un essai, en { $count } étapes.
}
trial-keep = Le garder
trial-drop = L'abandonner
share = Partager
share-title = Partager ou enregistrer cette énigme
share-text = L'énigme est dans le lien lui-même : elle n'est envoyée qu'à ceux à qui vous le donnez.
share-puzzle = L'énigme
share-marks = L'énigme avec ce que vous avez saisi
save = Enregistrer
share-whole = Un lien qui contient tout
saved-title = Enregistrer sur le serveur
saved-text = Le serveur d'où vient cette page la garde sous deux liens. Qui a un lien peut s'en servir ; il n'y a pas de comptes.
saved-again = Enregistrer de nouveau
saved-done = Enregistré sur le serveur
saved-current = Enregistré : le serveur a tout ce qui est ici.
saved-behind = Modifié depuis l'enregistrement.
saved-play = Pour y jouer, depuis le début ; avec ce lien, rien d'enregistré ne peut être modifié
saved-change = Pour la modifier et l'enregistrer de nouveau
saved-change-game = Pour continuer la partie et l'enregistrer de nouveau
saved-open = Ouvrir ce qui est enregistré
saved-overwrite = Remplacer ce qui est enregistré
saved-as-new = Enregistrer à part
saved-delete = Supprimer du serveur
saved-delete-title = Supprimer du serveur ?
saved-delete-text = Les deux liens cessent de fonctionner, pour tous. Ce qui est dans ce navigateur reste.
saved-deleted = Supprimé du serveur
saved-over-game = Vous voyez la partie enregistrée. Dans ce navigateur, vous aviez saisi autre chose.
saved-own-game = Revenir à la mienne
saved-over-draft = L'énigme a été modifiée ailleurs ; vous voyez ce qui est enregistré. Ce que vous aviez écrit est parmi les brouillons.
saved-play-draft = Ce lien sert à jouer. Ce que vous modifiez ici est un brouillon à vous.
saved-problem = { $what ->
    [at-limit] Le serveur contient autant d'énigmes qu'il peut : rien n'a été enregistré. Un lien qui contient tout fonctionne.
    [busy] Le serveur a trop à faire. Réessayez dans un instant.
    [changed] Elle a été enregistrée ailleurs entre-temps ; rien n'a donc été enregistré. Ouvrez ce qui est enregistré, remplacez-le par ce qui est ici, ou enregistrez à part.
    [disk-full] Le disque du serveur est plein : rien n'a été enregistré. Faites de la place, puis recommencez ; un lien qui contient tout fonctionne.
    [locked] Un autre programme garde pour lui le fichier des énigmes enregistrées. Terminez-le, puis réessayez.
    [newer] Une version plus récente de Bachet a écrit les énigmes enregistrées. Renouvelez le programme, puis relancez « bachet serve ».
    [off] Ce serveur n'enregistre pas d'énigmes ; ce que « bachet serve » a affiché au démarrage dit pourquoi. Un lien qui contient tout fonctionne.
    [play-only] Ce lien sert à jouer : il ne peut rien modifier de ce qui est enregistré.
    [read-only] Le serveur ne peut pas écrire son fichier d'énigmes : rien n'a été enregistré. Un lien qui contient tout fonctionne.
    [too-large] C'est plus que ce que le serveur enregistre : rien n'a été enregistré.
    [unknown] Rien n'est enregistré sous ce lien. Il est peut-être incomplet, ou quelqu'un a supprimé l'énigme.
    [unreachable] Le serveur ne répond pas. Lancez « bachet serve », puis réessayez.
   *[other] Le serveur ne peut pas utiliser son fichier d'énigmes. Ce que « bachet serve » a affiché dit pourquoi. Un lien qui contient tout fonctionne.
}
copy = Copier
copied = Copié
copy-failed = Le navigateur ne laisse pas la page copier. Le lien est sélectionné : appuyez sur Ctrl C.
link-long = Ce lien a { $count } caractères. Certains programmes coupent les liens si longs.
link-impossible = C'est trop pour un lien.
game-taken-up = Votre partie reprend où vous l'aviez laissée
game-newer = Une version plus récente de Bachet a enregistré cette partie. Renouvelez le programme pour la reprendre ; d'ici là, rien ne la remplace.
game-broken = La partie enregistrée est illisible. Vous recommencez, et rien ne la remplace.
game-unsaved = Non enregistré
game-replace = Remplacer
game-replace-title = Remplacer la partie enregistrée ?
game-replace-text = Ce qui est enregistré est illisible ici, mais une autre version de Bachet peut le lire. La partie à l'écran le remplace définitivement.
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
cell-role = { $role ->
    [look] où regarder
    [reason] une raison
    [suppose] supposé
   *[result] ici, quelque chose suit
}
cell-follows = { $value } suit
cell-candidates = { $state ->
    [candidate] candidats { $values }
    [excluded] pas { $values }
    [supposed] supposons { $values }
   *[crossed] barrés : { $values }
}
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
reasons-more = + { $count }
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
keys-hints = de l'aide : où regarder, puis pourquoi, puis ce qui suit
keys-explain = expliquer jusqu'au bout, ou revenir au jeu
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
pair-role = { $role ->
    [reason] une raison
    [suppose] supposé : { $mark ->
        [cross] croix
       *[tick] coche
    }
   *[result] suit : { $mark ->
        [cross] croix
       *[tick] coche
    }
}
clue-cited = Cet indice sert maintenant.
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

## Aide et explications

hint = Aide
hint-next = { $strength ->
    [why] Pourquoi ?
   *[what] { $kind ->
        [wrong] Qu'est-ce qui s'y oppose ?
       *[other] Qu'en suit-il ?
    }
}
hint-write = L'inscrire
hint-why-wrong = Pourquoi ?
explain = Expliquer jusqu'au bout
explain-title = Pas à pas
explain-back = Retour au jeu
explain-steps = Étapes
explain-position = Étape { $at } sur { $last }
explain-at-end = Après { $last ->
    [one] 1 étape
   *[other] { $last } étapes
}
explain-end = { $end ->
    [solved] Résolu
    [several] Rien d'autre ne suit : il y a plusieurs solutions
    [none] Il n'y a pas de solution
    [wrong] Une des entrées est fausse
   *[unknown] La suite n'a pas pu être trouvée à temps
}

## Créer

page-design = Créer
design-tools = Énigme
design-new = Nouveau
design-drafts = Brouillons
design-drafts-unread = { $count ->
    [one] 1 brouillon est illisible ici : il vient peut-être d'une version plus récente de Bachet. Il reste tel quel.
   *[other] { $count } brouillons sont illisibles ici : ils viennent peut-être d'une version plus récente de Bachet. Ils restent tels quels.
}
design-drafts-text = Toutes les énigmes écrites dans ce navigateur, avec leurs modifications. Rien n'est envoyé ailleurs.
design-no-drafts = Il n'y a pas encore de brouillon. Une énigme en devient un dès sa première modification.
design-draft-deleted = Le brouillon est supprimé
design-not-kept = Ce navigateur ne laisse pas la page enregistrer : le brouillon disparaît à la fermeture. Un lien (Partager) le garde.
design-import = Importer
design-import-text = Collez une énigme ou choisissez son fichier : une grille, un lien, du JSON de ce programme ou d'un autre, ou les phrases d'une page. On peut aussi déposer un fichier n'importe où sur la page, ou coller un texte hors de l'éditeur.
design-import-field = L'énigme à importer
design-import-file = Depuis un fichier
design-import-from = Format d'une grille
design-import-recognised = reconnu
design-imported = L'énigme est importée. Ce que vous écriviez est parmi les brouillons.
design-file-large = Ce fichier est plus grand que toute énigme.
design-export = Exporter
design-format = Format
design-exported = L'énigme dans ce format
design-download = Enregistrer un fichier
design-share-play = Pour y jouer
design-share-edit = Pour la modifier
design-play = Jouer
design-writing = Ce que vous écrivez
design-view = Manière d'écrire
design-view-text = Texte
design-view-form = Formulaire
design-text-label = Le texte de l'énigme
design-completions = Mots possibles
design-problems = Problèmes
design-line = Ligne { $line } :
design-fix = Remplacer par « { $offer } »
design-fix-insert = Ajouter « { $offer } » en dessous
design-tab = Tab quitte le texte. Ctrl Espace montre les mots possibles ; Échap les ferme.
design-live = Ce qu'on en sait
design-asking = Examen en cours …
design-last-good = Le texte a un problème. Ci-dessous, ce qu'on savait avant.
design-left-after = il en reste { $count }
design-before-clues = Sans aucun indice
design-clues = Indices
design-unread = Cette phrase n'est pas comprise
design-choices = Ce que l'indice { $label } peut vouloir dire
design-choice-idle = Il ne dit rien de l'énigme
design-choice-other = Autre chose
design-choice-write = L'écrire sous l'indice
design-choice-left = { $kind ->
    [more] plus de { $count } solutions restent
    [least] il en reste au moins { $count }
   *[exact] { $number ->
        [0] aucune solution
        [one] il reste 1 solution
       *[other] { $count } solutions restent
    }
}
design-answered = L'indice { $label } veut maintenant dire { $expression }
design-answer-no-place = Le sens ne peut pas être écrit sous cet indice
design-assumed-title = La réponse, sous une supposition
design-assumed = 1 solution, si tel est le sens { $count ->
    [one] de l'indice { $clues }
   *[other] des indices { $clues }
}
design-may-mean = Cela peut aussi vouloir dire : { $reading }
design-not-same = La phrase et l'expression en dessous ne disent pas la même chose
design-clashes = Fait partie de la contradiction
design-redundant = Ne dit rien que les autres ne disent déjà
design-clash = Indices qui ne peuvent être tous vrais : { $clues }
design-idle = Superflus : { $clues }
design-settle = Un indice qui trancherait
design-leaves = en laisse { $count }
design-solution = La solution
design-differs = Ce qui varie encore
design-table = Les valeurs encore possibles de chacun
design-given-redundant = superflue
design-may-be = peut être { $values }
design-settling-given = Donner { $value } en { $cell } : cela tranche
design-idle-rules = Règles sans lesquelles rien ne change : { $rules }
design-variants = Règles en plus des lignes et colonnes
design-variant = { $variant ->
    [diagonals] Diagonales
    [anti-knight] Pas de cavalier
    [anti-king] Pas de roi
    [nonconsecutive] Pas de consécutifs
    [windoku] Quatre fenêtres
   *[disjoint] Blocs disjoints
}
design-board-undrawn = Le texte ne dessine pas cette grille case par case ; elle se modifie donc dans le texte seulement. Importer le texte la dessine.
design-regions-undrawn = Le texte n'a pas d'étiquette pour chaque case des régions ; elles se modifient donc dans le texte seulement.
design-board-mode = Ce qu'on change sur la grille
design-board-givens = Chiffres donnés
design-board-regions = Régions
design-regions-help = Glissez depuis une case, ou Maj avec une flèche : les cases parcourues passent à sa région.
design-region-cell = ligne { $row }, colonne { $column }, région { $region }
design-regions-wrong = Il faut { $size } cases à chaque région ; le texte change dès que toutes les ont.
design-region-cells = la région { $region } en a { $cells }
design-no-way = Impossible
design-shortest = Chemins les plus courts : { $count }
design-cost = Le coût minimal est { $cost }
design-graph = États
design-graph-size = { $states } états, { $moves } coups entre eux
design-graph-part = { $part ->
    [ways] Seuls sont dessinés ceux des plus courts chemins.
   *[near] Seuls sont dessinés ceux qui sont près du départ.
}
design-graph-large = Trop d'états pour un dessin.
design-graph-label = Le graphe des états : { $states } états à { $ranks } coups au plus du départ, { $moves } coups
design-start = départ
design-on-way = sur un chemin le plus court
design-goal = but
design-read-as = Lu comme
design-title-field = Titre
design-categories = Catégories
design-categories-help = La première nomme ceux dont parle l'énigme. Chacune a autant de valeurs, séparées par des virgules.
design-category = Catégorie
design-value = valeur
design-values-of = Valeurs de { $category }
design-add-category = Ajouter une catégorie
design-clue = Indice { $label }
design-meaning-of = Sens de l'indice { $label }
design-new-clue = Un autre indice, en une phrase
design-menu-clue = Un indice par menus
design-menu-who = Qui
design-menu-whom = Qui ou quoi
design-menu-other = Et
design-menu-not = Est-ce ainsi
design-menu-yes = c'est ainsi
design-menu-no = ce n'est pas ainsi
design-menu-relation = Comment
design-menu-number = Nombre
design-menu-by = Compté par
design-relation = { $relation ->
    [is] est, ou a
    [either] est l'un des deux
    [before] quelque part avant
    [right-before] juste avant
    [next-to] à côté de
    [places-before] tant de places avant
    [places-apart] à tant de places de
    [between] entre les deux
    [more] plus que
    [more-by] plus, d'exactement
   *[times] tant de fois autant
}
design-add-sentence = Ajouter comme phrase
design-add-expression = Ajouter comme expression
design-not-read-back = La phrase seule ne serait pas lue exactement ainsi.
design-questions = Questions
design-question = Question { $number }
design-new-question = Une autre question
design-travellers = Voyageurs
design-travellers-help = Chacun est une sorte de voyageur : combien il y en a, ou leurs noms séparés par des virgules.
design-traveller = voyageur
design-kind = Sorte
design-members = Combien, ou noms
design-attribute = { $attribute ->
    [weight] Poids (ou un par tête)
    [time] Temps (ou un par tête)
   *[other] { $attribute }
}
design-attributes = { $attribute ->
    [weight] Des poids
   *[time] Des temps
}
design-mate = Chacun va avec
design-mate-none = personne
design-add-traveller = Ajouter une sorte
design-boat = Le bateau
design-add-boat = Ajouter un bateau
design-boat-seats = Places
design-seats-of = Places de { $boat }
design-load = { $attribute ->
    [weight] Charge maximale
   *[other] Charge maximale, { $attribute }
}
design-rowers = Qui peut ramer (rien de coché : tous)
design-trip-cost = Un trajet dure
design-trip-one = 1
design-trip-slowest = autant que son passager le plus lent
design-trip-limit = Tous les trajets au plus
design-places = Lieux
design-places-help = Sans noms il y en a deux : gauche et droite. Tous partent du premier lieu et doivent arriver au dernier, sauf indication contraire ici.
design-place-names = Noms des lieux, séparés par des virgules
design-placed-start = Lieu de départ
design-placed-goal = Lieu d'arrivée
design-usual-place = comme d'habitude : { $place }
design-anywhere = n'importe où
design-everybody = tous
design-rules = Règles
design-rules-help = Une règle vaut partout où quelques-uns sont ensemble.
design-rule = Règle { $number }
design-new-rule = Une autre règle
design-add-rule = Ajouter la règle
design-rule-expression = La règle, en une expression
design-rule-where = Où
design-where = { $where ->
    [everywhere] partout
    [banks] sur les rives
    [unattended] là où il n'y a pas de bateau
   *[boat] dans le bateau
}
design-where-at = seulement à { $place }
design-rule-say = Ce qui arrive sinon
design-rule-kind = Sorte de règle
design-rule-kind-name = { $kind ->
    [apart] jamais ensemble
    [guarded] ensemble seulement sous garde
    [needs] seulement là où est un autre
    [outnumber] jamais en minorité
    [mates] seulement avec son propre conjoint
    [company] jamais seul
    [never] pas admis là
   *[most] au plus tant
}
design-rule-part = { $part ->
    [apart-1] Jamais ensemble :
    [apart-2] et
    [guarded-1] Ensemble :
    [guarded-2] et
    [guarded-3] seulement là où il y a
    [needs-1] Qui
    [needs-2] seulement là où il y a
    [outnumber-1] Jamais plus de
    [outnumber-2] que de
    [mates-1] Chaque
    [mates-2] seulement avec le sien, pas avec un autre
    [company-1] Qui n'est jamais seul
    [never-1] Qui n'est pas admis
   *[most-1] Qui
}
design-rule-most = Au plus
design-all-together = tous ensemble
design-other-lines = Autres lignes
design-other-lines-help = Ce qui n'a pas de menus ici, comme le texte le dit.
design-add = Ajouter
design-remove = Supprimer { $what }
design-family = { $name ->
    [grid] Grille logique
    [sudoku] Sudoku
    [crossing] Traversée
    [jugs] Cruches d'eau
    [hanoi] Tour de Hanoï
    [tiles] Taquin
   *[knights] Cavaliers qui changent de place
}
design-solutions = { $count ->
    [0] solution
    [one] solution
   *[other] solutions restent
}
design-difficulty = Difficulté
design-level = { $level ->
    [easy] facile
    [medium] moyenne
    [hard] difficile
   *[very-hard] très difficile
}
design-score = score { $score }
design-hardest = étape la plus difficile : { $name }
design-er = Sudoku Explainer : ER { $er }, EP { $ep }, ED { $ed }
design-hodoku = HoDoKu : { $score }, { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [unfair] déloyal
   *[extreme] extrême
}
design-unread-left-out = { $count ->
    [one] 1 indice n'est pas compris et laissé de côté
   *[other] { $count } indices ne sont pas compris et laissés de côté
}
design-moves = { $count ->
    [one] coup au moins
   *[other] coups au moins
}
design-farthest = { $count ->
    [one] 1 seul au plus peut passer
   *[other] Au plus { $count } peuvent passer
}
design-seats = { $count ->
    [one] Avec 1 place, c'est possible
   *[other] Avec { $count } places, c'est possible
}
design-redundant-givens = { $count ->
    [one] 1 chiffre donné est superflu à lui seul (anneau)
   *[other] { $count } chiffres donnés sont superflus, chacun à lui seul (anneaux)
}
design-givens-clash = { $cells ->
    [one] 1 chiffre donné ne peut rester
   *[other] { $cells } chiffres donnés ne peuvent rester ensemble
}
design-format-name = { $name ->
    [text] Notation de Bachet
    [json] JSON
    [line] Sudoku : une ligne
    [grid] Sudoku : grille dessinée
    [pencilmarks] Sudoku : candidats
    [dimacs] DIMACS (solveurs SAT)
    [minizinc] MiniZinc
    [dot] Graphe des états (Graphviz)
    [pddl] PDDL (planificateurs)
    [pddl-domain] PDDL : domaine
    [pddl-problem] PDDL : problème
    [page] Page à imprimer, avec la solution (HTML)
    [handout] Page à imprimer, sans la solution (HTML)
    [graph] Image des états (SVG)
   *[other] { $name }
}

## Traversées et jeux de coups

crossing-too-large = On joue ici des traversées de { $most } voyageurs au plus.
moves-too-large = On joue ici sur des plateaux de { $places } cases au plus et avec des tours de { $disks } disques au plus.
crossing-label = { $title } : voyageurs, lieux et bateaux
moves-label = { $title } : le plateau
place-left = gauche
place-right = droite
traveller-at = { $name }, { $place }
traveller-aboard = { $name }, dans le bateau
traveller-accused = une règle le concerne
traveller-attribute = { $name ->
    [weight] pèse { $value }
    [time] met { $value }
   *[other] { $name } { $value }
}
traveller-boards = { $name } monte à bord
traveller-lands = { $name } débarque
no-boat-here = { $name } est en un lieu sans bateau
by-boat-only = On n’y va qu’en bateau : monter à bord, puis traverser
boat = bateau
boat-at = { $name }, { $place }
boat-seats-at = { $name }, { $place }, { $taken } places prises sur { $seats }
cross-to = Traverser : { $place }
tap = robinet
sink = évier
jug-holds = cruche { $name } : { $amount } sur { $capacity }
peg-empty = tige { $peg }, vide
peg-holds = tige { $peg } : de haut en bas, { $disks }
tile-blank = ligne { $row }, colonne { $column }, la case vide
tile-at = ligne { $row }, colonne { $column }, pièce { $tile }
knight-at = ligne { $row }, colonne { $column }, cavalier { $colour }
square-empty = ligne { $row }, colonne { $column }, vide
square-missing = ligne { $row }, colonne { $column }, hors du plateau
taken = Pris : { $what }
put-back = Rien n’est pris
nothing-to-take = Il n’y a rien à prendre : { $what }
no-tile-there = Aucune pièce ne peut glisser par là
move-refused = Ce coup n’est pas permis
state-allowed = La situation est permise
state-not-allowed = La situation n’est pas permise
state-goal = Le but est atteint
state-dead-end = Une impasse : d’ici, aucun chemin ne mène au but. Annulez un coup.
state-over-limit = Une impasse : d’ici le but coûte { $cost }, et il ne reste que { $left }. Annulez un coup.
state-on = D’ici, le but peut être atteint
moves-made = Coups joués
moves-left = Encore au moins
last-move = Dernier coup : { $move }
no-last-move = Aucun coup n’a été joué
cost-spent = Coût jusqu’ici
time-spent = Temps jusqu’ici
spent-of = { $spent } sur { $limit }
cost-left = Coût restant
time-left = Temps restant
shorter-way = On peut être ici après { $moves ->
    [one] 1 coup
   *[other] { $moves } coups
}.
way-solved = Le but est atteint en { $count ->
    [one] 1 coup
   *[other] { $count } coups
}, en { $time }
task = Votre tâche
task-goal = But
task-boat = Bateau
task-rower = Qui rame
task-rower-of = Qui rame ({ $boat })
task-cost = Un trajet coûte
task-cost-of = Un trajet ({ $boat }) coûte
task-limit = Limite de tous les trajets
task-routes = Trajets
task-tags = Groupes
task-capacity = Contenances
task-moves = Coups
task-turns = Tours
task-everybody = tous à { $place }
task-all-disks = tous les disques sur la tige { $peg }
task-fill = remplir une cruche
task-empty = vider une cruche
task-pour = verser l’une dans l’autre jusqu’à ce qu’elle soit vide ou l’autre pleine
task-any-peg = de toute tige à toute autre
task-adjacent = seulement vers la tige voisine
task-cyclic = en rond, dans un seul sens
task-alternate = les couleurs jouent à tour de rôle
way-graph = Les situations, avec votre chemin
way-graph-none = Il n’y a pas de dessin des situations : { $why }.
graph-near = { $found ->
    [unknown] Il y a trop de situations pour les dessiner toutes.
   *[other] Il y a { $found } situations, trop pour les dessiner toutes.
} { $moves ->
    [0] Seules sont dessinées certaines de celles où mène un coup, et celles où vous étiez en dernier.
    [one] Seules sont dessinées celles où mène un coup, et celles où vous étiez en dernier.
   *[other] Seules sont dessinées celles où mènent { $moves } coups, et celles où vous étiez en dernier.
}
graph-here = où vous êtes
graph-own-way = votre chemin
graph-dead-end = impasse
graph-next = à un coup : choisissez-la pour y aller
graph-no-move = Aucun coup n’y mène d’où vous êtes
graph-off = Vous êtes dans une situation qui n’est pas dessinée.
way-help = Le plus court chemin
next-move = Coup suivant
no-next-move = Aucun coup suivant n’est connu
show-way = Jouer le plus court chemin
show-way-text = Tous les coups d’un plus court chemin sont joués l’un après l’autre, d’ici jusqu’au but. Annuler les reprend.
show-way-action = Le jouer
place-freely = Placer librement
binary = Situation en binaire
binary-spoken = { $binary }, soit { $number }
replay = Étapes de cette partie
replay-play = Rejouer les étapes
replay-stop = Arrêter
replay-at = étape { $done } sur { $last }
keys-board = faire monter à bord le voyageur de ce numéro, ou débarquer
keys-traveller = aller à un autre voyageur
keys-board-focused = monter à bord ou débarquer
keys-go = traverser
keys-target = choisir la destination
keys-boat = choisir le bateau
keys-land = tout le monde débarque
keys-from-to = prendre là, puis poser là
keys-fill-empty = remplir la cruche, la vider
keys-pipe = le robinet comme source, l’évier comme cible
keys-cursor = aller à une case, y prendre ou y poser
keys-cancel = laisser où c’était
keys-slide = faire glisser une pièce dans la case vide
keys-next-move = jouer le coup suivant d’un plus court chemin

## Comprendre

page-understand = Comprendre
title-understand = Comprendre { $title } · { -app }
understand-this = Comprendre
understand-puzzle = Comprendre { $title }
understand-title = Voir résoudre un problème
understand-pick = Choisissez un problème. Les méthodes des cours le résolvent pas à pas.
understand-lead = Des méthodes de cours résolvent ce problème pas à pas.
method = Méthode
method-of = Méthode { $number }
method-name = { $name ->
    [clauses] Clauses
    [cnf] Formule (CNF)
    [backtracking] Retour sur trace
    [successors] Successeurs
    [permutations] Permutations
    [depth-first] En profondeur
    [breadth-first] En largeur
    [propagation] Propagation
   *[other] { $name }
}
side-by-side = Deux côte à côte
all-solutions = Toutes les solutions
clue-order = Indices d’abord
clue-order-help = Numéros d’indices séparés par des virgules, comme 3, 1 : la méthode les emploie d’abord, dans cet ordre
step-controls = Pas
step-slider = Événement
step-position = Événement { $event } sur { $last }
step-to-start = Au début
step-to-end = À la fin
step-back = Un pas en arrière
step-forward = Un pas en avant
step-kind = { $what ->
    [placement] placement
    [dead-end] impasse
    [rejection] indice par indice
   *[solution] solution
}
step-find = { $what ->
    [placement] Au placement suivant
    [dead-end] À l’impasse suivante
    [rejection] Au premier rejet par l’indice suivant, puis à la fin
   *[solution] À la solution suivante
}
step-find-back = { $what ->
    [placement] Au placement précédent
    [dead-end] À l’impasse précédente
    [rejection] Au premier rejet précédent
   *[solution] À la solution précédente
}
step-none = { $what ->
    [placement] Aucun placement trouvé dans ce sens
    [dead-end] Aucune impasse trouvée dans ce sens
    [rejection] Aucun indice ne rejette pour la première fois dans cette direction
   *[solution] Aucune solution trouvée dans ce sens
}
step-speed-name = Vitesse
step-speed = { $speed } par seconde
step-slower = Plus lentement
step-faster = Plus vite
step-play = Lire les pas
step-playing = Lecture
step-rewind = Lire en arrière
step-beyond-reach = Le temps d’une réponse était écoulé avant cet événement. Les précédents peuvent être montrés.
step-cancelled = Vous avez annulé une question sur ce parcours. Ce qui est connu jusqu’ici est affiché.
step-nothing = Rien ne s’est encore passé
step-picture = État de la recherche
step-board = La grille de { $title }
step-table = Le tableau
step-state = L’état
step-moves = { $moves ->
    [one] { $moves } coup depuis le début
   *[other] { $moves } coups depuis le début
}
step-cell = { $cell } : { $is ->
    [given] donné { $value }
    [latest] { $value }, entré en dernier
    [withdrawn] { $value }, retiré
    [assigned] { $value }
   *[empty] vide
}{ $wrong ->
    [yes] { "" }, faux
   *[no] { "" }
}
step-mark = { $is ->
    [wrong] faux
   *[withdrawn] retiré
}
step-work = Le travail de la méthode
step-tree = Arbre de recherche
step-tree-label = { $nodes } nœuds jusqu’ici, dont { $drawn } dessinés. Profondeur { $depth } : { $current }
step-tree-part = Seule la partie autour du nœud actuel est dessinée ; +n compte les nœuds omis sous un nœud.
step-tree-above = { $levels ->
    [one] { $levels } niveau au-dessus
   *[other] { $levels } niveaux au-dessus
}
step-mark-current = ici
step-mark-dead-end = impasse
step-mark-solution = solution
step-root = début
step-depth = profondeur { $depth }
step-denied = pas { $what }
step-count = { $name ->
    [events] Événements
    [nodes] Nœuds
    [checks] Vérifications
    [deadEnds] Impasses
    [solutions] Solutions
    [depth] Profondeur
    [deepest] Profondeur maximale
   *[time] Temps
}
step-now = jusqu’ici
step-at-end = à la fin
step-milliseconds = { $time } ms
step-ended = { $how ->
    [exhausted] La recherche est complète.
    [found] Elle s’arrête à la première solution.
    [full] La mémoire pour ses états est épuisée.
   *[limit] Son temps était écoulé avant la fin de la recherche.
}
step-shortest = { " " }Chemin le plus court : { $moves } coups ; { $ways ->
    [one] aucun autre n’est aussi court.
   *[other] { $ways } chemins sont aussi courts.
}
step-log = Derniers événements
step-rules = Règles : listes de cas possibles
step-rule = { $left } sur { $count } restent{ $depth ->
    [-1] { "" }
   *[other] { "" }, choisie à la profondeur { $depth }
}
step-rules-part = { $shown } règles sur { $rules } : celles qui sont choisies et celles auxquelles il reste le moins de cas
step-alternatives = La règle choisie : { $rule }
step-more = et { $count } autres
step-nobody = personne : { $value }
step-formula = La formule
step-formula-size = { $booleans } booléens pour des valeurs et { $clauses } clauses. L’événement nomme la clause examinée.
step-sieves = Candidats que laisse chaque indice
step-sieves-tested = { $tested ->
    [one] { $tested } candidat essayé
   *[other] { $tested } candidats essayés
}
step-sieve = laisse { $left } sur { $came }
step-sieve-end = à la fin { $left }
step-sieve-first = À l’événement { $event }, où cet indice rejette un candidat pour la première fois : { $clue }
step-sieves-all = { $all } candidats en tout
step-waiting = Frontière
step-waiting-number = { $number ->
    [one] { $number } état trouvé attend d’être visité.
   *[other] { $number } états trouvés attendent d’être visités.
}
step-key-play = lire, mettre en pause
step-key-rewind = lire en arrière, mettre en pause
step-key-step = un pas en avant, un en arrière
step-key-leap = 100 événements en avant, en arrière
step-key-placement = placement suivant, précédent
step-key-dead-end = impasse suivante, précédente
step-key-solution = solution suivante, précédente
step-key-rejection = le premier rejet par l’indice suivant, le précédent
step-key-speed = plus vite, plus lentement
step-key-ends = le début, la fin
step-key-keys = montrer ces touches
