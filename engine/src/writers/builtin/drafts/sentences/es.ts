import type { SentenceWords } from "./types.ts";

export const es: SentenceWords = {
  article:
    /^(?:El|La|Los|Las|Una?|Unos|Unas|Cada|Todos|Todas|Todo|Toda|Ningún|Ninguna|Algunos|Algunas|Muchos|Muchas|Varios|Varias) /u,
  why: "Por qué",
  statement:
    /^(?<s>[^,;:]{3,90}?) (?<v>(?:se )?(?:puede|pueden|debe|deben)|es|son|está|están|será|serán|era|eran) (?<r>[^,;:]+)$/u,
  question: "¿{w} {s} {v} {r}?",
  only: /(?<!\p{L})(?:s[oó]lo|solamente|únicamente|exclusivamente) /u,
  subordinate: /(?<!\p{L})(?:que|quien|quienes|cuy[oa]s?|donde|porque|si|cuando)(?!\p{L})/u,
  unfinished:
    /(?<!\p{L})(?:incluso|como|comprobar|saber|preguntar|ver|todo|salvo|aun|y|o|es|son|no|excepto|está|están|estar|años|días|poco)$/u,
  someOf:
    /^(?:Cada|Algun[oa]s|Much[oa]s|Vari[oa]s|Tod[oa]s?|Divers[oa]s|Ambos|Ambas) |(?<!\p{L})(?:primer[oa]?s?|segund[oa]|últim[oa]s?|mayoría|más|necesari[oa]s?|elegid[oa]s?)(?!\p{L})/u,
  adverb: / (?:s[oó]lo|también|normalmente|siempre|solamente|ya|no|\p{Ll}+mente)$/u,
};
