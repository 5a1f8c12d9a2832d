import { expect, test } from "vitest";
import { documentOf } from "../../documents/fixtures/request.ts";
import { SCREENFUL, wordsAfter } from "../../text/steps.ts";
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
  return await Promise.all(plan.steps.map(({ position }) => writeStep(position, context)));
}

test.each([40, 250])("a step of paragraphs of %i words says nothing twice", async (words) => {
  for (const { content, sections, summary } of await stepsOf(words)) {
    expect(sections.keyPoints).toEqual([]);
    const told = content.replaceAll("\\", "");
    for (const { text } of sections.objectives) expect(told).not.toContain(`${text}.`);
    expect(summary).toMatch(/^The old .+\.$/s);
    // Nothing that a reader who opens the summary at the end still sees above it.
    const after = wordsAfter(told);
    for (const sentence of summary.split(/(?<=\.) /))
      expect(after(sentence)).toBeGreaterThanOrEqual(SCREENFUL);
  }
});
