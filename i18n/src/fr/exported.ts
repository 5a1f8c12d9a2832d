import type { exported as source } from "../en/exported.ts";

export const exported: Record<keyof typeof source, string> = {
  figure: "Figure",
  figure_on_page: "Figure, page {page}",
};
