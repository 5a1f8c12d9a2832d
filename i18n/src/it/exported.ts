import type { exported as source } from "../en/exported.ts";

export const exported: Record<keyof typeof source, string> = {
  figure: "Figura",
  figure_on_page: "Figura, pagina {page}",
};
