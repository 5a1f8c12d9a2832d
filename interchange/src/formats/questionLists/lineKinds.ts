import type { Line } from "./pieces.ts";
import { LINES, SAID_RIGHT } from "./words.ts";

/** An answer that one may choose. */
export interface ListedOption {
  text: string;
  /** As it is called where the right one is named: "b", or its number. */
  label: string | null;
  /** Whether a sign says that it is right: a star, a tick, a word behind it. */
  isTicked: boolean;
  /** Whether it is set apart, which says something where others are not. */
  isMarked: boolean;
}

/** What a line is, by how it begins. */
export type LineKind =
  | { kind: "blank" | "key" }
  | { kind: "answer" | "wrong" | "explanation" | "hint"; text: string }
  | { kind: "number"; number: number; text: string }
  /** `begins` says how options of the same question begin. */
  | { kind: "option"; begins: "letter" | "box" | "bullet"; option: ListedOption }
  | { kind: "text"; text: string };

const TICK = /^(?:[*✓✔☑☒√]|\[\s*[xX✓✔*]\s*\]|\(\s*[xX✓✔*]\s*\))\s*/;
const BOX = /^(?:[☐□○◯❏❑]|\[\s*\]|\(\s*\))\s*/;
const BULLET = /^[•·▪◦‣●o–—-]\s+(?=\S)/;
/** Among answers that begin with a dash, the right one. */
const PLUS = /^\+\s+(?=\S)/;
const LETTER = /^\(?([a-l])\s?[.):]\s*(?=\S)/i;

/** An option without the signs around it. */
function optionOf(text: string, label: string | null, isTicked: boolean, isMarked: boolean): ListedOption {
  const inside = text.replace(TICK, "");
  const plain = inside.replace(SAID_RIGHT, "");
  const says = inside !== text || plain !== inside;
  return { text: plain.trim(), label, isTicked: isTicked || says, isMarked };
}

function optionKind({ text, isMarked }: Line): LineKind | null {
  const ticked = text.replace(TICK, "");
  const boxed = ticked === text ? text.replace(BOX, "") : ticked;
  const isTicked = ticked !== text;
  const letter = LETTER.exec(boxed);
  if (letter) {
    const said = boxed.slice(letter[0].length).replace(BOX, "");
    const option = optionOf(said, (letter[1] ?? "").toLowerCase(), isTicked, isMarked);
    return { kind: "option", begins: "letter", option };
  }
  if (boxed !== text && boxed !== "")
    return { kind: "option", begins: "box", option: optionOf(boxed, null, isTicked, isMarked) };
  if (PLUS.test(text))
    return {
      kind: "option",
      begins: "bullet",
      option: optionOf(text.replace(PLUS, ""), null, true, isMarked),
    };
  const bullet = BULLET.exec(text);
  if (!bullet) return null;
  const within = optionKind({ text: text.slice(bullet[0].length), isMarked });
  if (within?.kind === "option") return within;
  return {
    kind: "option",
    begins: "bullet",
    option: optionOf(text.slice(bullet[0].length), null, false, isMarked),
  };
}

/** What a line is. */
export function kindOf(line: Line): LineKind {
  const { text } = line;
  if (text === "") return { kind: "blank" };
  if (LINES.key.test(text)) return { kind: "key" };
  for (const kind of ["answer", "wrong", "explanation", "hint"] as const) {
    const said = LINES[kind].exec(text)?.[1];
    if (said !== undefined && said.trim() !== "") return { kind, text: said.trim() };
  }
  const letter = LINES.answerLetter.exec(text)?.[1];
  if (letter !== undefined) return { kind: "answer", text: letter };
  const number = LINES.number.exec(text);
  if (number) return { kind: "number", number: Number(number[1]), text: text.slice(number[0].length).trim() };
  return optionKind(line) ?? { kind: "text", text };
}
