//! Minutes of clients that ask, wait, break off in the middle, or ask what nobody can answer.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use super::load::Client;
use super::process::Server;
use super::question;
use crate::command::{command, root, succeeds};

/// Number of clients at the same time.
const CLIENTS: u64 = 12;
/// Number of lines in which the run is told.
const LINES: u32 = 10;
/// Growth of memory between the second tenth of the run and its end that is still called flat, in kB.
const FLAT: u64 = 32 << 10;

/// What the clients have seen.
#[derive(Default)]
struct Seen {
    answered: AtomicU64,
    busy: AtomicU64,
    broken_off: AtomicU64,
    wrong: AtomicU64,
}

/// Runs for so many minutes. Returns whether the server then answers as before, with the memory of before.
pub(crate) fn run(options: &[&str]) -> Result<bool> {
    let minutes: u64 = match options {
        [] => 10,
        ["--minutes", minutes] => minutes.parse()?,
        _ => bail!("the option is `--minutes N`"),
    };
    if !succeeds(command("cargo", &["build", "--release", "--locked", "--bin", "bachet"]))? {
        return Ok(false);
    }
    let zebra = std::fs::read_to_string(root().join("puzzles/zebra.bachet"))?;
    let server = Server::start("release", &["--time", "5"])?;
    let seen = Seen::default();
    let (start, time) = (Instant::now(), Duration::from_secs(minutes * 60));
    let files = server.open_files();
    let mut settled = 0;
    println!(
        "{:>8} {:>10} {:>8} {:>11} {:>8}  memory, files, threads",
        "seconds", "answered", "busy", "broken off", "wrong"
    );
    thread::scope(|scope| {
        for client in 0..CLIENTS {
            let (seen, server, zebra) = (&seen, &server, &zebra);
            scope.spawn(move || {
                let mut number = client;
                while start.elapsed() < time {
                    // A connection may be refused while the server has no place: that is part of the run.
                    drop(visit(&server.address, zebra, number, seen));
                    number += CLIENTS;
                }
            });
        }
        for line in 1..=LINES {
            thread::sleep((start + time * line / LINES).saturating_duration_since(Instant::now()));
            if line == 2 {
                settled = server.memory();
            }
            tell(&server, start, &seen);
        }
    });
    // What was asked last has ended by then.
    thread::sleep(Duration::from_secs(6));
    tell(&server, start, &seen);
    let mut client = Client::new(&server.address)?;
    let asked = Instant::now();
    let (status, _) = client.ask(&question("solve", &zebra, ""))?;
    println!("then `solve` of the zebra: {status} after {:.1} ms", asked.elapsed().as_secs_f64() * 1e3);
    drop(client);
    thread::sleep(Duration::from_secs(1));
    let (memory, left) = (server.memory(), server.open_files());
    println!("memory {} to {} MB; open files {files} to {left}", settled >> 10, memory >> 10);
    let wrong = seen.wrong.load(Ordering::Relaxed);
    Ok(status == 200 && wrong == 0 && left <= files && memory <= settled + FLAT)
}

fn tell(server: &Server, start: Instant, seen: &Seen) {
    let count = |of: &AtomicU64| of.load(Ordering::Relaxed);
    println!(
        "{:8.0} {:10} {:8} {:11} {:8}  {} MB, {}, {}",
        start.elapsed().as_secs_f64(),
        count(&seen.answered),
        count(&seen.busy),
        count(&seen.broken_off),
        count(&seen.wrong),
        server.memory() >> 10,
        server.open_files(),
        server.threads()
    );
}

/// What one client does once, by its number.
fn visit(address: &str, zebra: &str, number: u64, seen: &Seen) -> Result<()> {
    let other = format!("{zebra}\n# {number}\n");
    let hopeless = "0".repeat(81);
    match number % 8 {
        0..3 => {
            let mut client = Client::new(address)?;
            for verb in ["solve", "check", "read"] {
                let (status, _) = client.ask(&question(verb, &other, ""))?;
                let count = match status {
                    200 => &seen.answered,
                    503 => &seen.busy,
                    _ => &seen.wrong,
                };
                count.fetch_add(1, Ordering::Relaxed);
            }
        }
        3 => break_off(address, &question("solve", &other, ""), 0, seen)?,
        4 => break_off(address, &question("count", &hopeless, ""), 0, seen)?,
        5 => {
            let whole = question("check", &other, "");
            break_off(address, &whole[..whole.len() / 2], 0, seen)?;
        }
        6 => {
            // A stream of progress, of which the beginning is read.
            let text = String::from_utf8(question("count", &hopeless, ""))?;
            let stream = text.replacen("\r\n", "\r\nAccept: text/event-stream\r\n", 1);
            break_off(address, stream.as_bytes(), 300, seen)?;
        }
        _ => break_off(address, b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", 50, seen)?,
    }
    Ok(())
}

/// Sends bytes, reads a little, and goes away.
fn break_off(address: &str, sent: &[u8], read: usize, seen: &Seen) -> Result<()> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(2)))?;
    stream.write_all(sent)?;
    let mut answer = vec![0; read];
    // Less may come, or nothing in time.
    drop(stream.read_exact(&mut answer));
    seen.broken_off.fetch_add(1, Ordering::Relaxed);
    Ok(())
}
