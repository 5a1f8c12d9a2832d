import temml from "temml";
import "temml/dist/Temml-Local.css";

/** Draws a formula as MathML into an element; false where its TeX cannot be read. Nothing in it becomes a script or a link. */
export function drawFormula(tex: string, display: boolean, box: HTMLElement): boolean {
  try {
    temml.render(tex, box, { displayMode: display, throwOnError: true, trust: false, maxExpand: 100 });
    return true;
  } catch {
    box.replaceChildren();
    return false;
  }
}
