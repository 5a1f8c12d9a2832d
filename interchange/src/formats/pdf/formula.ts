import { elementsOf, textOf, type XmlElement } from "../../archive/xmlTree.ts";
import { formulaTree } from "../../render/formula.ts";
import type { Run } from "./paper.ts";

/** What cannot stand in one line, or has no sign in the face that texts are set in. */
class NoLine extends Error {}

const RAISED = { sup: 3.5, sub: -2 };
/** Signs of the face besides letters of Latin and Greek, digits and what is on a keyboard. */
const SIGNS = /^[\p{Script=Latin}\p{Script=Greek}\p{ASCII}\s∑∏√∫≤≥≠≈∞∂→±×÷·−′°…]*$/u;
/** Between what these stand, there is room. */
const SPACED = /^[=<>≤≥≠≈→±×÷·+−]$/;
const DRAWN: Record<string, string> = { "⋅": "·", "⋯": "…", "\u2061": "", "\u2062": "", "∣": "|", "∥": "||" };

type Place = keyof typeof RAISED | null;

function run(text: string, face: Run["face"], place: Place): Run[] {
  if (!SIGNS.test(text)) throw new NoLine();
  return [{ text, face, ...(place === null ? {} : { raised: RAISED[place] }) }];
}

const textIn = (runs: readonly Run[]): string => runs.map(({ text }) => text).join("");

/** In brackets, unless it is one thing. */
function grouped(node: XmlElement | undefined, place: Place): Run[] {
  const runs = node ? runsOf(node, place) : [];
  const isOne = /^(?:[\p{L}\d.,]+|\(.*\))$/u.test(textIn(runs)) && runs.every(({ raised }) => !raised);
  return isOne ? runs : [...run("(", "regular", place), ...runs, ...run(")", "regular", place)];
}

function script(node: XmlElement | undefined, at: "sub" | "sup", place: Place): Run[] {
  // A third height would not be told from the second.
  if (place !== null) throw new NoLine();
  return node ? runsOf(node, at) : [];
}

function sign(node: XmlElement, before: XmlElement | undefined, place: Place): Run[] {
  const text = textOf(node).trim();
  const drawn = DRAWN[text] ?? text;
  const isBetween = before !== undefined && before.name !== "mo" && node.attributes.form !== "prefix";
  return run(SPACED.test(drawn) && isBetween && place === null ? ` ${drawn} ` : drawn, "regular", place);
}

/** What stands in a row, one behind the other. */
function row(node: XmlElement, place: Place): Run[] {
  const children = elementsOf(node);
  return children.flatMap((child, at) =>
    child.name === "mo" ? sign(child, children[at - 1], place) : runsOf(child, place),
  );
}

function runsOf(node: XmlElement, place: Place): Run[] {
  const [first, second, third] = elementsOf(node);
  const base = () => (first ? runsOf(first, place) : []);
  switch (node.name) {
    case "mi": {
      const isName = [...textOf(node)].length > 1 || node.attributes.mathvariant === "normal";
      return run(textOf(node), isName ? "regular" : "italic", place);
    }
    case "mo":
      return sign(node, undefined, place);
    case "mn":
    case "mtext":
      return run(textOf(node), "regular", place);
    case "mspace":
      return run(Number.parseFloat(node.attributes.width ?? "0") > 0.1 ? " " : "", "regular", place);
    case "mfrac":
      if (/^0/.test(node.attributes.linethickness ?? "")) throw new NoLine();
      return [...grouped(first, place), ...run("/", "regular", place), ...grouped(second, place)];
    case "msqrt":
      return [...run("√", "regular", place), ...grouped({ ...node, name: "mrow" }, place)];
    case "msub":
    case "munder":
      return [...base(), ...script(second, "sub", place)];
    case "msup":
      return second?.name === "mo"
        ? [...base(), ...runsOf(second, place)]
        : [...base(), ...script(second, "sup", place)];
    case "msubsup":
    case "munderover":
      return [
        ...base(),
        ...script(second, "sub", place),
        ...script(third, "sup", place),
        // Behind a sum or an integral begins what it is of.
        ...run(first?.name === "mo" ? " " : "", "regular", place),
      ];
    case "math":
    case "mrow":
    case "mstyle":
    case "mpadded":
    case "semantics":
      return row(node, place);
    case "annotation":
      return [];
    default:
      throw new NoLine();
  }
}

/** A formula as words of one line, `(a + b)/2`; null where it needs more than that or its TeX cannot be read. */
export function formulaRuns(tex: string, display: boolean): Run[] | null {
  const tree = formulaTree(tex, display);
  try {
    return tree === null ? null : runsOf(tree, null);
  } catch (error) {
    if (error instanceof NoLine) return null;
    throw error;
  }
}
