import type { LanguageData } from "../../text/languages/index.ts";
import { countWords } from "../../text/words.ts";
import type { Analysis, StepMaterial } from "./analysis.ts";
import { ENTRY } from "./definitions.ts";
import { draftWordsOf } from "./drafts/words/index.ts";
import { headingTitle } from "./headings.ts";
import type { MaterialBlock } from "./material.ts";

/** Headings over what one will learn, and over what was said, in five languages. */
const OUTCOMES =
  /^(?:(?:learning )?(?:outcomes|objectives|goals)|what you(?:'|’)?(?: wi)?ll learn|(?:lern|kompetenz)ziele?|lernergebnisse|objectifs(?: d['’]apprentissage| pédagogiques)?|objetivos(?: de aprendizaje)?|resultados de aprendizaje|obiettivi(?: formativi| didattici| di apprendimento)?|risultati di apprendimento)$/iu;
const SUMMARY =
  /^(?:(?:chapter |section )?summary|in (?:short|brief)|key takeaways|zusammenfassung|kurz gesagt|in kürze|auf einen blick|résumé|en (?:bref|résumé)|resumen|en (?:resumen|breve)|riassunto|in (?:sintesi|breve))$/iu;
/** "By the end of this section you will be able to:", in front of a list. */
const ANNOUNCED =
  /(?:you (?:will|should) (?:be able to|learn|know|understand)|(?:lernen|können|wissen|kennen|verstehen) sie|vous (?:serez (?:en mesure|capables?)|saurez|apprendrez)|(?:serás?|será usted) capaz|aprenderá|(?:sarai|sarà|sarete) in grado|imparer(?:ai|à|ete)).{0,80}:$/isu;

/** Words of a summary of the author: fewer say nothing, more are a part of the text. */
const SUMMARY_WORDS = { least: 15, most: 300 };
const LONGEST_OBJECTIVE = 300;
/** Signs in front of an item of a list. */
const SIGN = /^(?:[-–•*]|\(?\d{1,3}[.)])\s+/u;

/** What the author of a document says around the text of a step; it stands apart from its passages. */
export interface Authored {
  objectives: MaterialBlock[];
  summary: MaterialBlock[];
  /** Entries of a glossary. */
  terms: MaterialBlock[];
  /** Everything of it, with headings and the line that announces a list. */
  apart: ReadonlySet<MaterialBlock>;
}

/** Blocks up to the next heading. */
function underHeading(blocks: readonly MaterialBlock[], at: number): MaterialBlock[] {
  const next = blocks.findIndex(({ kind }, place) => place > at && kind === "heading");
  return blocks.slice(at + 1, next < 0 ? undefined : next);
}

/** The items of a list at the beginning of some blocks, behind the line that announces it. */
function listedIn(blocks: readonly MaterialBlock[]): { items: MaterialBlock[]; to: number } {
  const from = blocks[0]?.kind === "paragraph" && blocks[0].text.trim().endsWith(":") ? 1 : 0;
  const end = blocks.findIndex(({ kind }, at) => at >= from && kind !== "list");
  const to = end < 0 ? blocks.length : end;
  const items = blocks.slice(from, to).filter(({ text }) => text.length <= LONGEST_OBJECTIVE);
  return { items, to: items.length > 0 ? to : 0 };
}

function isSummary(blocks: readonly MaterialBlock[]): boolean {
  const words = blocks.reduce((sum, { text }) => sum + countWords(text), 0);
  const isProse = blocks.every(({ kind }) => kind === "paragraph" || kind === "list");
  return isProse && words >= SUMMARY_WORDS.least && words <= SUMMARY_WORDS.most;
}

/** Entries under a heading that says so, where all of what stands there are entries. */
function entriesUnder(
  title: string,
  below: readonly MaterialBlock[],
  { languageData }: Pick<Analysis, "languageData">,
  isEntry: (block: MaterialBlock) => boolean,
): MaterialBlock[] {
  const { glossary } = draftWordsOf(languageData.code);
  return glossary.test(title) && below.length > 0 && below.every(isEntry) ? [...below] : [];
}

/** Whether a heading stands over what is shown apart from a step's text, so that it names nothing of that. */
export function isApart(blocks: readonly MaterialBlock[], at: number, languageData: LanguageData): boolean {
  const title = headingTitle(blocks[at]?.text ?? "");
  const below = underHeading(blocks, at);
  const isListed = ({ text }: MaterialBlock) => ENTRY.test(text.replace(SIGN, ""));
  return (
    OUTCOMES.test(title) ||
    (SUMMARY.test(title) && isSummary(below)) ||
    entriesUnder(title, below, { languageData }, isListed).length > 0
  );
}

/**
 * Learning outcomes, summaries and glossaries that a step's document has under headings of their own; none where nothing
 * else would be left.
 */
export function authoredIn(analysis: Analysis, { from, to }: StepMaterial): Authored {
  const own = analysis.blocks.slice(from, to);
  const entries = new Set(
    analysis.definitions.flatMap(({ sentence, quality }) => {
      const block = analysis.blocks[sentence.block];
      return block && quality >= analysis.level.glossary && ENTRY.test(block.text.replace(SIGN, ""))
        ? [block]
        : [];
    }),
  );
  const terms: MaterialBlock[] = [];
  const apart = new Set<MaterialBlock>();
  const objectives: MaterialBlock[] = [];
  const summary: MaterialBlock[] = [];
  for (const [at, block] of own.entries()) {
    const title = block.kind === "heading" ? headingTitle(block.text) : "";
    const below = underHeading(own, at);
    const isAnnounced = block.kind === "paragraph" && ANNOUNCED.test(block.text.trim());
    if (OUTCOMES.test(title) || (isAnnounced && !apart.has(block))) {
      const begun = isAnnounced ? [block, ...below] : below;
      const { items, to: end } = listedIn(begun);
      objectives.push(...items);
      for (const one of begun.slice(0, end)) apart.add(one);
      if (end > 0 && end === below.length && title !== "") apart.add(block);
    } else if (SUMMARY.test(title) && isSummary(below)) {
      summary.push(...below);
      for (const one of [block, ...below]) apart.add(one);
    } else {
      const listed = entriesUnder(title, below, analysis, (one) => entries.has(one));
      terms.push(...listed);
      for (const one of listed.length > 0 ? [block, ...listed] : []) apart.add(one);
    }
  }
  const isLeft = own.some((block) => block.kind !== "heading" && !apart.has(block));
  return isLeft
    ? { objectives, summary, terms, apart }
    : { objectives: [], summary: [], terms: [], apart: new Set() };
}
