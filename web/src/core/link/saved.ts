/**
 * Links to what is saved on the server: `#s=1.` and the secret, 32 characters. The secret stands in the fragment, so
 * that it is not in the address of the page that servers and proxies write down.
 */
import { failure, type Result, success } from "../result";
import type { LinkProblem } from "./link";

const VERSION = 1;
const PREFIX = "#s=";
const SECRET = 32;

/** Whether a fragment is meant to lead to something saved. */
export function isSavedLink(fragment: string): boolean {
  return fragment.startsWith(PREFIX);
}

/** Returns the fragment for a secret. */
export function writeSavedLink(secret: string): string {
  return `${PREFIX}${VERSION}.${secret}`;
}

/** Returns the secret in a fragment. */
export function readSavedLink(fragment: string): Result<string, LinkProblem> {
  const [, version = "", secret = ""] = /^#s=(\d{1,9})(?:\.(.*))?$/s.exec(fragment) ?? [];
  if (Number(version) > VERSION) return failure("newer");
  if (fragment === PREFIX || fragment === PREFIX + VERSION) return failure("truncated");
  if (Number(version) !== VERSION || !/^[0-9a-f]*$/.test(secret)) return failure("corrupt");
  if (secret.length !== SECRET) return failure(secret.length < SECRET ? "truncated" : "corrupt");
  return success(secret);
}
