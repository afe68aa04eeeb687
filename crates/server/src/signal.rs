//! The wish of a person or a system that the server ends.

use std::io;

/// Waits until the process is told to end: by Ctrl-C, or by the signal with which a system ends its services.
///
/// # Errors
/// The system does not tell of such signals.
pub async fn ended() -> io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        Ok(())
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
