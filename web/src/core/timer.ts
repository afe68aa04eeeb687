/** The time that was played, without pauses. What time it is now is an argument. */
export interface Timer {
  /** Milliseconds until it was stopped last. */
  readonly elapsed: number;
  /** Since when it has been running; `null` if it stands. */
  readonly since: number | null;
}

export function stopped(elapsed: number): Timer {
  return { elapsed, since: null };
}

export function started(timer: Timer, now: number): Timer {
  return timer.since === null ? { ...timer, since: now } : timer;
}

export function paused(timer: Timer, now: number): Timer {
  return stopped(elapsedAt(timer, now));
}

export function elapsedAt({ elapsed, since }: Timer, now: number): number {
  return since === null ? elapsed : elapsed + Math.max(0, now - since);
}

/** Returns a time as `4:05` or `1:04:05`. */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
