//! The commands of developers and of CI.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program whose output is lines on the terminal")]

mod bench;
mod ci;
mod command;
mod fuzz;
mod python;
mod readings;
mod server;
mod suite;
mod summary;
mod tidy;
mod tools;
mod web;

use std::env;
use std::process::ExitCode;

use anyhow::Result;

const USAGE: &str = "\
cargo xtask ci                           everything that CI checks
cargo xtask web                          builds the page of the app into web/dist (needs Node.js)
cargo xtask wheel                        builds the wheel of the Python package, and prints its path
cargo xtask ray [OPTION...]              tests the Python package on two hosts of Ray, and with reasoning-gym; options are those of pytest
cargo xtask screenshots                  pictures of the main views of the page, into target/screenshots
cargo xtask tidy                         only the rules of this project that no other tool checks
cargo xtask bench grid [--json] [PART]   the table of speeds in BENCHMARKS.md beside the peers, or parts of it
cargo xtask bench sudoku [--json] [SET]  the table of speeds of classic Sudoku, or sets of it
cargo xtask bench crossing [PART]        the table of speeds of river crossings, or parts of it
cargo xtask bench sudoku-variants [PART] the table of speeds beyond the classic 9x9, or parts of it
cargo xtask bench reading [SET...]       processor time of reading 1,000 clues of each set
cargo xtask bench generate               new Sudokus and logic grids a second
cargo xtask bench tables                 a column of a million Sudokus beside `bachet batch`, and a long stream
cargo xtask bench methods                the methods of `bachet trace` beside the documents' own programs
cargo xtask bench python [--json]        the zebra from Python, text to answer, beside CP-SAT and CPMpy
cargo xtask bench ray [--json]           hard Sudokus on one worker of Ray and on two
cargo xtask bench server [--seconds N] [--json]
                                         requests a second of `bachet serve`, alone and beside hopeless ones, and how
                                         long keys and clicks take in a browser
cargo xtask soak [--minutes N]           10 minutes of clients of `bachet serve` that ask and break off
cargo xtask contract [--cases N]         whether `bachet serve` does what its OpenAPI document says (needs Python)
cargo xtask bench instructions [--write] instructions of the zebra and of Sudoku, compared with the recorded ones
cargo xtask bench instances              the random instances of the table, as text, under target/
cargo xtask readings                     what becomes of the clues and pages of every set, in tables
cargo xtask readings SET... [OPTION]     how the clues of real puzzles are read; --help lists the sets and options
cargo xtask readings train [--without FOLDER...]
                                         learns from the written pages how likely guesses are
cargo xtask readings pages [FOLDER...] [--list] [--confidence]
                                         what becomes of whole pages, and of clues beside their meanings
cargo xtask fuzz TARGET [--minutes N]    fuzzes one target, 10 minutes by default
";

/// The benchmarks that `cargo xtask bench` runs.
const BENCHES: [&str; 8] =
    ["crossing", "grid", "sudoku", "sudoku-variants", "generate", "methods", "instructions", "instances"];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Runs the command. Returns whether it succeeded.
fn run(words: &[&str]) -> Result<bool> {
    match words {
        ["ci"] => ci::run(),
        ["web"] => web::run(),
        ["wheel"] => python::wheel(),
        ["screenshots"] => web::screenshots(),
        ["tidy"] => Ok(tidy::run()?.is_empty()),
        ["bench", "reading", rest @ ..] => readings::run(&[&["--speed"], rest].concat()),
        ["bench", "tables", rest @ ..] => bench::tables(rest),
        ["bench", "server", rest @ ..] => server::bench(rest),
        ["bench", "python", rest @ ..] => python::bench(rest),
        ["bench", "ray", rest @ ..] => python::bench_ray(rest),
        ["bench", what, rest @ ..] if BENCHES.contains(what) => bench::run(what, rest),
        ["ray", rest @ ..] => python::ray(rest),
        ["soak", rest @ ..] => server::soak::run(rest),
        ["contract", rest @ ..] => server::contract::run(rest),
        ["readings", rest @ ..] => readings::run(rest),
        ["fuzz", target] => fuzz::run(target, 10),
        ["fuzz", target, "--minutes", minutes] => fuzz::run(target, minutes.parse()?),
        ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            Ok(true)
        }
        _ => {
            eprint!("{USAGE}");
            Ok(false)
        }
    }
}
