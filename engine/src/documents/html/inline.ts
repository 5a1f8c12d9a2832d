import { setAt } from "../raised.ts";
import { type Element, type Node, textOf } from "./tree.ts";

/** What of MathML stands in a line: without the source that annotations repeat. */
export function mathText(node: Node): string {
  if (typeof node === "string") return node.trim();
  if (node.name === "annotation" || node.name === "annotation-xml") return "";
  const parts = node.children.map(mathText).filter((part) => part !== "");
  const [base = "", second = "", third = ""] = parts;
  switch (node.name) {
    case "msup":
      return base + raised("superscript", second, "^");
    case "msub":
      return base + raised("subscript", second, "_");
    case "msubsup":
      return base + raised("subscript", second, "_") + raised("superscript", third, "^");
    case "mfrac":
      return `${bracketed(base)}/${bracketed(second)}`;
    case "msqrt":
      return `√${bracketed(parts.join(""))}`;
    case "mo":
      return /^[=+<>≤≥≈≠→±×·÷−-]$/.test(base) ? ` ${base} ` : base;
    default:
      return parts.join("");
  }
}

function bracketed(text: string): string {
  return /^[\p{L}\p{N}.]*$/u.test(text) ? text : `(${text.trim()})`;
}

function raised(place: "superscript" | "subscript", text: string, mark: string): string {
  const set = setAt(place, text);
  return set === text && text !== "" ? `${mark}${bracketed(text)}` : set;
}

/** A text raised or lowered against the line, as digits of their own where there are such. */
export function placedText(element: Element): string {
  return setAt(element.name === "sup" ? "superscript" : "subscript", textOf(element));
}

/** Blanks of the source mean one blank each; line breaks are told by elements. */
export function collapsed(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, " ");
}
