import { describe, expect, test } from "vitest";
import { documentOf } from "../../../documents/fixtures/request.ts";
import { createQuoteCheck, quotesOf } from "../../../quality/quotes.ts";
import type { BlockKind, CourseRequest, CourseStep, ReadDocument } from "../../../types/index.ts";
import { analyse, builtinWriter } from "../index.ts";
import { draftFinder } from "./drafts.ts";

const context = { signal: new AbortController().signal, tell: async () => {} };

const requestOf = (document: ReadDocument): CourseRequest => ({
  ...{ documents: [document], goal: null, title: null, steps: 10 },
  ...{ language: "en", difficulty: "standard" },
});

async function stepsOf(document: ReadDocument): Promise<CourseStep[]> {
  const { plan, writeStep } = await builtinWriter.plan(requestOf(document), context);
  return await Promise.all(plan.steps.map(({ position }) => writeStep(position, context)));
}

const THINGS = "lamp lens tower harbour anchor compass rudder lantern barometer signal".split(" ");
const PLACES = "Bergen Dover Genoa Lisbon Malta Naples Oslo Porto Riga Seville Tunis Varna".split(" ");

/** What a text says of one thing: about 105 words that stand in no other section. */
const told = (thing: string, place: string, at: number) =>
  `Every ${thing} of ${place} was drawn by hand before carpenters ordered oak for number ${at + 30}. ` +
  `Old masters in ${place} checked how heavy the ${thing} became when rain stayed on its surface. ` +
  `Merchants paid ${at * 7 + 40} coins for a ${thing} and wrote the sum into a red book. ` +
  `Later generations near ${place} built the ${thing} of iron, which rusted faster than oak in salt water. ` +
  `Painters from ${place} covered the ${thing} with tar, and children carried the buckets up the hill. ` +
  `A museum shows the ${thing} today beside letters in which sailors of ${place} complain about its price.`;

const DOCUMENT = documentOf(
  PLACES.flatMap((place, row) =>
    [0, 1, 2, 3].flatMap((column): [BlockKind, string][] => {
      const thing = THINGS[(row * 4 + column) % THINGS.length] ?? "";
      return [
        ["heading", `What became of the ${thing} of ${place}?`],
        ["paragraph", told(thing, place, row * 4 + column)],
      ];
    }),
  ),
);

describe("what the built-in writer finds to ask", async () => {
  const steps = await stepsOf(DOCUMENT);
  const drafts = steps.flatMap((step) => step.drafts ?? []);

  test("is asked by no step: each has drafts, at most four, for somebody to judge", () => {
    for (const { question, exercises, drafts: own = [] } of steps) {
      expect([question, exercises]).toEqual([null, []]);
      expect(own.length).toBeLessThanOrEqual(4);
    }
    expect(drafts.length).toBeGreaterThan(20);
  });

  test("comes once, and is answered word for word by the document", () => {
    expect(new Set(drafts.map(({ text }) => text)).size).toBe(drafts.length);
    const isVerbatim = createQuoteCheck([DOCUMENT]);
    for (const step of steps) expect(quotesOf(step).every(isVerbatim)).toBe(true);
    for (const { source } of drafts) expect(source && isVerbatim(source)).toBe(true);
  });
});

test("a text without an honest question gives no draft", async () => {
  const lines = Array.from({ length: 300 }, (_, at): [BlockKind, string] => [
    "paragraph",
    `Mast ${at} = ${at + 3} x ${at + 7}, see table ${at}.`,
  ]);
  for (const { question, drafts } of await stepsOf(documentOf(lines)))
    expect([question, drafts]).toEqual([null, []]);
});

test("drafts are looked for when their step is written, and are the same in any order", () => {
  const analysis = analyse(requestOf(DOCUMENT));
  const looked = new Set<number>();
  const steps = analysis.steps.map(
    (step) =>
      new Proxy(step, {
        get: (target, field) => {
          looked.add(target.position);
          return Reflect.get(target, field);
        },
      }),
  );
  const find = draftFinder({ ...analysis, steps, derived: new Map() }, [DOCUMENT]);
  const first = find(1);
  expect(first).not.toEqual([]);
  expect(Math.max(...looked)).toBeLessThan(steps.length);
  const last = find(steps.length);
  const inOrder = draftFinder(analysis, [DOCUMENT]);
  expect(analysis.steps.map(({ position }) => inOrder(position)).at(-1)).toEqual(last);
  expect(find(1)).toEqual(first);
});
