//! Tests that run once for each backend. On a processor without the backend they count as skipped.

use bachet_kernel::Backend;

/// Runs a test on a backend, or reports that it is skipped.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
pub(crate) fn run(backend: Backend, test: fn(Backend)) {
    if backend.is_available() {
        test(backend);
    } else {
        eprintln!("skipped: this processor lacks {}", backend.name());
    }
}

/// Declares a test for each function and backend.
macro_rules! on_every_backend {
    ($($(#[$attribute:meta])* $test:ident)*) => {
        $crate::backends::on_every_backend! { @ portable Portable $($(#[$attribute])* $test)* }
        $crate::backends::on_every_backend! { @ avx2 Avx2 $($(#[$attribute])* $test)* }
        $crate::backends::on_every_backend! { @ avx512 Avx512 $($(#[$attribute])* $test)* }
    };
    (@ $module:ident $backend:ident $($(#[$attribute:meta])* $test:ident)*) => {
        mod $module {
            $(
                #[test]
                $(#[$attribute])*
                fn $test() {
                    $crate::backends::run(bachet_kernel::Backend::$backend, super::$test);
                }
            )*
        }
    };
}

pub(crate) use on_every_backend;
