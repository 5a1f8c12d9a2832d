import type { LanguageData } from "../languages/index.ts";
import { unmarked } from "../markdown.ts";
import { keyOf, stemsOf } from "../words.ts";

/** One of the two texts that another one is parted into. */
export type Half = "first" | "second";

/** Says to which half something belongs that stands beside the text. */
export type FindHalf = (clues: readonly (string | null | undefined)[], otherwise: Half) => Half;

interface Searched {
  key: string;
  stems: ReadonlySet<string>;
}

/**
 * Prepares two halves of a text. Each clue (what something was taken from, what it says) is tried in its turn: it
 * belongs where it stands word for word, else where more of its words stand; the next one decides where both are alike.
 */
export function halvesOf(first: string, second: string, languageData: LanguageData): FindHalf {
  const prepare = (markdown: string): Searched => {
    const text = unmarked(markdown);
    return { key: ` ${keyOf(text)} `, stems: new Set(stemsOf(text, languageData)) };
  };
  const [one, other] = [prepare(first), prepare(second)];
  const tell = (clue: string): Half | null => {
    const key = ` ${keyOf(clue)} `;
    const stems = [...new Set(stemsOf(clue, languageData))];
    const shared = (half: Searched) => stems.filter((stem) => half.stems.has(stem)).length;
    const worth = (half: Searched) => (half.key.includes(key) ? stems.length + 1 : shared(half));
    const difference = worth(one) - worth(other);
    return difference === 0 ? null : difference > 0 ? "first" : "second";
  };
  return (clues, otherwise) => {
    for (const clue of clues) {
      const found = clue ? tell(clue) : null;
      if (found !== null) return found;
    }
    return otherwise;
  };
}
