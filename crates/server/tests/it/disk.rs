//! Disks that are full or cannot be written: real ones, in memory, where this process may mount them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use axum::http::{Method, StatusCode};
use bachet_server::{Store, StoreError};
use serde_json::{Value, json};

use super::saved::{ask, code, folder, link, saving};
use super::{question, read};
use tower::ServiceExt as _;

/// More than the disk has: it is the disk that is full, not the file that has reached its own limit.
const MAX: u64 = 1 << 26;

/// A disk in memory, which is taken away at the end.
struct Disk(PathBuf);

impl Disk {
    /// Mounts a disk of this size; says why not if that is not allowed.
    fn mounted(name: &str, size: &str) -> Result<Self, String> {
        let folder = folder(name);
        Self::mount(&["-t", "tmpfs", "-o", &format!("size={size}"), "bachet-test"], &folder)?;
        Ok(Self(folder))
    }

    /// Mounts it again with this option.
    fn change(&self, option: &str) {
        Self::mount(&["-o", &format!("remount,{option}")], &self.0).expect("it was mounted before");
    }

    fn mount(options: &[&str], folder: &Path) -> Result<(), String> {
        let ran = Command::new("mount").args(options).arg(folder).output().map_err(|why| why.to_string())?;
        if ran.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&ran.stderr).trim().to_owned()) }
    }

    fn file(&self) -> PathBuf {
        self.0.join("saved.sqlite")
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        drop(Command::new("umount").arg("-l").arg(&self.0).status());
    }
}

#[tokio::test]
async fn a_full_disk_is_said_and_loses_nothing_acknowledged() {
    let disk = match Disk::mounted("full-disk", "600k") {
        Ok(disk) => disk,
        Err(why) => return println!("skipped: no disk can be mounted here: {why}"),
    };
    let router = saving(Store::open(&disk.file(), MAX).expect("it opens"));
    let body = |number: usize| json!({"title": number.to_string(), "puzzle": "x".repeat(20_000)});
    let mut kept = Vec::new();
    let refused = loop {
        let (status, answer) = ask(&router, Method::POST, "", &body(kept.len())).await;
        if status != 201 {
            break (status, answer);
        }
        kept.push(link(&answer, "id"));
    };
    assert_eq!((refused.0, code(&refused.1)), (507, "store-disk-full"), "{}", refused.1);
    assert!(kept.len() > 3, "{}", kept.len());
    let all_are_there = async |router: &_| {
        for (number, link) in kept.iter().enumerate() {
            let (status, found) = ask(router, Method::GET, link, &Value::Null).await;
            assert_eq!((status, &found["title"]), (200, &json!(number.to_string())), "{found}");
        }
    };
    all_are_there(&router).await;
    // Questions are answered, and saving works again when there is room.
    let asked = question("solve", &json!({"puzzle": "jugs: 3, 5\ngoal: 4\n"}).to_string());
    assert_eq!(read(router.clone().oneshot(asked).await.expect("it answers")).await.0, StatusCode::OK);
    assert_eq!(ask(&router, Method::POST, "", &body(99)).await.0, 507);
    disk.change("size=4m");
    assert_eq!(ask(&router, Method::POST, "", &body(99)).await.0, 201);
    all_are_there(&router).await;
    drop(router);
    all_are_there(&saving(Store::open(&disk.file(), MAX).expect("it opens again"))).await;
}

#[tokio::test]
async fn a_disk_that_cannot_be_written_is_said_and_read() {
    let disk = match Disk::mounted("read-only", "4m") {
        Ok(disk) => disk,
        Err(why) => return println!("skipped: no disk can be mounted here: {why}"),
    };
    let router = saving(Store::open(&disk.file(), MAX).expect("it opens"));
    let body = json!({"puzzle": "x".repeat(2000)});
    let (status, saved) = ask(&router, Method::POST, "", &body).await;
    assert_eq!(status, 201, "{saved}");
    drop(router);
    disk.change("ro");
    let probe = fs::write(disk.0.join("probe"), "");
    assert!(probe.is_err(), "the disk cannot be written");
    assert_eq!(Store::open(&disk.file(), MAX).map(drop), Err(StoreError::ReadOnly));
    assert_eq!(Store::open(&disk.0.join("new/saved.sqlite"), MAX).map(drop), Err(StoreError::ReadOnly));
    disk.change("rw");
    let again = saving(Store::open(&disk.file(), MAX).expect("it opens"));
    assert_eq!(ask(&again, Method::GET, &link(&saved, "id"), &Value::Null).await.0, 200);
}
