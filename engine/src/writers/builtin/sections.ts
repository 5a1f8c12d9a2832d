import { NO_SECTIONS, type SectionItem, type StepSections } from "@lehrpfad/contract/sections";
import { fill } from "@lehrpfad/i18n";
import { SECTION_TEMPLATES } from "@lehrpfad/i18n/sections";
import { capitalised, countWords, stemsOf } from "../../text/words.ts";
import type { Source } from "../../types/index.ts";
import type { Analysis, StepMaterial } from "./analysis.ts";
import { isGeneric, stepTitle } from "./headings.ts";
import { keySentences } from "./keySentences.ts";
import type { MaterialBlock } from "./material.ts";
import { sourceOf } from "./sources.ts";

type Sections = StepSections<Source>;
type Item = SectionItem<Source>;

const MOST_TOPICS = 4;
/** Characters up to which a heading reads well as a topic in the list of what one will learn. */
const LONGEST_TOPIC = 90;
const WORDS_PER_KEY_POINT = 150;

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
    .filter(({ kind }) => kind === "heading")
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

/** Words of a step below which it is filled up with further key points. */
const FULL_STEP = 520;
const MOST_POINTS = 5;
/** Words that a whole step should have, and key points that a short one gets at most to reach them. */
const WHOLE_STEP = 505;
const POINTS_OF_A_SHORT_STEP = 10;

/** The key points of a step: three to five, and in a short one as many more as make it whole. */
function keyPoints(analysis: Analysis, step: StepMaterial, words: number, taught: number): Item[] {
  const wanted = words < FULL_STEP ? MOST_POINTS : Math.round(words / WORDS_PER_KEY_POINT);
  const least = Math.min(MOST_POINTS, Math.max(3, wanted));
  for (let count = least; ; count++) {
    const points = keySentences(analysis, step, count, count > least ? count : 3);
    const whole = taught + countWords(points.map(({ text }) => text).join("\n")) >= WHOLE_STEP;
    const all = count > least && points.length < count;
    if (whole || all || count >= POINTS_OF_A_SHORT_STEP)
      return points.map((sentence) => ({ text: sentence.text, source: sourceIn(analysis, sentence) }));
  }
}

/** One line is no list. */
const listOrNone = (items: Item[]): Item[] => (items.length > 1 ? items : []);

/**
 * What stands around the passages of a step, each line with the passage that it comes from. A short step gets more
 * key points.
 *
 * @param words of the step's material
 * @param countWith counts the words of the whole step with some sections
 */
export function sectionsOf(
  analysis: Analysis,
  step: StepMaterial,
  words: number,
  countWith: (sections: Sections) => number,
): Sections {
  const templates = SECTION_TEMPLATES[analysis.languageData.code];
  const { topics, definitions } = namedIn(analysis, step);
  const learnt = definitions.map(({ term, sentence }) => ({
    text: capitalised(fill(templates.learnTerm, { term })),
    source: sourceIn(analysis, sentence),
  }));
  const frame: Sections = {
    ...NO_SECTIONS,
    objectives: [...topics, ...learnt].slice(0, MOST_TOPICS),
    terms: explainedTerms(analysis, step),
    next: analysis.steps[step.position]?.title ?? null,
  };
  const points = listOrNone(keyPoints(analysis, step, words, countWith(frame)));
  return { ...frame, keyPoints: points };
}
