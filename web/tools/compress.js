// @ts-check
/** Compresses the built files once, so that the server need not do it for each request. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));

for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
  if (!/\.(html|js|css|svg|json)$/.test(name)) continue;
  const bytes = readFileSync(dist + name);
  writeFileSync(`${dist}${name}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${dist}${name}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
