import { NO_SECTIONS, type SectionItem, type StepSections } from "@lehrpfad/contract/sections";
import { fill } from "@lehrpfad/i18n";
import { SECTION_TEMPLATES } from "@lehrpfad/i18n/sections";
import { capitalised, keyOf, stemsOf } from "../../text/words.ts";
import type { DesignedStep, Source } from "../../types/index.ts";
import type { Analysis, StepMaterial } from "./analysis.ts";
import { isRecurring } from "./drafts/outline.ts";
import { isGeneric, stepTitle } from "./headings.ts";
import type { MaterialBlock } from "./material.ts";
import { sourceOf } from "./sources.ts";

type Sections = StepSections<Source>;
type Item = SectionItem<Source>;

const MOST_TOPICS = 4;
/** Characters up to which a heading reads well as a topic in the list of what one will learn. */
const LONGEST_TOPIC = 90;

function definitionsInside(analysis: Analysis, step: StepMaterial) {
  return analysis.definitions.filter(
    ({ sentence }) => sentence.block >= step.from && sentence.block < step.to,
  );
}

/** A heading that can be named as a topic: no fragment, no number alone, nothing that every text has. */
function isTopic(title: string): boolean {
  const whole = /^[\p{Lu}¿¡«„“]/u.test(title) && !/[:,;(–—-]$/.test(title);
  const quotes = (title.match(/["„“”«»]/g) ?? []).length % 2 === 0;
  return whole && quotes && title.length <= LONGEST_TOPIC && title.length > 3 && !isGeneric(title);
}

/** Headings of boxes come behind those of every level. */
const BOXED_LAST = 10;

/** What the headings of a step name, the highest first, and the terms that it explains, as far as its title does not. */
function namedIn(analysis: Analysis, step: StepMaterial) {
  const { languageData, spellings } = analysis;
  const taken = [stemsOf(step.title, languageData).join(" ")];
  const isNew = (topic: string) => {
    const stems = stemsOf(topic, languageData).join(" ");
    if (!stems || taken.some((other) => other.includes(stems) || (other && stems.includes(other))))
      return false;
    taken.push(stems);
    return true;
  };
  const order = ({ level, boxed }: MaterialBlock) => level + (boxed ? BOXED_LAST : 0);
  const topics = analysis.blocks
    .slice(step.from, step.to)
    .filter((block) => block.kind === "heading" && !isRecurring(block.text, analysis))
    .sort((a, b) => order(a) - order(b))
    .map(
      (block): Item => ({
        text: stepTitle(block.text, languageData, spellings),
        source: sourceOf(block, block.text),
      }),
    )
    .filter(({ text }) => isTopic(text) && isNew(text))
    .slice(0, MOST_TOPICS);
  const definitions = definitionsInside(analysis, step)
    .filter(({ term, quality }) => quality >= 1.5 && isNew(term))
    .slice(0, 2);
  return { topics, definitions };
}

/** Where a sentence of the material stands. */
function sourceIn(analysis: Analysis, { block: at, text }: StepMaterial["sentences"][number]): Source | null {
  const block = analysis.blocks[at];
  return block ? sourceOf(block, text) : null;
}

/** The terms that a step explains, each by the first of its definitions. */
function explainedTerms(analysis: Analysis, step: StepMaterial): Sections["terms"] {
  const found = new Map<string, Sections["terms"][number]>();
  for (const { term, meaning, quality, sentence } of definitionsInside(analysis, step)) {
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

/**
 * What stands around the passages of a step, each line with the passage that it comes from. No key points: sentences of
 * the step once more are what a writer without words of its own would have for them, and the summary holds those.
 */
export function sectionsOf(analysis: Analysis, step: StepMaterial): Sections {
  const templates = SECTION_TEMPLATES[analysis.languageData.code];
  const { topics, definitions } = namedIn(analysis, step);
  const learnt = definitions.map(({ term, sentence }) => ({
    text: capitalised(fill(templates.learnTerm, { term })),
    source: sourceIn(analysis, sentence),
  }));
  const own = [...topics, ...learnt].slice(0, MOST_TOPICS);
  const planned = analysis.design?.steps[step.position - 1];
  return {
    ...NO_SECTIONS,
    objectives: planned === undefined ? own : plannedObjectives(planned, own),
    terms: explainedTerms(analysis, step),
    next: analysis.steps[step.position]?.title ?? null,
  };
}
