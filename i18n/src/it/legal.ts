import type { legal as source } from "../en/legal.ts";

export const legal: Record<keyof typeof source, string> = {
  label: "Note legali",
  imprint: "Note legali",
  privacy: "Protezione dei dati",
  terms: "Condizioni d’uso",
  hint_privacy: "Come vengono trattati i Suoi dati:",
  missing_title: "Questa pagina qui non esiste",
  missing_text: "Chi gestisce questa installazione non l’ha fornita.",
  home: "Alla pagina iniziale",
};
