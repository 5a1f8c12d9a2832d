import temml from "temml";
import { escapeXml } from "./escape.ts";

/** A formula as MathML, as XML has it; its TeX where that cannot be read. Nothing in it becomes a script or a link. */
export function formulaMarkup(tex: string, display: boolean): string {
  try {
    return temml.renderToString(tex, {
      displayMode: display,
      throwOnError: true,
      trust: false,
      maxExpand: 100,
      xml: true,
    });
  } catch {
    return `<code>${escapeXml(tex)}</code>`;
  }
}
