import { parts } from "../../../text/words.ts";
import type { Language } from "../../../types/index.ts";
import type { Analysis } from "../analysis.ts";
import { tellsTerm } from "./meanings.ts";
import { contentOf } from "./outline.ts";
import { hasTornAccents } from "./shapes.ts";
import { exerciseWordsOf } from "./words/index.ts";

const compact = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, "");

/** Letters from which a part of a name, or a word of what is told, gives the other away. */
const TELLING = { part: 3, word: 5 };

/**
 * Whether a name and what is told of it hold one another, however they are joined: "audit-remote" and "remotely",
 * "cdrom" and "CD-ROM". A participant would match them without having read anything.
 */
export function namesItself(name: string, told: string, analysis: Analysis): boolean {
  const [own, whole] = [compact(name), compact(told)];
  const inTold = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((part) =>
      part.length > TELLING.part
        ? whole.includes(part)
        : part.length === TELLING.part && parts(told.toLowerCase(), analysis.languageData).includes(part),
    );
  const isJoined = own.length >= TELLING.part && own !== name.toLowerCase() && whole.includes(own);
  return (
    inTold ||
    isJoined ||
    contentOf(told, analysis).some((stem) => stem.length >= TELLING.word && own.includes(compact(stem)))
  );
}

/** Words by which a text that was not translated shows, at least so many of them. */
const ENGLISH = /(?<!\p{L})(?:the|to|and|you|is|from|will|when|with|this)(?!\p{L})/giu;
const FEWEST_ENGLISH = 2;

/** Whether what is told is left in English in a course of another language. */
export const isUntranslated = (told: string, { languageData: { code } }: Analysis): boolean =>
  code !== "en" && (told.match(ENGLISH) ?? []).length >= FEWEST_ENGLISH;

/** A word cut by a line of a narrow column, or a sign of the column beside it in between. */
const CUT = /\p{L}-\s(?!(?:und|oder|bzw)(?!\p{L}))|\s\.\p{Lu}/u;

/** Whether what is told was left in English, cut, or read with accents beside their letters. */
export const isWreck = (told: string, analysis: Analysis): boolean =>
  hasTornAccents(told) || CUT.test(told) || isUntranslated(told, analysis);

/** Labels of fields and of results, and several names at once. */
const NO_TERM = /\s[-–—]\s|\/|_|\d{2,}/u;

/** "Some servers run …", "the version installed …": which of them, only the text around it says. */
const THE_ONE =
  /^(?:some|several|many|einige|manche|viele|certaine?s|plusieurs|algun[oa]s|vari[oae]s?|alcun[ie]|the version|die version|la version|la versión|la versione|the one|derjenige|celui|celle|quello|quella|el que|la que)(?!\p{L})/iu;

/** Whether a term is a word of the text, and no short name of a field: "desc". */
function isWord(term: string, { languageData, usage }: Analysis): boolean {
  if (languageData.code === "de" && /^\p{Ll}/u.test(term)) return false;
  return !/^\p{Ll}+$/u.test(term) || usage.nouns.has(term);
}

/** Whether what a text says a term means is one thing that only this term is: no praise, no sentence, no wreck. */
export function isTermOption(
  term: string,
  meaning: string,
  key: readonly string[],
  analysis: Analysis,
): boolean {
  const { praise } = exerciseWordsOf(analysis.languageData.code);
  return (
    !NO_TERM.test(term) &&
    isWord(term, analysis) &&
    !hasTornAccents(meaning) &&
    !praise.test(meaning) &&
    !THE_ONE.test(meaning) &&
    !tellsTerm(meaning, key, analysis)
  );
}

const PERSON: Record<Language, RegExp> = {
  de: /^(?:(?:eine?|die|der|jede) )?(?:natürliche )?(?:person|jemand|derjenige|mensch)(?!\p{L})/iu,
  en: /^(?:(?:an?|the|any) )?(?:person|individual|someone|somebody|anyone|company or person)(?!\p{L})/iu,
  fr: /^(?:(?:une?|la|le|l['’]) ?)?(?:personne|individu|celui qui|quelqu['’]un)(?!\p{L})/iu,
  es: /^(?:(?:una?|la|el) )?(?:persona|individuo|alguien|quien)(?!\p{L})/iu,
  it: /^(?:(?:una?|la|il|l['’]) ?)?(?:persona|individuo|chi|qualcuno)(?!\p{L})/iu,
};

/** Whether a meaning is that of a person: among things, only one term can be meant. */
export const isOfPerson = (meaning: string, { languageData: { code } }: Analysis): boolean =>
  PERSON[code].test(meaning);

/** Whether a subject holds a word of what is said of it, as German names do: "anchor points … are points on". */
export function holdsWordOf(subject: string, said: string, analysis: Analysis): boolean {
  const own = compact(subject);
  return contentOf(said, analysis).some((stem) => stem.length >= TELLING.word && own.includes(compact(stem)));
}
