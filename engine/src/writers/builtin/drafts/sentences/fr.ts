import type { SentenceWords } from "./types.ts";

export const fr: SentenceWords = {
  article:
    /^(?:Le |La |Les |L['’]|Une? |Des |Chaque |Tous |Toutes |Tout |Toute |Aucune? |Plusieurs |Certaines? |Certains )/u,
  why: "Pourquoi",
  statement:
    /^(?<s>[^,;:]{3,90}?) (?<v>peut|peuvent|doit|doivent|est|sont|sera|seront|était|étaient) (?<r>[^,;:]+)$/u,
  question: "{w} est-ce {qu}{s} {v} {r} ?",
  only: /(?<!\p{L})(?:uniquement|seulement|exclusivement|ne |n['’])/u,
  subordinate: /(?<!\p{L})(?:qui|que|dont|où|lesquel\p{L}*|laquelle|lequel|parce|si)(?!\p{L})|qu['’]/u,
  unfinished:
    /(?<!\p{L})(?:même|comme|vérifier?|savoir|demander|voir|surtout|sauf|juste|bien|peu|et|ou|est|sont|tout|notamment|pas|ans|jours)$/u,
  someOf:
    /^(?:Chaque|Certaine?s|Plusieurs|Tous|Toutes|Tout|Toute|Quelques|Diverse?s) |(?<!\p{L})(?:premi(?:er|ère)s?|deuxième|second|seconde|dernière?s?|plupart|plus|nécessaires?|choisie?s?)(?!\p{L})/u,
  adverb: / (?:\p{Ll}+ment|seulement|aussi|souvent|toujours|alors|ne|déjà|donc)$/u,
};
