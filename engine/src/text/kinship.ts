import { foldAccents } from "./words.ts";

/** Endings of German words, of inflection and of nouns made of verbs ("lagern", "Lagerung"; "desinfizieren", "Desinfektion"). */
const ENDINGS =
  /(?:i[fz]ier|ektion|ikation|ation|ition|ion|ier)(?:en|t|te|ten|ung|ungen)?$|(?:ung|ungen|ern|ers|er|en|em|es|et|est|te|ten|e|n|s|t)$/;
/** The same endings one by one: a word may be cut at each. */
const ONE_BY_ONE = ["e", "n", "s", "t", "en", "er", "es", "em", "et", "te", "ten", "ern", "ung", "ungen"];
/** What stands between the parts of a compound. */
const LINKS = ["e", "n", "s", "en", "er", "es"];
/** What makes another word of one and is no second part of a compound: "Handlung" is none of "Hand". */
const DERIVING = /^(?:[ein]?l?ung|igung|l?ich|lings?|ig|igkeit|isch|bar|haft|sam|heit|keit|schaft|los|voll)/;

const LEAST_BASE = 4;
const LEAST_REST = 4;
/** Letters of the last part of a compound that is found in another word alone: shorter ones are endings by chance. */
const LEAST_HEAD = 4;

/** A German word ready to be compared with others. */
export interface Kin {
  word: string;
  /** The word, and what is left of it without an ending. */
  bases: readonly string[];
}

/** Takes the endings off a German word, so that `areKin` can compare it. */
export function kinOf(text: string): Kin {
  const word = foldAccents(text.toLowerCase()).replaceAll("ß", "ss");
  // "gelagert", "gewaschen"
  const forms = /^ge.{4,}(?:t|en)$/.test(word) ? [word, word.slice(2)] : [word];
  const bases = forms.flatMap((form) => [
    ...[form, form.replace(ENDINGS, "")],
    ...ONE_BY_ONE.filter((ending) => form.endsWith(ending)).map((ending) => form.slice(0, -ending.length)),
  ]);
  return { word, bases: [...new Set(bases)].filter(({ length }) => length >= LEAST_BASE) };
}

/** Whether a compound begins with a word. */
const beginsCompound = ({ bases }: Kin, compound: string): boolean =>
  bases.some((base) => {
    const rest = compound.slice(base.length);
    return compound.startsWith(base) && rest.length >= LEAST_REST && !DERIVING.test(rest);
  });

/** Whether two compounds have the same parts: "Handhygiene", "Händehygiene". */
function differByLink(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return LINKS.some((link) => {
    if (long.length !== short.length + link.length) return false;
    const places = Array.from({ length: short.length }, (_, at) => at);
    return places.some(
      (at) =>
        at >= LEAST_BASE &&
        short.length - at >= LEAST_HEAD &&
        `${short.slice(0, at)}${link}${short.slice(at)}` === long,
    );
  });
}

/** Whether two German words are forms of one, made of each other, or one is a part of the other. */
export function areKin(one: Kin, other: Kin): boolean {
  const endsWith = (whole: Kin, part: Kin, least: number) =>
    part.bases.some((base) => base.length >= least && whole.bases.some((form) => form.endsWith(base)));
  return (
    one.bases.some((base) => other.bases.includes(base)) ||
    beginsCompound(one, other.word) ||
    beginsCompound(other, one.word) ||
    endsWith(other, one, LEAST_HEAD) ||
    endsWith(one, other, LEAST_HEAD) ||
    differByLink(one.word, other.word)
  );
}
