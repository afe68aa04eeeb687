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
gallery-missing = La liste des énigmes n'a pas pu être lue
family-sudoku = Sudoku
family-sudoku-text = Remplissez la grille : chaque ligne, chaque colonne et chaque région contient chaque valeur une fois.
family-grid = Grilles logiques
family-grid-text = Qui possède quoi, et où ? Les indices le disent.
family-crossing = Traversées de rivière
family-crossing-text = Faites passer tout le monde avec une barque trop petite.
family-moves = Énigmes à coups
family-moves-text = Cruches, tours, taquins et cavaliers : atteignez le but en aussi peu de coups que possible.
