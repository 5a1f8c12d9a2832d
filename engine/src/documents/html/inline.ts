import { setAt } from "../raised.ts";
import { type Element, textOf } from "./tree.ts";

/** A text raised or lowered against the line, as digits of their own where there are such. */
export function placedText(element: Element): string {
  return setAt(element.name === "sup" ? "superscript" : "subscript", textOf(element));
}

/** Blanks of the source mean one blank each; line breaks are told by elements. */
export function collapsed(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, " ");
}
