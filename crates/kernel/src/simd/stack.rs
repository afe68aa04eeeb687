//! A stack of fixed capacity whose unused part is never initialised.

#![expect(unsafe_code, reason = "initialising the unused part would take longer than solving a board")]

use std::mem::MaybeUninit;

/// At most `N` items.
pub(crate) struct Stack<T: Copy, const N: usize> {
    items: [MaybeUninit<T>; N],
    /// The number of initialised items.
    used: usize,
}

impl<T: Copy, const N: usize> Stack<T, N> {
    /// Returns an empty stack.
    #[inline(always)]
    pub(crate) fn new() -> Self {
        Self { items: [const { MaybeUninit::uninit() }; N], used: 0 }
    }

    /// Pushes an item and returns a reference to it.
    ///
    /// # Panics
    /// If the stack is full.
    #[inline(always)]
    pub(crate) fn push(&mut self, item: T) -> &mut T {
        let place = self.items[self.used].write(item);
        self.used += 1;
        place
    }

    /// Pops the last item.
    #[inline(always)]
    pub(crate) fn pop(&mut self) -> Option<T> {
        self.used = self.used.checked_sub(1)?;
        // SAFETY: the items below the old `used` are initialised, and this is one of them.
        Some(unsafe { self.items[self.used].assume_init() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn behaves_like_a_vector() {
        let (mut stack, mut vector) = (Stack::<u64, 8>::new(), Vec::new());
        let mut state = 1_u64;
        for _ in 0..10_000 {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            if state >> 63 == 0 && vector.len() < 8 {
                *stack.push(state) += 1;
                vector.push(state + 1);
            } else {
                assert_eq!(stack.pop(), vector.pop());
            }
        }
    }
}
