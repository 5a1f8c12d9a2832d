import type { CourseDesign, DesignedStep, ReadDocument } from "../../types/index.ts";
import { isNeverTaught, type Place, partsOf } from "../parts.ts";
import type { Analysis, StepMaterial } from "./analysis.ts";
import { authoredIn } from "./authored.ts";
import type { MaterialBlock } from "./material.ts";
import { sectionsOf } from "./sections.ts";
import type { Segment } from "./segmentation.ts";

/** Objectives of a step that a plan names at most (PLAN_LIMITS of the contract). */
const MOST_OBJECTIVES = 3;

/** A paragraph of a document as a key. */
export const placeOf = ({ document, paragraph }: Place): string => `${document}/${paragraph}`;

/** The paragraphs of each step, each once: one that two steps share belongs to the one that begins with it. */
export function placesOf(
  blocks: readonly Place[],
  steps: readonly Pick<Segment, "from" | "to">[],
): Place[][] {
  const taken = new Set<string>();
  return steps.map(({ from, to }) =>
    blocks.slice(from, to).flatMap(({ document, paragraph }) => {
      const place = { document, paragraph };
      if (taken.has(placeOf(place))) return [];
      taken.add(placeOf(place));
      return [place];
    }),
  );
}

/** What a step is for, as its lesson says it; its title where that says nothing. */
function objectivesOf(analysis: Analysis, step: StepMaterial): DesignedStep["objectives"] {
  const named = sectionsOf(analysis, step, authoredIn(analysis, step)).objectives.slice(0, MOST_OBJECTIVES);
  const texts = named.length > 0 ? named.map(({ text }) => text) : [step.title];
  return texts.map((text) => ({ text, level: "recall" }));
}

/** A plan whose steps were only cut, with what each is for. */
export function withObjectives(analysis: Analysis, design: CourseDesign): CourseDesign {
  const bare = { ...analysis, design: null, derived: new Map() };
  const steps = design.steps.map((planned, at) => {
    const step = analysis.steps[at];
    return step ? { ...planned, objectives: objectivesOf(bare, step) } : planned;
  });
  return { ...design, steps, isOutline: false };
}

/**
 * The built-in writer's own plan for somebody to look at; null where a step would have no paragraph of its own, as in
 * a text without any breaks.
 */
export function designOf(analysis: Analysis): CourseDesign | null {
  const places = placesOf(analysis.blocks, analysis.steps);
  if (places.some(({ length }) => length === 0)) return null;
  const seen = new Set(places.flat().map(placeOf));
  const leftOut = analysis.leftOut.filter((one) => {
    const isNew = !seen.has(placeOf(one));
    seen.add(placeOf(one));
    return isNew;
  });
  return {
    ...{ title: analysis.title, situation: "", terms: [] },
    steps: analysis.steps.map((step, at) => ({
      title: step.title,
      objectives: objectivesOf(analysis, step),
      link: "",
      parts: partsOf(places[at] ?? []),
    })),
    leftOut: leftOut.filter((one) => !isNeverTaught(one)),
    aside: leftOut.filter(isNeverTaught),
    writer: "builtin",
  };
}

/** The blocks of a paragraph: as the material has them, or as they stand in the document where it left them out. */
function blocksAt(
  place: Place,
  known: ReadonlyMap<string, MaterialBlock[]>,
  documents: readonly ReadDocument[],
): MaterialBlock[] {
  const found = known.get(placeOf(place));
  if (found) return found;
  const document = documents.find(({ id }) => id === place.document);
  const block = document?.blocks[place.paragraph - 1];
  return document && block && block.text.trim() !== ""
    ? [{ ...block, document: document.id, documentName: document.name }]
    : [];
}

/** What a plan gives to its steps, in its order, and where each of them begins and ends. */
export function materialOfDesign(
  { steps }: CourseDesign,
  all: readonly MaterialBlock[],
  documents: readonly ReadDocument[],
): { blocks: MaterialBlock[]; cuts: Segment[] } {
  const known = new Map<string, MaterialBlock[]>();
  for (const block of all) known.set(placeOf(block), [...(known.get(placeOf(block)) ?? []), block]);
  const blocks: MaterialBlock[] = [];
  const cuts = steps.map(({ parts }): Segment => {
    const from = blocks.length;
    for (const { document, from: first, to: last } of parts)
      for (let paragraph = first; paragraph <= last; paragraph++)
        blocks.push(...blocksAt({ document, paragraph }, known, documents));
    return { from, to: blocks.length, words: 0 };
  });
  return { blocks, cuts };
}
