/** A term with its meaning, both as plain text. */
export interface Term {
  term: string;
  meaning: string;
}

/** A piece of plain text; `meaning` where it is the first occurrence of a term. */
export interface TermPiece {
  text: string;
  meaning: string | null;
}

/** Shorter ones are mostly abbreviations, which have no endings and keep their capitals. */
const SHORTEST_INFLECTED = 4;
const PART_OF_WORD = "[\\p{L}\\p{N}-]";

/** One word of a term, with an ending. */
function wordPattern(word: string): string {
  const literal = word.replace(/[\^$\\.*+?()[\]{}|/]/g, "\\$&");
  return word.length >= SHORTEST_INFLECTED ? `${literal}(?:e[nrs]?|[nsx])?` : literal;
}

function patternOf(term: string): RegExp {
  const words = term.split(/\s+/).map(wordPattern).join("\\s+");
  const flags = term.length >= SHORTEST_INFLECTED ? "iu" : "u";
  return new RegExp(`(?<!${PART_OF_WORD})${words}(?!${PART_OF_WORD})`, flags);
}

/** The first occurrences of terms in plain text. */
export class Terms {
  readonly #open = new Map<RegExp, string>();

  constructor(terms: readonly Term[]) {
    const longestFirst = terms.toSorted((a, b) => b.term.length - a.term.length);
    for (const { term, meaning } of longestFirst) this.#open.set(patternOf(term), meaning);
  }

  /** The pieces of the next plain text: together they are the text. Each term is found once. */
  take(text: string): TermPiece[] {
    for (const [pattern, meaning] of this.#open) {
      const match = pattern.exec(text);
      if (!match) continue;
      this.#open.delete(pattern);
      const end = match.index + match[0].length;
      return [
        ...this.take(text.slice(0, match.index)),
        { text: match[0], meaning },
        ...this.take(text.slice(end)),
      ];
    }
    return text === "" ? [] : [{ text, meaning: null }];
  }
}
