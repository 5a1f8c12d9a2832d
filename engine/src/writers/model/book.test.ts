import { expect, test } from "vitest";
import { documentOf, recorder, requestOf } from "../../documents/fixtures/request.ts";
import { generateCourse } from "../../pipeline/generate.ts";
import type { BlockKind, ReadDocument } from "../../types/index.ts";
import { partsOf } from "./condense.ts";
import { goodReply } from "./fixtures/replies.ts";
import { scriptedServer } from "./fixtures/scripted.ts";

const THINGS = ["anchor", "barrel", "candle", "derrick", "engine", "funnel", "gallery", "hammock", "ladder"];

function paragraphOf(chapter: number, number: number): string {
  const thing = THINGS[(chapter + number) % THINGS.length] ?? "";
  return Array.from(
    { length: 5 },
    (_, at) =>
      `The ${thing} of chapter ${chapter} was made in workshop ${number} by ${at + 2} people who had learned it from master ${chapter * 100 + number}.`,
  ).join(" ");
}

/** A book of `chapters` chapters with `paragraphs` paragraphs of about 100 words each. */
function book(chapters: number, paragraphs: number): ReadDocument {
  const parts = Array.from({ length: chapters }, (_, chapter): [BlockKind, string][] => [
    ["heading", `Chapter ${chapter + 1}: the ${THINGS[chapter % THINGS.length]}`],
    ...Array.from({ length: paragraphs }, (_, at): [BlockKind, string] => [
      "paragraph",
      paragraphOf(chapter, at),
    ]),
  ]);
  return documentOf(parts.flat());
}

test("a book of 300 pages is wholly covered: every section is taught, or named with the reason", async () => {
  const server = await scriptedServer(goodReply);
  const document = book(60, 15);
  expect(document.words).toBeGreaterThan(80_000);
  const request = { ...requestOf(), documents: [document], steps: 50 };
  const record = recorder();
  const course = await generateCourse(request, record, {
    ...{ provider: "compatible", model: "scripted", baseUrl: server.url, key: null },
    ...{ concurrency: 6, seconds: 20, idleSeconds: 20, inputWords: 1_000, outputTokens: 4_000 },
  });
  await server.close();
  expect(course.steps).toHaveLength(50);
  expect(course.steps.every(({ writer, fallback }) => writer === "model" && !fallback)).toBe(true);
  const sections = course.report.coverageMap[0]?.sections ?? [];
  expect(sections.length).toBeGreaterThanOrEqual(60);
  for (const { state, taughtIn, leftOut } of sections) {
    if (state !== "left_out") expect(taughtIn.length).toBeGreaterThan(0);
    if (state !== "taught") expect(leftOut.length).toBeGreaterThan(0);
  }
  const ofSteps = server.asked.filter(({ fields }) => !fields.includes("steps"));
  const longest = Math.max(...ofSteps.map(({ prompt }) => prompt.split(/\s+/).length));
  expect(longest).toBeLessThan(2_500);
  const seen = server.asked.map(({ prompt }) => prompt).join("\n");
  for (const { kind, text } of document.blocks) if (kind === "paragraph") expect(seen).toContain(text);
}, 60_000);

test("parts are cut between blocks and hold no more words than asked, but for a single longer block", () => {
  const document = book(1, 15);
  const passages = document.blocks.map((block) => ({ document, block }));
  const parts = partsOf(passages, 300);
  expect(parts.flat()).toEqual(passages);
  for (const part of parts) {
    const words = part.reduce((sum, { block }) => sum + block.text.split(/\s+/).length, 0);
    expect(words <= 300 || part.length === 1).toBe(true);
  }
  expect(partsOf(passages, 10)).toHaveLength(passages.length);
});
