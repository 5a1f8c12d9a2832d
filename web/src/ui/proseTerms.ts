import type { MarkedToken, Token, Tokens } from "marked";
import { decoded } from "./proseText.ts";

/** A term of a text's own glossary. */
interface Entry {
  term: string;
  meaning: string;
}

/** A piece of plain text; `meaning` where it is the first occurrence of a term. */
export interface TermPiece {
  text: string;
  meaning: string | null;
}

const known = (tokens: readonly Token[] | undefined) => (tokens ?? []) as readonly MarkedToken[];

function wordsOf(token: MarkedToken): string {
  if ("tokens" in token && token.tokens) return known(token.tokens).map(wordsOf).join("");
  return "text" in token ? decoded(token.text) : "";
}

/** `**Term**: meaning`, also with a dash, or with the colon inside the bold words. */
function entryOf({ tokens }: Tokens.ListItem): Entry | null {
  const [line, ...more] = known(tokens);
  if (!line || more.length > 0 || (line.type !== "text" && line.type !== "paragraph")) return null;
  const [bold, ...rest] = known(line.tokens);
  if (bold?.type !== "strong") return null;
  const whole = rest.map(wordsOf).join("");
  const name = wordsOf(bold).trim();
  const inside = name.endsWith(":");
  const found = inside ? whole : /^\s*[:–—-]\s*(.*)$/s.exec(whole)?.[1];
  const [term, meaning] = [inside ? name.slice(0, -1).trim() : name, found?.trim() ?? ""];
  return term === "" || meaning === "" ? null : { term, meaning };
}

/**
 * The glossary of a text: its last section, where that begins with a list of nothing but bold terms with their
 * meanings. `list` is the list's token; null where the text has no glossary.
 */
function glossaryOf(tokens: readonly MarkedToken[]): { entries: Entry[]; list: MarkedToken } | null {
  const heading = tokens.findLastIndex(({ type }) => type === "heading");
  const list = tokens.slice(heading + 1).find(({ type }) => type !== "space");
  if (heading < 0 || list?.type !== "list" || list.ordered) return null;
  const entries = list.items.map(entryOf).filter((entry) => entry !== null);
  return entries.length === list.items.length ? { entries, list } : null;
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

/** The first occurrences of a glossary's terms in the plain text before it. */
export class Terms {
  readonly #open = new Map<RegExp, string>();
  readonly #list: MarkedToken | null;

  constructor(tokens: readonly MarkedToken[]) {
    const glossary = glossaryOf(tokens);
    this.#list = glossary?.list ?? null;
    const longestFirst = (glossary?.entries ?? []).toSorted((a, b) => b.term.length - a.term.length);
    for (const { term, meaning } of longestFirst) this.#open.set(patternOf(term), meaning);
  }

  /** Whether a token is the glossary itself, in which nothing is marked. */
  isGlossary(token: MarkedToken): boolean {
    return token === this.#list;
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
