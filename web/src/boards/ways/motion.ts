/** How things go from one place to another on the screen. */
import { crossfade } from "svelte/transition";

/** Returns the transitions of a board whose things move; at once for those who want no motion. */
export function motion(): ReturnType<typeof crossfade> {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return crossfade({ duration: isStill ? 0 : 220, fallback: () => ({ duration: 0 }) });
}
