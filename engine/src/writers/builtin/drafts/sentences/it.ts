import type { SentenceWords } from "./types.ts";

export const it: SentenceWords = {
  article:
    /^(?:Il |La |Lo |L['’]|I |Gli |Le |Una? |Uno |Un['’]|Ogni |Tutti |Tutte |Nessuna? |Nessun |Alcuni |Alcune |Molti |Molte )/u,
  why: "Perché",
  statement:
    /^(?<s>[^,;:]{3,90}?) (?<v>(?:si )?(?:può|possono|deve|devono)|è|sono|viene|vengono|era|erano) (?<r>[^,;:]+)$/u,
  question: "{w} {s} {v} {r}?",
  only: /(?<!\p{L})(?:solo|soltanto|solamente|unicamente|esclusivamente) /u,
  subordinate: /(?<!\p{L})(?:che|cui|quale|quali|dove|perché|se|quando|chi)(?!\p{L})/u,
  unfinished:
    /(?<!\p{L})(?:anche|come|verificare|sapere|intuire|chiedere|vedere|soprattutto|salvo|e|o|è|sono|non|tranne|sta|stanno|anni|giorni|poco|subito|previst[oaie])$/u,
  someOf:
    /^(?:Ogni|Alcun[ie]|Molt[ie]|Divers[ie]|Tutt[oaie]|Vari[e]?|Entramb[ie]|Parecchi[e]?) |(?<!\p{L})(?:prim[oaie]|second[oa]|ultim[oaie]|maggior|più|necessari[oaie]?|scelt[oaie]|alcun[ie])(?!\p{L})/u,
  adverb: / (?:solo|anche|sempre|spesso|già|non|\p{Ll}+mente)$/u,
};
