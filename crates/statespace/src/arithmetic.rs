//! Arithmetic with states as integers modulo their size, for levels that are skipped.
//!
//! The trait is public but its module is not: other crates cannot call it, nor implement [`State`](crate::State).

/// An unsigned integer, as a point that moves along a line.
pub trait Arithmetic: Sized {
    /// Returns the difference `self - other`.
    #[must_use]
    fn difference_from(self, other: Self) -> Self;

    /// Returns `self + times * step`.
    #[must_use]
    fn advanced_by(self, step: Self, times: u64) -> Self;

    /// Returns the least `n` with `self + n * step = other + n * others_step`, or `None` if there is none in 64 bits.
    fn first_meeting(self, step: Self, other: Self, others_step: Self) -> Option<u64>;
}

macro_rules! arithmetic {
    ($integer:ident) => {
        impl Arithmetic for $integer {
            #[inline]
            fn difference_from(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }

            #[inline]
            fn advanced_by(self, step: Self, times: u64) -> Self {
                self.wrapping_add(step.wrapping_mul(Self::from(times)))
            }

            #[inline]
            fn first_meeting(self, step: Self, other: Self, others_step: Self) -> Option<u64> {
                let (closer, apart) = (step.wrapping_sub(others_step), other.wrapping_sub(self));
                if closer == 0 || apart == 0 {
                    return (apart == 0).then_some(0);
                }
                // Solve `n * closer = apart` modulo a power of two, with the inverse of the odd part (Newton's method).
                let zeros = closer.trailing_zeros();
                if apart.trailing_zeros() < zeros {
                    return None;
                }
                let odd = closer >> zeros;
                let mut inverse = odd;
                for _ in 0..Self::BITS.ilog2() {
                    inverse = inverse.wrapping_mul((2 as $integer).wrapping_sub(odd.wrapping_mul(inverse)));
                }
                let times = (apart >> zeros).wrapping_mul(inverse) & (Self::MAX >> zeros);
                u64::try_from(times).ok()
            }
        }
    };
}

arithmetic!(u64);
arithmetic!(u128);

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares with steps one by one.
    #[test]
    fn points_meet_as_soon_as_they_are_equal() {
        let meets = |a: u64, step: u64, b: u64, others: u64| {
            let at = |point: u64, step: u64, n: u64| point.wrapping_add(n.wrapping_mul(step));
            (0..100).find(|n| at(a, step, *n) == at(b, others, *n))
        };
        let numbers = [0, 1, 2, 3, 12, 40, 41, u64::MAX, u64::MAX - 5, 1 << 63];
        for a in numbers {
            for b in numbers {
                for step in numbers {
                    for others in numbers {
                        let near = a.first_meeting(step, b, others).filter(|n| *n < 100);
                        assert_eq!(near, meets(a, step, b, others), "{a} + n {step} = {b} + n {others}");
                        let [a, step, b, others] = [a, step, b, others].map(|n| u128::from(n) << 64);
                        assert_eq!(a.first_meeting(step, b, others).filter(|n| *n < 100), near);
                    }
                }
            }
        }
    }
}
