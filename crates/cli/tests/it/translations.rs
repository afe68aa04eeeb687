//! What the program says in French and Dutch.

use snapbox::str;

use crate::{bachet, bachet_with};

/// A puzzle whose clues contradict each other.
const CLASH: &str = "grid:\nnom: Ann, Bob, Eve\nboisson: thé, lait, vin\n1. = Ann = thé\n2. = Bob = thé\n";
/// A puzzle with several mistakes.
const MISTAKES: &str =
    "grid:\nnom: Ann, Bob, Bob\nboisson: thé, lait\nfruit kiwi\n1. = Ann = eau\n2. = Ann left of Bob and\n3.\n";
/// A crossing in which somebody is missing.
const CROSSING: &str =
    "crossing:\nwolf: 1\ngoat: 2\nboat: 2 seats\nrule at banks: wolf and goat => farmer\nboat 3 seats\n";

#[test]
fn the_zebra_in_french_and_dutch() {
    bachet("solve zebra --lang fr").success().stderr_eq("").stdout_eq(str![[r#"
house  nation     colour  animal  drink         cigarettes
─────  ─────────  ──────  ──────  ────────────  ────────────
    1  Norwegian  yellow  fox     water         Kool
    2  Ukrainian  blue    horse   tea           Chesterfield
    3  English    red     snails  milk          Old Gold
    4  Spanish    ivory   dog     orange juice  Lucky Strike
    5  Japanese   green   zebra   coffee        Parliament

1 solution, et aucune autre

Who drinks water?    Norwegian
Who owns the zebra?  Japanese

durée : [..]

"#]]);
    bachet("solve zebra --lang nl").success().stderr_eq("").stdout_eq(str![[r#"
house  nation     colour  animal  drink         cigarettes
─────  ─────────  ──────  ──────  ────────────  ────────────
    1  Norwegian  yellow  fox     water         Kool
    2  Ukrainian  blue    horse   tea           Chesterfield
    3  English    red     snails  milk          Old Gold
    4  Spanish    ivory   dog     orange juice  Lucky Strike
    5  Japanese   green   zebra   coffee        Parliament

1 oplossing, en geen andere

Who drinks water?    Norwegian
Who owns the zebra?  Japanese

tijdsduur: [..]

"#]]);
}

#[test]
fn a_check_in_french_and_dutch() {
    bachet("check marchands --lang fr").success().stderr_eq("").stdout_eq(str![[r#"
4 chemins les plus courts : 7 traversées ; 1 à symétrie près
48 états accessibles, avec 128 coups ; 28 à symétrie près
toutes les règles jouent
à symétrie près, sont interchangeables : 2 × commis et 2 × complice

Règles
boat           2 seats
rower          patron or chef
rule at banks  no marchand or marchand >= brigand

"#]]);
    bachet("check katten --lang nl").stdout_eq(str![[r#"
1 oplossing, en geen andere
elke aanwijzing is nodig

"#]]);
}

#[test]
fn a_contradiction_in_french_and_dutch() {
    bachet_with("check - --lang fr", CLASH).code(1).stdout_eq(str![[r#"
aucune solution

Ceux-ci se contredisent ; si l’on en retire un, quel qu’il soit, les autres ne se contredisent plus
1.  = Ann = thé
2.  = Bob = thé

"#]]);
    bachet_with("check - --lang nl", CLASH).code(1).stdout_eq(str![[r#"
geen oplossing

Deze spreken elkaar tegen; zonder een ervan, welke ook, doen de andere dat niet
1.  = Ann = thé
2.  = Bob = thé

"#]]);
}

#[test]
fn mistakes_in_french_and_dutch() {
    bachet_with("solve - --lang fr", MISTAKES).code(2).stdout_eq("").stderr_eq(str![[r#"
erreur[duplicate-value]: `Bob` figure deux fois dans `nom`
 --> <stdin>:2:16
  |
2 | nom: Ann, Bob, Bob
  |           ---  ^^^
  |
  = conseil: effacez ou renommez l’une d’elles ; les majuscules et les espaces ne comptent pas

erreur[wrong-size]: `boisson` a 2 valeurs, mais `nom` en a 3
 --> <stdin>:3:1
  |
3 | boisson: thé, lait
  | ^^^^^^^
  |
  = conseil: ajoutez les valeurs qui manquent, ou écrivez `boisson (shared): ...` si une valeur peut figurer plusieurs fois

erreur[unreadable-line]: cette ligne n’est ni un mot-clé, ni une catégorie, ni un indice, ni une question
 --> <stdin>:4:1
  |
4 | fruit kiwi
  | ^^^^^^^^^^
  |
  = conseil: une catégorie est `name: values`, un indice commence par `1.` ou `-`, une question par `?`, une expression par `=` sur une ligne en retrait, une remarque par `#`

erreur[unknown-name]: aucune catégorie et aucune valeur ne s’appelle `eau`
 --> <stdin>:5:12
  |
5 | 1. = Ann = eau
  |            ^^^
  |
  = conseil: tout nom doit être dans une catégorie

erreur[expected-operand]: il manque ici un nom, un nombre ou une parenthèse
 --> <stdin>:6:25
  |
6 | 2. = Ann left of Bob and
  |                         ^
  |
  = conseil: l’expression se termine trop tôt

erreur[empty-clue]: il n’y a pas d’indice après le repère `3`
 --> <stdin>:7:1
  |
7 | 3.
  | ^^
  |
  = conseil: écrivez ensuite une phrase ou une expression, ou effacez-le

"#]]);
    bachet_with("solve - --lang nl", MISTAKES).code(2).stdout_eq("").stderr_eq(str![[r#"
fout[duplicate-value]: `Bob` komt twee keer voor in `nom`
 --> <stdin>:2:16
  |
2 | nom: Ann, Bob, Bob
  |           ---  ^^^
  |
  = tip: wis er een of geef er een een andere naam; hoofdletters en spaties maken geen verschil

fout[wrong-size]: `boisson` heeft 2 waarden, maar `nom` heeft er 3
 --> <stdin>:3:1
  |
3 | boisson: thé, lait
  | ^^^^^^^
  |
  = tip: voeg de ontbrekende waarden toe, of schrijf `boisson (shared): ...` als een waarde meer dan eens kan voorkomen

fout[unreadable-line]: deze regel is geen trefwoord, categorie, aanwijzing of vraag
 --> <stdin>:4:1
  |
4 | fruit kiwi
  | ^^^^^^^^^^
  |
  = tip: een categorie is `name: values`, een aanwijzing begint met `1.` of `-`, een vraag met `?`, een uitdrukking met `=` op een ingesprongen regel, een opmerking met `#`

fout[unknown-name]: geen categorie of waarde heet `eau`
 --> <stdin>:5:12
  |
5 | 1. = Ann = eau
  |            ^^^
  |
  = tip: elke naam moet in een categorie staan

fout[expected-operand]: hier ontbreekt een naam, een getal of een haakje
 --> <stdin>:6:25
  |
6 | 2. = Ann left of Bob and
  |                         ^
  |
  = tip: de uitdrukking eindigt te vroeg

fout[empty-clue]: achter het label `3` staat geen aanwijzing
 --> <stdin>:7:1
  |
7 | 3.
  | ^^
  |
  = tip: schrijf er een zin of een uitdrukking achter, of wis het

"#]]);
    bachet_with("solve - --lang fr", CROSSING).code(2).stdout_eq("").stderr_eq(str![[r#"
erreur[unknown-thing]: il n’y a pas de `farmer` ici
 --> <stdin>:5:33
  |
5 | rule at banks: wolf and goat => farmer
  |                                 ^^^^^^
  |
  = conseil: il y a `wolf` et `goat`

erreur[crossing-line]: cette ligne n’a pas de deux-points
 --> <stdin>:6:1
  |
6 | boat 3 seats
  | ^^^^^^^^^^^^
  |
  = conseil: une ligne est `keyword: ...`, par exemple `boat: 2 seats`, ou énonce des choses, par exemple `wolf: 1` ; une condition est une règle, telle que `rule at banks: wolf and goat => farmer`

"#]]);
    bachet_with("solve - --lang nl", CROSSING).code(2).stdout_eq("").stderr_eq(str![[r#"
fout[unknown-thing]: er is hier geen `farmer`
 --> <stdin>:5:33
  |
5 | rule at banks: wolf and goat => farmer
  |                                 ^^^^^^
  |
  = tip: er zijn `wolf` en `goat`

fout[crossing-line]: deze regel heeft geen dubbelepunt
 --> <stdin>:6:1
  |
6 | boat 3 seats
  | ^^^^^^^^^^^^
  |
  = tip: een regel is `keyword: ...`, zoals `boat: 2 seats`, of noemt dingen, zoals `wolf: 1`; een voorwaarde is een spelregel, zoals `rule at banks: wolf and goat => farmer`

"#]]);
}

#[test]
fn a_crossing_in_french_and_dutch() {
    bachet("solve maris-jaloux --lang fr").success().stderr_eq("").stdout_eq(str![[r#"
     le départ
     gauche  femme bleue, femme verte, femme blanche, mari bleu, mari vert,
             mari blanc, bateau
     droite  personne
 1.  femme bleue et mari bleu traversent de gauche à droite
     gauche  femme verte, femme blanche, mari vert, mari blanc
     droite  femme bleue, mari bleu, bateau
 2.  mari bleu traverse de droite à gauche
     gauche  femme verte, femme blanche, mari bleu, mari vert, mari blanc,
             bateau
     droite  femme bleue
 3.  femme verte et femme blanche traversent de gauche à droite
     gauche  mari bleu, mari vert, mari blanc
     droite  femme bleue, femme verte, femme blanche, bateau
 4.  femme bleue traverse de droite à gauche
     gauche  femme bleue, mari bleu, mari vert, mari blanc, bateau
     droite  femme verte, femme blanche
 5.  mari vert et mari blanc traversent de gauche à droite
     gauche  femme bleue, mari bleu
     droite  femme verte, femme blanche, mari vert, mari blanc, bateau
 6.  femme verte et mari vert traversent de droite à gauche
     gauche  femme bleue, femme verte, mari bleu, mari vert, bateau
     droite  femme blanche, mari blanc
 7.  mari bleu et mari vert traversent de gauche à droite
     gauche  femme bleue, femme verte
     droite  femme blanche, mari bleu, mari vert, mari blanc, bateau
 8.  femme blanche traverse de droite à gauche
     gauche  femme bleue, femme verte, femme blanche, bateau
     droite  mari bleu, mari vert, mari blanc
 9.  femme bleue et femme verte traversent de gauche à droite
     gauche  femme blanche
     droite  femme bleue, femme verte, mari bleu, mari vert, mari blanc, bateau
10.  femme bleue traverse de droite à gauche
     gauche  femme bleue, femme blanche, bateau
     droite  femme verte, mari bleu, mari vert, mari blanc
11.  femme bleue et femme blanche traversent de gauche à droite
     gauche  personne
     droite  femme bleue, femme verte, femme blanche, mari bleu, mari vert,
             mari blanc, bateau

486 chemins les plus courts : 11 traversées ; 4 à symétrie près
40 états accessibles, avec 120 coups ; 16 à symétrie près
le premier est montré : `--all-shortest` les donne tous, `--all` donne aussi les plus longs
à symétrie près, sont interchangeables : 3 × (femme + mari)

Règles
boat  2 seats
rule  each femme: her mari or no mari

durée : [..]

"#]]);
    bachet("check maris-jaloux --lang nl").success().stderr_eq("").stdout_eq(str![[r#"
486 kortste wegen van 11 overtochten; 4 op symmetrie na
40 bereikbare toestanden, met 120 zetten ertussen; 16 op symmetrie na
elke spelregel doet ertoe
op symmetrie na zijn onderling verwisselbaar: 3 × (femme + mari)

Spelregels
boat  2 seats
rule  each femme: her mari or no mari

"#]]);
    bachet("solve maris-jaloux-un-siege --lang fr").code(1).stderr_eq("").stdout_eq(str![[r#"
il n’y a pas de chemin
4 états accessibles, avec 6 coups ; 2 à symétrie près
à symétrie près, sont interchangeables : 3 × (femme + mari)

Règles
boat  1 seat
rule  each femme: her mari or no mari

durée : [..]

"#]]);
    bachet("solve cruches --lang nl").success().stderr_eq("").stdout_eq(str![[r#"
    het begin                            petite 0, grande 0
1.  vul kan grande                       petite 0, grande 5
2.  giet 3 van kan grande in kan petite  petite 3, grande 2
3.  leeg kan petite                      petite 0, grande 2
4.  giet 2 van kan grande in kan petite  petite 2, grande 0
5.  vul kan grande                       petite 2, grande 5
6.  giet 1 van kan grande in kan petite  petite 3, grande 4

1 kortste weg van 6 zetten
16 bereikbare toestanden, met 58 zetten ertussen
tijdsduur: [..]

"#]]);
}

#[test]
fn a_trace_in_french_and_dutch() {
    bachet("trace verjaardag --summary --lang fr").stdout_eq(str![[r#"
kind   dag        taart
─────  ─────────  ────────
Fleur  maandag    citroen
Guus   donderdag  slagroom
Hanna  woensdag   mokka
Koen   dinsdag    kersen
Sofie  vrijdag    appel

clauses : 44 nœuds, 304 vérifications, 11 impasses, profondeur 6, 1 solution
cette méthode s’arrête à la première solution : `--all` continue
durée : [..]

"#]]);
    bachet("trace verjaardag --until 12 --lang nl").stdout_eq(str![[r#"
Vijf keer taart
 kind    dag         taart
──────  ──────────  ─────────
 Fleur   ·           ·       
 Guus    ·           ·       
 Hanna   ·           ·       
 Koen    ·           ·       
 Sofie   ·          >appel   

clauses: diepte 1, 2 knopen, 8 controles, 0 doodlopende wegen, 0 oplossingen
een knoop op diepte 1
gestopt na 12 gebeurtenissen
tijdsduur: [..]

"#]]);
    bachet("trace verjaardag --rules --method cnf --lang nl").stdout_eq(str![[r#"
wat                                     clausules
──────────────────────────────────────  ─────────
elke waarde van kind heeft een plaats          55
elke waarde van taart heeft een plaats         55
elke plaats heeft een waarde van kind          55
elke plaats heeft een waarde van taart         55
aanwijzing 1                                    1
aanwijzing 2                                    5
aanwijzing 3                                    5
aanwijzing 4                                    6
aanwijzing 5                                    6
aanwijzing 6                                    5

248 clausules over 50 booleanen voor de waarden van de vakjes
`--all` somt de clausules op

"#]]);
}

#[test]
fn boards_in_french_and_dutch() {
    bachet("show 17-clue --set r1c1=4 --lang fr").stdout_eq(str![[r#"
    1  2  3   4  5  6   7  8  9
  ┏━━━━━━━━━┳━━━━━━━━━┳━━━━━━━━━┓
1 ┃!4  .  . ┃ . !4* . ┃ .  .  . ┃
2 ┃ 1* 2* . ┃ .  .  . ┃ .  7* 3*┃
3 ┃ .  3* . ┃ .  .  8*┃ .  .  . ┃
  ┣━━━━━━━━━╋━━━━━━━━━╋━━━━━━━━━┫
4 ┃ .  .  4*┃ .  .  . ┃ 6* .  . ┃
5 ┃ .  .  . ┃ 2* .  3*┃ .  .  . ┃
6 ┃ .  .  5*┃ .  .  . ┃ .  .  . ┃
  ┣━━━━━━━━━╋━━━━━━━━━╋━━━━━━━━━┫
7 ┃ .  .  6*┃ .  9* . ┃ 5* .  . ┃
8 ┃ .  7* . ┃ .  .  . ┃ .  2* . ┃
9 ┃ .  .  . ┃ .  .  . ┃ .  .  . ┃
  ┗━━━━━━━━━┻━━━━━━━━━┻━━━━━━━━━┛

`*` donnée, `!` conflit
non valide
r1c1 et r1c5 valent tous deux 4, ce que la ligne 1 ne permet pas
on ne peut plus résoudre la grille

"#]]);
    bachet("show 17-clue --set r1c1=4 --lang nl").stdout_eq(str![[r#"
    1  2  3   4  5  6   7  8  9
  ┏━━━━━━━━━┳━━━━━━━━━┳━━━━━━━━━┓
1 ┃!4  .  . ┃ . !4* . ┃ .  .  . ┃
2 ┃ 1* 2* . ┃ .  .  . ┃ .  7* 3*┃
3 ┃ .  3* . ┃ .  .  8*┃ .  .  . ┃
  ┣━━━━━━━━━╋━━━━━━━━━╋━━━━━━━━━┫
4 ┃ .  .  4*┃ .  .  . ┃ 6* .  . ┃
5 ┃ .  .  . ┃ 2* .  3*┃ .  .  . ┃
6 ┃ .  .  5*┃ .  .  . ┃ .  .  . ┃
  ┣━━━━━━━━━╋━━━━━━━━━╋━━━━━━━━━┫
7 ┃ .  .  6*┃ .  9* . ┃ 5* .  . ┃
8 ┃ .  7* . ┃ .  .  . ┃ .  2* . ┃
9 ┃ .  .  . ┃ .  .  . ┃ .  .  . ┃
  ┗━━━━━━━━━┻━━━━━━━━━┻━━━━━━━━━┛

`*` gegeven, `!` conflict
niet geldig
r1c1 en r1c5 zijn allebei 4, en dat laat rij 1 niet toe
het is niet meer op te lossen

"#]]);
}
