import type { exported as source } from "../en/exported.ts";

export const exported: Record<keyof typeof source, string> = {
  figure: "Abbildung",
  figure_on_page: "Abbildung, Seite {page}",
};
