import { tokens } from "../../../text/words.ts";
import type { Language } from "../../../types/index.ts";
import type { Analysis } from "../analysis.ts";

/**
 * What kind of thing is said by a verb: what something is, in what state it is or what is done to it, what it may or
 * must do, or what it does. "The grid … is a person who" is ruled out by sense, "is closed with" is not.
 */
export type Shape = "thing" | "state" | "modal" | "deed";

const BEING: Record<Language, RegExp> = {
  de: /^(?:ist|sind|war|waren|wird|werden|wurden?|bleib(?:t|en))$/u,
  en: /^(?:is|are|was|were)$/u,
  fr: /^(?:est|sont|était|étaient|fut|furent)$/u,
  es: /^(?:es|son|era|eran|está|están|fue|fueron)$/u,
  it: /^(?:è|sono|era|erano|viene|vengono|fu|furono)$/u,
};

/** Verbs of the passive, behind which an article belongs to something else. */
const BECOMING = /^(?:wird|werden|wurden?|viene|vengono)$/u;

const MODAL: Record<Language, RegExp> = {
  de: /^(?:kann|können|muss|müssen|soll|sollen|sollten?|darf|dürfen|könnten?)$/u,
  en: /^(?:can|could|may|might|must|should|will|would)$/u,
  fr: /^(?:peut|peuvent|doit|doivent|devrait|devraient|pourrait|pourraient)$/u,
  es: /^(?:puede|pueden|debe|deben|debería|deberían|podría|podrían)$/u,
  it: /^(?:può|possono|deve|devono|dovrebbe|dovrebbero|potrebbe|potrebbero)$/u,
};

/** The shape of what is said, which begins with its verb. */
export function shapeOf(said: string, { languageData }: Analysis): Shape {
  const [verb = "", next = ""] = tokens(said).map((word) => word.toLowerCase());
  const { code } = languageData;
  if (MODAL[code].test(verb)) return "modal";
  if (!BEING[code].test(verb)) return "deed";
  return languageData.determiners.has(next) && !BECOMING.test(verb) ? "thing" : "state";
}

/** What happened once, by its first verb: in a text that tells how things are, nobody has to remember it. */
const ONCE: Record<Language, RegExp> = {
  de: /^(?:war|waren|wurden?|hatten?|kam|kamen)(?!\p{L})/u,
  en: /^(?:was|were|had|has been|have been)(?!\p{L})/u,
  fr: /^(?:était|étaient|fut|furent|avait|avaient|(?:a|ont) (?:été |rejoint|\p{Ll}+(?:é|i|u)(?!\p{L})))/u,
  es: /^(?:era|eran|fue|fueron|había|habían|ha sido|han sido)(?!\p{L})/u,
  it: /^(?:era|erano|fu|furono|aveva|avevano|è stat[oa]|sono stat[ie])(?!\p{L})/u,
};

/** Whether what is said, which begins with its verb, tells what happened once. */
export const tellsOnce = (said: string, { languageData: { code } }: Analysis): boolean =>
  ONCE[code].test(said);

/** Where something can be had or seen: it leads elsewhere, and says nothing of the thing. */
const POINTING: Record<Language, RegExp> = {
  de: /^(?:ist|sind|wird|werden) .{0,60}(?:verfügbar|erhältlich|abrufbar|zu finden|aufgeführt|beschrieben)|^(?:findet|finden|befindet|befinden) sich(?!\p{L})/u,
  en: /^(?:is|are|can be) (?:\p{L}+ )?(?:available|found|listed|described|documented|explained|discussed)(?!\p{L})/u,
  fr: /^(?:est|sont|peut être|peuvent être) (?:disponibles?|décrit\p{L}*|expliqué\p{L}*|trouvé\p{L}*|présenté\p{L}*)|^se (?:trouve|trouvent)(?!\p{L})/u,
  es: /^(?:está|están|es|son) (?:disponibles?|descrit[oa]s?|explicad[oa]s?)|^se (?:encuentra|encuentran|describe|describen)(?!\p{L})/u,
  it: /^(?:è|sono) (?:disponibil[ei]|descritt[oaie]|spiegat[oaie]|present[ei])|^si (?:trova|trovano)(?!\p{L})/u,
};

/** Whether what is said, which begins with its verb, leads elsewhere. */
export const leadsAway = (said: string, { languageData: { code } }: Analysis): boolean =>
  POINTING[code].test(said);

/** An article with a capital amid a name, behind a label that stood before it: "QIF The Interchange Format". */
const GLUED: Record<Language, RegExp> = {
  de: /\p{L} (?:Der|Die|Das|Ein|Eine) /u,
  en: /[\p{L}\d] (?:The|An?) /u,
  fr: /\p{L} (?:Le |La |Les |L['’]|Une? )/u,
  es: /\p{L} (?:El|La|Los|Las|Una?) \p{Ll}/u,
  it: /\p{L} (?:Il |Lo |La |I |Gli |Le |L['’]|Una? )\p{Ll}/u,
};

/** Adverbs and prepositions with which a sentence opens before its subject. */
const OPENING: Record<Language, RegExp> = {
  de: /^(?:normalerweise|üblicherweise|je|beim?|in|im|unter|über|auf|mit)(?!\p{L})/iu,
  en: /^(?:(?:normal|usual|general|typical|additional|basical|current|final|initial|internal|optional|previous|original|similar)ly|the more|the less|in|on|at|with|by)(?!\p{L})/iu,
  fr: /^(?:(?:normale|générale|habituelle|actuelle|finale|initiale|usuelle|éventuelle|évidem|récem|couram)ment|plus|moins|dans|en|sur|sous|avec)(?!\p{L})/iu,
  es: /^(?:\p{L}+mente|más|menos|en|con|sobre|bajo)(?!\p{L})/iu,
  it: /^(?:\p{L}+mente|più|meno|in|nel\p{L}*|su|con|sotto)(?!\p{L})/iu,
};

/** Whether words are no subject but what was read as one: a label before it, an adverb, or a part before a comma. */
export function isMisread(subject: string, { languageData: { code } }: Analysis): boolean {
  return /,$/u.test(subject.trim()) || GLUED[code].test(subject) || OPENING[code].test(subject);
}

/** Accents that a PDF sets beside their letters, and letters that it lost. */
const TORN_ACCENT = /[¨´`ˆ˜¸\ufffd]/u;

/** Whether a text was read with accents beside their letters. */
export const hasTornAccents = (text: string): boolean => TORN_ACCENT.test(text);
