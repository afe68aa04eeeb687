//! Mentions, numbers, units and comparisons in own sentences, in three languages.

use bachet_notation::read_grid;

use crate::language::Language;
use crate::tokens::tokens;
use crate::vocabulary::Vocabulary;

/// The mentions of a sentence as `words -> values`, one a line, after the choice between categories.
fn mentions(language: &str, categories: &str, sentence: &str) -> String {
    let (puzzle, _) = read_grid(&format!("grid: t\nlanguage: {language}\n{categories}\n"));
    let language = Language::builtin(language).expect("the program brings the language");
    let vocabulary = Vocabulary::new(&puzzle, language);
    let tokens = tokens(sentence, &language.lexicon.split);
    let mut shown = Vec::new();
    for mention in vocabulary.mentions(&tokens) {
        let (start, end) = (mention.start as usize, mention.end as usize);
        let words = &sentence[tokens[start].span.start as usize..tokens[end - 1].span.end as usize];
        let values = vocabulary.fitting(&mention, &tokens, 0, tokens.len());
        let name = |v: &bachet_notation::clue::ValueId| {
            format!("{}.{}", puzzle.category(v.category).name, puzzle.value(*v).text)
        };
        let values: Vec<String> = values.iter().map(name).collect();
        shown.push(format!("{words} -> {}", values.join(" | ")));
    }
    shown.join("; ")
}

#[test]
fn the_files_have_no_mistake() {
    for (code, files) in [
        ("en", [include_str!("../../languages/en/grammar.txt"), include_str!("../../languages/en/lexicon.txt")]),
        ("fr", [include_str!("../../languages/fr/grammar.txt"), include_str!("../../languages/fr/lexicon.txt")]),
        ("nl", [include_str!("../../languages/nl/grammar.txt"), include_str!("../../languages/nl/lexicon.txt")]),
    ] {
        let mistakes = Language::parse(code, &files).err().unwrap_or_default();
        assert!(mistakes.is_empty(), "{code}: {mistakes:#?}");
    }
}

#[test]
fn values_are_found_however_they_are_inflected() {
    let puzzle = "name: Ada, Boris, Cleo, Dmitri\nhobby: painting, swimming, chess, baking\npet: cat, finch, pony, mouse\n\
                  country: Norway, Latvia, Faroe Islands, Japan";
    let read = |sentence| mentions("en", puzzle, sentence);
    assert_eq!(read("The Norwegians' cats"), "Norwegians -> country.Norway; cats -> pet.cat");
    assert_eq!(read("Whoever paints keeps finches"), "paints -> hobby.painting; finches -> pet.finch");
    assert_eq!(read("The swimmer isn't Faroese."), "swimmer -> hobby.swimming; Faroese -> country.Faroe Islands");
    assert_eq!(read("Cleo's horse"), "Cleo -> name.Cleo; horse -> pet.pony");
    assert_eq!(read("the mice's baker"), "mice -> pet.mouse; baker -> hobby.baking");
}
