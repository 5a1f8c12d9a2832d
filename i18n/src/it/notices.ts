import type { notices as source } from "../en/notices.ts";

export const notices: Record<keyof typeof source, string> = {
  fewer_steps:
    "Il Suo materiale ha {words} parole: bastano per {steps} passi di circa {perStep} parole, non per {wished}. Nulla è stato allungato o ripetuto.",
  short_steps:
    "Il Suo materiale ha {words} parole; i passi hanno quindi circa {perStep} parole ciascuno invece di 500. Nulla è stato allungato.",
  question_missing:
    "Per questi passi non è stato possibile formulare una domanda onesta: {steps}. Può aggiungerle Lei.",
  placeholder_content:
    "Questo corso è uno schema con spunti da completare, perché non c’era un documento da cui scriverlo. Resta nascosto ai partecipanti finché Lei non lo attiva.",
  document_partly_left_out: "Una parte del documento non entrava nel corso ed è stata tralasciata.",
};
