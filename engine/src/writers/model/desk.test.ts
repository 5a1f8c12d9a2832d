import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Desk, type DeskEvent, openDesk } from "../../../../tooling/lib/desk.ts";
import { createAsker } from "./ask.ts";
import { settingsFor } from "./fixtures/scripted.ts";

const REQUEST = {
  purpose: "step 1",
  schema: z.object({ word: z.string() }),
  instructions: "You write.",
  prompt: "A word, please.",
};

let folder: string;
let desk: Desk;
let hear: (event: DeskEvent) => void;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "desk-"));
  hear = () => undefined;
  desk = await openDesk(folder, { tell: (event) => hear(event) });
});
afterEach(async () => {
  await desk.close();
  await rm(folder, { recursive: true });
});

/** Answers each request in turn with one of the texts, as soon as it is there. */
function answering(...texts: string[]): void {
  hear = ({ type, request }) => {
    if (type === "asked") void writeFile(path.join(folder, `${request}.answer.json`), texts.shift() ?? "{}");
  };
}

const read = (name: string) => readFile(path.join(folder, name), "utf8");
const ask = (
  change: Partial<typeof REQUEST> & { check?: (answer: { word: string }) => string | null } = {},
) =>
  createAsker(settingsFor(desk.url)).ask({ ...REQUEST, ...change }, { signal: AbortSignal.timeout(20_000) });

describe("desk", () => {
  it("hands a request to a person and their answer back", async () => {
    answering('{"word": "tower"}');
    expect(await ask()).toEqual({ word: "tower" });
    const request = await read("001.request.md");
    expect(request).toMatch(/## Instructions\n\nYou write\.[\s\S]*## Prompt\n\nA word, please\./);
    expect(request).toMatch(/"word": \{\s+"type": "string"/);
  });

  it("shows the conversation when an answer is asked for again", async () => {
    answering('{"word": "lens"}', '{"word": "tower"}');
    const check = ({ word }: { word: string }) => (word === "lens" ? "another one" : null);
    expect(await ask({ check })).toEqual({ word: "tower" });
    const again = await read("002.request.md");
    expect(again).toMatch(/## Asked before\n\nA word, please\.\n\n## Answered before\n\n\{"word": "lens"\}/);
    expect(again).toMatch(/## Prompt\n\nYour last answer could not be used: another one/);
  });

  it("waits on where an answer is no JSON yet", async () => {
    hear = ({ type, request }) => {
      const file = path.join(folder, `${request}.answer.json`);
      if (type === "asked") void writeFile(file, '{"word": ');
      if (type === "unreadable") void writeFile(file, '{"word": "tower"}');
    };
    expect(await ask()).toEqual({ word: "tower" });
  });

  it("answers a whole request with an estimate of its tokens", async () => {
    answering('{"word": "tower"}');
    const messages = [{ role: "user", content: "eight ch" }];
    const response = await fetch(`${desk.url}/chat/completions`, {
      method: "POST",
      body: JSON.stringify({ messages }),
    });
    expect(await response.json()).toMatchObject({
      choices: [{ message: { content: '{"word": "tower"}' }, finish_reason: "stop" }],
      usage: { prompt_tokens: 2, completion_tokens: 5 },
    });
  });

  it("numbers on after a restart", async () => {
    answering('{"word": "tower"}', '{"word": "tower"}');
    await ask();
    await desk.close();
    desk = await openDesk(folder, { tell: (event) => hear(event) });
    await ask();
    expect((await readdir(folder)).sort()).toEqual([
      "001.answer.json",
      "001.request.md",
      "002.answer.json",
      "002.request.md",
    ]);
  });
});
