#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| bachet_fuzz::request::run(data));
