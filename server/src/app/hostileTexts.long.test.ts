import { afterAll, beforeAll, expect, it } from "vitest";
import { type AccessWorld, createAccessWorld } from "../../testing/accessWorld.ts";
import { createTestServer, type TestServer } from "../../testing/testServer.ts";
import { callWith, nameOf, TEXT_FIELDS } from "../../testing/textFields.ts";

let server: TestServer;
let world: AccessWorld;
beforeAll(async () => {
  server = await createTestServer({ LOG_LEVEL: "silent" });
  world = await createAccessWorld(server);
});
afterAll(() => server.close());

/** What parsers and patterns are slow with: openings that nothing closes, runs of one character, near misses. */
const UNITS = [
  "![](",
  "](",
  "![a](",
  "{{ ",
  "[",
  "`",
  "**_",
  "<a ",
  "(",
  " ",
  "\n",
  "a",
  "a ",
  "a@",
  "a.",
  "www.",
  "\\",
  "$x",
  "!",
  "_",
  "…»",
  "|-",
  "&#",
  "1. ",
];
/** What a pattern tries again from each place where something else stands at the ends. */
const FRAMED = [" ", "\n", " \n", "!", "…»", "a. "];

const filled = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, Math.max(0, length));

const TEXTS = [
  ...UNITS.map((unit) => ({ name: unit, textOf: (length: number) => filled(unit, length) })),
  ...FRAMED.map((unit) => ({
    name: `a…${unit}…b`,
    textOf: (length: number) => `a${filled(unit, length - 2)}b`.slice(0, length),
  })),
];

/** Longest time that the loop may stand still (100 ms, less what the watch may miss), and how often before it counts. */
const STILL_MS = 80;
const TIMES = 6;

it("no text in a request keeps the server from answering others, however it is made", {
  timeout: 900_000,
}, async () => {
  const slow: string[] = [];
  for (const field of TEXT_FIELDS) {
    const length = field.field.longest ?? 0;
    for (const { name, textOf } of TEXTS) {
      const text = textOf(length);
      const stills: number[] = [];
      do stills.push((await callWith({ server, world }, field, text)).still);
      while ((stills.at(-1) ?? 0) > STILL_MS && stills.length < TIMES);
      const still = Math.min(...stills);
      if (still > STILL_MS) slow.push(`${nameOf(field, name)}: ${still} ms`);
    }
  }
  expect(slow).toEqual([]);
});
