//! Tests every vector operation of every available backend against plain integers.

use super::{Lanes, Simd, Work, run};
use crate::Backend;

/// The bits that are rotated.
const LOW: u32 = (1 << 27) - 1;

/// Applies all operations to three words per lane; each gives one word per lane.
struct Operations<'a>(&'a [[u32; 3]]);

impl Work for Operations<'_> {
    type Output = Vec<Vec<u32>>;

    #[inline(always)]
    fn run<S: Simd>(self, simd: S) -> Self::Output {
        let width = S::Lanes::COUNT;
        assert_eq!(self.0.len() % width, 0, "whole vectors");
        let mut results = Vec::new();
        for triples in self.0.chunks(width) {
            let [x, a, b] = [0, 1, 2].map(|operand| {
                let mut words = <S::Lanes as Lanes>::Words::default();
                for (word, triple) in words.as_mut().iter_mut().zip(triples) {
                    *word = triple[operand];
                }
                simd.load(&words)
            });
            let odd = 0xaaaa_aaaa;
            let vectors = [
                x & a,
                x | a,
                x ^ a,
                !x,
                x.and_not(a),
                x.minus(a),
                x.shl::<1>(),
                x.shl::<18>(),
                x.shr::<1>(),
                x.shr::<18>(),
                (x & x.splat(LOW)).rotations()[0] & x.splat(LOW),
                (x & x.splat(LOW)).rotations()[1] & x.splat(LOW),
                x.or3(a, b),
                x.xor3(a, b),
                x.majority(a, b),
                x.select(a, b),
                x.or_and(a, b),
                x.and_or(a, b),
                x.xor_and(a, b),
                x.where_equal(a, b),
                x.lowest(),
                x.where_nonzero(a, b),
                x.replace(odd, a),
                x.splat(7),
                simd.splat(9),
            ];
            let tests = (0..width).map(|lane| x.nonzero() >> lane & 1);
            let results = results_of(&mut results, vectors.len() + 1);
            for (vector, results) in vectors.into_iter().zip(&mut *results) {
                let mut words = <S::Lanes as Lanes>::Words::default();
                vector.store(&mut words);
                results.extend_from_slice(words.as_ref());
            }
            results[vectors.len()].extend(tests);
        }
        results
    }
}

fn results_of(results: &mut Vec<Vec<u32>>, count: usize) -> &mut Vec<Vec<u32>> {
    results.resize(count, Vec::new());
    results
}

/// Runs a test on a backend, or reports that it is skipped.
pub(super) fn on(backend: Backend, test: fn(Backend)) {
    if backend.is_available() {
        test(backend);
    } else {
        eprintln!("skipped: this processor lacks {}", backend.name());
    }
}

#[test]
fn portable_operations_agree_with_integers() {
    on(Backend::Portable, check);
}

#[test]
fn avx2_operations_agree_with_integers() {
    on(Backend::Avx2, check);
}

#[test]
fn avx512_operations_agree_with_integers() {
    on(Backend::Avx512, check);
}

fn check(backend: Backend) {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = || {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        match state >> 61 {
            0 => 0,
            1 => u32::MAX,
            2 => 1 << (state >> 40 & 31),
            _ => (state >> 29) as u32,
        }
    };
    let triples: Vec<[u32; 3]> = (0..1024).map(|_| [next(), next(), next()]).collect();
    let plain: Vec<fn(u32, u32, u32) -> u32> = vec![
        |x, a, _| x & a,
        |x, a, _| x | a,
        |x, a, _| x ^ a,
        |x, _, _| !x,
        |x, a, _| x & !a,
        |x, a, _| x.wrapping_sub(a),
        |x, _, _| x << 1,
        |x, _, _| x << 18,
        |x, _, _| x >> 1,
        |x, _, _| x >> 18,
        |x, _, _| (x << 18 | (x & LOW) >> 9) & LOW,
        |x, _, _| (x << 9 | (x & LOW) >> 18) & LOW,
        |x, a, b| x | a | b,
        |x, a, b| x ^ a ^ b,
        |x, a, b| x & a | x & b | a & b,
        |x, a, b| x & a | !x & b,
        |x, a, b| x | a & b,
        |x, a, b| x & (a | b),
        |x, a, b| x ^ a & b,
        |x, a, b| x & !(a ^ b),
        |x, _, _| x & x.wrapping_neg(),
        |x, a, b| if x == 0 { b } else { a },
    ];
    let results = run(backend, Operations(&triples));
    for (operation, plain) in plain.iter().enumerate() {
        for (triple @ &[x, a, b], &result) in triples.iter().zip(&results[operation]) {
            assert_eq!(result, plain(x, a, b), "operation {operation} of {} on {triple:x?}", backend.name());
        }
    }
    let rest = &results[plain.len()..];
    for (lane, &[x, a, _]) in triples.iter().enumerate() {
        assert_eq!(rest[0][lane], if lane % 2 == 1 { a } else { x }, "replace of {}", backend.name());
        assert_eq!([rest[1][lane], rest[2][lane]], [7, 9], "constants of {}", backend.name());
        assert_eq!(rest[3][lane], u32::from(x != 0), "nonzero of {}", backend.name());
    }
}
