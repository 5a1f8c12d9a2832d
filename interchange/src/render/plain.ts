import { escapeXml } from "./escape.ts";
import { element } from "./xhtml.ts";

/** Plain text with its lines, as what stands within a paragraph. */
export function linesXhtml(text: string): string {
  return text.trim().split("\n").map(escapeXml).join("<br/>");
}

/** Plain text as paragraphs. */
export function paragraphsXhtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== "")
    .map((part) => element("p", {}, linesXhtml(part)))
    .join("");
}
