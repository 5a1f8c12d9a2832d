import type { LanguageData } from "../../../text/languages/index.ts";
import type { Sentence } from "../../../text/sentences.ts";
import { capitalised, stemsOf } from "../../../text/words.ts";
import type { Language } from "../../../types/index.ts";
import type { Change } from "./changes.ts";
import { sentencesWith } from "./nearness.ts";
import type { Analysis } from "./types.ts";

/** A word, or a name of several, at its place in a sentence. */
interface Unit {
  text: string;
  at: number;
  /** The word before in small letters; empty at the beginning and behind a mark. */
  before: string;
  /** The word behind; empty at the end and before a mark. */
  behind: string;
  name: boolean;
}

/** What the material itself puts side by side: "arteries and veins", "from Testing to Stable". */
interface Siblings {
  /** How often a word stands beside another. */
  of: ReadonlyMap<string, ReadonlyMap<string, number>>;
  counts: ReadonlyMap<string, number>;
  /** The words with meaning that each word has beside it. */
  company: ReadonlyMap<string, ReadonlySet<string>>;
  /** Pairs of neighbouring words that the material has: what may stand behind what. */
  seen: ReadonlySet<string>;
}

const WORD = /[\p{L}\p{N}]+(?:[-.][\p{L}\p{N}]+)*/gu;
const JOINING: Record<Language, RegExp> = {
  en: /^(?:and|versus|than|not|to)$/,
  de: /^(?:und|sowie|als|nicht|statt|bis)$/,
  fr: /^(?:et|que|non|à)$/,
  es: /^(?:y|e|que|no|a)$/,
  it: /^(?:e|ed|che|non|a)$/,
};
const AND: Record<Language, RegExp> = {
  en: /^(?:and|versus)$/,
  de: /^(?:und|sowie)$/,
  fr: /^et$/,
  es: /^[ye]$/,
  it: /^ed?$/,
};
/** Words after which the form of a noun does not change. */
const NEUTRAL: Record<Language, RegExp> = {
  en: /^(?:of|in|to|with|for|by|from|on|at|as|into|than|the|no)$/,
  de: /^(?:von|zu|mit|für|bei|aus|nach|auf|in|als|an|über|unter)$/,
  fr: /^(?:en|par|pour|dans|avec|sur|sous)$/,
  es: /^(?:de|en|por|para|con|sobre|a)$/,
  it: /^(?:in|per|con|su|di|da)$/,
};
const SHORTEST = 4;

/** Words with their neighbours; capital letters one after the other make one name. */
function unitsOf(text: string): Unit[] {
  const words = [...text.matchAll(WORD)].map((match) => ({ text: match[0], at: match.index }));
  const units: Unit[] = [];
  const isName = (word: string | undefined) =>
    word !== undefined && /^\p{Lu}[\p{L}\d.]*\p{L}$|^\p{Lu}$/u.test(word);
  for (let place = 0; place < words.length; place++) {
    const first = words[place];
    if (!first) break;
    let last = place;
    while (
      place > 0 &&
      isName(words[last]?.text) &&
      isName(words[last + 1]?.text) &&
      text.slice((words[last]?.at ?? 0) + (words[last]?.text.length ?? 0), words[last + 1]?.at) === " "
    )
      last++;
    const end = (words[last]?.at ?? 0) + (words[last]?.text.length ?? 0);
    const gapBefore = text.slice(
      (words[place - 1]?.at ?? 0) + (words[place - 1]?.text.length ?? 0),
      first.at,
    );
    const gapBehind = text.slice(end, words[last + 1]?.at ?? end);
    const close = (gap: string) => /^(?:\s|['’]|\s?["„“«]\s?)$/u.test(gap);
    units.push({
      text: text.slice(first.at, end),
      at: first.at,
      before: place > 0 && close(gapBefore) ? (words[place - 1]?.text ?? "").toLowerCase() : "",
      behind: last + 1 < words.length && close(gapBehind) ? (words[last + 1]?.text ?? "") : "",
      name: place > 0 && isName(first.text),
    });
    place = last;
  }
  return units;
}

/** Whether two words have one form, so that they can stand for each other: two plurals, two infinitives. */
function areAlike(one: Unit, other: Unit, { code }: LanguageData): boolean {
  const capital = (word: string) => /^\p{Lu}/u.test(word);
  if (capital(one.text) !== capital(other.text)) return false;
  if (one.text.slice(0, 5).toLowerCase() === other.text.slice(0, 5).toLowerCase()) return false;
  const words = (unit: Unit) => unit.text.split(" ").length;
  if (words(one) !== words(other)) return false;
  if (one.name && other.name && code !== "de") return true;
  if (code === "en") {
    const ending = (word: string) => /(?:ing|ed|ly|(?<!s)s)$/u.exec(word)?.[0] ?? "";
    return ending(one.text) === ending(other.text);
  }
  const noun = code === "de" ? capital(one.text) : !one.text.endsWith("s");
  const length = noun ? 1 : 2;
  return one.text.slice(-length) === other.text.slice(-length);
}

function isFit({ text }: Unit, { languageData, usage }: Analysis): boolean {
  const lower = text.toLowerCase();
  return (
    text.length >= SHORTEST &&
    !/\d/u.test(text) &&
    !languageData.isStopWord(lower) &&
    !languageData.determiners.has(lower) &&
    !languageData.vagueNouns.has(lower) &&
    !languageData.finiteVerb.test(lower) &&
    !languageData.copula.test(lower) &&
    !usage.verbs.has(lower)
  );
}

/** Whether two words stand side by side: "A and B", "the A and the B", "from A to B". */
function partners(units: readonly Unit[], place: number, languageData: LanguageData): [Unit, Unit] | null {
  const [one, joint, next, last] = units.slice(place, place + 4);
  if (!one || !joint || !next || one.behind === "" || !JOINING[languageData.code].test(joint.text))
    return null;
  const plain = AND[languageData.code].test(joint.text);
  const sided =
    /^(?:from|von|de|du|des|del|da|dal|dalla|between|zwischen|entre|tra|fra|rather|mehr|plus|más|più|less|weniger)$/u;
  if (!plain && !sided.test(one.before)) return null;
  if (joint.behind === "") return null;
  const again = next.text.toLowerCase();
  const article =
    languageData.determiners.has(again) || (again === one.before && languageData.isStopWord(again));
  if (article) return last && next.behind !== "" && one.before === again ? [one, last] : null;
  return languageData.determiners.has(one.before) && /^(?:an?|eine?|une?|un[oa]?)$/.test(one.before)
    ? null
    : [one, next];
}

/** Words that two names have beside them from which they are names of one kind. */
const NAMES_SHARE = 2;

/** Names of several words that are used alike ("Ian Jackson led", "Bruce Perens led"). */
function namesakes(
  counts: ReadonlyMap<string, number>,
  company: ReadonlyMap<string, ReadonlySet<string>>,
): [string, string][] {
  const names = [...counts.keys()].filter((word) => /^\p{Lu}\S*(?: \p{Lu}\S*){1,2}$/u.test(word));
  const beside = (name: string) => company.get(name) ?? new Set<string>();
  return names.flatMap((one, place) =>
    names
      .slice(place + 1)
      .filter((other) => other.split(" ").length === one.split(" ").length)
      .filter((other) => !other.split(" ").some((part) => one.includes(part)))
      .filter((other) => [...beside(one)].filter((word) => beside(other).has(word)).length >= NAMES_SHARE)
      .map((other): [string, string] => [one, other]),
  );
}

const known = new WeakMap<Analysis, Siblings>();

function siblingsOf(analysis: Analysis): Siblings {
  const cached = known.get(analysis);
  if (cached) return cached;
  const { languageData } = analysis;
  const of = new Map<string, Map<string, number>>();
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const company = new Map<string, Set<string>>();
  const add = (one: string, other: string) => {
    const beside = of.get(one) ?? new Map<string, number>();
    of.set(one, beside.set(other, (beside.get(other) ?? 0) + 1));
  };
  const keep = (word: string, beside: string, side: string) => {
    if (beside === "" || languageData.isStopWord(beside)) return;
    company.set(word, (company.get(word) ?? new Set()).add(`${side}${languageData.stem(beside)}`));
  };
  for (const { text } of analysis.sentences) {
    const units = unitsOf(text);
    for (const [place, unit] of units.entries()) {
      counts.set(unit.text, (counts.get(unit.text) ?? 0) + 1);
      keep(unit.text, unit.before, "<");
      keep(unit.text, unit.behind.toLowerCase(), ">");
      if (unit.before !== "") seen.add(`${unit.before} ${unit.text}`);
      if (unit.behind !== "") seen.add(`${unit.text} ${unit.behind}`);
      const [one, other] = partners(units, place, languageData) ?? [];
      if (!one || !other || !isFit(one, analysis) || !isFit(other, analysis)) continue;
      if (place === 0 || !areAlike(one, other, languageData)) continue;
      add(one.text, other.text);
      add(other.text, one.text);
    }
  }
  for (const [one, other] of namesakes(counts, company)) {
    add(one, other);
    add(other, one);
  }
  const found = { of, seen, counts, company };
  known.set(analysis, found);
  return found;
}

/** Times that a word must stand in the material, and how much rarer than the other it may be. */
const FEWEST_TIMES = 3;
const RARER = 6;

/**
 * How alike two words are used, 0 where nothing but one chance meeting tells it: how often they stand side
 * by side, and in how many words with meaning that they have beside them they agree.
 */
function kinship(one: string, other: string, { of, counts, company }: Siblings): number {
  const [first, second] = [counts.get(one) ?? 0, counts.get(other) ?? 0];
  const rare = Math.min(first, second);
  if (rare < FEWEST_TIMES || Math.max(first, second) > RARER * rare) return 0;
  const together = of.get(one)?.get(other) ?? 0;
  const beside = company.get(other);
  const shared = [...(company.get(one) ?? [])].filter((word) => beside?.has(word)).length;
  return together === 0 || together + shared < 2 ? 0 : Math.min(4, together - 1 + 0.5 * shared);
}

/** Whether a word can stand at the place of another without spoiling the grammar, as far as the material shows. */
function fits(place: Unit, word: string, { seen }: Siblings, languageData: LanguageData): boolean {
  const capital = /^\p{Lu}/u.test(word);
  const name = place.name && capital && languageData.code !== "de";
  const begin =
    place.before === ""
      ? name || place.at > 0
      : seen.has(`${place.before} ${word}`) ||
        (name && NEUTRAL[languageData.code].test(place.before)) ||
        NEUTRAL[languageData.code].test(place.before);
  const next = place.behind.toLowerCase();
  const end =
    next === "" ||
    languageData.isStopWord(next) ||
    languageData.copula.test(next) ||
    name ||
    seen.has(`${word} ${place.behind}`);
  return begin && end;
}

/** Share of what else a sentence says that another sentence on the other word must not say as well. */
const SAID_TOO = 0.4;

/** Whether the material says the same, in part, of the word that is put in. */
function maybeTrue(analysis: Analysis, sentence: Sentence, out: string, put: string): boolean {
  const { languageData } = analysis;
  const gone = stemsOf(out, languageData);
  const rest = sentence.stems.filter((stem) => !gone.includes(stem));
  return sentencesWith(analysis, stemsOf(put, languageData)).some(
    (other) =>
      other !== sentence &&
      rest.filter((stem) => other.stems.includes(stem)).length >= SAID_TOO * rest.length,
  );
}

/** Words with which both sides of a sentence are equal: to exchange them changes nothing. */
const EQUAL =
  /(?<!\p{L})(?:between|both|either|together|same|equal|similar|different|differ\p{L}*|compar\p{L}*|versus|respectively|each other|zwischen|beide[rnms]?|gleich\p{L}*|ähnlich\p{L}*|unterschied\p{L}*|unterscheid\p{L}*|verglich\p{L}*|vergleich\p{L}*|gemeinsam|zusammen|jeweils|einander|entre|ensemble|mêmes?|égal\p{L}*|différen\p{L}*|respectivement|ambos|ambas|mism[oa]s?|igual\p{L}*|diferen\p{L}*|junt[oa]s?|respectivamente|tra|fra|entramb[ie]|stess[oaie]|ugual\p{L}*|divers\p{L}*|differen\p{L}*|insieme|rispettivamente|confront\p{L}*)(?!\p{L})/iu;
const SIDE_BY_SIDE = /(?<!\p{L})(?:and|or|und|oder|sowie|bzw|et|ou|y|e|o|u|ed)(?!\p{L})|[,/]/iu;
/** Characters between two words within which "and" joins them. */
const CLOSE = 40;

function exchanged(text: string, one: Unit, other: Unit): string {
  const [first, second] = one.at < other.at ? [one, other] : [other, one];
  const between = text.slice(first.at + first.text.length, second.at);
  const opening = first.at === 0 ? capitalised(second.text) : second.text;
  return (
    text.slice(0, first.at) + opening + between + first.text + text.slice(second.at + second.text.length)
  );
}

/** Two words that the material puts side by side, exchanged within one sentence. */
function withExchange(analysis: Analysis, text: string, units: readonly Unit[], all: Siblings): Change[] {
  if (EQUAL.test(text)) return [];
  const { languageData } = analysis;
  return units.flatMap((one, place) =>
    units.slice(place + 1).flatMap((other): Change[] => {
      if (!all.of.get(one.text)?.has(other.text)) return [];
      const between = text.slice(one.at + one.text.length, other.at);
      if (between.trim().split(/\s+/).length < 2) return [];
      if (between.length < CLOSE && SIDE_BY_SIDE.test(between)) return [];
      if (units.filter((unit) => unit.text === one.text || unit.text === other.text).length > 2) return [];
      if (!fits(one, other.text, all, languageData) || !fits(other, one.text, all, languageData)) return [];
      return [{ text: exchanged(text, one, other), kind: "exchange", weight: EXCHANGE }];
    }),
  );
}

const EXCHANGE = 1.25;
const SIBLING = 0.85;
const EACH_KINSHIP = 0.08;

/** One word replaced by another that the material puts beside it. */
function withSibling(
  analysis: Analysis,
  sentence: Sentence,
  text: string,
  units: readonly Unit[],
  all: Siblings,
): Change[] {
  const { languageData } = analysis;
  const stems = new Set(stemsOf(text, languageData));
  return units.flatMap((unit, place): Change[] => {
    const others = all.of.get(unit.text);
    if (!others || units.filter((one) => one.text === unit.text).length > 1) return [];
    const joint = [units[place - 1]?.text, units[place + 1]?.text];
    if (joint.some((word) => word !== undefined && AND[languageData.code].test(word))) return [];
    return [...others.keys()].flatMap((put): Change[] => {
      const kin = kinship(unit.text, put, all);
      if (kin === 0) return [];
      if (stemsOf(put, languageData).some((stem) => stems.has(stem))) return [];
      if (!fits(unit, put, all, languageData) || maybeTrue(analysis, sentence, unit.text, put)) return [];
      const changed = text.slice(0, unit.at) + put + text.slice(unit.at + unit.text.length);
      return [{ text: changed, kind: "sibling", weight: SIBLING + EACH_KINSHIP * kin }];
    });
  });
}

/** False statements made of words that the material itself puts side by side. */
export function siblingChanges(analysis: Analysis, sentence: Sentence, text: string): Change[] {
  const all = siblingsOf(analysis);
  const units = unitsOf(text);
  return [...withExchange(analysis, text, units, all), ...withSibling(analysis, sentence, text, units, all)];
}
