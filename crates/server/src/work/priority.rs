//! The priority of a thread, where the system has one for each thread.

#[cfg(target_os = "linux")]
pub(super) use linux::{ThreadId, lower, this_thread};
#[cfg(not(target_os = "linux"))]
pub(super) use other::{ThreadId, lower, this_thread};

#[cfg(target_os = "linux")]
mod linux {
    use rustix::process::setpriority_process;
    use rustix::thread::gettid;

    pub(in super::super) type ThreadId = rustix::process::Pid;

    /// The priority of long work: with the others at 0, it gets a thirtieth of what they get.
    const LOW: i32 = 15;

    pub(in super::super) fn this_thread() -> ThreadId {
        gettid()
    }

    /// Lowers the priority of a thread, for ever: raising it again is a privilege.
    pub(in super::super) fn lower(thread: ThreadId) {
        // On Linux the priority belongs to the thread. If it cannot be lowered, the work is merely less polite.
        let _ = setpriority_process(Some(thread), LOW);
    }
}

#[cfg(not(target_os = "linux"))]
mod other {
    pub(in super::super) type ThreadId = ();

    pub(in super::super) fn this_thread() -> ThreadId {}

    pub(in super::super) fn lower((): ThreadId) {}
}
