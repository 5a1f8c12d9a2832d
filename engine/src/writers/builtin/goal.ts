import type { LanguageData } from "../../text/languages/index.ts";
import { stemsOf } from "../../text/words.ts";
import type { LeftOut } from "../../types/index.ts";
import type { MaterialBlock } from "./material.ts";
import { sectionsNamed } from "./named.ts";

const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;
/** Sections kept although they hardly speak of the goal, as a share of the best score. */
const RELEVANT = 0.08;
/** A word of the goal in a heading counts as often as this in the text. */
const IN_HEADING = 3;

interface Section {
  blocks: MaterialBlock[];
  stems: string[];
  score: number;
  /** Index of the chapter it belongs to. */
  chapter: number;
}

/** Chapters begin at headings of the highest level that occurs more than once, and with each document. */
function chapterLevel(blocks: readonly MaterialBlock[]): number {
  const levels = blocks.filter(({ kind }) => kind === "heading").map(({ level }) => level);
  const several = levels.filter((level) => levels.filter((other) => other === level).length > 1);
  return Math.min(...several, 9);
}

function sectionsOf(blocks: readonly MaterialBlock[], languageData: LanguageData): Section[] {
  const sections: Section[] = [];
  const top = chapterLevel(blocks);
  let chapter = 0;
  for (const block of blocks) {
    const before = sections.at(-1)?.blocks.at(-1);
    const begins = block.kind === "heading" && before?.kind !== "heading";
    const opens = begins && block.level <= top;
    if (before && (opens || before.document !== block.document)) chapter++;
    if (!before || begins || before.document !== block.document)
      sections.push({ blocks: [block], stems: [], score: 0, chapter });
    else sections.at(-1)?.blocks.push(block);
  }
  for (const section of sections)
    section.stems = section.blocks.flatMap(({ text, kind }) => {
      const stems = stemsOf(text, languageData);
      return kind === "heading" ? Array.from({ length: IN_HEADING }, () => stems).flat() : stems;
    });
  return sections;
}

/** BM25 on stems (Robertson and Zaragoza 2009, k1 = 1.2, b = 0.75). */
function score(sections: readonly Section[], query: readonly string[]): void {
  const mean = sections.reduce((sum, { stems }) => sum + stems.length, 0) / (sections.length || 1);
  const holders = new Map(
    query.map((stem) => [stem, sections.filter(({ stems }) => stems.includes(stem)).length]),
  );
  for (const section of sections) {
    const { stems } = section;
    const norm = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * stems.length) / (mean || 1));
    section.score = query.reduce((sum, stem) => {
      const frequency = stems.filter((other) => other === stem).length;
      const held = holders.get(stem) ?? 0;
      const rarity = Math.log(1 + (sections.length - held + 0.5) / (held + 0.5));
      return sum + (rarity * frequency * (SATURATION + 1)) / (frequency + norm);
    }, 0);
  }
}

/** What of a chapter is kept, under its own heading. */
function keptOf(chapter: readonly Section[], least: number): MaterialBlock[] {
  const kept = chapter.filter((section) => section.score >= least);
  const [heading] = chapter[0]?.blocks ?? [];
  const orphaned = kept.length > 0 && kept[0] !== chapter[0] && heading?.kind === "heading";
  return [...(orphaned ? [heading] : []), ...kept.flatMap(({ blocks }) => blocks)];
}

/** The material without what a goal does not want. */
export interface AimedMaterial {
  blocks: MaterialBlock[];
  leftOut: LeftOut[];
  /** Whether the goal stands in the material at all; all of it is kept where it does not. */
  isFound: boolean;
}

function aimed(all: readonly MaterialBlock[], kept: MaterialBlock[]): AimedMaterial {
  const taken = new Set(kept);
  const leftOut = all
    .filter((block) => !taken.has(block))
    .map(({ document, paragraph }): LeftOut => ({ document, paragraph, reason: "not_about_goal" }));
  return { blocks: kept, leftOut, isFound: true };
}

/**
 * Selects and orders what serves a learning goal. A goal that names headings gets exactly what stands under them. Else sections (a heading with what follows) are scored with
 * BM25; those below 8 % of the best score are left out. The chapter with the best section comes first and
 * so on, but the sections of one chapter stay in their order, as later ones build on earlier ones. A goal
 * that no section mentions keeps everything as it is.
 */
export function orderByGoal(
  blocks: readonly MaterialBlock[],
  goal: string,
  languageData: LanguageData,
): AimedMaterial {
  const named = sectionsNamed(blocks, goal, languageData);
  if (named.length > 0)
    return aimed(
      blocks,
      named.flatMap(({ from, to }) => blocks.slice(from, to)),
    );
  const sections = sectionsOf(blocks, languageData);
  score(sections, [...new Set(stemsOf(goal, languageData))]);
  const highest = Math.max(...sections.map((section) => section.score), 0);
  if (highest === 0) return { blocks: [...blocks], leftOut: [], isFound: false };
  const best = new Map<number, number>();
  for (const section of sections)
    best.set(section.chapter, Math.max(best.get(section.chapter) ?? 0, section.score));
  const chapters = [...best].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([chapter]) => chapter);
  const kept = chapters.flatMap((chapter) =>
    keptOf(
      sections.filter((section) => section.chapter === chapter),
      RELEVANT * highest,
    ),
  );
  return aimed(blocks, kept);
}
