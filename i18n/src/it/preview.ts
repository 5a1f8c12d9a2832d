import type { preview as source } from "../en/preview.ts";

export const preview: Record<keyof typeof source, string> = {
  title: "Anteprima di «{course}»",
  heading: "Anteprima",
  lead: "Così i partecipanti vedono il corso, con tutto ciò che possono fare. Le Sue risposte non vengono contate da nessuna parte e nessuno riceve e-mail.",
  width_label: "Larghezza",
  phone: "Telefono",
  computer: "Computer",
  start_over: "Ricominciare da capo",
  started_over: "La prova ricomincia da capo",
  open_alone: "Aprire senza cornice",
  frame: "Il corso come lo vedono i partecipanti",
  draft: "Il corso non è ancora aperto: lo vede solo chi lo gestisce.",
};
