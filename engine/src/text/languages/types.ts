import type { Language } from "../../types/index.ts";

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
  /** Nouns that are no subject of their own: "result", "way". */
  vagueNouns: ReadonlySet<string>;
  numberWords: readonly string[];
  leadingConnective: RegExp | null;
  leadingConjunction: RegExp;
  earlyPronoun: RegExp;
  copula: RegExp;
  finiteVerb: RegExp;
  /** Endings that only finite verbs have; null where there are none. */
  verbEnding: RegExp | null;
  /** A heading that runs into its first sentence. */
  runIn: RegExp;
  beforeVerb: RegExp;
  afterVerb: RegExp;
  functionWords: ReadonlySet<string>;
  definition: { article: RegExp; verbs: string };
}

/** A set of the words in a text. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
