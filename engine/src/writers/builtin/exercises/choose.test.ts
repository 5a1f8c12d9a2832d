import { describe, expect, test } from "vitest";
import { documentOf } from "../../../documents/fixtures/request.ts";
import { createQuoteCheck, quotesOf } from "../../../quality/quotes.ts";
import type { BlockKind, CourseRequest, CourseStep, ReadDocument } from "../../../types/index.ts";
import { analyse, builtinWriter } from "../index.ts";
import { exerciseChooser } from "./choose.ts";

const context = { signal: new AbortController().signal, tell: async () => {} };

async function stepsOf(document: ReadDocument): Promise<CourseStep[]> {
  const request: CourseRequest = {
    ...{ documents: [document], goal: null, title: null, steps: 10 },
    ...{ language: "en", difficulty: "standard" },
  };
  const { plan, writeStep } = await builtinWriter.plan(request, context);
  return await Promise.all(plan.steps.map(({ position }) => writeStep(position, context)));
}

const THINGS =
  "lamp lens tower harbour anchor compass rudder lantern barometer signal rope sail mast keel hull deck cabin chart".split(
    " ",
  );
const PLACES =
  "Bergen Dover Genoa Lisbon Malta Naples Oslo Porto Riga Seville Tunis Varna Athens Bilbao Calais".split(
    " ",
  );

/** What a text says of one thing: about 105 words that stand in no other section. */
const told = (thing: string, place: string, at: number) =>
  `Every ${thing} of ${place} was drawn by hand before carpenters ordered oak for number ${at + 30}. ` +
  `Old masters in ${place} checked how heavy the ${thing} became when rain stayed on its surface. ` +
  `Merchants paid ${at * 7 + 40} coins for a ${thing} and wrote the sum into a red book. ` +
  `Later generations near ${place} built the ${thing} of iron, which rusted faster than oak in salt water. ` +
  `Painters from ${place} covered the ${thing} with tar, and children carried the buckets up the hill. ` +
  `A museum shows the ${thing} today beside letters in which sailors of ${place} complain about its price.`;

const SECTIONS = PLACES.flatMap((place, row) =>
  THINGS.slice(0, 4).map((_, column) => {
    const thing = THINGS[(row * 4 + column) % THINGS.length] ?? "";
    return [`What became of the ${thing} of ${place}?`, told(thing, place, row * 4 + column)] as const;
  }),
);
const DOCUMENT = documentOf(
  SECTIONS.flatMap(([heading, text]): [BlockKind, string][] => [
    ["heading", heading],
    ["paragraph", text],
  ]),
);
const STEPS = await stepsOf(DOCUMENT);

/** The parts of a step's Markdown: what begins at a heading, and what stands before the first. */
const partsOf = ({ content }: CourseStep) => content.split(/^(?=##)/m).filter((part) => part.trim() !== "");

describe("what a course asks", () => {
  test("each step has a question, and an exercise for each 400 words, two at most", () => {
    for (const { question, exercises, content } of STEPS) {
      const words = content.split(/\s+/).length;
      expect(question?.reason).toBeNull();
      expect(exercises.length).toBeLessThanOrEqual(Math.min(2, Math.floor(words / 400)));
    }
    expect(STEPS.flatMap(({ exercises }) => exercises).length).toBeGreaterThan(5);
  });

  test("no prompt and no passage comes twice", () => {
    const all = STEPS.flatMap(({ question, exercises }) => [...(question ? [question] : []), ...exercises]);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    const passages = all.flatMap((one) => (one.kind === "self" ? [one.passage] : []));
    expect(new Set(passages).size).toBe(passages.length);
  });

  test("an exercise stands behind the part of the text that answers it, and cites it word for word", () => {
    const isVerbatim = createQuoteCheck([DOCUMENT]);
    for (const step of STEPS) {
      expect(quotesOf(step).every(isVerbatim)).toBe(true);
      for (const exercise of step.exercises) {
        const part = partsOf(step)[exercise.section ?? -1];
        if (exercise.kind === "self") expect(part).toContain(exercise.passage.split("\n\n").at(-1));
      }
    }
  });

  test("a step that gives nothing to ask is to be summed up, and says why", async () => {
    const lines = Array.from({ length: 900 }, (_, at) => [
      "paragraph",
      `Mast ${at} = ${at + 3} x ${at + 7}, see table ${at}.`,
    ]) satisfies [BlockKind, string][];
    const [first] = await stepsOf(documentOf(lines));
    expect(first?.question).toMatchObject({
      kind: "self",
      origin: "builtin",
      form: "sum",
      reason: expect.stringContaining("no passage"),
      hint: expect.stringContaining("headings"),
      explanation: expect.stringContaining("Compare"),
    });
    expect(first?.exercises).toEqual([]);
  });
});

test("what a step asks is looked for when it is written, so that no first one takes the time of all, and is the same in any order", () => {
  const request: CourseRequest = {
    ...{ documents: [DOCUMENT], goal: null, title: null, steps: 10 },
    ...{ language: "en", difficulty: "standard" },
  };
  const analysis = analyse(request);
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
  const choose = exerciseChooser({ ...analysis, steps, derived: new Map() }, [DOCUMENT]);
  const first = choose(1);
  expect(first.question).not.toBeNull();
  expect(Math.max(...looked)).toBeLessThan(steps.length);
  const last = choose(steps.length);
  expect(Math.max(...looked)).toBe(steps.length);
  const inOrder = exerciseChooser(analysis, [DOCUMENT]);
  expect(analysis.steps.map(({ position }) => inOrder(position)).at(-1)).toEqual(last);
  expect(choose(1)).toEqual(first);
});

/** What a text says of some things, each differently, and why one of them is so. */
const storedOf = (place: string, at: number) => [
  `The ${THINGS[at % 18]} of ${place} is filled with dry wood and a handful of green grass from the hills`,
  `The ${THINGS[(at + 5) % 18]} of ${place} is closed with a thin grid of steel during the winter of storms`,
  `The ${THINGS[(at + 9) % 18]} of ${place} is pressed from old combs on a market in the month of August`,
  `The ${THINGS[(at + 13) % 18]} of ${place} is divided between two clean sheds on a morning in May`,
  `Merchants from ${place} sell the iron of a broken chain because salt water eats it from within its core`,
];

test("recall and marked questions come in turn where a text gives both", async () => {
  const kinds = (
    await stepsOf(
      documentOf(
        PLACES.slice(0, 10).flatMap((place, at): [BlockKind, string][] => [
          ["heading", `Storage in ${place}`],
          ["paragraph", `${storedOf(place, at).join(". ")}.`],
        ]),
      ),
    )
  ).map(({ question }) => question?.kind);
  expect(kinds).toEqual(["choice", "self", "choice", "self"]);
});
