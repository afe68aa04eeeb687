/** Reads a stream of events (`text/event-stream`). */

export interface Message {
  readonly event: string;
  readonly data: string;
}

/** Yields the messages of a body. The body is left when the reader leaves. */
export async function* messagesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Message> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const parts = (rest + decoder.decode(value, { stream: true })).split("\n\n");
      rest = parts.pop() ?? "";
      for (const part of parts) yield messageOf(part);
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function messageOf(part: string): Message {
  const fields = part.split("\n").map((line) => /^([^:]*): ?(.*)$/s.exec(line));
  const named = (name: string): string[] => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ""] : []));
  return { event: named("event").at(-1) ?? "message", data: named("data").join("\n") };
}
