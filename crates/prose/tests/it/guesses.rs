//! What the second reader guesses, and what it must not guess.

use bachet_notation::{Document, expression};
use bachet_prose::{Language, Reader};

/// Returns the guesses at the last sentence of a clue, the cheapest first; a clue that may go on about `before`.
fn guesses(code: &str, names: &str, before: Option<&str>, clue: &str) -> Vec<String> {
    let puzzle = Document::of_source(&format!("language: {code}\n{names}")).puzzle;
    let language = Language::builtin(code).expect("a language of the program");
    let reader = Reader::new(&puzzle, language).after_all_of([clue]);
    let last = reader.guesses(clue, before).pop().expect("a sentence");
    let said = |guess: &bachet_prose::Guess| {
        let meaning = guess.truth.as_ref().map_or_else(|| "nothing".to_owned(), |truth| expression(&puzzle, truth));
        if guess.is_in_doubt() { format!("{meaning} ?") } else { meaning }
    };
    last.iter().map(said).collect()
}

const EN: &str = "baker: Ann, Beth, Malcolm, Otis\ntown: Alton, Clay, Dexter, Elk\npie: apple, pear, plum, rhubarb\n\
                  place: 1, 2, 3, 4\n";
const SCORES: &str = "baker: Ann, Beth, Malcolm, Otis\npie: apple, pear, plum, rhubarb\npoints: 81, 84, 88, 91\n";
const FR: &str = "personne: Anne, Béatrice, Marius, Olivier\nville: Alès, Blois, Caen, Dole\ntarte: pomme, poire, prune, \
                  rhubarbe\nplace: 1, 2, 3, 4\n";
const NL: &str = "bakker: Anna, Beatrijs, Marius, Otto\nstad: Almere, Breda, Delft, Edam\ntaart: appel, peer, pruim, \
                  rabarber\nplaats: 1, 2, 3, 4\n";

#[test]
fn the_cheapest_guess_is_what_is_meant() {
    let cases = [
        ("en", EN, "Ann, who hummed all day, dreamt up the plum pie.", "Ann = plum"),
        ("en", EN, "It was not Ann who fussed over the plum pie.", "Ann != plum"),
        ("en", EN, "The plum pie (judged twice, would you believe it) hailed from Dexter.", "plum = Dexter"),
        ("en", EN, "Ann steered clear of rhubarb.", "Ann != rhubarb"),
        ("en", EN, "Ann fussed over neither the plum nor the pear pie.", "Ann != plum and Ann != pear"),
        ("en", EN, "Malc tinkered with the plum pie.", "Malcolm = plum"),
        ("en", SCORES, "Beth outscored Ann.", "points(Beth) > points(Ann)"),
        ("en", EN, "Beth lost to Ann, but beat Otis.", "place(Beth) > place(Ann) and place(Beth) < place(Otis)"),
        ("en", SCORES, "Beth outscored Ann by more than 3 points.", "points(Beth) > points(Ann) + 3"),
        ("en", EN, "Clay lies home to Ann, and the plum pie was dreamt up in Dexter.", "Clay = Ann and plum = Dexter"),
        ("fr", FR, "Anne, qui fredonnait toute la journée, a concocté la tarte aux prunes.", "Anne = prune"),
        ("fr", FR, "Ce n'est pas Anne qui a concocté la tarte aux prunes.", "prune != Anne"),
        ("fr", FR, "Anne n'a bichonné ni la prune ni la poire.", "not (Anne = prune or Anne = poire)"),
        ("fr", FR, "Anne a battu Marius.", "place(Anne) < place(Marius)"),
        ("nl", NL, "Anna, die de hele dag neuriede, bedacht de taart met pruim.", "Anna = pruim"),
        ("nl", NL, "Anna vermeed rabarber.", "Anna != rabarber"),
        ("nl", NL, "Anna versloeg Otto.", "place(Anna) < place(Otto)"),
    ];
    let mut wrong = Vec::new();
    for (code, names, clue, meant) in cases {
        let meant = if code == "nl" { meant.replace("place(", "plaats(") } else { meant.to_owned() };
        let found = guesses(code, names, None, clue);
        if found.first() != Some(&meant) {
            wrong.push(format!("{clue}\n    {meant}\n    {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

const TIMES: &str = "speaker: Ann, Beth, Malcolm, Otis\ntime: 9:00, 10:00, 13:00, 14:30\n\
                     founded: 1842, 1851, 1857, 1866\ntown: Alton, Clay, Dexter, Elk\n";

#[test]
fn sentences_of_other_forms_are_guessed() {
    let pair = "(Ann = plum and Clay = pear xor Ann = pear and Clay = plum) and Ann != Clay";
    let dutch_pair = "(Anna = pruim and Breda = peer xor Anna = peer and Breda = pruim) and Anna != Breda";
    let cases = [
        // Two things of which each has one of two others.
        (
            "en",
            EN,
            "Of Ann and the chap from Clay, one dreamt up the plum pie and the other fussed over the pear.",
            pair,
        ),
        (
            "nl",
            NL,
            "Van Anna en de klant uit Breda is de ene in de weer met de pruim, terwijl de andere de peer verzon.",
            dutch_pair,
        ),
        // Multiples, and how far apart two things are.
        ("en", SCORES, "Beth racked up exactly half of the points that Ann did.", "points(Beth) = 0.5 * points(Ann)"),
        ("en", SCORES, "A gulf of 3 points yawned between Beth and Otis.", "abs(points(Beth) - points(Otis)) = 3"),
        // Bounds that no value has.
        ("en", TIMES, "Ann holds forth in the morning.", "time(Ann) < 12:00"),
        ("en", TIMES, "Ann's outfit, alas, sprang up before 1850.", "founded(Ann) < 1850"),
        ("en", TIMES, "Ann's outfit did not spring up before 1850.", "not founded(Ann) < 1850"),
        // Conditions.
        ("en", EN, "If Ann dreamt up the plum pie, then Beth hailed from Clay.", "Ann = plum implies Beth = Clay"),
        ("fr", FR, "Si Anne a concocté la prune, alors Marius débarque de Caen.", "Anne = prune implies Marius = Caen"),
        // One of the women, or of the men.
        ("en", EN, "A lady dreamt up the plum pie.", "plum = Ann or plum = Beth"),
        // What names nothing states nothing, whatever its logic.
        ("en", EN, "Nobody slept a wink, and it did not rain.", "nothing"),
    ];
    let mut wrong = Vec::new();
    for (code, names, clue, meant) in cases {
        let found = guesses(code, names, None, clue);
        if found.first().map(String::as_str) != Some(meant) {
            wrong.push(format!("{clue}\n    {meant}\n    {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

const FR_SHOPS: &str = "chalet: 1, 2, 3, 4, 5\nartisan: Anouk, Basile, Clémence, Germain, Odile\nville: Liège, Namur, \
                        Gand, Tours, Lyon\nrecette: 180 €, 240 €, 300 €, 450 €, 600 €\nheure: 9:00, 9:30, 10:15, 11:00, \
                        14:30\nplat: tarte, soupe, rôti, salade, gratin\n";
const NL_SHOPS: &str = "kraam: 1, 2, 3, 4, 5\nkoopman: Joris, Els, Hakim, Wendy, Sjaak\nwaar: kaas, vis, bloemen, brood, \
                        noten\nprijs: € 3, € 6, € 9, € 12, € 24\ntijd: 9:00, 9:30, 10:15, 11:00, 14:30\nstad: Gent, \
                        Brugge, Leuven, Antwerpen, Luik\n";

#[test]
fn clauses_of_french_and_dutch_are_guessed() {
    let cases = [
        // Inhabitants, compounds, and names in other forms.
        ("fr", FR_SHOPS, "Le Liégeois est le voisin de Basile.", "Liège next to Basile by chalet"),
        ("nl", NL_SHOPS, "De Gentenaar bakte het brood, hoor.", "Gent = brood"),
        // One who is meant, in contrast to another.
        (
            "fr",
            FR_SHOPS,
            "C'est Basile, et non Germain, qui a mitonné la soupe.",
            "Basile = soupe and Germain != soupe",
        ),
        ("nl", NL_SHOPS, "Niet Joris, maar Wendy snijdt plakjes kaas.", "Wendy = kaas and Joris != kaas"),
        // All are different.
        (
            "fr",
            FR_SHOPS,
            "Germain, l'amateur de soupe et celui qui vient de Gand sont trois personnes différentes.",
            "all different (Germain, soupe, Gand)",
        ),
        (
            "nl",
            NL_SHOPS,
            "Joris, de visboer en degene uit Leuven zijn drie verschillende mensen.",
            "all different (Joris, vis, Leuven)",
        ),
        // Only one has more, or nobody has.
        ("fr", FR_SHOPS, "Seul Basile a encaissé plus que la soupe.", "soupe = 450 € and Basile = 600 €"),
        ("fr", FR_SHOPS, "Aucun chalet n'a rapporté plus que celui d'Odile.", "Odile = 600 €"),
        // Bounds, and comparisons with an amount.
        ("fr", FR_SHOPS, "Germain a engrangé au moins 300 €.", "recette(Germain) >= 300 €"),
        ("fr", FR_SHOPS, "Germain a servi sa fournée avant 9 h 45.", "heure(Germain) < 9:45"),
        ("nl", NL_SHOPS, "Wendy stalde voor hoogstens € 9 uit.", "prijs(Wendy) <= € 9"),
        // Both ends, what stands between, and who are next to each other.
        ("fr", FR_SHOPS, "Basile et Odile bricolent aux deux extrémités.", "Basile 4 places from Odile by chalet"),
        ("nl", NL_SHOPS, "Joris, zo gaat het verhaal, sjouwde op een hoek.", "Joris = 1 or Joris = 5"),
        // The last but one of an order, and places counted from its end.
        ("nl", NL_SHOPS, "Wendy vroeg het op één na hoogste bedrag.", "Wendy = € 12"),
        // A relative clause with its own subject goes on about what was named last.
        (
            "nl",
            NL_SHOPS,
            "Joris was goedkoper dan Els, en die was weer goedkoper dan Sjaak.",
            "prijs(Joris) < prijs(Els) and prijs(Els) < prijs(Sjaak)",
        ),
        // The pronoun behind the verb.
        ("nl", NL_SHOPS, "Als het brood uit Gent komt, dan is het van Els.", "brood = Gent implies brood = Els"),
    ];
    let mut wrong = Vec::new();
    for (code, names, clue, meant) in cases {
        let found = guesses(code, names, None, clue);
        if found.first().map(String::as_str) != Some(meant) {
            wrong.push(format!("{clue}\n    {meant}\n    {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// Clauses that say when something was, or whose superlative leaves out a comparison: none links what it names.
#[test]
fn two_events_are_not_one() {
    let cases = [
        ("fr", FR_SHOPS, "Basile rinçait ses bols quand la soupe a débordé.", "Basile = soupe"),
        ("nl", NL_SHOPS, "Joris was al binnen toen de vis kwam.", "Joris = vis"),
        ("fr", FR_SHOPS, "Basile et la soupe font l'affaire de Gand et de Tours.", "Basile = soupe"),
    ];
    for (code, names, clue, forbidden) in cases {
        let found = guesses(code, names, None, clue);
        assert!(found.first().map(String::as_str) != Some(forbidden), "{clue} {found:?}");
    }
}

#[test]
fn a_pronoun_stands_for_the_subject_of_the_clue_before() {
    let found = guesses("en", EN, Some("Ann came from Dexter."), "She fussed over the plum pie, mind you.");
    assert_eq!(found.first().map(String::as_str), Some("Ann = plum"));
}

#[test]
fn a_verb_that_may_deny_leaves_the_sign_in_doubt() {
    let found = guesses("en", EN, None, "Ann hates rhubarb.");
    assert!(
        found.contains(&"Ann != rhubarb ?".to_owned()) && found.contains(&"Ann = rhubarb ?".to_owned()),
        "{found:?}"
    );
    assert!(found.contains(&"nothing".to_owned()), "{found:?}");
}

/// Sentences whose logic no reading accounts for, and what none of their guesses may say.
#[test]
fn what_is_not_understood_is_not_guessed() {
    let cases = [
        ("Ann would have fussed over the plum pie.", "Ann = plum"),
        ("Ann never did not fuss over the plum pie.", "Ann = plum"),
        ("Ann heeft niet de plum.", "Ann = plum"),
        ("Ann fussed over the plum pie, unless Beth is fibbing.", "Ann = plum"),
        ("Perhaps Ann fussed over the plum pie.", "Ann = plum"),
        ("Ann, who'd never so much as touched plum, fussed over the pear pie.", "Ann = plum"),
        ("If Ann fussed over the plum pie, Beth dreamt up the pear pie.", "Ann = plum"),
        ("Everybody assumes that Ann has the plum pie, but nope.", "Ann = plum"),
        ("Neither of them dreamt it up (plum or pear, that is), says Ann.", "Ann = plum"),
        ("Ann fussed over the plum pie or Beth over the pear pie.", "Ann = plum"),
        ("Ann is not the one with the plum pie from Dexter.", "Ann != plum and Ann != Dexter"),
    ];
    for (clue, forbidden) in cases {
        let found = guesses("en", EN, None, clue);
        assert!(!found.iter().any(|guess| guess == forbidden), "{clue} {found:?}");
    }
}
