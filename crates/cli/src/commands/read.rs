//! `bachet read`: how each clue and question is understood.

use std::io;

use bachet::json::{self, Output, Payload};
use bachet::messages::MessageId;
use bachet::verbs::{self, ReadClue, ReadOutcome, ReadQuestion, ReadSentence, Readings, SentenceAgreement, Wording};
use bachet_draw::{Block, Cell, Entry, Mark, Table};

use super::ask::refused;
use super::print_text;
use super::reading::{Reading, decline, read_sentences, refuse};
use super::sentences::words;
use crate::args::PuzzleArgs;
use crate::exit::Exit;
use crate::input;
use crate::shell::{self, Shell};

/// Show how each clue and question is understood
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    puzzle: PuzzleArgs,

    /// Print a puzzle file to edit, with categories proposed from the clues if the text lists none
    #[arg(long)]
    propose: bool,
}

pub(crate) fn run(shell: &Shell, args: &Args) -> io::Result<Exit> {
    if args.propose {
        return propose(shell, args);
    }
    let reading = match read_sentences(shell, &args.puzzle)? {
        Ok(reading) => reading,
        Err(exit) => return Ok(exit),
    };
    match verbs::readings(&reading.puzzle, reading.sentences.as_ref()) {
        Ok(found) => say(shell, &reading, &found, args.puzzle.partial),
        Err(refusal) => refused(shell, &reading, &refusal),
    }
}

/// Prints a puzzle file to edit.
fn propose(shell: &Shell, args: &Args) -> io::Result<Exit> {
    let source = match input::find(args.puzzle.name.as_deref()) {
        Ok(source) => source,
        Err(why) => return decline(shell, &why),
    };
    match bachet::front::propose(&source.bytes, shell.messages()) {
        Ok(text) => print_text(shell, |text| Payload::Read(json::Read::Proposal(text)), text),
        Err(read) => {
            let text = String::from_utf8_lossy(&source.bytes);
            refuse(shell, &source.name, &text, &read.problems)
        }
    }
}

fn say(shell: &Shell, reading: &Reading, found: &Readings, partial: bool) -> io::Result<Exit> {
    if shell.json {
        let output = Output::from(Payload::Read(json::Read::new(found, shell.messages())));
        shell::object(&output.with_diagnostics(reading.diagnostics(shell)))?;
    } else {
        let mut rows = Vec::new();
        found.clues.iter().for_each(|read| clue(shell, read, &mut rows));
        found.questions.iter().for_each(|read| question(shell, read, &mut rows));
        let mut blocks = Vec::new();
        if !found.categories.is_empty() {
            let entry = |(name, values): &(String, Vec<String>)| Entry {
                label: name.clone(),
                text: values.join(", "),
                mark: Mark::Plain,
            };
            blocks.push(Block::Entries(found.categories.iter().map(entry).collect()));
        }
        blocks.push(Block::Table(Table { rows, ..Table::default() }));
        if !found.scene.is_empty() {
            blocks.push(Block::Heading(shell.word(MessageId::ReadScene)));
            blocks.extend(found.scene.iter().map(|sentence| Block::Paragraph(sentence.clone(), Mark::Faint)));
        }
        shell::page(blocks)?;
    }
    Ok(if found.refused() && !partial { Exit::Input } else { Exit::Done })
}

fn clue(shell: &Shell, read: &ReadClue, rows: &mut Vec<Vec<Cell>>) {
    let label = if read.label.is_empty() { "–".to_owned() } else { format!("{}.", read.label) };
    let mut label = Some(label);
    for sentence in &read.sentences {
        head(&mut label, &sentence.text, rows);
        // Beside an expression a sentence explains, and only the expression counts.
        if read.stated.is_none() {
            meaning(shell, sentence, rows);
        }
    }
    if let Some(stated) = &read.stated {
        head(&mut label, &format!("= {}", stated.expression), rows);
        plain(stated, rows);
        match read.agreement {
            Some(SentenceAgreement::Unknown) => line(&shell.word(MessageId::ReadBesideUnknown), Mark::Faint, rows),
            Some(SentenceAgreement::Same) => line(&shell.word(MessageId::ReadSame), Mark::Good, rows),
            Some(SentenceAgreement::Different) | None => {}
        }
    }
}

fn question(shell: &Shell, read: &ReadQuestion, rows: &mut Vec<Vec<Cell>>) {
    let mut label = Some("?".to_owned());
    if let Some(sentence) = &read.sentence {
        head(&mut label, &sentence.text, rows);
        match (&read.stated, sentence.outcome) {
            (None, ReadOutcome::Idle) => line(&shell.word(MessageId::ReadAsksAll), Mark::Faint, rows),
            (None, _) => meaning(shell, sentence, rows),
            (Some(_), _) => {}
        }
    }
    if let Some(stated) = &read.stated {
        head(&mut label, &format!("= {}", stated.expression), rows);
        plain(stated, rows);
    }
}

/// What a sentence means, or why it means nothing.
fn meaning(shell: &Shell, read: &ReadSentence, rows: &mut Vec<Vec<Cell>>) {
    match read.outcome {
        ReadOutcome::Read => {
            for reading in &read.readings {
                line(&format!("= {}", reading.expression), Mark::Strong, rows);
                plain(reading, rows);
            }
            for other in &read.others {
                let paraphrase = [("paraphrase", bachet::Argument::Text(words(other)))];
                line(&shell.format(MessageId::ReadOther, &paraphrase), Mark::Warning, rows);
            }
        }
        ReadOutcome::Idle | ReadOutcome::Unread | ReadOutcome::Ambiguous => {
            let mark = if read.outcome == ReadOutcome::Idle { Mark::Faint } else { Mark::Bad };
            if let Some(remark) = &read.remark {
                line(&shell.messages().message(remark), mark, rows);
            }
            for reading in &read.readings {
                line(&format!("= {}", reading.expression), Mark::Warning, rows);
            }
        }
    }
}

/// A line with the label, if that was not written yet.
fn head(label: &mut Option<String>, text: &str, rows: &mut Vec<Vec<Cell>>) {
    rows.push(vec![Cell::new(label.take().unwrap_or_default()), Cell::new(text)]);
}

/// The paraphrase, where it says it in other words.
fn plain(meaning: &Wording, rows: &mut Vec<Vec<Cell>>) {
    if meaning.paraphrase != meaning.expression {
        line(&meaning.paraphrase, Mark::Faint, rows);
    }
}

fn line(text: &str, mark: Mark, rows: &mut Vec<Vec<Cell>>) {
    rows.push(vec![Cell::default(), Cell::new(format!("  {text}")).marked(mark)]);
}
