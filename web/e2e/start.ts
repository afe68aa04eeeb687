/** Starts `bachet serve` once for all journeys, with the page that was built. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the server listens: `http://127.0.0.1:PORT`. */
    address: string;
  }
}

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Maximum time until the server listens, in milliseconds. */
const START = 20_000;

export default async function start({ provide }: TestProject): Promise<() => void> {
  const profile = process.env["BACHET_PROFILE"] ?? "debug";
  const program = resolve(ROOT, process.env["CARGO_TARGET_DIR"] ?? "target", profile, "bachet");
  if (!existsSync(program)) throw new Error(`no ${program}: run \`cargo build\` first`);
  if (!existsSync(join(ROOT, "web/dist/index.html"))) throw new Error("no web/dist: run `npm run build` first");
  const folder = mkdtempSync(join(tmpdir(), "bachet-e2e-"));
  // The usual limit of time is for a release build on an idle machine.
  const options = ["serve", "--port", "0", "--no-open", "--data", join(folder, "saved.sqlite"), "--lang", "en", "--time", "60s"];
  const server = spawn(program, options, { stdio: ["ignore", "pipe", "inherit"] });
  provide("address", await addressOf(server));
  return () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Reads the address from what the server prints. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    const late = setTimeout(() => fail(new Error("`bachet serve` did not say where it listens")), START);
    let said = "";
    server.stdout?.on("data", (bytes: Buffer) => {
      said += bytes.toString();
      const [address] = /http:\/\/[0-9.]+:[0-9]+/.exec(said) ?? [];
      if (address === undefined) return;
      clearTimeout(late);
      found(address);
    });
    server.on("exit", (code) => fail(new Error(`\`bachet serve\` ended with ${code}: ${said}`)));
  });
}
