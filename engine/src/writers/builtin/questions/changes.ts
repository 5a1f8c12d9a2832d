import type { Tongue } from "../language/index.ts";
import type { Random } from "../random.ts";
import { capitalised } from "../words.ts";
import { findNumbers, otherNumbers } from "./numbers.ts";

/** A sentence changed so that it contradicts the original. */
export interface Change {
  text: string;
  kind: "number" | "number word" | "antonym" | "negation removed" | "negation inserted";
}

/** How well a kind of change makes a false statement that a careful reader can tell (measured, see the notes). */
export const CHANGE_WEIGHT: Record<Change["kind"], number> = {
  number: 1,
  "number word": 0.95,
  antonym: 0.95,
  "negation removed": 0.7,
  "negation inserted": 0.35,
};

const NEGATIVE =
  /(?<![\p{L}])(not|nicht|kein\w*|pas|ne|n['’]|no|non|never|nie|jamais|nunca|mai|né|ni|nor|without|ohne|sin|senza|sans|only|nur|solo|sólo|seulement|unless)(?![\p{L}])/iu;
const CONTRAST =
  /(?<![\p{L}])(but|sondern|sino|aber|mais|pero|ma|although|obwohl|while|if|wenn|si|se|because|weil|parce|porque|perché|bensì|weder|noch|ob|whether)(?![\p{L}])/iu;
/** With two statements in one sentence, the second one would contradict the first. */
const COORDINATED =
  /;|,? (?:and|und|et|y|e|so|thus|donc|also|daher) (?=(?:is|are|was|it|they|can|has|have|ist|sind|wird|werden|kann|est|sont|il|elle|peut|es|son|está|puede|se|è|sono|può|si)(?!\p{L}))|, (?:so that|sodass|so dass|de sorte|damit|affinché|para que)/u;
const DEGREE_BEFORE =
  /(?<![\p{L}])(sehr|so|zu|wie|very|too|as|how|très|si|trop|aussi|muy|tan|demasiado|molto|così|troppo|je|desto) $/iu;
/** "More than one" has no opposite that makes sense. */
const COMPARED =
  /^(more than|less than|mehr als|weniger als|plus de|moins de|más de|menos de|più di|meno di|más|menos|plus|moins|più|meno)$/i;
const ONE = /^\s(?:(?:de|di|d['’])\s?)?(?:one|ein\p{L}{0,2}|une?|un[oa]?)(?![\p{L}])/iu;
/** Participles in German that are verbs as well: "the mode allows". */
const ALLOWED = /^(?:erlaubt|verboten)$/;
const BEING = /(?<!\p{L})(?:ist|sind|war|waren|wird|werden|bleibt|bleiben)(?!\p{L})/u;
/** "Not any more": without the negation nothing sensible is left. */
const NO_LONGER =
  /(?<!\p{L})(?:any ?more|any longer|yet|any|mehr|noch|più|ancora|alcun\p{L}*|plus|encore|aucun\p{L}*|más|todavía|ningun\p{L}*|ningún|nulla|niente|nada|rien)(?!\p{L})/iu;
const VOWEL = /^[aeiouhéèêâ]/i;

function withNumber(text: string, random: Random, latestYear: number): Change[] {
  return findNumbers(text).flatMap((found) => {
    const [other] = otherNumbers(found, random, latestYear);
    if (!other) return [];
    const changed = text.slice(0, found.at) + other + text.slice(found.at + found.written.length);
    return [{ text: changed, kind: "number" as const }];
  });
}

function withNumberWord(text: string, tongue: Tongue, random: Random): Change[] {
  return tongue.numberWords.flatMap((word, place) => {
    const match = text.match(new RegExp(`(?<![\\p{L}-])${word}(?= \\p{L}{3,})`, "u"));
    if (match?.index === undefined) return [];
    const near = tongue.numberWords.filter((_, other) => other !== place && Math.abs(other - place) <= 2);
    const other = near[Math.floor(random() * near.length)] ?? "";
    const changed = text.slice(0, match.index) + other + text.slice(match.index + word.length);
    return [{ text: changed, kind: "number word" as const }];
  });
}

/** Whether elided or contracted neighbours fit the opposite word too. */
function fitsNeighbours(before: string, word: string, opposite: string, tongue: Tongue): boolean {
  if (/["“„«]$/.test(before.trimEnd()) || /\d\s$/.test(before)) return false;
  if (DEGREE_BEFORE.test(before) && /\s/.test(opposite)) return false;
  if (tongue.code === "fr" || tongue.code === "it") {
    if (/['’]$/.test(before)) return VOWEL.test(opposite);
    if (VOWEL.test(word) !== VOWEL.test(opposite) && /(?<![\p{L}])\p{L}{1,5} $/u.test(before)) {
      return !/(?<![\p{L}])(le|la|de|ce|que|se|ne|il|lo|un|una|del|della|al|alla|nel|nella|dal|dalla|i|gli) $/iu.test(
        before,
      );
    }
  }
  return true;
}

function withAntonym(text: string, tongue: Tongue): Change[] {
  return tongue.antonyms.flatMap(({ word, opposite, pattern }) => {
    const match = text.match(pattern);
    if (match?.index === undefined) return [];
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + word.length);
    const has = new RegExp(`(?<![\\p{L}])${opposite.split(" ")[0]}(?![\\p{L}])`, "iu").test(text);
    if (
      has ||
      NEGATIVE.test(text) ||
      isInIdiom(text, match.index) ||
      !fitsNeighbours(before, word, opposite, tongue)
    )
      return [];
    if (tongue.code === "en" && /^(-| (and|or|term|as|been|run)\b)/.test(after)) return [];
    if (COMPARED.test(word) && ONE.test(after)) return [];
    if (ALLOWED.test(word) && !BEING.test(before)) return [];
    const fitted =
      tongue.code === "en" ? before.replace(/\b([Aa])n? $/, VOWEL.test(opposite) ? "$1n " : "$1 ") : before;
    return [{ text: fitted + opposite + after, kind: "antonym" as const }];
  });
}

function withNegation(text: string, tongue: Tongue): Change[] {
  return tongue.negations.flatMap(({ pattern, replacement, kind }) => {
    if (CONTRAST.test(text) || (kind === "inserted" && (NEGATIVE.test(text) || COORDINATED.test(text))))
      return [];
    if (kind === "removed" && NO_LONGER.test(text)) return [];
    const changed = capitalised(text.replace(pattern, replacement).replace(/\s+/g, " "));
    if (changed === text) return [];
    return [
      {
        text: changed,
        kind: kind === "inserted" ? ("negation inserted" as const) : ("negation removed" as const),
      },
    ];
  });
}

/** Set phrases whose words are no opposites of anything. */
const IDIOM =
  /(?<![\p{L}])(de nuevo|a lo largo|en general|di nuovo|a lungo|lungo (?:il|la|i|le|gli)|di lungo|le long d|de long en large|de nouveau|before long|so long|as long as|at first|vor allem|nach und nach|früher oder später|sooner or later|tarde o temprano|tôt ou tard|prima o poi|grand public|im Großen und Ganzen|alto (?:el|la)|en alto|in alto|grosse moitié|gleich groß|mayor parte|menor parte|maggior parte|größten Teil|größte Teil|größter Teil|at the latest|sooner than later|linea di massima)(?![\p{L}])/giu;

function isInIdiom(text: string, at: number): boolean {
  return [...text.matchAll(IDIOM)].some((idiom) => at >= idiom.index && at < idiom.index + idiom[0].length);
}

const REPEATED = /(?<![\p{L}])(\p{L}{3,}) (?:and|und|et|y|e|or|oder|ou|o) \1(?![\p{L}])/iu;

/** All ways in which a sentence can be turned into its contradiction by one small change. */
export function changesOf(text: string, tongue: Tongue, random: Random, latestYear: number): Change[] {
  return [
    ...withNumber(text, random, latestYear),
    ...withNumberWord(text, tongue, random),
    ...withAntonym(text, tongue),
    ...withNegation(text, tongue),
  ].filter((change) => !REPEATED.test(change.text));
}
