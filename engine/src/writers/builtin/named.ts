import type { LanguageData } from "../../text/languages/index.ts";
import { stemsOf } from "../../text/words.ts";
import { headingTitle } from "./headings.ts";
import type { MaterialBlock } from "./material.ts";

/** The blocks `from` (a heading) to `to` (excluded): what stands under it and the headings below it. */
export interface NamedSection {
  from: number;
  to: number;
}

/** Share of a wish's words that a heading must hold to be what it names, and not only one of the words in it. */
const NAMED = 0.5;

/**
 * The sections whose heading a wish names: all content words of the heading stand in the wish and are more than half of
 * its own ("the water cycle", "Tell me about the water cycle"). The headings with most words win; empty where none does.
 */
export function sectionsNamed(
  blocks: readonly MaterialBlock[],
  wish: string,
  languageData: LanguageData,
): NamedSection[] {
  const wanted = new Set(stemsOf(wish, languageData));
  const named = blocks.flatMap((block, at) => {
    if (block.kind !== "heading") return [];
    const stems = [...new Set(stemsOf(headingTitle(block.text), languageData))];
    const isNamed =
      stems.length > 0 && stems.every((stem) => wanted.has(stem)) && stems.length > wanted.size * NAMED;
    return isNamed ? [{ at, block, stems: stems.length }] : [];
  });
  const most = Math.max(...named.map(({ stems }) => stems), 0);
  const sections = named
    .filter(({ stems }) => stems === most)
    .map(({ at, block }) => {
      const end = blocks.findIndex(
        (other, place) =>
          place > at &&
          (other.document !== block.document || (other.kind === "heading" && other.level <= block.level)),
      );
      return { from: at, to: end < 0 ? blocks.length : end };
    });
  return sections.filter(({ from }, at) => from >= (sections[at - 1]?.to ?? 0));
}
