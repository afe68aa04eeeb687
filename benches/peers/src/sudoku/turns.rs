//! The CPU time of several ways to do the same work, taken in turns.
//!
//! The work is cut into chunks. Each chunk is done by every way in turn, several times; the least time of a chunk is
//! kept, since everything that disturbs makes it longer, and the sum over the chunks is the figure.

use cpu_time::ThreadTime;

/// Nanoseconds of each way for all chunks together.
pub fn times<C: Copy>(
    chunks: impl Iterator<Item = C>,
    ways: usize,
    repetitions: usize,
    mut work: impl FnMut(usize, C),
) -> Vec<f64> {
    let mut sums = vec![0.0; ways];
    for chunk in chunks {
        let mut least = vec![f64::INFINITY; ways];
        for _ in 0..repetitions {
            for (way, least) in least.iter_mut().enumerate() {
                let start = ThreadTime::now();
                work(way, chunk);
                *least = least.min(start.elapsed().as_nanos() as f64);
            }
        }
        sums.iter_mut().zip(least).for_each(|(sum, least)| *sum += least);
    }
    sums
}
