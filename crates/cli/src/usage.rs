//! Explains a command line that cannot be read: what is wrong with it, and a command that works.

use std::fs;
use std::path::Path;

use bachet::front::notation::nearest;
use bachet::gallery;
use bachet::messages::{Language, Message, MessageId};
use bachet::templates::FamilyName;
use bachet::{Puzzle, verbs};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, CommandFactory as _, Parser as _, ValueEnum};

use crate::commands::Cli;

/// Maximum size of a file in a mistyped command that is read for its board, in bytes.
const MAX_BOARD_BYTES: u64 = 100_000;

/// Maximum number of corrections of a command line: the whole line is read again after each.
const MAX_CORRECTIONS: usize = 100;

/// Words that people use for a verb, and the verb.
const OTHER_WORDS: [(&str, &str); 28] = [
    ("answer", "solve"),
    ("solution", "solve"),
    ("run", "solve"),
    ("open", "solve"),
    ("test", "check"),
    ("validate", "check"),
    ("verify", "check"),
    ("unique", "check"),
    ("draw", "show"),
    ("display", "show"),
    ("view", "show"),
    ("cat", "show"),
    ("marks", "candidates"),
    ("pencilmarks", "candidates"),
    ("html", "print"),
    ("svg", "print"),
    ("why", "explain"),
    ("reason", "explain"),
    ("grade", "rate"),
    ("difficulty", "rate"),
    ("level", "rate"),
    ("next", "hint"),
    ("tip", "hint"),
    ("make", "generate"),
    ("create", "new"),
    ("init", "new"),
    ("list", "gallery"),
    ("examples", "gallery"),
];

/// Words for what no verb does; the hint of the message says what comes nearest.
const WISHES: [(&str, &str); 2] = [("play", "play"), ("edit", "play")];

/// Returns what is wrong with a command line (without the name of the program), with a command that works where there
/// is one; `None` if the parser's own message says enough.
pub(crate) fn explain(error: &clap::Error, arguments: &[String]) -> Option<Message> {
    match error.kind() {
        ErrorKind::InvalidSubcommand => Some(no_such_verb(&context(error, ContextKind::InvalidSubcommand)?, arguments)),
        ErrorKind::MissingRequiredArgument => missing(error, arguments),
        _ => Some(unexpected(&unexpected_word(error)?, arguments)),
    }
}

/// Returns the words of the command line behind the name of the program.
pub(crate) fn arguments() -> Vec<String> {
    std::env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned()).collect()
}

/// Returns the language that the command line asks for, also where the rest of it cannot be read.
pub(crate) fn language_asked() -> Option<Language> {
    let arguments = arguments();
    let behind = arguments.windows(2).find_map(|pair| (pair[0] == "--lang").then_some(pair[1].as_str()));
    let tag = behind.or_else(|| arguments.iter().find_map(|argument| argument.strip_prefix("--lang=")));
    tag.and_then(Language::from_tag)
}

fn context(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        _ => None,
    }
}

/// The first word is no verb.
fn no_such_verb(word: &str, arguments: &[String]) -> Message {
    let rest: Vec<String> = arguments.iter().filter(|&a| a != word && a != "help").cloned().collect();
    let of_rest = |verb: &str| [&[verb.to_owned()], &rest[..]].concat();
    let family =
        FamilyName::value_variants().iter().filter_map(ValueEnum::to_possible_value).find(|f| f.matches(word, true));
    let wish = WISHES.iter().find(|(w, _)| *w == word).map(|(_, wish)| *wish);
    let cli = Cli::command();
    let verb = OTHER_WORDS.iter().find(|(other, _)| *other == word).map(|(_, verb)| *verb);
    let verb = verb.or_else(|| nearest(word, cli.get_subcommands().map(Command::get_name))).map(str::to_owned);
    let puzzle = rest.iter().find(|a| !a.starts_with('-')).map_or("17-clue", |p| p);
    let (board, change) = board_of(puzzle).unwrap_or_else(|| ("17-clue".to_owned(), "r1c1=5".to_owned()));
    let (case, command) = match (wish, family, verb) {
        (Some(wish), ..) => (wish, String::new()),
        (_, Some(family), _) => ("family", written(&["new".to_owned(), family.get_name().to_owned()])),
        (_, _, Some(verb)) if works(&of_rest(&verb)) => ("command", written(&of_rest(&verb))),
        (_, _, Some(verb)) => ("command", written(&[verb, "--help".to_owned()])),
        _ if Path::new(word).exists() || gallery::get(word).is_some() => {
            ("command", written(&[&["solve".to_owned(), word.to_owned()], &rest[..]].concat()))
        }
        _ => ("none", String::new()),
    };
    Message::from(MessageId::NoSuchVerb)
        .text("verb", word)
        .text("case", case)
        .text("command", command)
        .text("puzzle", shell_word(puzzle))
        .text("board", shell_word(&board))
        .text("change", change)
}

/// A board with a cell to fill, if a word names one.
fn board_of(word: &str) -> Option<(String, String)> {
    let is_file = || fs::metadata(word).is_ok_and(|file| file.is_file() && file.len() <= MAX_BOARD_BYTES);
    let source = match gallery::get(word) {
        Some(source) => source.as_bytes().to_vec(),
        None => is_file().then(|| fs::read(word).ok()).flatten()?,
    };
    let Puzzle::Sudoku(board) = bachet::read(source).ok()?.puzzle else { return None };
    let change = verbs::example_change(&board);
    (!change.is_empty()).then(|| (word.to_owned(), change))
}

/// Returns the word that the verb does not take; a number in the place of a name is one.
fn unexpected_word(error: &clap::Error) -> Option<String> {
    let argument = context(error, ContextKind::InvalidArg)?;
    match error.kind() {
        ErrorKind::UnknownArgument => Some(argument),
        ErrorKind::InvalidValue if argument.starts_with('[') => {
            context(error, ContextKind::InvalidValue).filter(|value| value.parse::<u64>().is_ok())
        }
        _ => None,
    }
}

/// An option or a word that the verb does not take.
fn unexpected(word: &str, arguments: &[String]) -> Message {
    let command = Cli::command();
    let named = arguments.iter().position(|a| command.find_subcommand(a).is_some());
    let at = arguments.iter().position(|a| a == word || a.split('=').next() == Some(word)).unwrap_or_default();
    // The word stands before the verb, or is the verb with dashes.
    if named.is_none_or(|named| at < named) {
        let undashed = word.trim_start_matches('-').to_owned();
        let moved = match named {
            Some(named) => [&arguments[named..], &arguments[..named]].concat(),
            None => [&[undashed][..], &arguments[..at], arguments.get(at + 1..).unwrap_or_default()].concat(),
        };
        let case = if named.is_some() { "order" } else { "verb" };
        return message(MessageId::OptionBeforeVerb, word, if works(&moved) { written(&moved) } else { String::new() })
            .text("case", case);
    }
    let verb = command.find_subcommand(&arguments[named.unwrap_or_default()]).unwrap_or(&command);
    let (corrected, exact) = repaired(verb, word, arguments).unwrap_or_default();
    let command = if corrected.is_empty() { String::new() } else { written(&corrected) };
    let kind = if word.starts_with('-') { "option" } else { "word" };
    let options = long_options(verb).map(|option| format!("--{option}")).collect();
    message(MessageId::UnexpectedWord, word, command)
        .text("verb", verb.get_name())
        .text("kind", kind)
        .text("options-shown", if exact { "no" } else { "yes" })
        .with("options", bachet::Argument::List(options))
}

/// An argument that the verb needs is missing.
fn missing(error: &clap::Error, arguments: &[String]) -> Option<Message> {
    let Some(ContextValue::Strings(names)) = error.get(ContextKind::InvalidArg) else { return None };
    let mut cli = Cli::command();
    cli.build();
    let verb = arguments.iter().find_map(|argument| cli.find_subcommand(argument))?;
    let [name] = &names[..] else { return None };
    let argument = verb.get_arguments().find(|argument| argument.to_string() == *name)?;
    let values: Vec<String> = argument.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    let option = argument.get_long().map(|long| format!("--{long}"));
    let added: Vec<String> = option.into_iter().chain(values.first().cloned()).collect();
    let corrected = [arguments, &added].concat();
    let command = if works(&corrected) { written(&corrected) } else { return None };
    let message = message(MessageId::MissingArgument, name, command).text("verb", verb.get_name());
    Some(message.with("values", bachet::Argument::List(values)))
}

fn message(id: MessageId, word: &str, command: String) -> Message {
    Message::from(id).text("word", word).text("command", command)
}

/// Returns a command line in which each word that the verb does not take was replaced by the option that it stands for,
/// or left out; and whether no option was left out. `None` if that needs too many corrections.
fn repaired(verb: &Command, word: &str, arguments: &[String]) -> Option<(Vec<String>, bool)> {
    let mut exact = true;
    let mut corrected = arguments.to_vec();
    let mut word = word.to_owned();
    for _ in 0..MAX_CORRECTIONS {
        let at = corrected.iter().position(|a| *a == word || a.split('=').next() == Some(&word))?;
        let option = word.strip_prefix("--").and_then(|name| nearest(name, long_options(verb)));
        let counts = long_options(verb).any(|option| option == "count");
        match option {
            Some(option) => corrected[at] = corrected[at].replacen(&word, &format!("--{option}"), 1),
            None if counts && word.parse::<u64>().is_ok() => corrected.insert(at, "--count".to_owned()),
            None => {
                exact &= !corrected.remove(at).starts_with('-');
            }
        }
        match Cli::try_parse_from(program(&corrected)) {
            Ok(_) => return Some((corrected, exact)),
            Err(error) => word = unexpected_word(&error)?,
        }
    }
    None
}

fn long_options(verb: &Command) -> impl Iterator<Item = &str> {
    verb.get_arguments().filter(|argument| !argument.is_hide_set()).filter_map(|argument| argument.get_long())
}

fn works(arguments: &[String]) -> bool {
    Cli::try_parse_from(program(arguments)).is_ok()
}

fn program(arguments: &[String]) -> impl Iterator<Item = &str> {
    std::iter::once("bachet").chain(arguments.iter().map(String::as_str))
}

/// Writes a command as it is typed into a shell.
fn written(arguments: &[String]) -> String {
    program(arguments).map(shell_word).collect::<Vec<_>>().join(" ")
}

/// Quotes a word that a shell would not take as it is.
fn shell_word(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./:=,+@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}
