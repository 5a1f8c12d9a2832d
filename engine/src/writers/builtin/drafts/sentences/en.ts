import type { SentenceWords } from "./types.ts";

export const en: SentenceWords = {
  article: /^(?:The|An?|Each|Every|All|Most|Many|Some|Several|Both|No|Any) /u,
  why: "Why",
  statement:
    /^(?<s>[^,;:]{3,90}?) (?<v>can|may|must|should|shall|will|would|is|are|was|were) (?<r>[^,;:]+)$/u,
  question: "{w} {v} {s} {r}?",
  only: /(?<!\p{L})(?:only|solely|exclusively) /u,
  subordinate: /(?<!\p{L})(?:which|that|who|whose|whom|whether|because|where|if|when)(?!\p{L})/u,
  unfinished:
    /(?<!\p{L})(?:see|check|know|determine|ask|decide|test|verify|wonder|sure|as|even|just|and|or|than|what|like|not|especially|except|wait|is|are|be|days?|times?|shortly|soon|well|particularly)$/u,
  someOf:
    /^(?:Each|Every|Some|Several|Many|Most|All|Both|Any|Various|Other) |(?<!\p{L})(?:first|second|third|last|next|most|simplest|necessary|chosen|selected) /u,
  adverb:
    / (?:\p{Ll}+ly|only|also|often|usually|always|then|now|just|even|already|still|never)$| \p{Ll}+ly \p{Ll}+s (?:and|or) /u,
};
