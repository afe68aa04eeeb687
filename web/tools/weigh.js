// @ts-check
/** Weighs what the browser loads first, compressed, and fails above the limit. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** Maximum size of the first load, compressed, in bytes. */
const MAX_FIRST_LOAD = 100_000;

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
/** @param {string} file */
const weight = (file) => gzipSync(readFileSync(dist + file), { level: 9 }).length;

const page = readFileSync(`${dist}index.html`, "utf8");
const seen = new Set(["index.html"]);
const waiting = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map((match) => match[1] ?? "");
while (waiting.length > 0) {
  const file = waiting.pop() ?? "";
  if (seen.has(file)) continue;
  seen.add(file);
  if (!file.endsWith(".js")) continue;
  // What a module imports, at once or when a page opens, except the editor.
  for (const [, name] of readFileSync(dist + file, "utf8").matchAll(/["'](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["']/g)) {
    if (name !== undefined && !name.startsWith("Design")) waiting.push(`assets/${name}`);
  }
}
const total = [...seen].reduce((sum, file) => sum + weight(file), 0);
console.log(`first load: ${(total / 1000).toFixed(1)} of ${MAX_FIRST_LOAD / 1000} KB compressed, ${seen.size} files`);
if (total > MAX_FIRST_LOAD) process.exitCode = 1;
