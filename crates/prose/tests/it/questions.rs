//! What questions ask for: "who" for a person, whatever the entities are, and "where", "what" and "how" for the rest.

use bachet_notation::{question_expression, read_grid};
use bachet_prose::{Language, QuestionReading, Reader};

/// What each question is read as, over categories of which the first are the entities.
fn ask(code: &str, categories: &str, questions: &[(&str, &str)]) {
    let (puzzle, problems) = read_grid(&format!("grid: Questions\nlanguage: {code}\n{categories}\n"));
    assert_eq!(problems, []);
    let language = Language::builtin(code).expect("the program brings the language");
    let reader = Reader::new(&puzzle, language);
    let mut wrong = Vec::new();
    for (text, expected) in questions {
        let read = match reader.question(text) {
            QuestionReading::Read(asked) => question_expression(&puzzle, &asked).replace('"', ""),
            QuestionReading::Idle => "idle".to_owned(),
            QuestionReading::Ambiguous(_) => "ambiguous".to_owned(),
            QuestionReading::Unread(_) => "refused".to_owned(),
        };
        if read != *expected {
            wrong.push(format!("{text}: {read}, not {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

const HOUSES_EN: &str = "house: 1, 2, 3\nnationality: Dane, Swede, Greek\ndrink: tea, milk, water\nage: 30, 40, 50";
const HOUSES_FR: &str = "maison: 1, 2, 3\nnationalité: Danois, Suédois, Grec\nboisson: thé, lait, eau\nâge: 30, 40, 50";
const HOUSES_NL: &str =
    "huis: 1, 2, 3\nnationaliteit: Deen, Zweed, Griek\ndrank: thee, melk, water\nleeftijd: 30, 40, 50";

#[test]
fn who_asks_for_a_person_in_a_row_of_houses() {
    ask(
        "en",
        HOUSES_EN,
        &[
            ("Who drinks tea?", "nationality(tea)"),
            ("Who lives in the second house?", "nationality(2)"),
            ("Who is the Dane?", "Dane"),
            ("Where does the Dane live?", "house(Dane)"),
            ("In which house does the Dane live?", "house(Dane)"),
            ("In what house is tea drunk?", "house(tea)"),
            ("What does the Dane drink?", "drink(Dane)"),
            ("How old is the Dane?", "age(Dane)"),
            ("What nationality is the tea drinker?", "nationality(tea)"),
        ],
    );
    ask(
        "fr",
        HOUSES_FR,
        &[
            ("Qui boit du thé ?", "nationalité(thé)"),
            ("Qui habite la deuxième maison ?", "nationalité(2)"),
            ("Qui est le Danois ?", "Danois"),
            ("Où habite le Danois ?", "maison(Danois)"),
            ("Dans quelle maison habite le Danois ?", "maison(Danois)"),
            ("Dans quelle maison boit-on du thé ?", "maison(thé)"),
            ("Que boit le Danois ?", "boisson(Danois)"),
            ("Qu'est-ce que le Danois boit ?", "boisson(Danois)"),
            ("Quel âge a le Danois ?", "âge(Danois)"),
            ("Quelle est la nationalité du buveur de thé ?", "nationalité(thé)"),
        ],
    );
    ask(
        "nl",
        HOUSES_NL,
        &[
            ("Wie drinkt thee?", "nationaliteit(thee)"),
            ("Wie woont er in het tweede huis?", "nationaliteit(2)"),
            ("Wie is de Deen?", "Deen"),
            ("Waar woont de Deen?", "huis(Deen)"),
            ("In welk huis woont de Deen?", "huis(Deen)"),
            ("In welk huis wordt thee gedronken?", "huis(thee)"),
            ("Wat drinkt de Deen?", "drank(Deen)"),
            ("Hoe oud is de Deen?", "leeftijd(Deen)"),
            ("Welke nationaliteit heeft de theedrinker?", "nationaliteit(thee)"),
        ],
    );
}

#[test]
fn a_name_is_preferred_to_a_job() {
    ask(
        "en",
        "house: 1, 2\njob: baker, teacher\nname: Ann, Bob\ndrink: tea, milk",
        &[("Who drinks tea?", "name(tea)"), ("Who is the baker?", "name(baker)"), ("Who is Ann?", "job(Ann)")],
    );
    ask(
        "fr",
        "maison: 1, 2\nmétier: boulanger, professeur\nprénom: Anne, Bruno\nboisson: thé, lait",
        &[("Qui boit du thé ?", "prénom(thé)"), ("Qui est le boulanger ?", "prénom(boulanger)")],
    );
    ask(
        "nl",
        "huis: 1, 2\nberoep: bakker, leraar\nnaam: Anna, Bert\ndrank: thee, melk",
        &[("Wie drinkt thee?", "naam(thee)"), ("Wie is de bakker?", "naam(bakker)")],
    );
}

#[test]
fn who_asks_for_the_entity_where_that_is_a_person_or_nobody_is() {
    ask(
        "en",
        "speaker: Ann, Bob\nnationality: Dane, Greek\ntopic: music, sport",
        &[("Who talks about music?", "music"), ("Who is the Dane?", "Dane")],
    );
    ask("en", "house: 1, 2\ncolour: red, blue\ndrink: tea, milk", &[("Who drinks tea?", "tea")]);
    ask("en", "dish: pie, salad\nfriend: Hal, Ivy\ncost: $3, $4", &[("Who brought the pie?", "friend(pie)")]);
    ask(
        "fr",
        "orateur: Anne, Bruno\nnationalité: Danois, Grec\nsujet: musique, sport",
        &[("Qui parle de musique ?", "musique")],
    );
    ask("fr", "maison: 1, 2\ncouleur: rouge, bleu\nboisson: thé, lait", &[("Qui boit du thé ?", "thé")]);
    ask(
        "nl",
        "spreker: Anna, Bert\nnationaliteit: Deen, Griek\nonderwerp: muziek, sport",
        &[("Wie praat over muziek?", "muziek")],
    );
    ask("nl", "huis: 1, 2\nkleur: rood, blauw\ndrank: thee, melk", &[("Wie drinkt thee?", "thee")]);
}
