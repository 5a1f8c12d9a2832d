import type { Node } from "./html/tree.ts";
import { setAt } from "./raised.ts";

/**
 * A formula in MathML as one writes it in a line: E = mc², (a + b)/2, √(x). Without the source that annotations repeat.
 */
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
    case "mroot":
      return `${setAt("superscript", second)}√${bracketed(base)}`;
    case "mspace":
      return " ";
    case "mo":
      if (base === "," || base === ";") return `${base} `;
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
