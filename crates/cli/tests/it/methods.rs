//! What docs/methods.md shows is what the program prints, but for times.

use std::process::Command;

const PAGE: &str = include_str!("../../../../docs/methods.md");

/// The commands of a page, each with what stands behind it.
fn commands() -> impl Iterator<Item = (&'static str, &'static str)> {
    let blocks = PAGE.split("```console\n").skip(1).filter_map(|rest| rest.split_once("```"));
    let commands = blocks.flat_map(|(block, _)| block.split("$ bachet ").skip(1));
    commands.map(|command| command.split_once('\n').expect("a command ends its line"))
}

/// A text without times, and without what depends on their widths.
fn leveled(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with("it took "));
    let words = lines.map(|line| {
        let words: Vec<&str> = line.split_whitespace().filter(|word| !word.starts_with('─')).collect();
        let units = ["µs", "ms", "s"];
        let is_time = |at: usize| {
            let unit = words.get(at + 1).is_some_and(|next| units.contains(next));
            units.contains(&words[at]) || unit && words[at].parse::<f64>().is_ok()
        };
        (0..words.len()).filter(|&at| !is_time(at)).map(|at| words[at]).collect::<Vec<_>>().join(" ")
    });
    words.collect::<Vec<_>>().join("\n").trim_end().to_owned()
}

#[test]
fn the_commands_print_what_is_shown() {
    let mut ran = 0;
    for (arguments, shown) in commands() {
        let mut bachet = Command::new(env!("CARGO_BIN_EXE_bachet"));
        let output = bachet.args(arguments.split(' ')).env("LC_ALL", "en").output().expect("it starts");
        assert_eq!(output.status.code(), Some(0), "bachet {arguments}");
        let printed = String::from_utf8(output.stdout).expect("text");
        assert_eq!(leveled(&printed), leveled(shown), "bachet {arguments}");
        ran += 1;
    }
    assert!(ran >= 10, "{ran} commands");
}
