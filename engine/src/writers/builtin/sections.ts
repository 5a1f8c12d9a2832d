import { NO_SECTIONS, type SectionItem, type StepSections } from "@lehrpfad/contract/sections";
import { capitalised, keyOf } from "../../text/words.ts";
import type { DesignedStep, Source } from "../../types/index.ts";
import type { Analysis, StepMaterial } from "./analysis.ts";
import type { Authored } from "./authored.ts";
import { sourceOf } from "./sources.ts";

type Sections = StepSections<Source>;
type Item = SectionItem<Source>;

function definitionsInside(analysis: Analysis, step: StepMaterial) {
  return analysis.definitions.filter(
    ({ sentence }) => sentence.block >= step.from && sentence.block < step.to,
  );
}

/** Where a sentence of the material stands. */
function sourceIn(analysis: Analysis, { block: at, text }: StepMaterial["sentences"][number]): Source | null {
  const block = analysis.blocks[at];
  return block ? sourceOf(block, text) : null;
}

/** The terms that a step explains, each as its author's glossary does, else by the first of its definitions. */
function explainedTerms(analysis: Analysis, step: StepMaterial, { terms }: Authored): Sections["terms"] {
  const found = new Map<string, Sections["terms"][number]>();
  const isListed = ({ sentence }: Analysis["definitions"][number]) =>
    terms.some((block) => block === analysis.blocks[sentence.block]);
  const inside = definitionsInside(analysis, step);
  const [listed, others] = [inside.filter(isListed), inside.filter((one) => !isListed(one))];
  for (const { term, meaning, quality, sentence } of [...listed, ...others]) {
    if (quality < analysis.level.glossary || found.has(term)) continue;
    const source = sourceIn(analysis, sentence);
    found.set(term, { term: capitalised(term), meaning: capitalised(meaning), source });
  }
  return [...found.values()];
}

/** What a step is for, as its plan says it; what the plan only repeats the title for is left out. */
function plannedObjectives({ title, objectives }: DesignedStep, own: readonly Item[]): Item[] {
  return objectives
    .filter(({ text }) => keyOf(text) !== keyOf(title))
    .map(({ text }) => own.find((one) => one.text === text) ?? { text, source: null });
}

/** Signs in front of an item of a list, and at its end. */
const SIGNS = /^(?:[-–•*]|\(?\d{1,3}[.)])\s+|[.;,]$/gu;

const MOST_OBJECTIVES = 10;

/** What one will learn in a step, as its author says it. */
const learntIn = ({ objectives }: Authored): Item[] =>
  objectives
    .map((block) => ({
      text: capitalised(block.text.replace(SIGNS, "").trim()),
      source: sourceOf(block, block.text),
    }))
    .slice(0, MOST_OBJECTIVES);

/**
 * What stands around the passages of a step, each line with the passage that it comes from: objectives of its author or of
 * a plan, terms that it explains. The rest would need words that no document has.
 */
export function sectionsOf(analysis: Analysis, step: StepMaterial, authored: Authored): Sections {
  const own = learntIn(authored);
  const planned = analysis.design?.steps[step.position - 1];
  return {
    ...NO_SECTIONS,
    objectives: planned === undefined ? own : plannedObjectives(planned, own),
    terms: explainedTerms(analysis, step, authored),
    next: analysis.steps[step.position]?.title ?? null,
  };
}
