import type { aloud as source } from "../en/aloud.ts";

export const aloud: Record<keyof typeof source, string> = {
  heading: "Lettura ad alta voce",
  pause: "Pausa",
  resume: "Riprendi la lettura",
  next: "Frase successiva",
  previous: "Frase precedente",
  speed: "Velocità",
  speed_n: "{speed} volte",
  voice: "Voce",
  close: "Interrompi la lettura",
  ended: "La lettura del testo è terminata.",
  no_voice:
    "Questo dispositivo non ha voci per questa lingua: {language}. Può aggiungerne una nelle impostazioni; nel frattempo legge una voce di un’altra lingua.",
  failed: "Il dispositivo non è riuscito a leggere questa frase. Provi con un’altra voce.",
  failed_only: "Il dispositivo non è riuscito a leggere questa frase. Riprovi.",
  failed_no_voice:
    "Questo dispositivo non ha voci per questa lingua: {language}. Può aggiungerne una nelle impostazioni di sintesi vocale.",
};
