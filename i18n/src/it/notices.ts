import type { notices as source } from "../en/notices.ts";

export const notices: Record<keyof typeof source, string> = {
  fewer_steps: "Il materiale basta per {steps} passi, non per {wished}. Nulla è stato allungato o ripetuto.",
  short_steps: "Il materiale è breve: i passi hanno circa {words} parole ciascuno invece di 500.",
  question_missing:
    "Per {count} dei passi non è stato possibile formulare una domanda onesta. Può aggiungerle Lei.",
  placeholder_content:
    "Questo corso è uno schema con spunti da completare, perché non c’era un documento da cui scriverlo. Resta nascosto ai partecipanti finché Lei non lo attiva.",
  document_partly_left_out: "Una parte del documento non entrava nel corso ed è stata tralasciata.",
};
