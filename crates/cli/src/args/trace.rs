//! Arguments of `bachet trace`.

use std::path::PathBuf;

use bachet::verbs::Method;
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use super::{Limits, Puzzle};

#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "a command line has a switch for each of them")]
pub(crate) struct Trace {
    #[command(flatten)]
    pub(crate) puzzle: Puzzle,
    #[command(flatten)]
    pub(crate) limits: Limits,

    /// Method to run
    #[arg(long, value_name = "METHOD", value_parser = methods(), required_unless_present_any = ["compare", "play"])]
    pub(crate) method: Option<Method>,

    /// Run several methods, separated by commas, or `all`, and compare them in a table; methods that cannot use `--order`
    /// run without it
    #[arg(long, value_name = "METHODS", value_parser = compared)]
    #[arg(conflicts_with_all = ["method", "play", "events", "until", "speed", "step", "summary", "all", "html"])]
    pub(crate) compare: Option<Methods>,

    /// Play the events in this file instead of running a method; `-` for standard input
    #[arg(long, value_name = "FILE")]
    #[arg(conflicts_with_all = ["puzzle", "method", "events", "order", "all", "from", "partial"])]
    pub(crate) play: Option<PathBuf>,

    /// List the rules as the method uses them: alternatives for `clauses`, a formula for `cnf`
    #[arg(long)]
    #[arg(conflicts_with_all = ["compare", "play", "events", "until", "speed", "step", "summary"])]
    pub(crate) rules: bool,

    /// Draw the search tree as SVG; the deepest levels of a tree of more than 500 nodes are not drawn separately
    #[arg(long)]
    #[arg(conflicts_with_all = ["compare", "play", "rules", "events", "speed", "step", "summary", "html"])]
    pub(crate) tree: bool,

    /// Continue after the first solution; with `--rules`, list all alternatives
    #[arg(long)]
    pub(crate) all: bool,

    /// Use these clues of a logic grid first, in this order; not for `cnf` and `propagation`
    #[arg(long, value_name = "LABELS", value_delimiter = ',')]
    pub(crate) order: Vec<String>,

    /// Show N events per second on a terminal [default: 30]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..), conflicts_with_all = ["json", "html"])]
    pub(crate) speed: Option<u32>,

    /// Wait for a key after each event on a terminal
    #[arg(long, conflicts_with_all = ["json", "html", "speed"])]
    pub(crate) step: bool,

    /// Print only the first solution and the cost of the search
    #[arg(long, conflicts_with_all = ["speed", "step"])]
    pub(crate) summary: bool,

    /// Stop after N events, and show the state of the search
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) until: Option<u64>,

    /// Write the events to this file, one JSON object on each line; `-` for standard output
    #[arg(long, value_name = "FILE")]
    pub(crate) events: Option<PathBuf>,

    /// Print a self-contained HTML page
    #[arg(long, conflicts_with = "json")]
    pub(crate) html: bool,
}

impl Trace {
    /// Whether the events are written to standard output.
    pub(crate) fn writes_events(&self) -> bool {
        self.events.as_deref().is_some_and(|path| path.as_os_str() == "-")
    }
}

/// Several methods.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Methods(pub(crate) Vec<Method>);

/// Parses the name of a method.
fn methods() -> impl TypedValueParser<Value = Method> {
    let names = Method::all().into_iter().map(|method| PossibleValue::new(method.name).help(method.title));
    PossibleValuesParser::new(names).try_map(|name| Method::named(&name).ok_or("there is no such method"))
}

/// Parses a list of methods.
fn compared(text: &str) -> Result<Methods, String> {
    if text == "all" {
        return Ok(Methods(Method::all()));
    }
    let mut methods = Vec::new();
    for name in text.split(',') {
        let known = || Method::all().iter().map(|method| method.name).collect::<Vec<_>>().join(", ");
        let method = Method::named(name.trim()).ok_or_else(|| format!("the methods are `all`, or {}", known()))?;
        if !methods.contains(&method) {
            methods.push(method);
        }
    }
    Ok(Methods(methods))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_methods_are_named_with_commas() {
        let of = |text| compared(text).map(|methods| methods.0);
        assert_eq!(of("cnf, clauses,cnf"), Ok(vec![Method::CNF, Method::CLAUSES]));
        assert_eq!(of("all").map(|all| all.len()), Ok(Method::all().len()));
        assert!(of("").is_err() && of("cnf,").is_err() && of("all,cnf").is_err());
    }
}
