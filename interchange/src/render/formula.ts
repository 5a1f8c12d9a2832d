import temml from "temml";
import { parseXml, type XmlElement, XmlError } from "../archive/xmlTree.ts";
import { escapeXml } from "./escape.ts";

/** A formula as MathML, as XML has it; null where its TeX cannot be read. Nothing in it becomes a script or a link. */
function mathMl(tex: string, display: boolean): string | null {
  try {
    const options = { displayMode: display, throwOnError: true, trust: false, maxExpand: 100, xml: true };
    return temml.renderToString(tex, options);
  } catch {
    return null;
  }
}

/** A formula as MathML; its TeX where that cannot be read. */
export function formulaMarkup(tex: string, display: boolean): string {
  return mathMl(tex, display) ?? `<code>${escapeXml(tex)}</code>`;
}

/** A formula as the tree of its MathML; null where its TeX cannot be read, or nests deeper than a tree may. */
export function formulaTree(tex: string, display: boolean): XmlElement | null {
  const markup = mathMl(tex, display);
  try {
    return markup === null ? null : parseXml(markup);
  } catch (error) {
    if (error instanceof XmlError) return null;
    throw error;
  }
}
