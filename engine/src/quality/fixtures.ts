import { countWords } from "../documents/words.ts";
import { documentOf } from "../pipeline/fixtures.ts";
import type { Block, CourseStep, Question, ReadDocument, Source } from "../types.ts";
import type { Measured } from "./metricsText.ts";

/** A document of two chapters and a list of references. */
export const LIGHTS: ReadDocument = documentOf([
  ["heading", "1. The lamp"],
  ["paragraph", "The lamp of the tower is lit at dusk by the old keeper of the harbour."],
  ["paragraph", "A net of fabric glows white when a hot flame heats it for some minutes."],
  ["heading", "2. The lens"],
  ["paragraph", "The lens of cut glass bends all light of the lamp into one narrow beam."],
  ["paragraph", "Sailors can see the narrow beam from a distance of twenty miles at night."],
  ["heading", "References"],
  ["paragraph", "Stevenson, Alan: A rudimentary treatise on the history of lighthouses, London 1850."],
]);

const blockAt = (paragraph: number): Block => {
  const block = LIGHTS.blocks[paragraph - 1];
  if (!block) throw new RangeError(`There is no paragraph ${paragraph}`);
  return block;
};

/** The whole text of a paragraph of LIGHTS as a source. */
export function sourceAt(paragraph: number): Source {
  const { page, offset, text } = blockAt(paragraph);
  return { document: "d", documentName: "lights.txt", page, paragraph, offset, quote: text };
}

/** A question about a paragraph of LIGHTS whose text is the right option. */
export function questionAt(paragraph: number, fields: Partial<Question> = {}): Question {
  const { text } = blockAt(paragraph);
  return {
    type: "STATE",
    text: `Which statement agrees with paragraph ${paragraph}?`,
    options: [
      { text, correct: true },
      { text: "The tower of the harbour is made of green cheese and of old bread alone.", correct: false },
      { text: "The keeper of the harbour sleeps all night long and never lights any lamp.", correct: false },
      { text: "No sailor has ever seen a beam of light that was narrower than a big ship.", correct: false },
    ],
    explanation: "The text says so.",
    hint: null,
    reason: null,
    source: sourceAt(paragraph),
    ...fields,
  };
}

/** A step that holds some paragraphs of LIGHTS, each with its source, and asks about the first. */
export function stepOf(
  position: number,
  title: string,
  paragraphs: number[],
  fields: Partial<CourseStep> = {},
): CourseStep {
  const content = paragraphs.map((paragraph) => blockAt(paragraph).text).join("\n\n");
  return {
    ...{ position, title, content, summary: "", words: countWords(fields.content ?? content) },
    sources: paragraphs.map(sourceAt),
    question: questionAt(paragraphs[0] ?? 2),
    ...{ writer: "builtin", fallback: false },
    ...fields,
  };
}

/** A sound course of LIGHTS in two steps. */
export function soundCourse(): Measured {
  return {
    language: "en",
    steps: [
      stepOf(1, "The lamp", [2, 3], { question: questionAt(2) }),
      stepOf(2, "The lens", [5, 6], { question: questionAt(5, { type: "NEXT" }) }),
    ],
  };
}
