import { fill } from "@lehrpfad/i18n";
import type { Figure } from "../markdown/types.ts";
import type { Words } from "../publication/words.ts";

/** What is read out in place of a figure: its description, else its caption, else where it was printed. */
export function figureAlt({ alt, caption, page }: Figure, { exported }: Words): string {
  if (alt.trim() !== "") return alt;
  if (caption.trim() !== "") return caption;
  return page === null ? exported.figure : fill(exported.figure_on_page, { page });
}

/** What stands under a figure; null where nothing does. */
export function figureCaption({ caption, page }: Figure, { common }: Words): string | null {
  const place = page === null ? [] : [fill(common.figure_page, { page })];
  const parts = [...(caption.trim() === "" ? [] : [caption]), ...place];
  return parts.length === 0 ? null : parts.join(" · ");
}
