//! Arguments that several verbs have. The doc comments are the help.

mod kernel;

use std::time::Duration;

use bachet::front::notation::sudoku::Format;
use clap::builder::{PossibleValuesParser, TypedValueParser, UnknownArgumentValueParser};
use clap::{Arg, Args};

pub(crate) use kernel::Kernel;

/// Options of every verb.
#[derive(Clone, Debug, Args)]
pub(crate) struct Common {
    /// Print one JSON object instead of text
    #[arg(long, global = true)]
    pub(crate) json: bool,

    /// Language of the messages: en, fr or nl [default: that of the environment; for pages, that of the puzzle]
    #[arg(long, global = true, value_name = "TAG")]
    pub(crate) lang: Option<String>,
}

/// The puzzle to work on.
#[derive(Clone, Debug, Args)]
pub(crate) struct PuzzleArgs {
    /// A file, `-` for standard input, or the name of a puzzle of the gallery
    #[arg(id = "puzzle", value_name = "PUZZLE")]
    pub(crate) name: Option<String>,

    /// Format of a Sudoku [default: recognised]
    #[arg(long, value_name = "FORMAT", value_parser = formats())]
    pub(crate) from: Option<Format>,

    /// Continue without the clues and questions that cannot be read
    #[arg(long)]
    pub(crate) partial: bool,
}

/// Limits on the work.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Limits {
    /// Stop after this time: `30`, `1.5s`, `10m` or `none` [default: 1m]
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub(crate) time: Option<Time>,

    /// Stop after N steps of search, with the same answer on every machine [default: no limit]
    #[arg(long, value_name = "N")]
    pub(crate) steps: Option<u64>,

    /// Print the time and the number of steps
    #[arg(long)]
    pub(crate) stats: bool,
}

/// A time limit; `None` means no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Time(pub(crate) Option<Duration>);

/// Parses the name of a Sudoku format.
fn formats() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(Format::ALL.iter().map(|format| format.name()))
        .try_map(|name| Format::of_name(&name).ok_or("there is no such format"))
}

/// An option that does not exist any more, with a hint.
pub(crate) fn moved(name: &'static str, hint: &'static str) -> Arg {
    let unknown = UnknownArgumentValueParser::suggest(hint);
    Arg::new(name).long(name).hide(true).num_args(0).default_missing_value("").value_parser(unknown)
}

/// Parses a time limit.
pub(crate) fn time(text: &str) -> Result<Time, &'static str> {
    if text == "none" {
        return Ok(Time(None));
    }
    let (number, factor) = match text.as_bytes().last() {
        Some(b's') => (&text[..text.len() - 1], 1.0),
        Some(b'm') => (&text[..text.len() - 1], 60.0),
        Some(b'h') => (&text[..text.len() - 1], 3600.0),
        _ => (text, 1.0),
    };
    let seconds = number.parse::<f64>().ok().filter(|n| *n > 0.0).map(|n| Duration::try_from_secs_f64(n * factor));
    match seconds {
        Some(Ok(time)) => Ok(Time(Some(time))),
        _ => Err("a time is a number of seconds over zero, or a number with `s`, `m` or `h`, or `none`"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times() {
        let millis = |text| time(text).map(|t| t.0.map(|d| d.as_millis())).ok();
        for (text, expected) in [
            ("30", Some(Some(30_000))),
            ("1.5s", Some(Some(1500))),
            ("2m", Some(Some(120_000))),
            ("1h", Some(Some(3_600_000))),
            ("none", Some(None)),
            ("0", None),
            ("-1", None),
            ("", None),
            ("s", None),
            ("é", None),
            ("1e400", None),
            ("NaN", None),
        ] {
            assert_eq!(millis(text), expected, "{text}");
        }
    }
}
