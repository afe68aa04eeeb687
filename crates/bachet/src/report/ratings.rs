//! How difficult a puzzle is, in words.

use bachet_draw::{Block, Cell, Mark, Table};

use super::why_ways;
use crate::Puzzle;
use crate::json::{hodoku_name, level_name};
use crate::messages::{Message, MessageId, Messages};
use crate::verbs::{BoardRating, GridRating, Level, Rated, RatedTechnique, Verdict};

/// Returns the difficulty of a puzzle, and the techniques behind it.
pub fn rating(puzzle: &Puzzle, found: &Rated, messages: &Messages) -> Vec<Block> {
    match found {
        Rated::Grid(grid) => of_grid(grid, messages),
        Rated::Board(board) => of_board(board, messages),
        Rated::Ways(ways) => why_ways::rating(messages, puzzle, ways),
    }
}

fn of_grid(grid: &GridRating, messages: &Messages) -> Vec<Block> {
    let Some((level, difficulty)) = grid.level().zip(grid.difficulty) else {
        return vec![unrated(grid.verdict, messages)];
    };
    let text = headline(level, MessageId::RateGrid, messages)
        .text("score", one_decimal(difficulty.score()))
        .with("steps", bachet_notation::Argument::number(difficulty.steps));
    vec![Block::Paragraph(messages.say(text), mark(level)), techniques(&grid.techniques, 0, messages)]
}

fn of_board(board: &BoardRating, messages: &Messages) -> Vec<Block> {
    let Some((level, rating)) = board.level().zip(board.explainer) else {
        return vec![unrated(board.verdict, messages)];
    };
    let tenths = |rating: u32| one_decimal(f64::from(rating) / 10.0);
    let text = headline(level, MessageId::RateBoard, messages)
        .text("er", tenths(rating.er))
        .text("ep", tenths(rating.ep))
        .text("ed", tenths(rating.ed));
    let mut blocks = vec![Block::Paragraph(messages.say(text), mark(level))];
    if let Some(hodoku) = board.hodoku {
        let text = Message::from(MessageId::RateHodoku).text("level", hodoku_name(hodoku.level));
        let text = text.text("score", hodoku.score.to_string());
        blocks.push(Block::Paragraph(messages.say(text), Mark::Plain));
    }
    blocks.push(techniques(&board.techniques, 1, messages));
    blocks
}

fn headline(level: Level, id: MessageId, messages: &Messages) -> Message {
    let word = Message::from(MessageId::RateLevel).text("level", level_name(level));
    Message::from(id).text("level", messages.say(word))
}

fn mark(level: Level) -> Mark {
    match level {
        Level::Easy => Mark::Good,
        Level::Medium | Level::Hard => Mark::Warning,
        Level::VeryHard => Mark::Bad,
    }
}

fn unrated(verdict: Verdict, messages: &Messages) -> Block {
    let (id, mark) = match verdict {
        Verdict::None => (MessageId::RateNoSolution, Mark::Bad),
        Verdict::Several => (MessageId::RateSeveral, Mark::Warning),
        Verdict::Unique | Verdict::Unknown => (MessageId::RateUnknown, Mark::Warning),
    };
    Block::Paragraph(messages.word(id), mark)
}

fn techniques(rated: &[RatedTechnique], decimals: usize, messages: &Messages) -> Block {
    let scale = 10f64.powi(decimals as i32);
    let row = |rated: &RatedTechnique| {
        vec![
            Cell::new(messages.technique(rated.technique)),
            Cell::number(rated.count.to_string()),
            Cell::number(format!("{:.decimals$}", f64::from(rated.hardest) / scale)),
        ]
    };
    let headers = [MessageId::RateTechnique, MessageId::RateSteps, MessageId::RateHardest];
    Block::Table(Table {
        caption: String::new(),
        headers: headers.map(|id| messages.word(id)).into(),
        rows: rated.iter().map(row).collect(),
    })
}

fn one_decimal(number: f64) -> String {
    format!("{number:.1}")
}
