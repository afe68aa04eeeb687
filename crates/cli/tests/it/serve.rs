//! `bachet serve` as a process: its address, a question over the network, and its end.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use snapbox::cmd::cargo_bin;
use snapbox::str;

use crate::bachet;

/// A server with a port of its own.
pub(crate) struct Server {
    pub(crate) process: Child,
    pub(crate) address: String,
}

/// A file for the saved puzzles of a test, which is not there yet.
pub(crate) fn data(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    drop(fs::remove_dir_all(&folder));
    folder.join("saved.sqlite")
}

impl Server {
    pub(crate) fn start(data: &Path) -> Self {
        let mut serve = Command::new(cargo_bin!("bachet"));
        serve.args(["serve", "--no-open", "--port", "0", "--data"]).arg(data);
        serve.env("LC_ALL", "en").stdout(Stdio::piped()).stdin(Stdio::null());
        let mut process = serve.spawn().expect("it starts");
        let mut line = String::new();
        let output = process.stdout.take().expect("it has an output");
        BufReader::new(output).read_line(&mut line).expect("it says where it is");
        let address = line.split(['/', ';']).nth(2).expect("an address").to_owned();
        Self { process, address }
    }

    /// Sends a request and returns the whole response.
    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut response = String::new();
        stream.read_to_string(&mut response).expect("it answers");
        response
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

#[test]
fn a_question_is_answered_and_the_server_ends_when_told() {
    let mut server = Server::start(&data("ends"));
    let body = r#"{"puzzle": "jugs: 3, 5\ngoal: 4\n"}"#;
    let length = body.len();
    let response = server.ask(&format!(
        "POST /api/solve HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\
         Connection: close\r\n\r\n{body}",
        server.address
    ));
    assert!(response.starts_with("HTTP/1.1 200 OK\r\n"), "{response}");
    assert!(response.contains("\"verb\": \"solve\""), "{response}");
    let foreign = server.ask("GET /api/health HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
    assert!(foreign.starts_with("HTTP/1.1 403 "), "{foreign}");
    let told = Command::new("kill").args(["-TERM", &server.process.id().to_string()]).status();
    if told.is_ok_and(|told| told.success()) {
        assert_eq!(server.process.wait().expect("it ends").code(), Some(0));
    }
}

#[test]
fn a_port_in_use_and_a_missing_limit_are_said() {
    let file = data("in-use");
    let server = Server::start(&file);
    let port = server.address.rsplit(':').next().expect("a port");
    bachet(&format!("serve --port {port} --data {}", file.display())).code(2).stdout_eq("").stderr_eq(str![[r#"
error: another program already listens at `127.0.0.1:[..]`
  = hint: if it is Bachet, open http://127.0.0.1:[..] in a browser; otherwise `--port 0` takes a free port

"#]]);
    bachet("serve --time none").code(2).stdout_eq("").stderr_eq(str![[r#"
error: an answer needs a time limit
  = hint: write a time such as `--time 10m`

"#]]);
}

#[test]
fn a_file_that_cannot_keep_puzzles_is_said_and_questions_are_answered() {
    let file = data("foreign");
    fs::create_dir_all(file.parent().expect("it has one")).expect("it is ours");
    fs::write(&file, "This is a letter, not a file of saved puzzles. ".repeat(20)).expect("it writes");
    let mut serve = Command::new(cargo_bin!("bachet"));
    serve.args(["serve", "--no-open", "--port", "0", "--data"]).arg(&file).env("LC_ALL", "en").stdin(Stdio::null());
    let mut process = serve.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let mut line = String::new();
    let output = process.stdout.take().expect("it has an output");
    BufReader::new(output).read_line(&mut line).expect("it says where it is");
    assert!(line.starts_with("Bachet answers at http://127.0.0.1:"), "{line}");
    process.kill().expect("it runs");
    let said = process.wait_with_output().expect("it ended").stderr;
    let said = String::from_utf8_lossy(&said).replace(&*file.to_string_lossy(), "FILE");
    snapbox::assert_data_eq!(
        said,
        str![[r#"
warning: `FILE` is a file of another program
  = hint: start the server with another file: `--data FILE`

"#]]
    );
}

#[test]
fn saved_puzzles_are_copied_while_the_server_runs_and_are_one_file_after_its_end() {
    let file = data("backup");
    let mut server = Server::start(&file);
    let body = r#"{"title": "Mine", "puzzle": "jugs: 3, 5\ngoal: 4\n"}"#;
    let length = body.len();
    let saved = server.ask(&format!(
        "POST /api/saved HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\
         Connection: close\r\n\r\n{body}",
        server.address
    ));
    assert!(saved.starts_with("HTTP/1.1 201 "), "{saved}");
    let copy = file.with_file_name("copy.sqlite");
    let command = format!("serve --data {} --backup {}", file.display(), copy.display());
    bachet(&command).code(0).stdout_eq(str![[r#"
saved puzzles are copied to `[..]copy.sqlite`

"#]]);
    bachet(&command).code(2).stderr_eq(str![[r#"
error: `[..]copy.sqlite` is there already, and is left as it is
  = hint: name a file that does not exist yet

"#]]);
    let told = Command::new("kill").args(["-TERM", &server.process.id().to_string()]).status();
    if !told.is_ok_and(|told| told.success()) {
        println!("skipped: this system does not tell a process to end");
        return;
    }
    assert_eq!(server.process.wait().expect("it ends").code(), Some(0));
    let folder = fs::read_dir(file.parent().expect("it has one")).expect("it is there");
    let mut names: Vec<_> = folder.map(|entry| entry.expect("a name").file_name()).collect();
    names.sort();
    assert_eq!(names, ["copy.sqlite", "saved.sqlite"]);
    let id = saved.split("\"id\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a link").to_owned();
    for file in [&file, &copy] {
        let server = Server::start(file);
        let request = format!("GET /api/saved/{id} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        let found = server.ask(&request);
        assert!(found.starts_with("HTTP/1.1 200 ") && found.contains("Mine"), "{found}");
    }
}
