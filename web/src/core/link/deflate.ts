/** Compression with what the browser has. */

export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const parts = await partsOf(through(bytes, new CompressionStream("deflate-raw")), Infinity);
  return joined(parts ?? []);
}

/** Returns the bytes before compression; `null` if there are none, or more than `most`. */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array | null> {
  try {
    const parts = await partsOf(through(bytes, new DecompressionStream("deflate-raw")), most);
    return parts === null ? null : joined(parts);
  } catch {
    return null;
  }
}

function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return source.pipeThrough(stream);
}

/** Reads a stream to its end; `null` as soon as it is longer than `most`. */
async function partsOf(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array[] | null> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
