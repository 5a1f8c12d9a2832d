import { stemsOf } from "../../../text/words.ts";
import type { Language } from "../../../types/index.ts";
import { isBareNoun, isHollow, type Said, type Subject, saidIn, subjectIn } from "../subjects.ts";
import { derived } from "./derived.ts";
import { kindOfSubject } from "./kinds.ts";
import type { Analysis, StepMaterial } from "./types.ts";

/** Pronouns whose noun stands in another sentence. */
const LEANING: Record<Language, RegExp> = {
  en: /(?<!\p{L})(its?|their|they|them|his|her)(?!\p{L})/iu,
  de: /(?<!\p{L})(ihre?[rsmn]?|seine?[rsmn]?|sein|sie|er|es|ihn|ihm)(?!\p{L})/iu,
  fr: /(?<!\p{L})(son|sa|ses|leurs?|ils?|elles?|lui)(?!\p{L})/iu,
  es: /(?<!\p{L})(sus?|ellos|ellas?|él)(?!\p{L})/iu,
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

/** All sentences of the material of the form "subject, verb, rest"; made once. */
export const saidOf = derived((analysis): AllSaid => {
  const { languageData, usage } = analysis;
  const sentences = analysis.sentences.filter(({ listItem, first }) => !listItem || first);
  const all = (anySubject: boolean) =>
    sentences.flatMap((sentence) => saidIn(sentence, languageData, usage, anySubject) ?? []);
  const standsAlone = ({ predicate }: Said) => !LEANING[languageData.code].test(predicate);
  const named = all(false);
  const own = named.filter(standsAlone);
  const known = new Set(named.map(({ sentence }) => sentence));
  const more = all(true).filter(({ sentence }) => !known.has(sentence));
  const first = sentences.flatMap((sentence) => subjectIn(sentence, languageData, usage) ?? []);
  const subjects = [...new Map(first.map((one) => [one.subject, one] as const).reverse()).values()].reverse();
  const found = { subjects, named, own, others: [...own, ...more.filter(standsAlone)] };
  return found;
});

const GENDERS: Record<"fr" | "es" | "it", readonly RegExp[]> = {
  fr: [/^(le|un|ce|chaque)$/, /^(la|une|cette)$/, /^(les|des|ces)$/],
  es: [/^(el|un|cada)$/, /^(la|una)$/, /^(los|unos)$/, /^(las|unas)$/],
  it: [/^(il|lo|un|uno|ogni)$/, /^(la|una)$/, /^(i|gli|dei|degli)$/, /^(le|delle)$/],
};

function genderOf(article: string, code: Language): number {
  if (code === "de" || code === "en") return 0;
  return GENDERS[code].findIndex((pattern) => pattern.test(article));
}

/** Whether what is said of another thing reads well after this one: number and gender would tell it. */
export function agrees(asked: Subject, other: Subject, code: Language): boolean {
  const one = code === "en" && asked.number === "any" && other.number !== "any";
  return (
    (one || asked.number === other.number) && genderOf(asked.article, code) === genderOf(other.article, code)
  );
}

/** Subjects that speak of all or none of their kind, or of a mere measure: nothing else can stand for them. */
const SWEEPING =
  /^(?:(?:every|each|any|no|all|jede[rsmn]?|alle|kein\p{L}*|chaque|tout\p{L}*|aucun\p{L}*|cada|tod[oa]s?|ning\p{L}+|ogni|tutt[oaie]|nessun\p{L}*)\s|(?:the |das |le |el |il )?(?:bare |strict )?(?:minimum|mínimo|minimo)(?!\p{L})|(?:der|die|das) \p{L}-)/iu;

/** Whether a subject says by itself what it is; a single noun does where it is all that its heading names. */
export function isNamed(one: Subject, analysis: Analysis): boolean {
  if (one.subjectStems.length === 0 || isHollow(one) || SWEEPING.test(one.subject)) return false;
  if (!isBareNoun(one)) return true;
  const topic = stemsOf(one.sentence.heading, analysis.languageData);
  return topic.length > 0 && topic.every((stem) => one.subjectStems.includes(stem));
}

/** Letters from which words that begin alike are of one family: "installation", "installer". */
const FAMILY = 6;

/** Whether two lists of stems hold words of one family: the one would tell the other. */
export function areKindred(first: readonly string[], second: readonly string[]): boolean {
  const begins = new Set(first.map((stem) => stem.slice(0, FAMILY)));
  return second.some((stem) => begins.has(stem.slice(0, FAMILY)));
}

const isBeing = (verb: string) => BEING.test(verb);
const BEING =
  /^(?:is|are|was|were|ist|sind|war|waren|wird|werden|wurden?|est|sont|était|étaient|fut|furent|es|son|era|eran|fue|fueron|está|están|è|sono|erano|fu|furono|viene|vengono)$/;

/** Whether two subjects are of one kind and take verbs alike, so that none is ruled out unread. */
export function areOfAKind(asked: Subject, other: Subject, { languageData }: Analysis): boolean {
  const [own, its] = [kindOfSubject(asked.subject, languageData), kindOfSubject(other.subject, languageData)];
  if (own !== null && own === its) return true;
  if (own !== null || its !== null) return false;
  const named = (one: Subject) => one.article === "";
  return isBeing(asked.verb) === isBeing(other.verb) && named(asked) === named(other);
}

/** The steps from which the wrong answers of a step may come: its neighbours within the same chapter. */
export function around(analysis: Analysis, step: StepMaterial): { from: number; to: number } {
  const { blocks } = analysis;
  const levels = blocks.flatMap(({ kind, level }) => (kind === "heading" ? [level] : []));
  const top = Math.min(...levels);
  const opens = (at: number) => blocks[at]?.kind === "heading" && blocks[at]?.level === top;
  const near = analysis.steps.filter(({ position }) => Math.abs(position - step.position) <= 1);
  let from = step.from;
  while (from > (near[0]?.from ?? step.from) && !opens(from)) from--;
  let to = step.from + 1;
  while (to < (near.at(-1)?.to ?? step.to) && !(to >= step.to && opens(to))) to++;
  return { from, to };
}
