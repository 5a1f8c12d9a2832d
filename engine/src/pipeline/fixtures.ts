import { documentText } from "../documents/index.ts";
import type { Block, BlockKind, CourseRequest, GenerationEvent, ReadDocument } from "../types.ts";

const PARTS = [
  ["Light", "A lighthouse is a tower with a lamp that shows ships where they are at night."],
  ["Lens", "A lens is a piece of glass that bends the rays of a lamp into one beam."],
  ["Keeper", "A keeper is a person who trims the wick and winds the clockwork every night."],
  ["Beacon", "A beacon is a fixed mark on the coast that sailors can recognise by day."],
  ["Mantle", "A mantle is a net of fabric that glows white when a flame heats it."],
  ["Horizon", "A horizon is the line at which the sky and the sea seem to meet."],
] as const;

function sectionOf(number: number): [BlockKind, string][] {
  const [name, definition] = PARTS[number % PARTS.length] ?? PARTS[0];
  const year = 1801 + number * 3;
  return [
    ["heading", `${name} in the year ${year}`],
    ["paragraph", definition],
    [
      "paragraph",
      `The harbour of the ${name.toLowerCase()} was opened in ${year} and had ${number + 13} large lamps. ` +
        `The old tower number ${number + 2} was built of dark stone because wood burns easily in a dry summer. ` +
        `The coast guard counted ${number * 40 + 120} ships in a long winter, and most of them carried heavy coal. ` +
        `A strong storm can destroy a weak wall within ${number + 4} hours, so the builders always used iron clamps.`,
    ],
    ["list", `The ${name.toLowerCase()} of ${year} needs clean oil.`],
  ];
}

/** Blocks as a read document, placed as in its text. */
export function documentOf(parts: readonly (readonly [BlockKind, string])[]): ReadDocument {
  const blocks: Block[] = [];
  let offset = 0;
  for (const [kind, text] of parts) {
    const level = kind === "heading" ? 1 : 0;
    blocks.push({ kind, level, text, page: 1, paragraph: blocks.length + 1, offset });
    offset += text.length + 2;
  }
  const words = blocks.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  return {
    ...{ id: "d", name: "lights.txt", format: "txt", title: "Lights", language: "en", pages: null },
    ...{ words, outline: [], blocks, notices: [] },
  };
}

/** A request for a course of a document with `sections` sections of about 85 words. */
export function requestOf(sections = 24, fields: Partial<CourseRequest> = {}): CourseRequest {
  const parts = Array.from({ length: sections }, (_, number) => sectionOf(number)).flat();
  return {
    ...{ documents: [documentOf(parts)], goal: null, title: null, steps: 10 },
    ...{ language: "en", difficulty: "standard" },
    ...fields,
  };
}

/** Options that write down what happens. */
export function recorder(signal: AbortSignal = new AbortController().signal) {
  const events: GenerationEvent[] = [];
  const onEvent = (event: GenerationEvent) => void events.push(event);
  return { events, saved: [], signal, onEvent };
}

/** Whether the offsets of a made document agree with its text. */
export function isPlaced(document: ReadDocument): boolean {
  const text = documentText(document);
  return document.blocks.every((block) => text.startsWith(block.text, block.offset));
}
