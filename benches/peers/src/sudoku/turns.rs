//! The CPU time of several programs for the same work, measured alternately.
//!
//! The work is divided into chunks. Every program does each chunk several times, alternately. The minimum for each
//! chunk is kept, because disturbances only make it longer, and the result is the sum over the chunks.

use cpu_time::ThreadTime;

/// Returns the nanoseconds of each program for all chunks together.
pub fn times<C: Copy>(
    chunks: impl Iterator<Item = C>,
    contenders: usize,
    repetitions: usize,
    mut work: impl FnMut(usize, C),
) -> Vec<f64> {
    let mut sums = vec![0.0; contenders];
    for chunk in chunks {
        let mut least = vec![f64::INFINITY; contenders];
        for _ in 0..repetitions {
            for (contender, least) in least.iter_mut().enumerate() {
                let start = ThreadTime::now();
                work(contender, chunk);
                *least = least.min(start.elapsed().as_nanos() as f64);
            }
        }
        sums.iter_mut().zip(least).for_each(|(sum, least)| *sum += least);
    }
    sums
}
