//! Steps on boards, drawn at random over all techniques, in each language: to be read aloud, and checked for what a
//! program can see.

use std::collections::BTreeMap;
use std::path::Path;

use bachet::front::drawings;
use bachet::messages::Messages;
use bachet::verbs::{self, ExplainOptions, Explained};
use bachet::{Budget, Language, Puzzle, gallery};
use bachet_draw::Block;
use bachet_notation::sudoku;

use super::random::Random;

/// Number of steps for each language.
const DRAWN: usize = 30;
/// One of so many rated boards is explained.
const BOARDS_BETWEEN: usize = 24;

/// Returns the boards of the gallery and some rated ones, which are not part of the project.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
fn boards() -> Vec<Puzzle> {
    let gallery = gallery::all().filter(|(name, _)| !["sixteen", "twenty-five"].contains(name));
    let mut boards: Vec<Puzzle> = gallery.filter_map(|(_, source)| Some(bachet::read(source).ok()?.puzzle)).collect();
    boards.retain(|puzzle| matches!(puzzle, Puzzle::Sudoku(_)));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/explain/se_rated.txt");
    let paths =
        [path, Path::new(&std::env::var_os("BACHET_SHARED_DATA").unwrap_or_default()).join("explain/se_rated.txt")];
    let Some(text) = paths.iter().find_map(|path| std::fs::read_to_string(path).ok()) else {
        eprintln!("skipped: no {}", paths[0].display());
        return boards;
    };
    for line in text.lines().step_by(BOARDS_BETWEEN) {
        boards.push(Puzzle::Sudoku(sudoku::read(&line[..81], Some(sudoku::Format::Line)).0.puzzle));
    }
    boards
}

/// Returns the paragraphs of steps with the names of their techniques.
fn paragraphs(blocks: &[Block]) -> Vec<(String, String)> {
    let parts = blocks.iter().flat_map(|block| match block {
        Block::Walkthrough(walkthrough) => &walkthrough.parts[..],
        _ => &[],
    });
    let told = parts.map(|part| match &part.blocks[..] {
        [Block::Paragraph(text, _)] => (part.title.clone(), text.clone()),
        blocks => panic!("{blocks:?}"),
    });
    told.collect()
}

/// Checks what can be seen of a sentence without reading it.
fn check(language: Language, text: &str) {
    assert!(text.ends_with('.'), "{text}");
    assert!(
        !["  ", "..", " .", " ,", "()", "{", "why-", ": .", "  "].iter().any(|wrong| text.contains(wrong)),
        "{text}"
    );
    assert_eq!(text.matches('(').count(), text.matches(')').count(), "{text}");
    let is_french = language == Language::French;
    for (at, sign) in text.match_indices([':', ';', '?']) {
        assert_eq!(text[..at].ends_with('\u{202f}'), is_french, "{sign} in {text}");
    }
}

#[test]
fn steps_drawn_at_random_are_well_formed() {
    let explain = |puzzle: &Puzzle| verbs::explain(puzzle, &ExplainOptions::default(), &mut Budget::unlimited());
    let explained = boards().into_iter().map(|puzzle| (explain(&puzzle).expect("it is sound"), puzzle));
    let explained: Vec<(Explained, Puzzle)> = explained.collect();
    for (number, language) in [Language::English, Language::French, Language::Dutch].into_iter().enumerate() {
        let messages = Messages::new(language);
        let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (found, puzzle) in &explained {
            for (technique, text) in paragraphs(&drawings::explanation(puzzle, found, false, &messages)) {
                check(language, &text);
                all.entry(technique).or_default().push(text);
            }
        }
        let mut random = Random::new(number);
        let techniques: Vec<&String> = all.keys().collect();
        for _ in 0..DRAWN {
            let technique = techniques[random.below(techniques.len())];
            let texts = &all[technique];
            println!("[{technique}] {}\n", texts[random.below(texts.len())]);
        }
        println!("{} steps by {} techniques\n", all.values().map(Vec::len).sum::<usize>(), all.len());
    }
}
