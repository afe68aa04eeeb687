//! The backends: portable code and two SIMD instruction sets.

use std::sync::LazyLock;

/// The instructions to compute with. All backends give the same answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Backend {
    /// Plain integers, on every processor.
    Portable,
    /// 256-bit registers.
    Avx2,
    /// 512-bit registers, on Ice Lake and Zen 4 or later: earlier AVX-512 lacks byte permutations and concatenated
    /// shifts.
    Avx512,
}

impl Backend {
    /// All backends, the widest last.
    pub const ALL: [Self; 3] = [Self::Portable, Self::Avx2, Self::Avx512];

    /// Returns whether this processor has the instructions.
    pub fn is_available(self) -> bool {
        // Cached, because it is needed for every board.
        static AVAILABLE: LazyLock<[bool; 3]> = LazyLock::new(|| Backend::ALL.map(Backend::detect));
        AVAILABLE[self as usize]
    }

    /// Detects whether this processor has the instructions.
    fn detect(self) -> bool {
        match self {
            Self::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => is_x86_feature_detected!("avx2") && bit_manipulation(),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => {
                is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512vl")
                    && is_x86_feature_detected!("avx512vbmi")
                    && is_x86_feature_detected!("avx512vbmi2")
                    && is_x86_feature_detected!("gfni")
                    && bit_manipulation()
            }
            #[cfg(not(target_arch = "x86_64"))]
            Self::Avx2 | Self::Avx512 => false,
        }
    }

    /// Returns the widest available backend.
    pub fn best() -> Self {
        Self::ALL.into_iter().rev().find(|backend| backend.is_available()).unwrap_or(Self::Portable)
    }

    /// Returns the name: `portable`, `AVX2` or `AVX-512`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Portable => "portable",
            Self::Avx2 => "AVX2",
            Self::Avx512 => "AVX-512",
        }
    }
}

/// Returns whether the processor has bit manipulation instructions. All processors with AVX2 have them, but they are
/// separate features.
#[cfg(target_arch = "x86_64")]
fn bit_manipulation() -> bool {
    is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
}
