//! Which instructions of the processor are used.

use std::sync::LazyLock;

/// A way to compute; all give the same answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Backend {
    /// Plain integers, on every processor.
    Portable,
    /// 256-bit registers.
    Avx2,
    /// 512-bit registers, on Ice Lake and Zen 4 or later: the first AVX-512 cannot move bytes and concatenated shifts.
    Avx512,
}

impl Backend {
    /// All of them, the widest last.
    pub const ALL: [Self; 3] = [Self::Portable, Self::Avx2, Self::Avx512];

    /// Whether this processor can go this way.
    pub fn is_available(self) -> bool {
        // Asked for every board: the answer is kept in one place.
        static AVAILABLE: LazyLock<[bool; 3]> = LazyLock::new(|| Backend::ALL.map(Backend::detect));
        AVAILABLE[self as usize]
    }

    /// Asks the processor.
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

    /// The widest that this processor can go.
    pub fn best() -> Self {
        Self::ALL.into_iter().rev().find(|backend| backend.is_available()).unwrap_or(Self::Portable)
    }

    /// Its name: `portable`, `AVX2`, `AVX-512`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Portable => "portable",
            Self::Avx2 => "AVX2",
            Self::Avx512 => "AVX-512",
        }
    }
}

/// Every processor with AVX2 has these, but each must be asked for.
#[cfg(target_arch = "x86_64")]
fn bit_manipulation() -> bool {
    is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
}
