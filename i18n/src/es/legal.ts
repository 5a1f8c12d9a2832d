import type { legal as source } from "../en/legal.ts";

export const legal: Record<keyof typeof source, string> = {
  label: "Información legal",
  imprint: "Aviso legal",
  privacy: "Protección de datos",
  terms: "Condiciones de uso",
  hint_privacy: "Cómo se tratan sus datos:",
  missing_title: "Esta página no existe aquí",
  missing_text: "Quien gestiona esta instalación no la ha facilitado.",
  home: "A la página de inicio",
};
