//! The documents that the project grew from, as whole texts: their puzzles are found, read and solved.
//!
//! The documents are read where they lie beside the project; without them the tests are skipped, loudly. Two ways lead
//! to an answer, as for a person who has such a page: the names are listed above the text, or `read --propose` lists
//! them.

use std::path::Path;

use bachet::front::{Draft, propose};
use bachet::messages::Messages;
use bachet::verbs::{self, Readings, SolveOptions, Value};
use bachet::{Budget, Code, Language, Puzzle, Severity};

/// The text of the document whose name begins so; `None`, with a loud line, where it is not there.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
fn document(number: &str) -> Option<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/sources");
    let files = std::fs::read_dir(&folder).into_iter().flatten().flatten();
    let file = files
        .map(|entry| entry.path())
        .find(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(number)));
    let text = file.and_then(|path| std::fs::read_to_string(path).ok());
    if text.is_none() {
        eprintln!("skipped: no document {number} in {}", folder.display());
    }
    text
}

/// What is found: the number of solutions, the answers, and the rows of the first solution.
#[derive(Debug)]
struct Found {
    read: Draft,
    solutions: Vec<Vec<String>>,
    answers: Vec<String>,
}

impl Found {
    fn puzzle(&self) -> &Puzzle {
        self.read.puzzle.as_ref().expect("it was solved")
    }
}

/// Reads and solves a text as the program does.
fn solved(text: &str) -> Found {
    let read = Draft::read(text.as_bytes(), None);
    let errors: Vec<String> =
        read.problems.iter().filter(|p| p.severity() == Severity::Error).map(|p| format!("{p:?}")).collect();
    assert!(errors.is_empty(), "{errors:#?}");
    let puzzle = read.puzzle.as_ref().expect("a puzzle");
    let options = SolveOptions::default();
    let found = verbs::solve(puzzle, &options, &mut Budget::unlimited()).expect("it is sound");
    assert!(found.count.exact);
    let solutions = found.solutions.iter().map(|solution| match solution {
        verbs::Solution::Grid(solution) => solution.rows().map(|row| row.join(" ")).collect(),
        _ => panic!("a table"),
    });
    let solutions: Vec<Vec<String>> = solutions.collect();
    let value = |(value, count): &(Value, u64)| match value {
        Value::Text(text) => format!("{text} {count}"),
        other => format!("{other:?} {count}"),
    };
    let answers = found.answers.iter().map(|a| a.values.iter().map(value).collect::<Vec<_>>().join(", "));
    let answers = answers.collect();
    Found { read, solutions, answers }
}

/// The text with the names listed above it.
fn listed(categories: &str, text: &str) -> String {
    format!("{categories}\n{text}")
}

/// The puzzle file that is proposed for a text.
fn proposed(text: &str) -> String {
    propose(text.as_bytes(), &Messages::new(Language::English)).expect("it is a page")
}

const RIDDLE: &str = "\
Maison : 1, 2, 3, 4, 5
Nationalité : Anglais, Suédois, Danois, Norvégien, Allemand
Couleur : rouge, verte, blanche, jaune, bleue
Animal : chiens, oiseaux, chats, cheval, poisson
Boisson : thé, café, lait, bière, eau
Cigare : Pall Mall, Dunhill, Blend, Blue Master, prince
";

#[test]
fn the_riddle_has_seven_solutions_and_one_if_left_is_directly_left() {
    let Some(text) = document("000") else { return };
    for source in [listed(RIDDLE, &text), proposed(&text)] {
        let found = solved(&source);
        assert_eq!(found.solutions.len(), 7);
        // The fish is the German's in three, the Dane's in three, the Norwegian's in one.
        let [answer] = found.answers.as_slice() else { panic!("{:?}", found.answers) };
        let mut counts: Vec<&str> = answer.split(", ").collect();
        counts.sort_unstable();
        assert_eq!(counts, ["Allemand 3", "Danois 3", "Norvégien 1"]);
        // Rule 4 leaves open how far to the left, and no other rule leaves anything open.
        let codes: Vec<Code> = found.read.problems.iter().map(|p| p.code).collect();
        assert_eq!(codes, [Code::DefaultReading], "{:?}", found.read.problems);
        let sentences = found.read.sentences.as_ref().expect("its clues are sentences");
        assert_eq!(sentences.counts(), (15, 0));
        let Readings::Grid(read) = verbs::readings(found.puzzle(), Some(sentences), None) else { panic!("a grid") };
        let doubtful: Vec<usize> =
            (1..).zip(&read.clues).filter(|(_, c)| !c.sentences[0].others.is_empty()).map(|(n, _)| n).collect();
        assert_eq!(doubtful, [4]);
        let others = verbs::other_readings(found.puzzle(), sentences, &mut Budget::unlimited());
        let [other] = others.as_slice() else { panic!("{others:?}") };
        let [reread] = other.sentences.as_slice() else { panic!("{other:?}") };
        assert_eq!((reread.clue, reread.meaning.expression.as_str()), (3, "verte directly left of blanche"));
    }
}

const ZEBRA: &str = "\
House: 1, 2, 3, 4, 5
Nation: Englishman, Spaniard, Ukrainian, Norwegian, Japanese
Color: red, green, ivory, yellow, blue
Animal: dog, snails, fox, horse, zebra
Drink: coffee, tea, milk, orange juice, water
Cigarettes: Old Gold, Kools, Chesterfields, Lucky Strike, Parliaments
";

#[test]
fn the_zebra_has_one_solution() {
    let Some(text) = document("001") else { return };
    for source in [listed(ZEBRA, &text), proposed(&text)] {
        let found = solved(&source);
        assert_eq!(
            found.solutions,
            [[
                "1 Norwegian yellow fox water Kools",
                "2 Ukrainian blue horse tea Chesterfields",
                "3 Englishman red snails milk Old Gold",
                "4 Spaniard ivory dog orange juice Lucky Strike",
                "5 Japanese green zebra coffee Parliaments",
            ]]
        );
        assert_eq!(found.answers, ["Norwegian 1", "Japanese 1"]);
        assert!(found.read.problems.is_empty(), "{:?}", found.read.problems);
    }
}

const SPEAKERS: &str = "\
Spreker: Cor, Jeanet, Nina, Peter, Tycho
Leeftijd: 40, 42, 45, 48, 50
Onderwerp: alcohol, EHBO, nepwapens, vrijheid, vuurwerk
Maand: oktober, december, februari, mei, juni
";

const FROM_SENTENCES: [&str; 5] = [
    "Cor 48 alcohol februari",
    "Jeanet 40 nepwapens juni",
    "Nina 45 vrijheid mei",
    "Peter 50 vuurwerk december",
    "Tycho 42 EHBO oktober",
];

#[test]
fn the_speakers_have_one_solution() {
    let Some(text) = document("003") else { return };
    let found = solved(&listed(SPEAKERS, &text));
    assert_eq!(found.solutions, [FROM_SENTENCES]);
    let sentences = found.read.sentences.as_ref().expect("its clues are sentences");
    assert_eq!(sentences.counts(), (5, 0));
}

#[test]
fn the_speakers_are_proposed_but_for_what_no_clue_names() {
    let Some(text) = document("003") else { return };
    let file = proposed(&text);
    assert!(file.contains("\nNaam: Jeanet, Peter, Tycho, Cor, Nina\n"), "{file}");
    // The months run forward from the first of a year of school, or of the calendar.
    let edited = file
        .replace("Maand: februari, mei, juni, december\n", "Maand: oktober, december, februari, mei, juni\n")
        .replace("Leeftijd: 42, 45\n", "Leeftijd: 40, 42, 45, 48, 50\n");
    let found = solved(&edited);
    let mut rows = found.solutions.concat();
    rows.sort_unstable();
    assert_eq!(rows.len(), 5, "{rows:?}");
    assert!(rows[0].starts_with("Cor ") && rows[0].contains("februari") && rows[0].contains("48"), "{rows:?}");
}

const PUPILS: &str = "\
Leerling: Mark, Daphne, Diederik, Karel
Vervoer: taxi, te voet, fiets, step
Reistijd: 5 minuten, 10 minuten, 15 minuten, 20 minuten
Smoes: lekke band, misselijk, brug open, wekker kapot
";

#[test]
fn the_ways_to_school_have_one_solution() {
    let Some(text) = document("003") else { return };
    // Its clues stand in a table, each in quotes beside what the program says.
    let from = text.find("te laat zijn ?'").expect("the document has the table");
    let table = text[from..].lines().skip_while(|line| !line.contains("python")).skip(1);
    let clues: Vec<String> = table
        .take_while(|line| !line.contains("Tips"))
        .filter(|line| line.contains("act(") || line.contains("val("))
        .map(|line| {
            let end = [line.find("act("), line.find("val(")].into_iter().flatten().min().unwrap_or(line.len());
            format!("{}.\n", line[..end].trim().trim_matches('\''))
        })
        .collect();
    assert_eq!(clues.len(), 8, "{clues:?}");
    let found = solved(&listed(PUPILS, &clues.concat()));
    assert_eq!(
        found.solutions,
        [[
            "Mark taxi 10 minuten brug open",
            "Daphne step 15 minuten lekke band",
            "Diederik te voet 5 minuten misselijk",
            "Karel fiets 20 minuten wekker kapot",
        ]]
    );
}
