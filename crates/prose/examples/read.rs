//! Reads the sentences of a puzzle and shows what each means: `cargo run -p bachet-prose --example read -- FILE`. Of
//! those that the grammar does not read it shows the guesses. With a folder of languages in `BACHET_LANGUAGES` it reads
//! with those.

use std::io::{Write as _, stdout};
use std::path::Path;

use bachet_notation::{expression, question_expression};
use bachet_prose::{Language, Outcome, QuestionReading, Reader};

fn main() -> anyhow::Result<()> {
    let path = std::env::args().nth(1).ok_or_else(|| anyhow::anyhow!("name a puzzle file"))?;
    let (puzzle, _) = bachet_notation::read_grid(&std::fs::read_to_string(path)?);
    let code = puzzle.headers.language.as_deref().unwrap_or("en");
    let language = language(code)?;
    let texts = puzzle.clues.iter().filter_map(|clue| clue.text.as_deref());
    let reader = Reader::new(&puzzle, language).after_all_of(texts);
    let mut out = stdout().lock();
    let mut before: Option<&str> = None;
    for clue in &puzzle.clues {
        let Some(text) = &clue.text else { continue };
        let guesses = reader.guesses(text, before);
        before = Some(text.as_str());
        for (sentence, guesses) in reader.clue(text).into_iter().zip(guesses) {
            let part = &text[sentence.span.start as usize..sentence.span.end as usize];
            writeln!(out, "{} {part}", clue.label)?;
            match sentence.outcome {
                Outcome::Read(reading) => {
                    writeln!(out, "    = {}", expression(&puzzle, &reading.truth))?;
                    for other in &reading.others {
                        writeln!(out, "    ~ {}", expression(&puzzle, other))?;
                    }
                }
                Outcome::Ambiguous(truths) => {
                    for truth in &truths {
                        writeln!(out, "    ? {}", expression(&puzzle, truth))?;
                    }
                }
                Outcome::Idle(kind) => writeln!(out, "    idle {kind:?}")?,
                Outcome::Unread(unread) => {
                    let words = |spans: &[bachet_notation::Span]| -> Vec<String> {
                        spans.iter().map(|s| text[s.start as usize..s.end as usize].to_owned()).collect()
                    };
                    let (known, unknown) = (words(&unread.known), words(&unread.unknown));
                    writeln!(out, "    REFUSED {:?} known {known:?} unknown {unknown:?}", unread.kind)?;
                    for guess in guesses {
                        let meaning = guess.truth.as_ref().map_or("nothing".to_owned(), |t| expression(&puzzle, t));
                        writeln!(out, "    {} {meaning} {:?}", guess.cost, guess.assumptions)?;
                    }
                }
            }
        }
    }
    for question in &puzzle.questions {
        let Some(text) = &question.text else { continue };
        match reader.question(text) {
            QuestionReading::Read(asked) => writeln!(out, "{text}\n    = {}", question_expression(&puzzle, &asked))?,
            other => writeln!(out, "{text}\n    {other:?}")?,
        }
    }
    Ok(())
}

fn language(code: &str) -> anyhow::Result<&'static Language> {
    let Some(folder) = std::env::var_os("BACHET_LANGUAGES") else {
        return Language::builtin(code).ok_or_else(|| anyhow::anyhow!("no language `{code}`"));
    };
    let entries = std::fs::read_dir(Path::new(&folder).join(code))?;
    let mut paths = entries.map(|entry| entry.map(|e| e.path())).collect::<Result<Vec<_>, _>>()?;
    paths.sort();
    let texts = paths.iter().map(std::fs::read_to_string).collect::<Result<Vec<_>, _>>()?;
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let language = Language::parse(code, &texts).map_err(|mistakes| anyhow::anyhow!("{mistakes:#?}"))?;
    Ok(Box::leak(Box::new(language)))
}
