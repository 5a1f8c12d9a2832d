import { nestLists, restoreWordLists } from "./lists.ts";
import { plainTables } from "./tables.ts";

/** What is not meant to be read, or belongs to the page it comes from. */
const NOISE =
  "script, style, meta, link, title, template, noscript, svg, iframe, object, button, nav, .mw-editsection, sup.reference, br.Apple-interchange-newline, [aria-hidden=true]:not(math *):not(.katex-html)";
const HIDDEN = /display:\s*none|mso-hide:\s*all/i;
const HEADINGS: Record<string, string> = { H1: "h2", H5: "h4", H6: "h4" };
/** A word processor's own names of paragraphs. */
const STYLES: Record<string, string> = {
  MsoTitle: "h2",
  MsoSubtitle: "h3",
  MsoQuote: "blockquote",
  MsoIntenseQuote: "blockquote",
};

function rename(element: Element, tag: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

function dropNoise(root: HTMLElement): void {
  for (const element of root.querySelectorAll(NOISE)) element.remove();
  for (const element of root.querySelectorAll("[style]")) {
    if (
      HIDDEN.test(element.getAttribute("style") ?? "") &&
      !element.closest("[class*=math], [class*=katex]")
    ) {
      element.remove();
    }
  }
}

/** Formulas as MathJax, KaTeX and Wikipedia write them, all of which keep their TeX beside the picture of it. */
function restoreFormulas(root: HTMLElement): void {
  for (const note of root.querySelectorAll('annotation[encoding="application/x-tex"]')) {
    const math = note.closest("math");
    const whole = math?.closest(".katex, .mwe-math-element, mjx-container") ?? math;
    const tex = (note.textContent ?? "")
      .trim()
      .replace(/^\{\\displaystyle\s*([\s\S]*?)\}$/, "$1")
      .trim();
    if (!whole || tex === "") continue;
    const formula = root.ownerDocument.createElement("span");
    formula.dataset.tex = tex;
    const isBlock = math?.getAttribute("display") === "block" || whole.closest(".katex-display") !== null;
    formula.dataset.display = isBlock ? "block" : "line";
    formula.textContent = tex;
    whole.replaceWith(formula);
  }
}

function tidyHeadings(root: HTMLElement): void {
  for (const [name, tag] of Object.entries(STYLES)) {
    for (const paragraph of root.querySelectorAll(`p.${name}`)) rename(paragraph, tag);
  }
  for (const heading of root.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    // A heading is bold of itself.
    for (const bold of heading.querySelectorAll("b, strong")) unwrap(bold);
    for (const styled of heading.querySelectorAll<HTMLElement>("[style]")) styled.style.fontWeight = "";
    const tag = HEADINGS[heading.tagName];
    if (tag) rename(heading, tag);
  }
}

const addressOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** The address behind Google's own; none for what leads to the page's own parts and to files. */
function tidyLinks(root: HTMLElement): void {
  for (const link of root.querySelectorAll("a")) {
    const address = addressOf(link.getAttribute("href") ?? "");
    const behind = address?.hostname === "www.google.com" && address.pathname === "/url";
    const target = behind ? addressOf(address?.searchParams.get("q") ?? "") : address;
    if (!target || !["http:", "https:", "mailto:"].includes(target.protocol)) unwrap(link);
    else link.setAttribute("href", target.href);
  }
}

/** What is set lower or higher by style alone, and the wrapper that Google Docs puts around everything. */
function tidyStyles(root: HTMLElement): void {
  for (const wrapper of root.querySelectorAll('b[id^="docs-internal-guid"]')) unwrap(wrapper);
  for (const span of root.querySelectorAll<HTMLElement>("span[style]")) {
    const { verticalAlign } = span.style;
    if (verticalAlign === "sub" || verticalAlign === "super") {
      const script = root.ownerDocument.createElement(verticalAlign === "sub" ? "sub" : "sup");
      script.append(...span.childNodes);
      span.append(script);
      span.style.verticalAlign = "";
    }
  }
}

const isBlank = (element: Element): boolean =>
  (element.textContent ?? "").replace(/[\s\u00a0]/g, "") === "" &&
  element.querySelector("img, [data-tex]") === null;

/** Terms with their meanings have no form of their own in Markdown. */
function tidyTerms(root: HTMLElement): void {
  for (const term of root.querySelectorAll("dt")) rename(rename(term, "strong"), "strong").before("\n");
  for (const meaning of root.querySelectorAll("dd")) rename(meaning, "p");
}

/**
 * HTML of the clipboard, as Word, Google Docs and browsers write it, as the HTML that the editor reads: lists as lists,
 * tables without cells that reach over others, formulas as TeX, and nothing of what is not seen.
 *
 * @param picture called for each picture in its order; answers the address under which it is to stand in the text, or
 * null where it cannot be taken along
 */
export function tidyPasted(html: string, picture: (image: HTMLImageElement) => string | null): string {
  if (html.includes("data-pm-slice")) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  restoreFormulas(body);
  dropNoise(body);
  tidyStyles(body);
  restoreWordLists(body);
  nestLists(body);
  tidyHeadings(body);
  tidyTerms(body);
  tidyLinks(body);
  plainTables(body);
  for (const image of body.querySelectorAll("img")) {
    const src = picture(image);
    if (src === null) image.remove();
    else image.setAttribute("src", src);
  }
  for (const paragraph of body.querySelectorAll("p, h2, h3, h4, li")) {
    if (isBlank(paragraph) && !paragraph.closest("td, th")) paragraph.remove();
  }
  return body.innerHTML;
}
