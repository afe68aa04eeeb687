//! Whole texts of the puzzle sets beside the project: what is found in them is what the sets say of themselves.
//!
//! The texts are read where they lie and never copied; without them the tests are skipped, loudly.

use std::collections::BTreeSet;
use std::path::Path;

use bachet_prose::page::{Page, read, recognise};
use serde_json::Value;

/// A text of the sets; `None`, with a loud line, where it is not there.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
fn shared(name: &str) -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared").join(name);
    let text = std::fs::read_to_string(&path).ok();
    if text.is_none() {
        eprintln!("skipped: no {}", path.display());
    }
    text
}

fn objects(name: &str) -> Vec<Value> {
    let text = shared(&format!("data/grid/{name}")).unwrap_or_default();
    text.lines().map(|line| serde_json::from_str(line).expect("valid JSON")).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().expect("a list").iter()
}

type Names = BTreeSet<String>;

/// Names as a set; a full stop at the end of one is the list's or its own.
fn names<'a>(names: impl Iterator<Item = &'a str>) -> Names {
    names.map(|name| name.trim_end_matches('.').to_lowercase()).collect()
}

fn values(page: &Page) -> Vec<Names> {
    page.fields.categories.iter().map(|c| names(c.values.iter().map(|v| v.text.as_str()))).collect()
}

/// What is wrong with the page, in one line.
fn differs(page: &Page, language: &str, categories: &[Names], clues: usize, questions: usize) -> Option<String> {
    let found = values(page);
    let category_names: Names = page.fields.categories.iter().map(|c| c.name.as_str().to_lowercase()).collect();
    let wrong = if found != categories {
        format!("categories {found:?}, not {categories:?}")
    } else if category_names.len() != categories.len() {
        format!("two categories of one name: {category_names:?}")
    } else if page.fields.clues.len() != clues {
        format!("{} clues, not {clues}: {:?}", page.fields.clues.len(), page.fields.clues.last())
    } else if page.fields.questions.len() != questions {
        format!("{:?} questions, not {questions}", page.fields.questions)
    } else if page.language.is_none_or(|l| l.code != language) {
        "another language".to_owned()
    } else if !page.problems.is_empty() {
        format!("{:?}", page.problems)
    } else {
        return None;
    };
    Some(wrong)
}

fn check(set: &str, wrong: &[String]) {
    assert!(
        wrong.is_empty(),
        "{set}: {} pages read otherwise\n{}",
        wrong.len(),
        wrong[..wrong.len().min(20)].join("\n")
    );
}

fn counted(size: usize) -> Names {
    (1..=size).map(|n| n.to_string()).collect()
}

#[test]
fn zebralogic() {
    let mut wrong = Vec::new();
    for puzzle in objects("zebralogic.jsonl") {
        let source = text(&puzzle["puzzle"]);
        let rows: Vec<&Value> = list(&puzzle["solution"]["rows"]).collect();
        let columns = list(&puzzle["solution"]["header"]).count();
        let column = |c: usize| names(rows.iter().map(|row| text(&row[c])));
        let categories: Vec<Names> = (0..columns).map(column).collect();
        let page = read(source);
        let clues = list(&puzzle["logical_form"]).count();
        if !recognise(source) {
            wrong.push(format!("{}: not recognised", puzzle["id"]));
        }
        wrong.extend(differs(&page, "en", &categories, clues, 0).map(|w| format!("{}: {w}", puzzle["id"])));
    }
    check("ZebraLogic", &wrong);
}

#[test]
fn houses() {
    for language in ["en", "fr", "nl"] {
        let mut wrong = Vec::new();
        for (at, puzzle) in objects(&format!("houses_{language}.jsonl")).iter().enumerate() {
            let source = text(&puzzle["prompt"]);
            let solution: Value = serde_json::from_str(text(&puzzle["solution"])).expect("valid JSON");
            let houses: Vec<&Value> = solution.as_object().expect("an object").values().collect();
            let columns = houses[0].as_array().map_or(0, Vec::len);
            let column = |c: usize| names(houses.iter().map(|house| text(&house[c])));
            let categories: Vec<Names> =
                std::iter::once(counted(houses.len())).chain((0..columns).map(column)).collect();
            let clues = text(&puzzle["clue_types"]).split(',').count();
            let page = read(source);
            if !recognise(source) {
                wrong.push(format!("{at}: not recognised"));
            }
            wrong.extend(differs(&page, language, &categories, clues, 1).map(|w| format!("{at}: {w}")));
        }
        check(&format!("houses_{language}"), &wrong);
    }
}

#[test]
fn bigbench() {
    let mut wrong = Vec::new();
    for puzzle in objects("bigbench.jsonl") {
        let source = text(&puzzle["inputs"]);
        let size = list(&puzzle["multiple_choice_targets"]).count();
        let listed = source.lines().filter(|l| l.starts_with(" - ")).count();
        let clues = source.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_digit())).count();
        let page = read(source);
        let sizes: Vec<usize> = page.fields.categories.iter().map(|c| c.values.len()).collect();
        let mut found = differs(&page, "en", &values(&page), clues, 1);
        if sizes.len() != listed + 1 || sizes.iter().any(|&s| s != size) {
            found = Some(format!("sizes {sizes:?}"));
        }
        if !recognise(source) {
            found = Some("not recognised".to_owned());
        }
        wrong.extend(found.map(|w| format!("{}: {w}", puzzle["idx"])));
    }
    check("BIG-bench", &wrong);
}

#[test]
fn gridpuzzle() {
    let mut wrong = Vec::new();
    for puzzle in objects("gridpuzzle.jsonl") {
        let categories: Vec<Names> = list(&puzzle["categories"]).map(|c| names(list(&c[1]).map(text))).collect();
        let clues: Vec<&str> = list(&puzzle["clues"]).map(text).collect();
        let numbered: Vec<String> = clues.iter().enumerate().map(|(i, clue)| format!("{}. {clue}", i + 1)).collect();
        let bulleted: Vec<String> = clues.iter().map(|clue| format!("- {clue}")).collect();
        let intro = text(&puzzle["intro"]);
        for source in [
            format!("{intro}\n\n{}\n", numbered.join("\n")),
            format!("{intro}\n\n{}\n", clues.join("\n")),
            format!("{intro}\n\nClues:\n{}\n", bulleted.join("\n")),
            format!("{intro}\nClues\n\n{}\n", clues.join("\n\n")),
        ] {
            let page = read(&source);
            if !recognise(&source) {
                wrong.push(format!("{}: not recognised", puzzle["key"]));
            }
            wrong.extend(differs(&page, "en", &categories, clues.len(), 0).map(|w| format!("{}: {w}", puzzle["key"])));
        }
    }
    check("GridPuzzle", &wrong);
}

#[test]
fn quint_t() {
    let files = [
        "01_2x3", "03_2x4", "05_3x3", "07_2x5", "09_3x4", "11_4x3", "13_3x5", "15_5x3", "17_4x4", "19_4x5", "21_5x4",
        "23_5x5",
    ];
    let mut wrong = Vec::new();
    for file in files {
        let whole = shared(&format!("data/grid/quint_t/{file}.txt")).unwrap_or_default();
        let rule = "=".repeat(80);
        for source in whole.split(&rule).map(|part| part.trim_start_matches('=')).filter(|part| part.contains("Puzzle"))
        {
            let clues = source.lines().filter(|l| l.trim_start().starts_with(|c: char| c.is_ascii_digit())).count();
            let answer = source.lines().skip_while(|l| !l.contains("Answer")).filter(|l| l.starts_with('|')).skip(1);
            let row = |l: &str| names(l.split('|').skip(2).map(str::trim).filter(|c| !c.is_empty()));
            let rows: Vec<Names> = answer.map(row).collect();
            let mut categories = vec![counted(rows[0].len())];
            categories.extend(rows);
            let page = read(source);
            if !recognise(source) {
                wrong.push(format!("{file}: not recognised"));
            }
            wrong.extend(differs(&page, "en", &categories, clues, 0).map(|w| format!("{file}: {w}\n{source}")));
        }
    }
    check("quint_t", &wrong);
}

#[test]
fn lists_in_sentences_begin_with_any_letter() {
    let source = "Il y a un écureuil, un lapin et un renard. Ont couru Zoé, Émile et Ève.\n\n1. Zoé adore l'écureuil.\n\
                  2. Émile adore le lapin.\n3. Ève adore le renard.\n";
    let page = read(source);
    let categories: Vec<Vec<&str>> = (page.fields.categories.iter())
        .map(|category| category.values.iter().map(|value| value.text.as_str()).collect())
        .collect();
    assert_eq!(categories, [["écureuil", "lapin", "renard"], ["Zoé", "Émile", "Ève"]]);
}
