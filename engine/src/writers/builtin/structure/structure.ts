import { languageDataOf } from "../../../text/languages/index.ts";
import { sentencesOf } from "../../../text/sentences.ts";
import type {
  CourseDesign,
  CourseRequest,
  CourseStructure,
  LeftOut,
  Part,
  StructureSection,
  StructureWish,
} from "../../../types/index.ts";
import { adviseSteps } from "../../advise.ts";
import { designOf, type Place, partsOf } from "../../parts.ts";
import { chosenMaterial } from "../index.ts";
import { type MaterialBlock, wordsOf } from "../material.ts";
import { placeOf, placesOf } from "../planned.ts";
import { type Segment, segment } from "../segmentation.ts";
import { STEP_TEXTS } from "../templates.ts";
import { titlesOf } from "../titles.ts";
import { matchesOf } from "./matches.ts";
import { measure, offeredMaterial, type Section, sectionsIn } from "./sections.ts";

/** The structure of a course, and the plan that it is written from. */
export interface Structured {
  structure: CourseStructure;
  design: CourseDesign;
}

/** Whether a paragraph stands in one of some parts. */
function inParts(parts: readonly Part[]): (place: Place) => boolean {
  const byDocument = Map.groupBy(parts, ({ document }) => document);
  return ({ document, paragraph }) =>
    (byDocument.get(document) ?? []).some(({ from, to }) => paragraph >= from && paragraph <= to);
}

/** Where a step begins that is wished at a paragraph which is not taught: at the next one that is. */
function startsAmong(
  all: readonly MaterialBlock[],
  isTicked: (block: MaterialBlock) => boolean,
  begins: readonly Place[],
): Set<string> {
  const wished = new Set(begins.map(placeOf));
  const starts = new Set<string>();
  let begin = false;
  for (const block of all) {
    begin ||= wished.delete(placeOf(block));
    if (begin && isTicked(block)) starts.add(placeOf(block));
    begin &&= !isTicked(block);
  }
  return starts;
}

/**
 * Where steps begin by their number alone. Null where one would have no paragraph of its own, as in a text without
 * breaks; once sections were ticked (`isDecided`) there is one step less instead.
 */
function startsByNumber(
  blocks: readonly MaterialBlock[],
  cuts: readonly Segment[],
  isDecided: boolean,
): Set<string> | null {
  // Steps take whole paragraphs: one that is cut inside belongs to the step that it begins in.
  const starts = placesOf(blocks, cuts).map(([first]) => first && placeOf(first));
  return starts.includes(undefined) && !isDecided
    ? null
    : new Set(starts.filter((start) => start !== undefined));
}

/** Steps that begin at some paragraphs, and with the first. */
function segmentsFrom(blocks: readonly MaterialBlock[], starts: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  const left = new Set(starts);
  for (const [at, block] of blocks.entries()) {
    const begins = left.delete(placeOf(block));
    if (begins || segments.length === 0) segments.push({ from: at, to: at, words: 0 });
    const own = segments.at(-1);
    if (own) own.to = at + 1;
  }
  return segments;
}

/** Sections divided where a step begins within them, or what is taught ends. */
function dividedAt(
  sections: readonly Section[],
  blocks: readonly MaterialBlock[],
  isBorder: (block: MaterialBlock, before: MaterialBlock) => boolean,
) {
  return sections.flatMap((section) => {
    const { from, to } = section;
    const borders = [from];
    for (let at = from + 1; at < to; at++) {
      const [block, before] = [blocks[at], blocks[at - 1]];
      if (block && before && placeOf(block) !== placeOf(before) && isBorder(block, before)) borders.push(at);
    }
    return borders.map((begin, at) => ({
      ...section,
      ...{ from: begin, to: borders[at + 1] ?? to, joined: section.joined && at === 0 },
      piece: borders.length > 1 ? { number: at + 1, of: borders.length } : null,
    }));
  });
}

/** What is no section: paragraphs with their reasons, as parts. */
function asideOf(leftOut: readonly LeftOut[], isShown: (place: Place) => boolean): CourseStructure["aside"] {
  const seen = new Set<string>();
  const hidden = leftOut.filter((one) => {
    const isNew = !seen.has(placeOf(one)) && !isShown(one);
    seen.add(placeOf(one));
    return isNew;
  });
  return [...Map.groupBy(hidden, ({ reason }) => reason)].flatMap(([reason, places]) =>
    partsOf(places).map((part) => ({ ...part, reason })),
  );
}

/** The steps that ticked sections make, each from a border to the next. */
function stepsOf(
  sections: readonly StructureSection[],
  starts: ReadonlySet<string>,
  titleOf: (start: string, at: number) => string,
) {
  const steps: { title: string; parts: Part[]; sections: number[] }[] = [];
  for (const [at, { ticked, parts }] of sections.entries()) {
    if (!ticked) continue;
    const [first] = parts;
    const start = first ? placeOf({ document: first.document, paragraph: first.from }) : "";
    if (steps.length === 0 || starts.has(start))
      steps.push({ title: titleOf(start, steps.length), parts: [], sections: [] });
    const step = steps.at(-1);
    step?.parts.push(...parts);
    step?.sections.push(at);
  }
  return steps;
}

/**
 * What the documents of a course hold, section by section, and the steps that are made of what is ticked: cut as the
 * built-in writer cuts, or where it is wished. A learning goal marks sections and leaves none out. Null where nothing is
 * to be taught, or the text has no breaks to cut it at.
 */
export function structureOf(request: CourseRequest, wish: StructureWish): Structured | null {
  const languageData = languageDataOf(request.language);
  const { documents, goal } = request;
  const chosen = chosenMaterial({ ...request, goal: null }, languageData);
  const all = offeredMaterial(documents, chosen.blocks, chosen.leftOut);
  const [isTaken, isDropped] = [inParts(wish.ticked), inParts(wish.unticked)];
  const isTicked = (block: MaterialBlock): boolean =>
    all.reasons.has(placeOf(block)) ? isTaken(block) : !isDropped(block);
  const blocks = all.blocks.filter(isTicked);
  if (blocks.length === 0) return null;
  const { steps: most } = adviseSteps(wordsOf(blocks), request.steps);
  const found =
    wish.begins === null
      ? startsByNumber(
          blocks,
          segment(blocks, most, languageData),
          wish.ticked.length + wish.unticked.length > 0,
        )
      : startsAmong(all.blocks, isTicked, wish.begins);
  if (found === null) return null;
  const cuts = segmentsFrom(blocks, found);
  const sentences = sentencesOf(blocks, languageData);
  const titles = titlesOf(blocks, cuts, sentences, languageData, STEP_TEXTS[request.language]);
  const starts = new Set(cuts.flatMap(({ from }) => blocks.slice(from, from + 1).map(placeOf)));
  const divided = dividedAt(
    sectionsIn(all, languageData),
    all.blocks,
    (block, before) => starts.has(placeOf(block)) || isTicked(block) !== isTicked(before),
  );
  const matches = goal ? matchesOf(all.blocks, divided, goal, languageData) : [];
  const sections = divided.map(({ from, to, ...section }, at): StructureSection => {
    const inside = all.blocks.slice(from, to);
    const ticked = inside.some(isTicked);
    return {
      ...section,
      ...measure(inside, documents),
      ticked,
      match: section.reason === null ? (matches[at] ?? null) : null,
    };
  });
  const own = new Map(wish.titles.map(({ title, ...place }) => [placeOf(place), title]));
  const steps = stepsOf(sections, starts, (start, at) => own.get(start) ?? titles[at] ?? "");
  const shown = new Set(all.blocks.map(placeOf));
  const aside = asideOf(chosen.leftOut, (place) => shown.has(placeOf(place)));
  const left = sections
    .filter(({ ticked }) => !ticked)
    .flatMap(({ parts, reason }) =>
      parts.map((part) => ({ ...part, reason: reason ?? ("not_wanted" as const) })),
    );
  return {
    structure: {
      sections,
      aside,
      steps: steps.map(({ title, sections: own }) => ({ title, sections: own })),
    },
    design: designOf(steps, [...left, ...aside]),
  };
}
