/** A page of another site, in a real browser: it can read nothing of the server and change nothing on it. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import type { Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { profile, useBrowser } from "./browser";

useBrowser();

const PUZZLE = "grid: Mine\nwho: Ann, Bob\npet: cat, dog\n\n1. = Ann = cat\n";

let foreign: Server;

beforeAll(async () => {
  foreign = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>Elsewhere</title><iframe name=target></iframe>");
  });
  await new Promise<void>((listening) => foreign.listen(0, listening));
});

afterAll(() => foreign.close());

/** The names under which the other page comes: another port of the same site, and another site. */
const NAMES = ["127.0.0.1", "localhost"];

/** Opens the other page, and notes what it sends to the server. */
async function elsewhere(name: string): Promise<{ page: Page; sent: Request[] }> {
  const context = await profile();
  const sent: Request[] = [];
  context.on("request", (request) => {
    if (request.url().startsWith(inject("address"))) sent.push(request);
  });
  const page = await context.newPage();
  await page.goto(`http://${name}:${(foreign.address() as AddressInfo).port}/`);
  return { page, sent };
}

interface Links {
  readonly id: string;
  readonly version: number;
}

/** Saves a puzzle as no page does: without a browser. */
async function saved(): Promise<Links> {
  const answer = await fetch(`${inject("address")}/api/saved`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ title: "Mine", puzzle: PUZZLE, log: [] }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Links;
}

/** What a page got out of a request. */
type Got = "nothing" | { readonly status: number; readonly text: string };

/** Sends a request from the page. */
async function asks(page: Page, path: string, options: RequestInit): Promise<Got> {
  return page.evaluate(async ({ url, how }) => {
    try {
      const answer = await fetch(url, how);
      const text = await answer.text();
      return answer.type === "opaque" && text === "" ? "nothing" : { status: answer.status, text };
    } catch {
      return "nothing";
    }
  }, { url: inject("address") + path, how: options });
}

describe.each(NAMES)("a page of http://%s on another port", (name) => {
  it("reads no answer", async () => {
    const { id } = await saved();
    const { page, sent } = await elsewhere(name);
    for (const path of ["/", "/api/health", "/api/gallery", "/api/openapi.json", `/api/saved/${id}`]) {
      for (const mode of ["cors", "no-cors"] as const) expect(await asks(page, path, { mode }), `${mode} ${path}`).toBe("nothing");
    }
    expect(sent.length).toBeGreaterThanOrEqual(10);
    const loaded = await page.evaluate(async (address) => {
      const sources = { script: "/api/openapi.json", img: "/icon.svg", link: "/api/gallery" };
      const tried = Object.entries(sources).map(([tag, path]) => {
        const element = document.createElement(tag);
        if (element instanceof HTMLLinkElement) Object.assign(element, { rel: "stylesheet", href: address + path });
        else (element as HTMLImageElement).src = address + path;
        document.body.append(element);
        return new Promise((done) => {
          element.onload = () => done(`${tag} loads`);
          element.onerror = () => done("nothing");
        });
      });
      return Promise.all(tried);
    }, inject("address"));
    expect(loaded).toEqual(["nothing", "nothing", "nothing"]);
  });

  it("saves, changes and deletes nothing, though it knows the link", async () => {
    const { id, version } = await saved();
    const { page, sent } = await elsewhere(name);
    const body = JSON.stringify({ title: "Theirs", puzzle: PUZZLE, log: [], version });
    for (const [method, path] of [["POST", "/api/saved"], ["PUT", `/api/saved/${id}`], ["DELETE", `/api/saved/${id}`]] as const) {
      for (const type of ["application/json", "text/plain"]) {
        expect(await asks(page, path, { method, body, headers: { "content-type": type } }), `${method} ${type}`).toBe("nothing");
      }
    }
    // What a page may send without being asked first reaches the server, which refuses it.
    expect(await asks(page, "/api/saved", { method: "POST", body, mode: "no-cors" })).toBe("nothing");
    expect(await asks(page, "/api/solve", { method: "POST", body: JSON.stringify({ puzzle: PUZZLE }), mode: "no-cors" })).toBe("nothing");
    for (const path of ["/api/saved", "/api/solve"]) {
      await page.evaluate(async ({ action, field }) => {
        const form = document.createElement("form");
        Object.assign(form, { method: "post", enctype: "text/plain", target: "target", action });
        const input = document.createElement("input");
        // As text, the name and the value of the field are JSON together.
        [input.name, input.value] = [`${field.slice(0, -1)},"x":"`, `"}`];
        form.append(input);
        document.body.append(form);
        const frame = document.querySelector("iframe");
        const done = new Promise((loaded) => frame?.addEventListener("load", loaded, { once: true }));
        form.submit();
        await done;
      }, { action: inject("address") + path, field: body });
    }
    const answers = await Promise.all(sent.map(async (request) => (await request.response().catch(() => null))?.status() ?? null));
    const arrived = answers.filter((status, at) => sent[at]?.method() !== "OPTIONS" && status !== null);
    expect(arrived.length).toBeGreaterThanOrEqual(2);
    expect(new Set(arrived)).toEqual(new Set([403]));
    const still = (await (await fetch(`${inject("address")}/api/saved/${id}`)).json()) as { title: string; version: number };
    expect(still).toMatchObject({ title: "Mine", version });
  });

  it("neither frames the app nor reaches into a window of it", async () => {
    const { page } = await elsewhere(name);
    for (const path of ["/", "/design", "/api/health"]) {
      const seen = await page.evaluate(async (src) => {
        const frame = document.createElement("iframe");
        frame.src = src;
        const loaded = new Promise((done) => frame.addEventListener("load", done, { once: true }));
        document.body.append(frame);
        await loaded;
        try {
          return frame.contentWindow?.document.body.innerText ?? "nothing";
        } catch {
          return "nothing";
        }
      }, inject("address") + path);
      expect(seen, path).toBe("nothing");
    }
    expect(page.frames().filter((frame) => frame.url().startsWith(inject("address")))).toEqual([]);

    const opening = page.context().waitForEvent("page");
    await page.evaluate((url) => {
      (globalThis as { opened?: Window | null }).opened = window.open(url);
    }, `${inject("address")}/design`);
    const app = await opening;
    await app.locator(".cm-content").waitFor();
    const reached = await page.evaluate(() => {
      const { opened } = globalThis as { opened?: Window | null };
      return { isCut: opened === null || opened?.closed === true };
    });
    expect(reached).toEqual({ isCut: true });
    expect(await app.evaluate(() => window.opener === null)).toBe(true);
  });
});
