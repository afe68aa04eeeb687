//! Shows how a logic grid is read.

use bachet::Argument;
use bachet::front::notation::{Kind, NumericKind};
use bachet::messages::MessageId;
use bachet::verbs::{CategoryInterpretation, GridInterpretation};
use bachet_draw::{Block, Cell, Mark, Table};

use crate::shell::Shell;

/// Lists how each category, clue and question is read.
pub(super) fn explain(shell: &Shell, read: &GridInterpretation) -> Vec<Block> {
    let words = |phrases: &[MessageId]| phrases.iter().map(|p| shell.word(*p)).collect::<Vec<String>>();
    let category = |c: &CategoryInterpretation| {
        let order = shell.word(if c.ordered { MessageId::OrderYes } else { MessageId::OrderNo });
        vec![
            Cell::new(&c.name).marked(Mark::Strong),
            Cell::new(sharing(shell, &c.sharing)),
            Cell::new(numeric(shell, c.numeric.as_ref())),
            Cell::new(order),
            Cell::new(c.values.join(", ")),
        ]
    };
    let headers = [
        MessageId::HeaderCategory,
        MessageId::HeaderSharing,
        MessageId::HeaderKind,
        MessageId::HeaderOrder,
        MessageId::HeaderValues,
    ];
    let mut blocks = vec![Block::Table(Table {
        caption: String::new(),
        headers: words(&headers),
        rows: read.categories.iter().map(category).collect(),
    })];
    let rows: Vec<Vec<Cell>> = read
        .clues
        .iter()
        .map(|(label, text, meaning)| {
            (if label.is_empty() { "–".to_owned() } else { format!("{label}.") }, text, meaning)
        })
        .chain(read.questions.iter().map(|(text, meaning)| ("?".to_owned(), text, meaning)))
        .flat_map(|(label, text, meaning)| {
            let meaning = Cell::new(format!("= {meaning}"));
            match text {
                Some(text) => vec![vec![Cell::new(label), Cell::new(text)], vec![Cell::default(), meaning]],
                None => vec![vec![Cell::new(label), meaning]],
            }
        })
        .collect();
    if !rows.is_empty() {
        blocks.push(Block::Table(Table { caption: String::new(), headers: Vec::new(), rows }));
    }
    blocks
}

fn sharing(shell: &Shell, kind: &Kind) -> String {
    shell.word(match kind {
        Kind::OneEach => MessageId::SharingOneEach,
        Kind::Spare => MessageId::SharingSpare,
        Kind::Shared(counts) if counts.iter().any(Option::is_some) => MessageId::SharingCounted,
        Kind::Shared(_) => MessageId::SharingShared,
    })
}

fn numeric(shell: &Shell, kind: Option<&NumericKind>) -> String {
    match kind {
        None => shell.word(MessageId::KindText),
        Some(NumericKind::Time) => shell.word(MessageId::KindTime),
        Some(NumericKind::Date) => shell.word(MessageId::KindDate),
        Some(NumericKind::Month) => shell.word(MessageId::KindMonth),
        Some(NumericKind::Weekday) => shell.word(MessageId::KindWeekday),
        Some(NumericKind::Number { prefix, suffix }) => {
            let unit = [prefix.trim(), suffix.trim()].join(" ");
            if unit.trim().is_empty() {
                shell.word(MessageId::KindNumber)
            } else {
                shell.format(MessageId::KindNumberIn, &[("unit", Argument::Text(unit.trim().to_owned()))])
            }
        }
    }
}
