import type { Language } from "../../types/index.ts";

/** A change of a sentence that makes it say the opposite. */
export interface Negation {
  pattern: RegExp;
  replacement: string;
  kind: "inserted" | "removed";
}

/** Everything the built-in writer knows about one language. Words are lower case. */
export interface LanguageRules {
  code: Language;
  determiners: ReadonlySet<string>;
  /** Small words that may stand inside a term ("di", "der"). */
  connectors: ReadonlySet<string>;
  /** Abbreviations, without their last point, after which a sentence goes on. */
  abbreviations: ReadonlySet<string>;
  /** First words of sentences that cannot stand alone. */
  anaphoricStarts: ReadonlySet<string>;
  anaphoricOpening: RegExp;
  /** Words that point elsewhere: "this", "above", "figure". */
  pointingWords: RegExp;
  /** First and second person. */
  personal: RegExp;
  /** The same, without the impersonal "we". */
  strictlyPersonal: RegExp;
  /** Nouns that are no subject of their own: "result", "way". */
  vagueNouns: ReadonlySet<string>;
  numberWords: readonly string[];
  leadingConnective: RegExp | null;
  leadingConjunction: RegExp;
  innerConnective: RegExp;
  earlyPronoun: RegExp;
  copula: RegExp;
  finiteVerb: RegExp;
  /** Endings that only finite verbs have; null where there are none. */
  verbEnding: RegExp | null;
  /** A heading that runs into its first sentence. */
  runIn: RegExp;
  /** Begin of a subordinate clause that may be cut off. */
  subordinate: RegExp;
  beforeVerb: RegExp;
  afterVerb: RegExp;
  functionWords: ReadonlySet<string>;
  /** Clauses that say why, what for, when and under which condition; first match wins. */
  clauses: readonly Clause[];
  definition: { article: RegExp; verbs: string };
  antonyms: readonly Antonym[];
  negations: readonly Negation[];
}

/** What a clause at the end of a sentence tells about the statement before it. */
export type ClauseKind = "reason" | "purpose" | "condition" | "time";

/** How sentences with such a clause are told. */
export interface Clause {
  kind: ClauseKind;
  /** With the clause at the end: first group the statement, second the clause with the word that opens it. */
  pattern: RegExp;
  /** With the clause in front: first group the clause, second the statement; null where word order changes. */
  initial: RegExp | null;
}

/**
 * A clause that `opening`, a pattern, opens; after a statement with a comma between them where one is due
 * ("comma", as in German, where a clause in front turns the statement round) or maybe.
 */
export function clause(kind: ClauseKind, opening: string, comma: "comma" | "maybe"): Clause {
  const between = comma === "comma" ? ",\\s+" : ",?\\s+";
  return {
    kind,
    pattern: new RegExp(`^(.{20,}?)${between}((?:${opening})\\s*\\S.{12,})$`, "u"),
    initial: comma === "comma" ? null : new RegExp(`^((?:${opening})\\s*[^,]{12,}),\\s+(.{20,})$`, "iu"),
  };
}

export interface Antonym {
  word: string;
  opposite: string;
  pattern: RegExp;
}

/** A set of the words in a text. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Reads "word > opposite;" lines; each word is found as a whole word only. */
export function antonymList(text: string): Antonym[] {
  return text
    .split(";")
    .map((pair) => pair.trim().split(" > "))
    .flatMap(([word, opposite]) =>
      word && opposite
        ? [{ word, opposite, pattern: new RegExp(`(?<![\\p{L}\\p{N}'’-])${word}(?![\\p{L}\\p{N}-])`, "u") }]
        : [],
    );
}
