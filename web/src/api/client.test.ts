import { afterEach, describe, expect, it, vi } from "vitest";

import { speak } from "../messages/language.svelte";
import { ask, send } from "./client";

afterEach(() => vi.unstubAllGlobals());

describe("a question", () => {
  it.each(["fr", "nl", "en"] as const)("asks for refusals in %s", async (name) => {
    await speak(name);
    const asked: (string | null)[] = [];
    vi.stubGlobal("fetch", async (_: string, { headers }: RequestInit) => {
      asked.push(new Headers(headers).get("Accept-Language"));
      return Response.json({});
    });
    await ask("solve", { puzzle: "" });
    await send("GET", "/api/saved/x");
    expect(asked).toEqual([name, name]);
  });
});
