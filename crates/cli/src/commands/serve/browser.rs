//! The user's browser.

use std::env;
use std::process::{Command, Stdio};

/// Opens a page in the user's browser, if there is a screen. Nothing depends on it: the address is printed as well.
pub(super) fn open(address: &str) {
    let is_unix_desktop = cfg!(unix) && !cfg!(target_os = "macos");
    let has_screen = ["DISPLAY", "WAYLAND_DISPLAY"].into_iter().any(|name| env::var_os(name).is_some());
    if is_unix_desktop && !has_screen {
        return;
    }
    let (program, arguments): (_, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("rundll32", &["url.dll,FileProtocolHandler"])
    } else {
        ("xdg-open", &[])
    };
    let mut opener = Command::new(program);
    opener.args(arguments).arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // Without a terminal or a browser nothing opens, and the printed address serves.
    drop(opener.spawn());
}
