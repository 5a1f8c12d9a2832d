import { before, opening, quality, relation, type SentenceWords } from "./types.ts";

const OBJECT =
  "(?:(?:il|la|lo|i|gli|le|una?|uno|che|se|come|quali|quale|tutti|tutte|tutto|tutta|ogni|diversi|diverse|due|tre|quattro|cinque|sia|anche|dei|delle|degli) |l['’]|un['’])";
const OF = "(?:(?:di|del|dello|della|dei|degli|delle) |dell['’]|d['’])";
const FROM = "(?:(?:da|dal|dallo|dalla|dai|dagli|dalle) |dall['’])";
const TO = "(?:(?:a|ad|al|allo|alla|ai|agli|alle|per|come|da) |all['’])";
const IN = "(?:(?:in|nel|nello|nella|nei|negli|nelle) |nell['’])";
const ON = "(?:(?:su|sul|sullo|sulla|sui|sugli|sulle) |sull['’])";

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
  openings: [
    before(
      /^(?:Per questo(?: motivo)?|Per questa ragione|Pertanto|Perciò),? (?<q>(?:(?:il|lo|la|i|gli|le|una?) |l['’])[^,;:]{20,})$/u,
      "Perché {q}?",
    ),
    opening(
      /^(?:A causa|Grazie|Per via) [^,;:]{4,80}, (?<q>(?:(?:il|lo|la|i|gli|le|una?) |l['’])[^,;:]{20,})$/u,
      "Perché {q}?",
    ),
    opening(
      /^(?:Con|Tramite|Mediante|Utilizzando|Usando) [^,;:]{4,80}?,? (?:si può|si possono|è possibile) (?<q>\p{Ll}+re [^,;:]{12,})$/u,
      "Come si può {q}?",
    ),
  ],
  relations: [
    quality(
      `(?:Il |Lo |La |L['’])(?:principale )?(?:scopo|obiettivo|fine|finalità|vantaggio|svantaggio|funzione|ruolo|causa|ragione|motivo|differenza|problema|compito|idea|pericolo|rischio) (?:principale )?(?:tra |fra |${OF})`,
      "è|era|consiste|consisteva",
      "Qual è {s}?",
    ),
    relation(
      "si distingu(?:e|ono)|si differenzia(?:no)?|differisc(?:e|ono)",
      `(?<t>${FROM}[^,]{3,60}?),? (?:per|perché|in) `,
      "In che cosa {v} {s} {t}?",
      0.3,
    ),
    relation("serv(?:e|ono|iva|ivano)", TO, "A che cosa {v} {s}?", 0.2),
    relation(
      "(?:viene|è) (?:usat|utilizzat|impiegat)[oa]",
      "(?:per|come|principalmente) ",
      "A che cosa serve {s}?",
      0.2,
    ),
    relation(
      "(?:vengono|sono) (?:usat|utilizzat|impiegat)[ie]",
      "(?:per|come|principalmente) ",
      "A che cosa servono {s}?",
      0.2,
    ),
    relation("è|sono", `(?<p>(?:compost|costituit|format)[oaie]) ${FROM}`, "Da che cosa {v} {p} {s}?"),
    relation("si compon(?:e|gono)", OF, "Di che cosa {v} {s}?"),
    relation("consist(?:e|ono|eva)", IN, "In che cosa {v} {s}?", 0.1),
    relation("dipend(?:e|ono|eva)", FROM, "Da che cosa {v} {s}?"),
    relation("permett(?:e|ono)|consent(?:e|ono)", "", "Che cosa {v} {s}?"),
    relation("port(?:a|ano|ò)|conduc(?:e|ono)|condusse", TO, "A che cosa {v} {s}?"),
    relation("si bas(?:a|ano)|si fond(?:a|ano)", ON, "Su che cosa {v} {s}?"),
    relation("si occup(?:a|ano)", OF, "Di che cosa {v} {s}?", 0.1),
    relation(
      "è|sono",
      "(?:solo )?(?<a>(?:obbligatori|necessari|vietat|ammess|consentit|null|lecit)[oaie]?|possibil[ei]|util[ei]|consigliabil[ei]|valid[oaie]) (?:se|quando|qualora|solo se|nel caso) ",
      "Quando {v} {a} {s}?",
      0.2,
    ),
    relation("si verific(?:a|ano)|avviene|avvengono|nasc(?:e|ono)", "(?:quando|se) ", "Quando {v} {s}?", 0.2),
    relation(
      "provoc(?:a|ano|ò)|impedisc(?:e|ono)|garantisc(?:e|ono)|assicura(?:no)?|richied(?:e|ono)|esig(?:e|ono)|determina(?:no)?|produc(?:e|ono)|evita(?:no)?",
      OBJECT,
      "Che cosa {v} {s}?",
    ),
  ],
};
