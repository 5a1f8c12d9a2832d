import type { Language } from "../../../types.ts";
import { type Said, type Subject, saidIn, subjectIn } from "../subjects.ts";
import type { Analysis } from "./types.ts";

/** Pronouns whose noun stands in another sentence. */
const LEANING: Record<Language, RegExp> = {
  en: /(?<!\p{L})(its?|their|they|them|his|her)(?!\p{L})/iu,
  de: /(?<!\p{L})(ihre?[rsmn]?|seine?[rsmn]?|sein|sie|er|es|ihn|ihm)(?!\p{L})/iu,
  fr: /(?<!\p{L})(son|sa|ses|leurs?|ils?|elles?|lui)(?!\p{L})/iu,
  es: /(?<!\p{L})(sus?|ellos|ellas?|él|lo|los|la|las)(?=$| (?:\p{L}+[aeoáéó]n?(?: |$)))(?!\p{L})/iu,
  it: /(?<!\p{L})(su[oaei]|suoi|loro|ess[oaie])(?!\p{L})/iu,
};

interface AllSaid {
  /** Whatever sentences begin with, the same only once. */
  subjects: readonly Subject[];
  /** Whatever names its subject, even if the rest speaks of "its" parts. */
  named: readonly Said[];
  /** What can be asked about: the subject is named. */
  own: readonly Said[];
  /** What can be a wrong answer: the subject may be "it". */
  others: readonly Said[];
}

const cache = new WeakMap<Analysis, AllSaid>();

/** All sentences of the material of the form "subject, verb, rest"; made once. */
export function saidOf(analysis: Analysis): AllSaid {
  const cached = cache.get(analysis);
  if (cached) return cached;
  const { tongue, usage } = analysis;
  const sentences = analysis.sentences.filter(({ listItem, first }) => !listItem || first);
  const all = (anySubject: boolean) =>
    sentences.flatMap((sentence) => saidIn(sentence, tongue, usage, anySubject) ?? []);
  const standsAlone = ({ predicate }: Said) => !LEANING[tongue.code].test(predicate);
  const named = all(false);
  const own = named.filter(standsAlone);
  const known = new Set(named.map(({ sentence }) => sentence));
  const more = all(true).filter(({ sentence }) => !known.has(sentence));
  const first = sentences.flatMap((sentence) => subjectIn(sentence, tongue, usage) ?? []);
  const subjects = [...new Map(first.map((one) => [one.subject, one] as const).reverse()).values()].reverse();
  const found = { subjects, named, own, others: [...own, ...more.filter(standsAlone)] };
  cache.set(analysis, found);
  return found;
}

const GENDERS: Record<"fr" | "es" | "it", readonly RegExp[]> = {
  fr: [/^(le|un|ce|chaque)$/, /^(la|une|cette)$/, /^(les|des|ces)$/],
  es: [/^(el|un|cada)$/, /^(la|una)$/, /^(los|unos)$/, /^(las|unas)$/],
  it: [/^(il|lo|un|uno|ogni)$/, /^(la|una)$/, /^(i|gli|dei|degli)$/, /^(le|delle)$/],
};

function genderOf(article: string, code: Language): number {
  if (code === "de" || code === "en") return 0;
  return GENDERS[code].findIndex((pattern) => pattern.test(article));
}

/** Whether what is said of another thing reads well after this one. */
export function agrees(asked: Subject, other: Subject, code: Language): boolean {
  if (asked.number !== other.number) return false;
  if (!other.agrees && !asked.agrees) return true;
  return genderOf(asked.article, code) === genderOf(other.article, code);
}
