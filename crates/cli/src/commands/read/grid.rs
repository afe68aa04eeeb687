//! Shows how the categories, clues and questions of a logic grid are understood.

use bachet::Argument;
use bachet::front::notation::{Category, GridPuzzle};
use bachet::front::report;
use bachet::json::puzzle::{CategoryFields, Sharing};
use bachet::messages::MessageId;
use bachet::verbs::{
    Count, Counted, GridReadings, ReadClue, ReadOutcome, ReadQuestion, ReadSentence, SentenceAgreement, Unclear,
    Wording,
};
use bachet_draw::{Block, Cell, Mark, Table};

use super::choice;
use crate::commands::sentences::words;
use crate::shell::Shell;

/// Maximum number of guesses at a sentence that are shown.
const MAX_GUESSES: usize = 3;

/// Returns the categories, the clues and questions, and the sentences of a page that are neither.
pub(super) fn blocks(
    shell: &Shell,
    puzzle: &GridPuzzle,
    found: &GridReadings,
    unclear: Option<&[Unclear]>,
    counted: Option<&Counted>,
) -> Vec<Block> {
    let counts = counted.and_then(|counted| counted.per_clue.as_deref());
    let mut rows = Vec::new();
    // Where each clue begins, after the line that stands for none.
    let mut begins = Vec::new();
    if counts.is_some() {
        begins.push(0);
        head(&mut None, &shell.word(MessageId::WithoutClues), &mut rows);
    }
    for (at, read) in found.clues.iter().enumerate() {
        begins.push(rows.len());
        clue(shell, read, unclear.is_some(), &mut rows);
        unclear.into_iter().flatten().filter(|unclear| unclear.clue == at).for_each(|of| choices(shell, of, &mut rows));
    }
    found.questions.iter().for_each(|read| question(shell, read, &mut rows));
    let mut headers = Vec::new();
    if let Some(counts) = counts {
        left(&begins, counts, &mut rows);
        headers.extend([MessageId::HeaderClue, MessageId::HeaderLeft, MessageId::HeaderText].map(|id| shell.word(id)));
    }
    let mut blocks = vec![Block::Table(categories(shell, puzzle))];
    if !rows.is_empty() {
        blocks.push(Block::Table(Table { headers, rows, ..Table::default() }));
    }
    if let Some(scene) = found.scene.as_ref().filter(|scene| !scene.is_empty()) {
        blocks.push(Block::Heading(shell.word(MessageId::ReadScene)));
        blocks.extend(scene.iter().map(|sentence| Block::Paragraph(sentence.clone(), Mark::Faint)));
    }
    blocks
}

/// Lists the categories: how often each value occurs, of which type the values are, and whether they have an order.
fn categories(shell: &Shell, grid: &GridPuzzle) -> Table {
    let word = |id, name, value: &str| Cell::new(shell.format(id, &[(name, Argument::Text(value.to_owned()))]));
    let row = |category: &Category| {
        let fields = CategoryFields::from(category);
        let sharing = match (fields.kind, &fields.counts) {
            (Sharing::OneEach, _) => "one-each",
            (Sharing::Spare, _) => "spare",
            (Sharing::Shared, None) => "shared",
            (Sharing::Shared, Some(_)) => "counted",
        };
        let values = category.order().into_iter().map(|value| category.values[value as usize].text.as_str());
        vec![
            Cell::new(&category.name).marked(Mark::Strong),
            word(MessageId::CategorySharing, "sharing", sharing),
            word(MessageId::CategoryType, "unit", fields.unit.as_deref().unwrap_or("text")),
            word(MessageId::CategoryOrder, "ordered", if fields.ordered { "yes" } else { "no" }),
            Cell::new(values.collect::<Vec<_>>().join(", ")),
        ]
    };
    let headers = [
        MessageId::HeaderCategory,
        MessageId::HeaderSharing,
        MessageId::HeaderType,
        MessageId::HeaderOrder,
        MessageId::HeaderValues,
    ];
    Table {
        caption: String::new(),
        headers: headers.map(|id| shell.word(id)).to_vec(),
        rows: grid.categories.iter().map(row).collect(),
    }
}

/// Adds a clue: its sentences, its expression, and what they mean.
///
/// Without the guesses if the choices of the clue are shown.
fn clue(shell: &Shell, read: &ReadClue, has_choices: bool, rows: &mut Vec<Vec<Cell>>) {
    let label = if read.label.is_empty() { "–".to_owned() } else { format!("{}.", read.label) };
    let mut label = Some(label);
    for sentence in &read.sentences {
        head(&mut label, &sentence.text, rows);
        // If there is an expression, only that counts.
        if read.stated.is_none() {
            meaning(shell, sentence, rows);
            if !has_choices {
                guesses(shell, sentence, rows);
            }
        }
    }
    if let Some(stated) = &read.stated {
        head(&mut label, &format!("= {}", stated.expression), rows);
        paraphrase(stated, rows);
        match read.agreement {
            Some(SentenceAgreement::Unknown) => line(&shell.word(MessageId::ReadBesideUnknown), Mark::Faint, rows),
            Some(SentenceAgreement::Same) => line(&shell.word(MessageId::ReadSame), Mark::Good, rows),
            Some(SentenceAgreement::Different) | None => {}
        }
    }
}

/// Adds a question: its sentence, its expression, and what they mean.
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
        paraphrase(stated, rows);
    }
}

/// Adds what a sentence means, or why it was not read.
fn meaning(shell: &Shell, read: &ReadSentence, rows: &mut Vec<Vec<Cell>>) {
    match read.outcome {
        ReadOutcome::Read => {
            for reading in &read.readings {
                line(&format!("= {}", reading.expression), Mark::Strong, rows);
                paraphrase(reading, rows);
            }
            for other in &read.others {
                let paraphrase = [("paraphrase", Argument::Text(words(other)))];
                line(&shell.format(MessageId::ReadOther, &paraphrase), Mark::Warning, rows);
            }
        }
        ReadOutcome::Idle | ReadOutcome::Unread | ReadOutcome::Ambiguous => {
            let mark = if read.outcome == ReadOutcome::Idle { Mark::Faint } else { Mark::Bad };
            if let Some(remark) = &read.remark {
                line(&shell.messages().message(remark), mark, rows);
                // The meanings of an ambiguous sentence are below.
                if read.outcome == ReadOutcome::Unread
                    && let Some(hint) = shell.messages().hint(remark)
                {
                    line(&hint, Mark::Faint, rows);
                }
            }
            for reading in &read.readings {
                line(&format!("= {}", reading.expression), Mark::Warning, rows);
            }
        }
    }
}

/// Adds what a sentence may mean that was not read.
fn guesses(shell: &Shell, read: &ReadSentence, rows: &mut Vec<Vec<Cell>>) {
    for guess in read.guesses.iter().take(MAX_GUESSES).filter(|_| read.outcome == ReadOutcome::Unread) {
        let text = match &guess.meaning {
            Some(meaning) => shell.format(MessageId::ReadGuess, &[("meaning", Argument::Text(words(meaning)))]),
            None => shell.word(MessageId::ReadGuessIdle),
        };
        line(&text, Mark::Warning, rows);
    }
}

/// Adds what a clue may mean, with the number of solutions that each choice leaves.
fn choices(shell: &Shell, unclear: &Unclear, rows: &mut Vec<Vec<Cell>>) {
    for (number, one) in (1..).zip(&unclear.choices) {
        let (text, mark) = choice::line(shell, number, one);
        line(&text, mark, rows);
    }
}

/// Puts the number of solutions that each clue leaves beside its first line.
fn left(begins: &[usize], counts: &[Count], rows: &mut [Vec<Cell>]) {
    for row in rows.iter_mut() {
        row.insert(1, Cell::default());
    }
    for (&row, count) in begins.iter().zip(counts) {
        let mark = if count.exact { Mark::Strong } else { Mark::Warning };
        rows[row][1] = Cell::number(report::digits(count)).marked(mark);
    }
}

/// Adds a line, with the label in front of the first one.
fn head(label: &mut Option<String>, text: &str, rows: &mut Vec<Vec<Cell>>) {
    rows.push(vec![Cell::new(label.take().unwrap_or_default()), Cell::new(text)]);
}

/// Adds the paraphrase, unless it is the expression itself.
fn paraphrase(meaning: &Wording, rows: &mut Vec<Vec<Cell>>) {
    if meaning.paraphrase != meaning.expression {
        line(&meaning.paraphrase, Mark::Faint, rows);
    }
}

/// Adds an indented line.
fn line(text: &str, mark: Mark, rows: &mut Vec<Vec<Cell>>) {
    rows.push(vec![Cell::default(), Cell::new(format!("  {text}")).marked(mark)]);
}
