/** A value, or why there is none. */
export type Result<T, Problem> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export function success<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

export function failure<Problem>(problem: Problem): Result<never, Problem> {
  return { ok: false, problem };
}
