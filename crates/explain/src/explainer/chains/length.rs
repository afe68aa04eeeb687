//! The addition to the rating of chains for their length.

/// Returns the addition: a tenth for each of 4, 6, 8, 12, 16, 24, ... that is exceeded.
///
/// The sum is formed as Sudoku Explainer does, so that it rounds the same way.
pub(super) fn addition(complexity: u32) -> f64 {
    let length = complexity.saturating_sub(2);
    let (mut added, mut bound, mut odd) = (0.0, 4, false);
    while length > bound {
        added += 0.1;
        bound = if odd { bound * 4 / 3 } else { bound * 3 / 2 };
        odd = !odd;
    }
    added
}

#[cfg(test)]
mod tests {
    use super::addition;
    use crate::explainer::hint::tenths;

    #[test]
    fn bounds() {
        let ratings = [6, 7, 8, 9, 10, 11, 14, 15, 18, 19, 26, 27, 35].map(|length| tenths(7.0 + addition(length)));
        assert_eq!(ratings, [70, 71, 71, 72, 72, 73, 73, 74, 74, 75, 75, 76, 77]);
    }
}
