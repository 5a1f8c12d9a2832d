import type { LanguageData } from "../../text/languages/index.ts";
import { stemsOf } from "../../text/words.ts";
import type { LeftOut } from "../../types/index.ts";
import type { MaterialBlock } from "./material.ts";
import { sectionsNamed } from "./named.ts";
import { findWholes } from "./wholes.ts";

const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;
/** Sections kept although they hardly speak of the goal, as a share of the best score. */
const RELEVANT = 0.08;
/** A word of the goal in a heading counts as often as this in the text. */
const IN_HEADING = 3;

interface Section {
  blocks: MaterialBlock[];
  /** Headings above it, the highest first. */
  above: MaterialBlock[];
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

const isHeading = (block: MaterialBlock | undefined) => block?.kind === "heading";

/** Where the section that begins at an index ends: at the next heading that text stands before, or with the document. */
function endOfSection(blocks: readonly MaterialBlock[], at: number): number {
  for (let index = at + 1; index < blocks.length; index++) {
    if (blocks[index]?.document !== blocks[at]?.document) return index;
    if (isHeading(blocks[index]) && !isHeading(blocks[index - 1])) return index;
  }
  return blocks.length;
}

/** Where what is kept or left out as a whole from an index on ends; higher headings may stand right before it. */
function endOfWhole(blocks: readonly MaterialBlock[], at: number, wholes: Map<number, number>): number {
  const section = endOfSection(blocks, at);
  for (let heading = at; heading < section && isHeading(blocks[heading]); heading++) {
    const end = wholes.get(heading);
    if (end !== undefined && end > section) return end;
  }
  return section;
}

function sectionsOf(blocks: readonly MaterialBlock[], languageData: LanguageData): Section[] {
  const sections: Section[] = [];
  const top = chapterLevel(blocks);
  const wholes = findWholes(blocks);
  let chapter = 0;
  let above: MaterialBlock[] = [];
  for (let at = 0; at < blocks.length; ) {
    const end = endOfWhole(blocks, at, wholes);
    const part = blocks.slice(at, end);
    const [first] = part;
    const isNewDocument = at > 0 && first?.document !== blocks[at - 1]?.document;
    const opens = first?.kind === "heading" && first.level <= top;
    if (at > 0 && (opens || isNewDocument)) chapter++;
    if (isNewDocument) above = [];
    const heading = first?.kind === "heading" ? first : undefined;
    above = above.filter(({ level }) => heading === undefined || level < heading.level);
    sections.push({ blocks: part, above, stems: stemsIn(part, languageData), score: 0, chapter });
    for (const block of part.filter(({ kind }) => kind === "heading"))
      above = [...above.filter(({ level }) => level < block.level), block];
    at = end;
  }
  return sections;
}

function stemsIn(blocks: readonly MaterialBlock[], languageData: LanguageData): string[] {
  return blocks.flatMap(({ text, kind }) => {
    const stems = stemsOf(text, languageData);
    return kind === "heading" ? Array.from({ length: IN_HEADING }, () => stems).flat() : stems;
  });
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

/** What of a chapter is kept, under the headings that it stands under. */
function keptOf(chapter: readonly Section[], least: number): MaterialBlock[] {
  const kept = new Set<MaterialBlock>();
  for (const { blocks, above } of chapter.filter((section) => section.score >= least))
    for (const block of [...above, ...blocks]) kept.add(block);
  return [...kept];
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
 * Selects and orders what serves a learning goal. A goal that names headings gets exactly what stands under them. Else
 * sections (a heading with what follows; a short part cut by recurring headings as a whole) are scored with BM25; those below 8 % of the best score are left out. The chapter with the best section comes first and
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
