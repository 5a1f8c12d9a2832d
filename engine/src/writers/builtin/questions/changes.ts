import type { LanguageData } from "../../../text/languages/index.ts";
import { capitalised, tokens } from "../../../text/words.ts";
import { type Random, shuffled } from "../random.ts";
import { fitsBefore, hitsIn, isEnclosed, rivalsOf } from "./fieldHits.ts";
import { isInIdiom } from "./idioms.ts";
import { DEATH, findNumbers, keepsOrder, otherNumbers } from "./numbers.ts";
import { inflected, isInRelative, isSpoiled } from "./spoiled.ts";

/** A sentence changed so that it contradicts the original. */
export interface Change {
  text: string;
  kind:
    | "number"
    | "number word"
    | "antonym"
    | "field"
    | "negation removed"
    | "negation inserted"
    | "sibling"
    | "exchange";
  /** How good a false statement it makes, where its kind alone does not tell. */
  weight?: number;
}

/** How well a kind of change makes a false statement that a careful reader can tell (measured, see the notes). */
export const CHANGE_WEIGHT: Record<Change["kind"], number> = {
  number: 1,
  exchange: 0.6,
  sibling: 0.6,
  "number word": 0.95,
  field: 1.05,
  antonym: 0.55,
  "negation removed": 0.5,
  "negation inserted": 0.35,
};

const NEGATIVE =
  /(?<![\p{L}])(not|nicht|kein\w*|pas|ne|n['’]|no|non|never|nie|jamais|nunca|mai|né|ni|nor|without|ohne|sin|senza|sans|only|nur|solo|sólo|seulement|unless|cannot|\p{L}+n['’]t|kaum|hardly|rarely|weder|aucun\p{L}*|ningun\p{L}*|ningún|nessun\p{L}*|rien|nada|niente|nulla)(?![\p{L}])/iu;
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
const ALLOWED = /^(?:erlaubt|verboten|interdit|autorisé)$/;
const BEING = /(?<!\p{L})(?:ist|sind|war|waren|wird|werden|bleibt|bleiben|est|sont|était|reste)(?!\p{L})/u;
/** "Not any more": without the negation nothing sensible is left. */
const NO_LONGER =
  /(?<!\p{L})(?:any ?more|any longer|yet|any|anyone|anything|anybody|irgend\p{L}*|mehr|noch|più|ancora|alcun\p{L}*|nessun\p{L}*|plus|encore|aucun\p{L}*|más|todavía|ningun\p{L}*|ningún|nulla|niente|nada|rien)(?!\p{L})/iu;
const BY_HAND = /(?<!\p{L})(?:händisch|von Hand|manuel|manual|à la main|a mano)/iu;
const VOWEL = /^[aeiouhéèêâ]/i;

/** "Three versions, named A, B and C", "two, one here and the other there": what is counted stands behind. */
const COUNTED =
  /(?<!\p{L})(?:named|called|namely|genannt|bezeichnet|nämlich|appelée?s?|nommée?s?|à savoir|llamad[oa]s?|chiamat[ei]|ossia)(?!\p{L})|,[^,]+,[^,]+ (?:and|or|und|oder|et|ou|y|o|e) |(?<!\p{L})(?:the other|another|ein\p{L}* weitere\p{L}*|die andere|das andere|der andere|l['’]autre|un autre|une autre|otr[oa]|l['’]altr[oa])(?!\p{L})/iu;
/** "All three", "one or two": the number belongs to what is known already, or to a set phrase. */
const FIXED_BEFORE =
  /(?<!\p{L})(?:all|both|or|to|and|the|these|alle|oder|bis|und|die|diese|tous|toutes|ou|à|et|les|ces|tod[oa]s|los|las|o|a|y|est[oa]s|tutt[ei] e|i|le|questi|queste) $/iu;
const FIXED_AFTER = /^ (?:or|to|and|oder|bis|und|ou|à|et|o|a|y|e) /iu;

function isCounted(text: string, at: number, word: string): boolean {
  return COUNTED.test(text.slice(at + word.length));
}

function withNumber(text: string, random: Random, latestYear: number): Change[] {
  return findNumbers(text).flatMap((found) => {
    const [other] = otherNumbers(found, random, latestYear).filter((one) => keepsOrder(one, found, text));
    if (!other || isCounted(text, found.at, found.written)) return [];
    const changed = text.slice(0, found.at) + other + text.slice(found.at + found.written.length);
    return [{ text: changed, kind: "number" as const }];
  });
}

function withNumberWord(text: string, languageData: LanguageData, random: Random): Change[] {
  return languageData.numberWords.flatMap((word, place) => {
    const match = text.match(new RegExp(`(?<![\\p{L}-])${word}(?= \\p{L}{3,})`, "u"));
    if (match?.index === undefined || isCounted(text, match.index, word)) return [];
    if (FIXED_BEFORE.test(text.slice(0, match.index))) return [];
    if (FIXED_AFTER.test(text.slice(match.index + word.length))) return [];
    const near = languageData.numberWords.filter(
      (_, other) => other !== place && Math.abs(other - place) <= 2,
    );
    const other = near[Math.floor(random() * near.length)] ?? "";
    const changed = text.slice(0, match.index) + other + text.slice(match.index + word.length);
    return [{ text: changed, kind: "number word" as const }];
  });
}

/** Whether elided or contracted neighbours fit the opposite word too. */
function fitsNeighbours(before: string, word: string, opposite: string, languageData: LanguageData): boolean {
  if (/["“„«]$/.test(before.trimEnd()) || /\d\s$/.test(before)) return false;
  if (DEGREE_BEFORE.test(before) && /\s/.test(opposite)) return false;
  // English changes its article with the word.
  return languageData.code === "en" || fitsBefore(before, opposite, word);
}

/** "A younger tool": younger than what, stands in another sentence. */
const COMPARATIVE =
  /^(?:(?:more|less|plus|moins|más|menos|più|meno) |\p{L}{3,}er$|\p{L}{2,}(?:er|ß?er)e[rsnm]?$|mayor(?:es)?$|menor(?:es)?$|mejor(?:es)?$|peor(?:es)?$|maggior[ei]?$|minor[ei]?$|supérieure?s?$|inférieure?s?$)/iu;
const COMPARING =
  /(?<!\p{L})(?:than|als|que|di|del|della|dei|degli|delle|rispetto|à|au|aux|a|al)(?!\p{L})|(?:d|dell|qu)['’]/iu;
const MORE_BEFORE = /(?<!\p{L})(?:more|less|plus|moins|más|menos|più|meno) $/iu;

const COMPARISON =
  /(?<!\p{L})(?:(?:more|less) \p{L}+ .*than|\p{L}{3,}er .*than|\p{L}{3,}er als|(?:plus|moins) \p{L}+ .*que|(?:más|menos) \p{L}+ .*que|(?:più|meno) \p{L}+ .*(?:di|della?|rispetto))(?!\p{L})/iu;

/** Whether a word is one side of a comparison: the other side would no longer fit. */
const isCompared = (text: string, before: string, word: string): boolean =>
  COMPARISON.test(text) && !COMPARATIVE.test(word) && !MORE_BEFORE.test(before);

/** Whether a word compares with something that its sentence does not name. */
function isOpenComparison(before: string, word: string, after: string): boolean {
  if (/^(?:inner|outer|under|over|unter|über|fewer)$/iu.test(word)) return false;
  return (COMPARATIVE.test(word) || MORE_BEFORE.test(before)) && !COMPARING.test(after);
}

/** What gives a reason, an aim or a contrast says why the true sentence holds, and belies the changed one. */
const BELIED =
  /(?<!\p{L})(?:because|since|as (?:they|it|the)|so that|rather than|instead|until|because|weil|damit|(?<=, )was|sodass|so dass|anstatt|statt|bis|(?<=, )car|puisqu\p{L}*|parce|afin|plutôt|au lieu|jusqu\p{L}*|porque|ya que|puesto que|para que|en lugar|en vez|hasta|poiché|perché|affinché|piuttosto|invece|anzich[éè]|dal momento|finché|fino a|lo cual|(?<=, )cosa|which is|which are|ce qui|il che|lo que)(?!\p{L})|, da (?!\p{L}*(?:rauf|rin|mit|bei|von|zu)\b)|;/iu;
const JOINED = /(?:(?:,\s|\s)(?:and|et|e|ed|y|und)|,(?=\s(?:es|it|il|elle|they)\s)) (.+)$/iu;
/** Verbs and pronouns behind "and" that begin a second statement. */
const EXTRA_VERB: Record<LanguageData["code"], RegExp> = {
  en: /^(?:it|they|must|will|keeps?)$/,
  de: /^(?:es|sie|muss|müssen)$/,
  fr: /^(?:il|ils|elle|elles|a|doit|doivent|restera|vit|garantit)$/,
  es: /^(?:hay|habrá|ha|debe|deben|vive)$/,
  it: /^(?:ci|sarà|saranno|ha|deve|devono|vive)$/,
};

/** Whether the rest of a sentence would contradict what one changed word says. */
function isBelied(text: string, at: number, languageData: LanguageData): boolean {
  if (BELIED.test(text)) return true;
  const [, rest = ""] = text.slice(at).match(JOINED) ?? [];
  return tokens(rest).some(
    (word) =>
      languageData.copula.test(word) ||
      languageData.finiteVerb.test(word) ||
      (languageData.verbEnding?.test(word) ?? false) ||
      EXTRA_VERB[languageData.code].test(word),
  );
}

/** "Together and not alone": without its "not" the second half denies the first. */
const JOINED_NOT = /(?<!\p{L})(?:and|und|et|y|e|ni|but) (?:is |are )?(?:not|nicht|no|non|pas)(?!\p{L})/iu;

function withAntonym(text: string, languageData: LanguageData): Change[] {
  return languageData.antonyms.flatMap(({ word, opposite, pattern }) => {
    const match = text.match(pattern);
    if (match?.index === undefined) return [];
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + word.length);
    const has = new RegExp(`(?<![\\p{L}])${opposite.split(" ")[0]}(?![\\p{L}])`, "iu").test(text);
    if (
      has ||
      NEGATIVE.test(text) ||
      isInIdiom(text, match.index) ||
      isEnclosed(before) ||
      isBelied(text, match.index, languageData) ||
      isOpenComparison(before, word, after) ||
      isCompared(text, before, word) ||
      isSpoiled(before, word, after, languageData.code) ||
      !fitsNeighbours(before, word, opposite, languageData)
    )
      return [];
    if (languageData.code === "en" && /^(-| (and|or|term|as|been|run)\b)/.test(after)) return [];
    if (/^automat/iu.test(word) && BY_HAND.test(text)) return [];
    if (COMPARED.test(word) && ONE.test(after)) return [];
    if (ALLOWED.test(word) && !BEING.test(before)) return [];
    const form = inflected(before, word, opposite, languageData.code);
    if (form === null) return [];
    const fitted =
      languageData.code === "en"
        ? before.replace(/\b([Aa])n? $/, VOWEL.test(opposite) ? "$1n " : "$1 ")
        : before;
    return [{ text: fitted + form + after, kind: "antonym" as const }];
  });
}

/** A word in place of another of its field, one that fits nearly everywhere. */
function withField(
  text: string,
  languageData: LanguageData,
  random: Random,
  isSaid: (word: string) => boolean,
): Change[] {
  if (NEGATIVE.test(text)) return [];
  return hitsIn(text, 0, languageData).flatMap((hit): Change[] => {
    const { at, written, row } = hit;
    const [before, after] = [text.slice(0, at), text.slice(at + written.length)];
    if (row.grade !== "best" || isBelied(text, at, languageData) || isCompared(text, before, written))
      return [];
    const others = rivalsOf(hit, text, languageData).filter(
      (word) => fitsBefore(before, word, written) && isSaid(word),
    );
    const [other] = shuffled(others, random);
    return other === undefined
      ? []
      : [{ text: before + (at === 0 ? capitalised(other) : other) + after, kind: "field" }];
  });
}

/** "Is not a tool that …", "is not the most …": to deny what a thing is makes nothing that one could believe. */
const OF_A_THING =
  /^\S+ (?:an?|the|to|eine?[rsnm]?|der|die|das|une?|l[ae]s?|l['’]\p{L}+|de|un[oa]?|el|l[oa]s|il|lo|i|gli|più|plus|más|most|almost|known|essentially|integral)(?:\s|(?<=['’]\p{L}+)\s)/iu;

/** "Must not", "cannot": what may and must be done is a matter of fact, so that its denial can be believed. */
const MODAL =
  /^\s?(?:can|should|must|may|muss|müssen|kann|können|darf|dürfen|sollte|sollten|peut|peuvent|doit|doivent|(?:se )?(?:puede|pueden|debe|deben)|(?:si )?(?:può|possono|deve|devono))(?!\p{L})/u;
const LONGEST_MODAL = 14;
const MAY_NOT = 0.65;

/** What all or each must do, some may do all the same: such a denial says two things. */
const SWEEPING =
  /^(?:every|each|all|any|jede[rsnm]?|alle[rnms]?|sämtliche|chaque|tout|tous|toutes?|cada|tod[oa]s?|ogni|tutt[ei]|qualsiasi)(?!\p{L})/iu;

function withNegation(text: string, languageData: LanguageData): Change[] {
  return languageData.negations.flatMap(({ pattern, replacement, kind }): Change[] => {
    if (CONTRAST.test(text) || (kind === "inserted" && (NEGATIVE.test(text) || COORDINATED.test(text))))
      return [];
    if (kind === "removed" && NO_LONGER.test(text)) return [];
    const at = text.search(pattern);
    if (at >= 0 && (isBelied(text, at, languageData) || isEnclosed(text.slice(0, at)))) return [];
    if (kind === "removed" && JOINED_NOT.test(text)) return [];
    if (kind === "inserted" && SWEEPING.test(text)) return [];
    if (kind === "inserted" && (OF_A_THING.test(text.slice(at)) || isInRelative(text.slice(0, at))))
      return [];
    const changed = capitalised(text.replace(pattern, replacement).replace(/\s+/g, " "));
    if (changed === text) return [];
    if (kind === "removed") return [{ text: changed, kind: "negation removed" }];
    const modal = MODAL.test(text.slice(at, at + LONGEST_MODAL));
    return [{ text: changed, kind: "negation inserted", ...(modal ? { weight: MAY_NOT } : {}) }];
  });
}

const REPEATED = /(?<![\p{L}])(\p{L}{3,}) (?:and|und|et|y|e|or|oder|ou|o) \1(?![\p{L}])/iu;

/**
 * All ways in which a sentence can be turned into its contradiction by one small change. Of a field only words are put
 * in that the material says too (`isSaid`): it speaks of such things.
 */
export function changesOf(
  text: string,
  languageData: LanguageData,
  random: Random,
  latestYear: number,
  isSaid: (word: string) => boolean = () => true,
): Change[] {
  if (DEATH.test(text)) return [];
  return [
    ...withNumber(text, random, latestYear),
    ...withNumberWord(text, languageData, random),
    ...withField(text, languageData, random, isSaid),
    ...withAntonym(text, languageData),
    ...withNegation(text, languageData),
  ].filter((change) => !REPEATED.test(change.text));
}
