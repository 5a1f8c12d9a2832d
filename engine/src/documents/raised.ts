/** Where characters stand against the line: raised, lowered, or on it. */
export type VerticalPlace = "line" | "superscript" | "subscript";

const PLAIN = "0123456789+-=()";
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾";
const LOWERED = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎";

/**
 * Raised or lowered digits and signs as characters of their own: "3 × 10⁸" must not read "3 × 108". Letters
 * stay, as in "1er" and "2nd", but for an exponent n.
 */
export function setAt(place: VerticalPlace, text: string): string {
  if (place === "line") return text;
  if (place === "superscript" && text.trim() === "n") return text.replace("n", "ⁿ");
  const signs = [...text.replace(/[−–]/g, "-")];
  if (!signs.some((sign) => /\d/.test(sign)) || signs.some((sign) => !PLAIN.includes(sign) && sign !== " "))
    return text;
  const characters = place === "superscript" ? RAISED : LOWERED;
  return signs.map((sign) => characters[PLAIN.indexOf(sign)] ?? sign).join("");
}
