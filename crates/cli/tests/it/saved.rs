//! Saved puzzles survive the death of the server: it is killed again and again in the midst of writing.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use std::{io, thread};

use serde_json::{Value, json};

use crate::serve::{Server, data};

/// Number of acknowledged writes in all.
const WRITES: usize = 1000;
/// Number of writes after which the server is killed.
const WRITES_PER_LIFE: usize = 125;
/// Number of clients that write at once.
const CLIENTS: usize = 4;

/// A client with one connection.
struct Client(BufReader<TcpStream>);

/// What a client knows to be saved: the link, the version, and the puzzle.
#[derive(Clone)]
struct Known {
    link: String,
    version: u64,
    puzzle: String,
}

impl Client {
    fn new(address: &str) -> io::Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(Duration::from_secs(20)))?;
        Ok(Self(BufReader::new(stream)))
    }

    fn ask(&mut self, method: &str, link: &str, body: &str) -> io::Result<Value> {
        let length = body.len();
        write!(
            self.0.get_mut(),
            "{method} /api/saved{link} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        )?;
        let mut length = 0;
        loop {
            let mut line = String::new();
            if self.0.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if line == "\r\n" {
                break;
            }
            let is_length = line.to_ascii_lowercase().starts_with("content-length:");
            if let Some((_, number)) = line.split_once(':').filter(|_| is_length) {
                length = number.trim().parse().map_err(|_| io::ErrorKind::InvalidData)?;
            }
        }
        let mut body = vec![0; length];
        self.0.read_exact(&mut body)?;
        Ok(serde_json::from_slice(&body)?)
    }
}

/// Writes until the server dies. Returns what was acknowledged last under each link.
fn write_until_death(address: &str, name: usize, acknowledged: &AtomicUsize) -> Vec<Known> {
    let mut known: Vec<Known> = Vec::new();
    let Ok(mut client) = Client::new(address) else { return known };
    for number in 0.. {
        let puzzle = format!("{name} wrote {number} {}", "x".repeat(number * 37 % 5000));
        // Every third write changes what the client saved before.
        let old = (number % 3 == 2).then(|| known.len().wrapping_sub(1)).filter(|&old| old < known.len());
        let answer = match old {
            Some(old) => {
                let body = json!({"puzzle": puzzle, "version": known[old].version});
                client.ask("PUT", &known[old].link, &body.to_string())
            }
            None => client.ask("POST", "", &json!({"puzzle": puzzle}).to_string()),
        };
        let Ok(answer) = answer else {
            // Whether the last write happened is not known; a new one is allowed to have replaced the old one.
            if let Some(old) = old {
                known.swap_remove(old);
            }
            return known;
        };
        let version = answer["version"].as_u64().unwrap_or_else(|| panic!("it was refused: {answer}"));
        match old {
            Some(old) => known[old] = Known { version, puzzle, ..known[old].clone() },
            None => known.push(Known { link: format!("/{}", answer["id"].as_str().expect("a link")), version, puzzle }),
        }
        acknowledged.fetch_add(1, Ordering::SeqCst);
    }
    known
}

/// Runs a server until it has acknowledged some writes, and kills it.
fn live_and_die(file: &Path) -> (usize, Vec<Known>) {
    let mut server = Server::start(file);
    let acknowledged = AtomicUsize::new(0);
    thread::scope(|scope| {
        let (address, count) = (server.address.clone(), &acknowledged);
        let clients: Vec<_> = (0..CLIENTS)
            .map(|name| {
                let address = address.clone();
                scope.spawn(move || write_until_death(&address, name, count))
            })
            .collect();
        while count.load(Ordering::SeqCst) < WRITES_PER_LIFE {
            assert!(clients.iter().any(|client| !client.is_finished()), "nobody writes");
            thread::yield_now();
        }
        // On Unix this is the signal that cannot be caught.
        server.process.kill().expect("it runs");
        let known = clients.into_iter().flat_map(|client| client.join().expect("it ends")).collect();
        (count.load(Ordering::SeqCst), known)
    })
}

#[test]
fn what_was_acknowledged_survives_a_kill() {
    let file = data("killed");
    let (mut writes, mut known) = (0, Vec::new());
    while writes < WRITES {
        let (more, saved) = live_and_die(&file);
        writes += more;
        known.extend(saved);
        let server = Server::start(&file);
        let mut client = Client::new(&server.address).expect("it listens");
        for Known { link, version, puzzle } in &known {
            let found = client.ask("GET", link, "").expect("it answers");
            assert_eq!((&found["version"], &found["puzzle"]), (&json!(version), &json!(puzzle)), "{link}");
        }
    }
}
