//! The words by which a text beside a board is known to state a rule, in English, French, Dutch and German.
//!
//! A list is words between blanks. In a list of stems `*` stands for any letters, as compounds have them: `*nachbar*`
//! fits `Eckennachbarn`.

/// Words of the rules that every Sudoku has. A sentence of these words alone states nothing else.
const USUAL: &str = "a all an and any apply are as at be been blank block blocks box boxes by can cell cells chiffre \
    chiffres cijfer cijfers classic classical colonne colonnes column columns complete contain containing contains \
    de des die digit digits du each easy elke elk elkaar empty en enter every exactly exact fill filled following \
    for from given givens grid grille has have hard het in insert into is it its la le les ligne lignes long medium \
    missing must nine no normal number numbers nur of once one only or place placed puzzle puzzles put region \
    regions row rows rule rules se size small so solution solve square squares standard subgrid subgrids sudoku \
    sudokus t that the there this through to unique up usual use using van vak vul was which with without your you \
    alle der das jede jeder jedes jedem zeile zeilen spalte spalten ziffer ziffern zahl zahlen und von bis enthält \
    enthalten genau einmal vorkommen kommt vor blöcke quadrat feld felder rij rijen kolom kolommen blok blokken \
    vakje vakjes moet moeten bevat bevatten precies één een eens keer zodat chaque doit doivent contenir contient \
    une un seule fois tous toutes et carré carrés bloc blocs région régions case cases remplir remplissez que pour \
    dans repeat repeating repeated repeats twice same may not cannot digits' couleur exactement mit mal m times also \
    goal objective aim game play instructions how one's three x";

/// Further words of the rules that every Sudoku has; beside the name of another rule they may change it.
const RESTATED: &str = "across appear appearing appears completed completes down either entire filling hexadecimal \
    letter letters line lines nor occur occurs placing shall should symbol symbols them time used will zo dat \
    vorkommt quadrate reihe reihen kästchen darf dürfen stehen steht ein eine einem den dem dass daß sie tragen \
    eintragen füllen ausfüllen leere leeren teil unter lege mag mogen maar staan staat compléter complétez avec sans \
    deux à peut apparaître apparaît figurer figure qu il elle répéter ieder iedere invullen vullen getal getallen \
    nombre nombres never nicht kein keine keinem keiner nie niemals zweimal gleiche gleichen doppelt niet geen nooit \
    twee tweemaal dezelfde hetzelfde zelfde zonder même mêmes ni aucun aucune jamais ne pas ohne different distinct \
    ist sind zijn est sont can't then rest remaining task already some provided \
    verschiedene verschieden verschillende verschillend différents différentes two four five six seven eight ten \
    twelve sixteen im jeweils je per über and/or tot met t/m";

/// What a rule speaks of.
const NOUNS: &str = "row column box boxes block cell digit square numbers neighbour neighbor circle dot corner cellule \
    ligne colonne chiffre cases carré nombres voisin vakje cijfer rij kolom blok getallen hoek zelle zeile spalte \
    blokken blöcke valeurs waarden ziffer kästchen felder zahlen ecke quadrat reihe";

/// Parts of a compound that name what a rule speaks of.
const COMPOUND_NOUNS: &str = "*vakje* *cijfer* *kästchen* *felder* *ziffer* *nachbar* *zahlen*";

/// What a rule speaks of, but many other texts too.
const WEAK_NOUNS: &str = "line number path group field area clue case grid region nombre zahl getal lijn linie veld \
    feld figure symbol letter values";

/// Stems of words that say what something must be; with them every noun states a rule.
const CONSTRAINTS: &str = "sum sums summed adds adding differ* adjacent even odd greater less larger smaller increas* \
    decreas* higher lower equal* touch* ascend* descend* exceed* ratio double divisible prime visible multiple* \
    consecutiv* orthogonal* symmetr* mirror* somme sommes différence* diffèrent voisin* adjacent* pair pairs paire \
    paires impair* supérieur* inférieur* égal* croissant* décroissant* augment* diminu* consécuti* touchent symétri* \
    verschil* som sommen oneven groter kleiner gelijk* oplopend* aflopend* opeenvolgend* aangrenzend* grenzen raken \
    buur* summe* differenz* *unterscheid* gerade gerader geraden ungerade* größer* kleiner* gleich* *aufsteigen* \
    absteigend* benachbart* aufeinanderfolg* vielfach* berühr* angrenz* symmetrisch*";

/// Words that say what something must be, but are in many other sentences too: only with a noun of a rule.
const VERBS: &str = "must cannot can't contain contains also differ different sum sums add adds total repeat same \
    adjacent between distinct appear appears extra rise rises moet moeten mag mogen ook bevat bevatten tussen doit \
    doivent aussi contient contiennent peut peuvent entre muss müssen darf dürfen auch enthält enthalten zwischen \
    difference";

/// Words for a value that is there more than once.
const REPEATS: &str = "repeat repeated repeats repeating twice same répéter répète répétition même mêmes deux zweimal \
    doppelt gleiche gleichen gleicher twee tweemaal dezelfde hetzelfde zelfde herhaal herhaald herhaalt wiederholt \
    wiederholen mehrfach duplicate duplicates";

/// Words that negate.
const NEGATIONS: &str = "not no cannot can't never without don't nor nicht kein keine keinem keiner nie niemals ohne \
    niet geen nooit zonder ne pas ni aucun aucune jamais sans";

/// Words that say that something is in a house.
const CONTAINS: &str = "contain contains containing bevat bevatten contient contiennent contenir enthält enthalten \
    appear appears occur occurs vorkommen voorkomen apparaître figurer";

/// The three kinds of houses.
const ROWS: &str = "row rows ligne lignes rij rijen zeile zeilen reihe reihen across";
const COLUMNS: &str = "column columns colonne colonnes kolom kolommen spalte spalten down";
const BOXES: &str = "box boxes block blocks square squares subgrid subgrids bloc blocs carré carrés région régions blok \
    blokken vierkant vierkanten blöcke quadrat quadrate quadraten blöcken region regions";

/// A cell, in the singular.
const CELLS: &str = "cell square vakje kästchen feld zelle case";

/// Of a cell without a value.
const EMPTY: &str = "empty blank vide vides leer leere leeren leeres leerem leeg lege";

/// Words that add a rule to others.
const ADDS: &str = "also additionally furthermore extra aussi supplémentaire ook bovendien extra auch außerdem \
    zusätzlich";

/// Stems of words that name a rule which does not exist here.
const UNKNOWN: &str = "killer* cage cages caged thermo* arrow* kropki* renban* whisper* sandwich* palindrom* \
    skyscraper* quadruple* samurai* argyle* asterisk* girandola* entropic* modular parity slingshot* kooi* pijl* \
    flèche* pfeil* *käfig* shaded grey gray greyed coloured colored shadow* clone clones untouchable* wraparound* \
    toroidal consecutif* thermomètre* battenburg* zipper* miracle nabner* *regionsum* lockout* nurimisaki* fogofwar \
    xv xsums rossini* *minimax* extremum productsum* mathrax* calcudoku* kenken* kakuro* tripod* inequality \
    inequalities futoshiki* gattai* twodoku* sujiken* tectonic* gris grise grises grijs grijze graue grauen grauer \
    *thermometer* *springer* *königs* rösselsprung* *paarden* cavalier* *palindrom* *konsekutiv* *schattier* ombré* \
    arceer* gearceer* gekleurd* coloré* coloriée* *farbig* markier* gemarkeerd* centredot* centerdot* kreis* cercle* \
    cirkel*";

/// Stems of words that announce a rule: `extra rule: ...`.
const HEADS: &str = "*rule *rules *regel *regeln *regels règle règles constraint* contrainte* variant* variation* \
    condition* bedingung* voorwaarde* extra* special* spezial* spécial* bonus* twist* zusatz* zusätzlich* \
    aanvullend* supplément* additional* beperking* einschränkung*";

/// What fills in a form, beside or behind a puzzle.
const FIELDS: &str = "author authors source date day week weekday month year difficulty level rating stars score \
    time title note notes solution solutions answer answers cc subject http https name names class school teacher \
    teachers student pupil parent age page pages id puzzle issue volume version edition price prices prize prizes \
    phone telephone fax tel isbn issn room deadline finished duration minutes seconds copyright website web url \
    email mail address blog forum contact credit credits publisher editor editors magazine newspaper paper booklet \
    book series club event contest winner winners win sponsor sponsors sponsored result results comment comments ps \
    rated solved created published posted printed downloaded remark remarks feedback signature hint hints tip tips \
    thanks language signed auteur auteurs nom noms prénom classe école élève âge niveau difficulté jour semaine \
    durée temps numéro prix note étoiles indice indices astuce gagner gagnant gagnants courriel adresse journal \
    merci titre soluce enseignant naam namen voornaam klas leeftijd moeilijkheid moeilijkheidsgraad datum dag tijd \
    tijdsduur bladzijde pagina sterren prijs prijzen opgave oplossing oplossingen bron inzenden leerling leerkracht \
    juf meester winnen winnaar winnaars adres krant titel bedankt niveau vorname nachname klasse schule alter tag \
    woche zeit dauer seite sterne preis preise rätsel lösung lösungen autor autorin quelle schwierigkeit \
    schwierigkeitsgrad stufe ausgabe jahrgang einsendeschluss gewinn gewinne gewinnen gewinner schüler lehrer \
    lehrerin zeitung heft tipp tipps adresse danke";

/// What fills in a form, where it is the whole name: with another word beside it, it may name a rule.
const FIELDS_ALONE: &str = "by from to no nr n° number grade group team table point points size seed rank votes sent \
    valid school started status points punten punkte nummer groep point grad von par door an de";

/// Words between the words of the name of a field.
const JOINTS: &str = "the of and or a an my your our his her this last next first second closing by for in on at to \
    no nr n° number type total taken needed used sent set made created written posted compiled drawn designed \
    constructed composed edited checked sudoku found full best family yesterday's today's tomorrow's s monday \
    tuesday wednesday thursday friday saturday sunday previous target required la le les l de du des d et à pour \
    limite dernier dernière votre notre mon ma par suivant précédent het van der te en voor mijn jouw ons onze uw je \
    vorige volgende laatste door nodig benodigte die das den und zu zum für mein meine deine ihr ihre unser unsere \
    letzte letzter nächste nächster von benötigte gesamte";

/// What a rule speaks of, but which is also part of a heading or an address: alone it is no sign of a rule.
const OF_HEADINGS: &str = "corner hoek ecke neighbour neighbor voisin";

/// Ends of compounds that are the name of a kind of puzzle.
const PUZZLES: &str = "*rätsel *rätseln *puzzel *puzzels *puzzle *spiel *spel *quadrat";

/// Stems of words for what is drawn in or around cells, and for how they lie to each other.
const MARKS: &str = "diagonal* horizontal* vertical* verticaal waagerecht* waagrecht* senkrecht* nebeneinander neben \
    untereinander schräg* naast schuin* côte côté beside border* edge* wall* tube* tunnel* path* patch* bord bords muur \
    muren mur murs mauer* wand wände streep strepen rand ränder umrand* omlijn* omkader* omrand* entour* encadr* \
    underlin* outlin* unterstrich* onderstreep* soulign* fett* dik dikke vet vetgedrukt* gras bold dotted dashed \
    hatched highlighted tinted striped snake* slang* schlange* serpent* spiral* spiraal* clockwise margin* marge* \
    corner* hoek hoeken ecke ecken dot dots circle* triangle* diamond* touche* neighbour* neighbor* twin twins bulb* knot* chain* kette* \
    keten* chaîne* bar bars";

/// Stems of colours; other texts have them too, also beside numbers.
const COLOURS: &str = "blue red yellow green pink purple white black blau* rot rote roten gelb* grün* weiß* schwarz* \
    blauw* rood rode geel gele groen* wit witte zwart* bleu* rouge* jaune* vert verte* noir* blanc* blanche*";

/// Words that limit what is meant, or mean all of it.
const LIMITS: &str = "only always ever wherever whenever nothing none any every each all whichever exactly least most \
    nur immer überall stets alle jede jeder jedes jeweils nichts alleen enkel altijd overal elk elke alle ieder iedere \
    niets seulement toujours partout chaque tout toute tous toutes rien uniquement n'est qu'un";

/// Words that compare places or values.
const COMPARES: &str = "left right above below before after under over beside order ascending descending clockwise \
    links rechts oben unten über unter neben vor nach boven onder naast voor na volgorde gauche droite dessus dessous \
    avant après ordre reihenfolge total totals";

/// Words between digits, and behind the last of them.
const VALUE_JOINTS: &str = "and or nor und oder noch et ou ni en of on in at is are be beside next never not nie nooit \
    n'est naast neben stehen steht staat staan sont jamais am auf op dans sur behind before after";

/// People in a talk; `my` and `we` are not among them, as setters say them in their rules.
const PEOPLE: &str = "i i'm i've i'd i'll me he she him cousin brother sister mum mom dad mother father son daughter \
    wife husband grandfather grandmother grandma grandpa granny uncle aunt friend colleague ich mich mir bruder \
    schwester mutter vater sohn tochter frau mann oma opa freund freundin kollege kollegin ik mij broer zus moeder \
    vader zoon dochter vrouw man vriend vriendin collega j'ai je moi frère sœur soeur mère père fils fille femme mari \
    papa maman mamie papy ami amie collègue";

/// What people say of themselves in a talk about a puzzle.
const TALKS: &str = "found find took stuck sure wrong mistake needed scored tried guessed stared started thought \
    think guess hope wonder gefunden fand brauchte brauche sicher falsch fehler versuchte versucht glaube hoffe geraten \
    gevonden vond nodig zeker fout geprobeerd denk hoop gok trouvé trouve bloqué bloquée sûr sûre erreur essayé crois \
    pense espère";

/// Words for the author and the readers of a text, which no rule speaks of.
const PERSONAL: &str = "i'm i've i'd i'll me my mine we we're we've us our your yours mum dad ich mich mir mein \
    meine wir uns unser unsere dir dein deine ihre j'ai moi mon nous notre vous votre ton ta ik mij mijn wij ons \
    onze jij jouw jullie uw";

/// Words that switch a rule on.
const SWITCHES: &str = "yes on true ja oui vrai ein an aan wahr required";

/// Whether a list has this word.
fn has(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|known| known == word)
}

/// Whether a word fits a stem of the list.
fn fits(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|stem| match (stem.strip_prefix('*'), stem.strip_suffix('*')) {
        (Some(_), Some(_)) => word.contains(stem.trim_matches('*')),
        (Some(end), None) => word.ends_with(end),
        (None, Some(start)) => word.starts_with(start),
        (None, None) => word == stem,
    })
}

/// Whether a word is one of the list, also in the plural.
fn is_form(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|noun| word.strip_prefix(noun).is_some_and(|rest| rest.len() <= 2))
}

/// Whether a word is one of the rules that every Sudoku has, or a compound of two of them.
pub(super) fn is_usual(word: &str) -> bool {
    /// Minimum length of a part of a compound, in bytes.
    const MIN_PART: usize = 4;
    let is_known = |word: &str| has(USUAL, word) || has(RESTATED, word);
    let is_compound = || {
        let cuts = word.char_indices().map(|(at, _)| at).filter(|&at| at >= MIN_PART && word.len() - at >= MIN_PART);
        cuts.map(|at| word.split_at(at)).any(|(first, second)| is_known(first) && is_known(second))
    };
    is_known(word) || word.len() < 24 && is_compound()
}

/// Whether a word says nothing beside the name of a rule that exists here.
pub(super) fn is_usual_beside_a_rule(word: &str) -> bool {
    has(USUAL, word)
}

pub(in crate::sudoku) fn is_noun(word: &str) -> bool {
    is_form(NOUNS, word) || fits(COMPOUND_NOUNS, word)
}

pub(in crate::sudoku) fn is_weak_noun(word: &str) -> bool {
    is_form(WEAK_NOUNS, word)
}

/// Whether a word names cells, digits or houses, and is no heading.
pub(super) fn is_about_cells(word: &str) -> bool {
    is_noun(word) && !is_form(OF_HEADINGS, word) && !fits(PUZZLES, word)
}

pub(super) fn is_empty(word: &str) -> bool {
    has(EMPTY, word)
}

pub(super) fn is_mark(word: &str) -> bool {
    fits(MARKS, word)
}

pub(super) fn is_colour(word: &str) -> bool {
    fits(COLOURS, word)
}

pub(super) fn is_limit(word: &str) -> bool {
    has(LIMITS, word)
}

pub(super) fn compares(word: &str) -> bool {
    has(COMPARES, word)
}

pub(super) fn joins_values(word: &str) -> bool {
    has(VALUE_JOINTS, word)
}

pub(super) fn is_person(word: &str) -> bool {
    has(PEOPLE, word)
}

pub(super) fn is_talk(word: &str) -> bool {
    has(TALKS, word)
}

/// Whether a word is that for a row, but for `across`, which is also a direction.
pub(super) fn is_row(word: &str) -> bool {
    (has(ROWS, word) || word == "line") && word != "across"
}

/// Whether a word is that for a column or a cell, but for `down`, which is also a direction.
pub(super) fn is_column(word: &str) -> bool {
    (has(COLUMNS, word) || has(CELLS, word)) && word != "down"
}

pub(super) fn is_constraint(word: &str) -> bool {
    fits(CONSTRAINTS, word) && !is_usual(word)
}

pub(super) fn is_verb(word: &str) -> bool {
    has(VERBS, word)
}

pub(super) fn is_repeat(word: &str) -> bool {
    has(REPEATS, word)
}

pub(super) fn negates(word: &str) -> bool {
    has(NEGATIONS, word)
}

pub(super) fn is_containing(word: &str) -> bool {
    has(CONTAINS, word)
}

pub(super) fn adds(word: &str) -> bool {
    has(ADDS, word)
}

pub(super) fn names_unknown_rule(word: &str) -> bool {
    fits(UNKNOWN, word)
}

pub(super) fn announces(word: &str) -> bool {
    fits(HEADS, word)
}

pub(super) fn is_field(word: &str) -> bool {
    has(FIELDS, word)
}

pub(super) fn is_field_alone(word: &str) -> bool {
    has(FIELDS_ALONE, word)
}

pub(super) fn is_joint(word: &str) -> bool {
    has(JOINTS, word)
}

pub(super) fn is_personal(word: &str) -> bool {
    has(PERSONAL, word)
}

pub(super) fn is_switch(word: &str) -> bool {
    has(SWITCHES, word)
}

/// Whether words name a row, a column and a box.
pub(super) fn names_all_houses(words: &[&str]) -> bool {
    [ROWS, COLUMNS, BOXES].iter().all(|list| words.iter().any(|word| has(list, word)))
}
