import { describe, expect, it } from "vitest";

import { type Message, messagesOf } from "./stream";

async function read(...chunks: readonly Uint8Array[]): Promise<Message[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const all: Message[] = [];
  for await (const message of messagesOf(body)) all.push(message);
  return all;
}

describe("a stream of events", () => {
  const STREAM = 'event: progress\ndata: {"steps":1}\n\n: a comment\n\nevent: answer\ndata: {\ndata:   "é": 1\ndata: }\n\n';
  const EXPECTED = [
    { event: "progress", data: '{"steps":1}' },
    { event: "message", data: "" },
    { event: "answer", data: '{\n  "é": 1\n}' },
  ];

  it("is read however it is cut", async () => {
    const bytes = new TextEncoder().encode(STREAM);
    for (let size = 1; size <= bytes.length; size += 1) {
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.slice(at * size, (at + 1) * size));
      expect(await read(...chunks), `in parts of ${size}`).toEqual(EXPECTED);
    }
  });

  it("leaves out a message that is not whole", async () => {
    expect(await read(new TextEncoder().encode("event: answer\ndata: 1"))).toEqual([]);
  });
});
