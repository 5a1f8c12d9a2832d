import type { SentenceWords } from "./types.ts";

/** Finite verbs that stand second whatever stands first. */
const FINITE =
  "(?:kann|können|muss|müssen|darf|dürfen|soll|sollen|sollten?|wird|werden|wurden?|ist|sind|waren?|hat|haben)";
export const de: SentenceWords = {
  article: /^(?:Der|Die|Das|Ein|Eine|Jede[rs]?|Alle|Beide|Keine?|Viele|Mehrere|Einige|Manche) /u,
  why: "Warum",
  statement: new RegExp(`^(?<s>[^,;:]{3,90}?) (?<v>${FINITE}) (?<r>[^,;:]+)$`, "u"),
  question: "{w} {v} {s} {r}?",
  only: /(?<!\p{L})(?:nur|erst|lediglich|ausschließlich) /u,
  subordinate:
    /, (?:(?:in |mit |auf |an |zu |von |für |durch |bei |aus )?(?:die|der|das|den|dem|deren|dessen|denen|welche\p{L}*)|dass|daß|weil|ob|wie|wo|wenn|als|so dass|indem) /u,
  unfinished:
    /(?<!\p{L})(?:darf|dürfen|kann|können|muss|müssen|soll|sollen|sollten?|wird|werden) (?:.* )?(?!\p{Ll}*(?:en|ern|eln)$)[\p{L}-]+$|(?<!\p{L})(?:dürfen|können|müssen|sollen|sind|ein|aus|von|zu|auf|so|als|auch|selbst|besonders)$/u,
  someOf:
    /^(?:Jede[rs]?|Einige|Manche|Mehrere|Viele|Alle|Beide|Verschiedene|Meist\p{Ll}*) |(?<!\p{L})(?:erste[rns]?|zweite[rns]?|dritte[rns]?|letzte[rns]?|meisten|einfachste\p{Ll}*|modernste\p{Ll}*|nötige[rns]?|notwendige[rns]?) /u,
  adverb: / (?:nur|auch|meist|oft|immer|sonst|bereits|schon|selbst|\p{Ll}+weise)$/u,
};
