//! What new users type, as it is written in `tests/first-tries/`: it is answered, or a message says why not.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, fs};

use snapbox::Data;
use snapbox::assert::Assert;

/// The themes of a set, each with its document.
macro_rules! themes {
    ($set:literal) => {
        themes!($set, "boards", "commands", "clues", "crossings", "methods")
    };
    ($set:literal, $($theme:literal),*) => {
        [$(($theme, include_str!(concat!("../first-tries/", $set, "/", $theme, ".md")))),*]
    };
}

/// A snapshot shows this many lines of an answer.
const LINES: usize = 16;
/// An expectation of at least this many digits is compared by its digits alone.
const DIGITS: usize = 16;

/// What somebody types: files, and a command.
struct Typed {
    files: Vec<(&'static str, &'static str)>,
    command: &'static str,
}

struct Try {
    title: &'static str,
    /// What a right answer contains; nothing if the try wants a message.
    expected: Vec<&'static str>,
    typed: Typed,
    /// What is typed after the message, and what the answer to that contains.
    after: Option<(Vec<&'static str>, Typed)>,
    /// What the answer contains that a person judged right although it is not worded as expected.
    judged: Vec<&'static str>,
}

/// Returns the tries of a document.
fn tries(document: &'static str) -> Vec<Try> {
    document.split("\n### ").skip(1).map(parse).collect()
}

fn parse(text: &'static str) -> Try {
    let title = text.lines().next().expect("a try has a heading");
    let (head, typed, rest) = parse_typed(text);
    let expected = expected(head);
    let is_mistake = head.lines().any(|line| line.starts_with("message: "));
    assert!(expected.is_empty() == is_mistake, "{title}: either an answer or a message is expected");
    let rest = rest.trim();
    let (rest, judged) = match rest.strip_prefix("judged right: ") {
        Some(judged) => ("", self::expected(judged)),
        None => (rest, Vec::new()),
    };
    assert!(judged.is_empty() || !is_mistake, "{title}: a message is judged in `answers.txt`");
    let after = (!rest.is_empty()).then(|| {
        assert!(rest.starts_with("after the message: "), "{title}: only what follows the message may follow");
        let (head, typed, rest) = parse_typed(rest);
        assert!(rest.trim().is_empty(), "{title}: nothing follows what is typed after the message");
        let wanted = self::expected(head);
        assert!(wanted.is_empty() != is_mistake, "{title}: what is expected is said once");
        (if is_mistake { wanted } else { expected.clone() }, typed)
    });
    Try { title, expected, typed, after, judged }
}

/// Returns the lines before the blocks, the blocks, and what follows the command.
fn parse_typed(text: &'static str) -> (&'static str, Typed, &'static str) {
    let (head, mut blocks) = text.split_once("```").expect("a try has a command");
    let mut files = Vec::new();
    loop {
        let (name, after) = blocks.split_once('\n').expect("a block has content");
        let end = if after.starts_with("```") { 0 } else { after.find("\n```").expect("a block ends") + 1 };
        let (content, after) = after.split_at(end);
        let rest = &after["```".len()..];
        if name == "console" {
            let command = content.strip_prefix("$ ").expect("a command follows `$`").trim_end();
            return (head, Typed { files, command }, rest);
        }
        files.push((name.strip_prefix("file ").expect("a block is a file or a command"), content));
        blocks = rest.split_once("```").expect("a command follows").1;
    }
}

fn expected(head: &'static str) -> Vec<&'static str> {
    head.lines().filter_map(|line| line.strip_prefix("expect: ")).collect()
}

/// Runs a command in a folder, where `bachet` is the program.
fn run(typed: &Typed, folder: &Path, path: &str) -> Output {
    for (name, content) in &typed.files {
        let file = folder.join(name);
        fs::create_dir_all(file.parent().expect("it is in the folder")).expect("it can be made");
        fs::write(file, content).expect("it can be written");
    }
    let mut shell = Command::new("sh");
    for name in ["LANG", "LC_ALL", "LC_MESSAGES", "CLICOLOR_FORCE"] {
        shell.env_remove(name);
    }
    shell.env("PATH", path).env("NO_COLOR", "1").args(["-c", typed.command]).current_dir(folder);
    shell.stdin(Stdio::null()).output().expect("the shell starts")
}

/// Whether what is expected was printed.
fn is_found(expected: &str, printed: &str) -> bool {
    if expected.len() >= DIGITS && expected.chars().all(|c| c.is_ascii_digit()) {
        return printed.chars().filter(char::is_ascii_digit).collect::<String>().contains(expected);
    }
    let (printed, expected) = (printed.to_lowercase(), expected.to_lowercase());
    let parts: Vec<&str> = expected.split(" ... ").collect();
    if parts.len() == 1 {
        return printed.contains(&expected);
    }
    // One after the other on one line, in this order or backwards.
    printed.lines().any(|line| follow(line, parts.iter()) || follow(line, parts.iter().rev()))
}

/// Whether the parts are on a line, each behind the one before it.
fn follow<'a>(line: &str, mut parts: impl Iterator<Item = &'a &'a str>) -> bool {
    let mut rest = line;
    parts.all(|part| {
        let found = rest.split_once(part);
        rest = found.map_or("", |(_, behind)| behind);
        found.is_some()
    })
}

/// Writes what the person sees, cut short, without times.
fn write_seen(report: &mut String, output: &Output) {
    let texts = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes).into_owned());
    let lines = texts.iter().flat_map(|text| text.lines()).filter(|line| !line.starts_with("it took "));
    let lines: Vec<&str> = lines.collect();
    for line in lines.iter().take(LINES) {
        let short: String = line.chars().take(160).collect();
        writeln!(report, "    {}", short.trim_end()).expect("a string takes everything");
    }
    if lines.len() > LINES {
        writeln!(report, "    ({} more lines)", lines.len() - LINES).expect("a string takes everything");
    }
}

#[test]
fn the_first_set_is_answered_or_a_message_says_why_not() {
    is_answered_as_noted("set-1", themes!("set-1"));
}

#[test]
fn the_second_set_is_answered_or_a_message_says_why_not() {
    is_answered_as_noted("set-2", themes!("set-2"));
}

/// Runs a set, and compares what is found with its `answers.txt`.
fn is_answered_as_noted(set: &str, themes: [(&str, &'static str); 5]) {
    let folder = crate::folder(&format!("first-tries-{set}"));
    let programs = folder.join("bin");
    fs::create_dir_all(&programs).expect("it can be made");
    let program = programs.join("bachet");
    if !program.exists() {
        fs::hard_link(env!("CARGO_BIN_EXE_bachet"), &program)
            .or_else(|_| fs::copy(env!("CARGO_BIN_EXE_bachet"), &program).map(|_| ()))
            .expect("the program can be copied");
    }
    let path = format!("{}:{}", programs.display(), env::var("PATH").unwrap_or_default());
    let mut report = String::new();
    let mut counts = Counts::default();
    for (theme, document) in themes {
        for (at, one) in tries(document).iter().enumerate() {
            let place = folder.join(format!("{theme}-{at}"));
            fs::create_dir_all(&place).expect("it can be made");
            writeln!(report, "\n# {theme}: {}", one.title).expect("a string takes everything");
            counts.add(one, &place, &path, &mut report);
        }
    }
    let Counts { answered, judged, messages, led, refused, refused_and_led } = counts;
    let head = format!(
        "{answered} answered, {judged} answered in other words, {refused} not answered of which {refused_and_led} are after their message\n\
         {messages} want a message, and what {led} of the messages say was typed and answered\n"
    );
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/first-tries").join(set).join("answers.txt");
    Assert::new().action_env("SNAPSHOTS").eq(format!("{head}{report}"), Data::read_from(&file, None).raw());
    fs::remove_dir_all(&folder).expect("it can be removed");
}

/// How many tries ended how.
#[derive(Default)]
struct Counts {
    answered: u32,
    /// Tries whose answer a person judged right although it is not worded as expected.
    judged: u32,
    /// Tries that want a message, and those of them after which something was typed.
    messages: u32,
    led: u32,
    /// Tries that want an answer and got none, and those of them that were answered after the message.
    refused: u32,
    refused_and_led: u32,
}

impl Counts {
    /// Runs a try in a folder of its own, and what is typed after its message; reports what was seen.
    fn add(&mut self, one: &Try, folder: &Path, path: &str, report: &mut String) {
        let output = run(&one.typed, folder, path);
        let printed = String::from_utf8_lossy(&output.stdout);
        let code = output.status.code().expect("it ends by itself");
        let missing: Vec<&&str> = one.expected.iter().filter(|text| !is_found(text, &printed)).collect();
        let led = if one.expected.is_empty() {
            self.messages += 1;
            writeln!(report, "message, exit code {code}").expect("a string takes everything");
            write_seen(report, &output);
            &mut self.led
        } else if missing.is_empty() {
            self.answered += 1;
            writeln!(report, "answered").expect("a string takes everything");
            assert!(one.after.is_none() && one.judged.is_empty(), "{}: it is answered at once", one.title);
            return;
        } else if !one.judged.is_empty() {
            self.judged += 1;
            let missing: Vec<&&str> = one.judged.iter().filter(|text| !is_found(text, &printed)).collect();
            assert!(missing.is_empty(), "{}: {missing:?} is missing:\n{printed}", one.title);
            writeln!(report, "answered in other words").expect("a string takes everything");
            write_seen(report, &output);
            return;
        } else {
            self.refused += 1;
            assert!(code == 2 && !output.stderr.is_empty(), "{}: {missing:?} is missing:\n{printed}", one.title);
            writeln!(report, "not answered").expect("a string takes everything");
            write_seen(report, &output);
            &mut self.refused_and_led
        };
        if let Some((expected, typed)) = &one.after {
            let output = run(typed, folder, path);
            let printed = String::from_utf8_lossy(&output.stdout);
            let missing: Vec<&&str> = expected.iter().filter(|text| !is_found(text, &printed)).collect();
            let problems = String::from_utf8_lossy(&output.stderr);
            let is_answer = missing.is_empty() && output.status.code() != Some(2);
            assert!(is_answer, "{}: {missing:?} is missing:\n{printed}{problems}", one.title);
            writeln!(report, "answered after the message").expect("a string takes everything");
            *led += 1;
        }
    }
}
