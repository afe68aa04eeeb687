//! Where the C library keeps what is freed.

/// Makes all threads share the memory that was freed.
///
/// The GNU C library gives threads arenas of their own. In a program that keeps answers of many threads for a while, each
/// arena then grows as if it were the only one. Elsewhere this does nothing.
pub fn share_freed() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        #[expect(unsafe_code, reason = "a function of the C library")]
        // SAFETY: it sets a number that the allocator reads under its own lock; it may be called at any time.
        let is_set = unsafe { libc::mallopt(libc::M_ARENA_MAX, 1) };
        debug_assert_eq!(is_set, 1, "the GNU C library knows this parameter");
    }
}
