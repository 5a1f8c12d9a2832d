import { elementsOf, textOf, type XmlElement } from "../../archive/xmlTree.ts";
import { escapeXml } from "../../render/escape.ts";
import { formulaTree } from "../../render/formula.ts";
import { element } from "../../render/xhtml.ts";

const part = (name: string, content: string): string => element(`m:${name}`, {}, content);
const value = (name: string, val: string): string => element(`m:${name}`, { "m:val": val }, null);

function run(text: string, style = ""): string {
  if (text === "") return "";
  const properties = style === "" ? "" : part("rPr", style);
  return part("r", `${properties}<m:t xml:space="preserve">${escapeXml(text)}</m:t>`);
}

const UPRIGHT = value("sty", "p");
const inside = (node: XmlElement): string => elementsOf(node).map(convert).join("");
const isFence = (node: XmlElement | undefined, form: "prefix" | "postfix"): boolean =>
  node?.name === "mo" && (node.attributes.fence === "true" || node.attributes.form === form);

/** Children, with brackets around them that grow with what they hold. */
function row(node: XmlElement): string {
  const children = elementsOf(node);
  const [first, last] = [children[0], children.at(-1)];
  if (children.length < 3 || !isFence(first, "prefix") || !isFence(last, "postfix")) return inside(node);
  const properties = value("begChr", textOf(first)) + value("endChr", textOf(last));
  const held = children.slice(1, -1).map(convert).join("");
  return part("d", part("dPr", properties) + part("e", held));
}

/** A base with what stands at its corners or above and below it. */
function scripts(name: string, node: XmlElement, parts: readonly string[]): string {
  const children = elementsOf(node);
  return part(
    name,
    parts
      .map((key, at) => {
        const child = children[at];
        return part(key, child ? convert(child) : "");
      })
      .join(""),
  );
}

function below(base: string, lim: XmlElement | undefined): string {
  return part("limLow", part("e", base) + part("lim", lim ? convert(lim) : ""));
}

function above(base: string, lim: XmlElement | undefined): string {
  const sign = textOf(lim).trim();
  if (lim?.name === "mo" && [...sign].length === 1 && lim.attributes.stretchy !== "true")
    return part("acc", part("accPr", value("chr", sign)) + part("e", base));
  return part("limUpp", part("e", base) + part("lim", lim ? convert(lim) : ""));
}

function fraction(node: XmlElement): string {
  const [top, bottom] = elementsOf(node);
  const isBare = /^0/.test(node.attributes.linethickness ?? "");
  const properties = isBare ? part("fPr", value("type", "noBar")) : "";
  return part(
    "f",
    properties + part("num", top ? convert(top) : "") + part("den", bottom ? convert(bottom) : ""),
  );
}

function matrix(node: XmlElement): string {
  const rows = elementsOf(node, "mtr").map((line) =>
    part(
      "mr",
      elementsOf(line, "mtd")
        .map((cell) => part("e", inside(cell)))
        .join(""),
    ),
  );
  return part("m", rows.join(""));
}

function convert(node: XmlElement): string {
  const children = elementsOf(node);
  const [first, second, third] = children;
  const base = first ? convert(first) : "";
  switch (node.name) {
    case "mi":
      return run(
        textOf(node),
        [...textOf(node)].length > 1 || node.attributes.mathvariant === "normal" ? UPRIGHT : "",
      );
    case "mn":
    case "mo":
      return run(textOf(node));
    case "mtext":
      return run(textOf(node), value("nor", "1"));
    case "mspace":
      return run(" ");
    case "mfrac":
      return fraction(node);
    case "msqrt":
      return part("rad", `${part("radPr", value("degHide", "1"))}<m:deg/>${part("e", inside(node))}`);
    case "mroot":
      return part("rad", part("deg", second ? convert(second) : "") + part("e", base));
    case "msub":
      return scripts("sSub", node, ["e", "sub"]);
    case "msup":
      return scripts("sSup", node, ["e", "sup"]);
    case "msubsup":
      return scripts("sSubSup", node, ["e", "sub", "sup"]);
    case "munder":
      return below(base, second);
    case "mover":
      return above(base, second);
    case "munderover":
      return part("limUpp", part("e", below(base, second)) + part("lim", third ? convert(third) : ""));
    case "mtable":
      return matrix(node);
    case "annotation":
      return "";
    default:
      return row(node);
  }
}

/** A formula as Word has it (ECMA-376, part 1, 22.1); null where its TeX cannot be read. */
export function mathXml(tex: string, display: boolean): string | null {
  const tree = formulaTree(tex, display);
  return tree === null ? null : part("oMath", convert(tree));
}
