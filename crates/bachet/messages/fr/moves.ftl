## Puzzles of moves

move-fill = remplir la cruche { $jug }
move-empty = vider la cruche { $jug }
move-pour = verser { $amount } de la cruche { $from } dans la cruche { $to }
move-disk = disque { $disk } du piquet { $from } au piquet { $to }
move-slide = la tuile { $tile } glisse { $towards ->
        [up] vers le haut
        [down] vers le bas
        [left] vers la gauche
       *[right] vers la droite
    }
move-jump = { $colour ->
        [W] le cavalier blanc saute
        [B] le cavalier noir saute
       *[other] le cavalier { $colour } saute
    } de { $from } à { $to }
ways-parity = il n’y a pas de chemin : chaque glissement échange deux cases et déplace le vide d’une case, si bien que le nombre d’échanges et celui des pas du vide sont tous deux pairs ou tous deux impairs ; ici, ils ne le sont pas
ways-single-row = il n’y a pas de chemin : sur une seule ligne, les tuiles ne peuvent pas se croiser
ways-divisor = il n’y a pas de chemin : les tailles des cruches et les quantités du départ sont des multiples de { $divisor }, donc toute quantité en est un ; { $amount } n’en est pas un
ways-total = il n’y a pas de chemin : les cruches contiennent ensemble { $start } au départ, le but est { $goal }, et aucun coup ne peut changer cela suffisamment
ways-apart = il n’y a pas de chemin : aucun cavalier ne peut passer d’une partie de l’échiquier à l’autre, et au but, une partie a d’autres cavaliers qu’au départ
header-moves = coups

## Why a move is not allowed

move-allowed = ce coup est permis
move-not-allowed = ce coup n’est pas permis : { $why }
move-next = Coup suivant
moves-none = aucun coup n’est permis ici
moves-unknown = { ended-early } avant que tous les coups et toutes les distances soient trouvés
move-nothing = rien ne bouge
move-without-boat = { $who } ne peut pas traverser sans bateau
move-several-boats = un seul bateau se déplace à la fois
move-elsewhere = { $who } ne peut pas aller ailleurs que le bateau
move-empty-boat = personne ne conduit le bateau
move-not-here = le bateau n’est pas là où attend { $who }
move-no-route = le bateau ne va pas là-bas d’ici
move-too-many = trop de passagers dans le bateau : il a { $seats } { $seats ->
        [one] place
       *[other] places
    }
move-too-few = trop peu de passagers dans le bateau : il en transporte au moins { $least }
move-too-much = { $attribute } dans le bateau : { $sum }, alors que { $most } au plus est permis
move-no-rower = personne dans le bateau ne sait le conduire : { $who }
move-no-number = le coût ou la charge de ce trajet n’est pas un nombre
move-over-limit = avec ce trajet, tous les trajets coûtent ensemble { $cost }, et la limite est de { $limit }
move-broken-in-boat = interdit dans le bateau à cause de { $who } : { $why }
move-one-disk = un seul disque se déplace à la fois
move-disk-covered = le disque { $disk } est sous le disque { $who }
move-disk-too-large = le disque { $disk } ne se pose pas sur le disque { $who }, plus petit
move-no-peg = ici, un disque ne va pas du piquet { $from } au piquet { $to }
move-one-tile = une seule tuile glisse à la fois
move-tile-apart = la tuile { $who } n’est pas à côté du vide
move-one-knight = un seul cavalier saute à la fois, sur une case libre
move-no-jump = aucun saut de cavalier ne mène de { $from } à { $to }
move-not-turn = ce n’est pas le tour de { $who }
move-no-pour = remplir, vider ou verser une seule fois ne mène pas là : on verse jusqu’à ce qu’une cruche soit vide ou l’autre pleine
move-of-way = le coup { $number } du chemin n’est pas permis : il ne mène pas à `{ $state }`
    .hint = écrivez un chemin comme la suite des états après chacun de ses coups, dans l’ordre
