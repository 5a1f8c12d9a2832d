import { expect, test } from "vitest";
import { documentOf } from "../../documents/fixtures/request.ts";
import { createQuoteCheck } from "../../quality/quotes.ts";
import type { BlockKind, CourseStep } from "../../types/index.ts";
import { builtinWriter } from "./index.ts";

const context = { signal: new AbortController().signal, tell: async () => {} };
const THINGS = [
  "anchor",
  "beacon",
  "buoy",
  "canal",
  "crane",
  "ferry",
  "harbour",
  "lantern",
  "mast",
  "quay",
  "rudder",
  "sail",
];

/** Sections of five paragraphs of about `words` words each, each sentence said once. */
function documentWith(words: number) {
  const paragraph = (thing: string, part: number) =>
    Array.from(
      { length: Math.ceil(words / 14) },
      (_, at) =>
        `The old ${thing} of port ${part * 40 + at} was painted by careful hands before every storm season.`,
    ).join(" ");
  return documentOf(
    THINGS.flatMap((thing): [BlockKind, string][] => [
      ["heading", `The story of the ${thing}`],
      ...[0, 1, 2, 3, 4].map((part): [BlockKind, string] => ["paragraph", paragraph(thing, part)]),
    ]),
  );
}

async function stepsOf(words: number): Promise<CourseStep[]> {
  const document = documentWith(words);
  const request = { documents: [document], goal: null, title: null, steps: 12 };
  const { plan, writeStep } = await builtinWriter.plan(
    { ...request, language: "en", difficulty: "standard" },
    context,
  );
  const steps = await Promise.all(plan.steps.map(({ position }) => writeStep(position, context)));
  const isVerbatim = createQuoteCheck([document]);
  for (const { sections } of steps)
    for (const { source } of sections.keyPoints) expect(source && isVerbatim(source)).toBe(true);
  return steps;
}

test("a long step ends with some key points, none of them from the screen it ends on", async () => {
  for (const { content, sections, summary } of await stepsOf(250)) {
    const points = sections.keyPoints.map(({ text }) => text);
    expect(points.length).toBeGreaterThanOrEqual(2);
    expect(points.length).toBeLessThanOrEqual(5);
    const end = content.split(/\s+/).slice(-250).join(" ");
    for (const point of points) {
      expect(end).not.toContain(point);
      expect(summary).not.toContain(point);
    }
  }
});

test("a short step, most of which is on the screen it ends on, says nothing twice", async () => {
  for (const { sections } of await stepsOf(40)) expect(sections.keyPoints).toEqual([]);
});
