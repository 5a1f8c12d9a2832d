import type { Tongue } from "./language/index.ts";
import type { MaterialBlock } from "./material.ts";
import { stemsOf } from "./words.ts";

const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;
/** Sections kept although they share no word with the goal, as a share of the best score. */
const RELEVANT = 0.08;

interface Section {
  blocks: MaterialBlock[];
  stems: string[];
}

function sectionsOf(blocks: readonly MaterialBlock[], tongue: Tongue): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    const begins = block.kind === "heading" && last?.blocks.at(-1)?.kind !== "heading";
    if (!last || begins) sections.push({ blocks: [block], stems: [] });
    else last.blocks.push(block);
  }
  for (const section of sections) section.stems = section.blocks.flatMap(({ text }) => stemsOf(text, tongue));
  return sections;
}

/**
 * The sections that serve a learning goal, in their order in the text: BM25 on stems (Robertson and
 * Zaragoza 2009, k1 = 1.2, b = 0.75). A goal that no section mentions keeps everything.
 */
export function orderByGoal(blocks: readonly MaterialBlock[], goal: string, tongue: Tongue): MaterialBlock[] {
  const query = [...new Set(stemsOf(goal, tongue))];
  const sections = sectionsOf(blocks, tongue);
  const mean = sections.reduce((sum, { stems }) => sum + stems.length, 0) / (sections.length || 1);
  const scores = sections.map(({ stems }) => {
    const norm = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * stems.length) / (mean || 1));
    return query.reduce((score, stem) => {
      const frequency = stems.filter((other) => other === stem).length;
      const holders = sections.filter((section) => section.stems.includes(stem)).length;
      const rarity = Math.log(1 + (sections.length - holders + 0.5) / (holders + 0.5));
      return score + (rarity * frequency * (SATURATION + 1)) / (frequency + norm);
    }, 0);
  });
  const highest = Math.max(...scores, 0);
  if (highest === 0) return [...blocks];
  return sections.flatMap((section, at) => ((scores[at] ?? 0) >= RELEVANT * highest ? section.blocks : []));
}
