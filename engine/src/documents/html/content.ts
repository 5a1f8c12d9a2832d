import { type Element, elementsIn, findElement, type Node, textOf } from "./tree.ts";

/** Roles of what surrounds the text of a page. */
const SURROUNDING_ROLES = new Set([
  "navigation",
  "banner",
  "contentinfo",
  "search",
  "complementary",
  "menu",
  "menubar",
  "dialog",
  "alertdialog",
  "toolbar",
]);
/** Elements in which people type or choose. */
const CONTROLS = new Set([
  "button",
  "select",
  "input",
  "textarea",
  "dialog",
  "datalist",
  "progress",
  "audio",
  "video",
  "map",
  "menu",
]);
/** Containers whose class may tell that they are no part of the text. */
const CONTAINERS = new Set(["div", "ul", "ol", "aside", "header", "footer", "table", "p", "form", "span"]);
/** Classes of navigation, notices and appeals in common publishing systems, whole names only. */
const SURROUNDING_CLASS =
  /^(?:(?:site|page|main|top|global)-?(?:nav(?:igation)?|menu|header|footer)|nav(?:bar|box|igation)?|breadcrumbs?|side-?bar|menu|pagination|pager|cookie(?:s|-?(?:banner|consent|notice|bar))?|consent|skip-?(?:link|nav)|share|sharing|social(?:-?(?:media|links|share))?|advert(?:isement)?s?|ads|newsletter(?:-?signup)?|subscribe|related(?:-?(?:posts|articles|content))?|comments?(?:-?(?:list|area|section))?|toc|table-?of-?contents|catlinks|mw-editsection|mw-jump-link|printfooter|noprint|headerlink|anchor(?:js)?-link|sr-only|visually-?hidden|screen-?reader-?text)$/i;

const classesOf = ({ attributes }: Element): string[] =>
  (attributes.class ?? "").split(/\s+/).filter(Boolean);

/** Words that the attribute `epub:type` or `role` gives an element. */
export function rolesOf({ attributes }: Element): string[] {
  return `${attributes["epub:type"] ?? ""} ${attributes.role ?? ""}`
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
}

const HIDDEN_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

/** Whether an element is not shown to anybody. */
export function isHidden({ attributes }: Element): boolean {
  return attributes.hidden !== undefined || HIDDEN_STYLE.test(attributes.style ?? "");
}

const wordsIn = (node: Node): number => textOf(node).split(/\s+/).filter(Boolean).length;

const FEWEST_LINKS = 4;
const LONGEST_LINK = 8;
const NEARLY_ALL = 0.9;

/** Whether a list holds nothing but short links: a menu without the name of one. */
function isMenu(element: Element): boolean {
  if (element.name !== "ul" && element.name !== "ol") return false;
  const links = [...elementsIn(element)].filter(
    ({ name, attributes }) => name === "a" && attributes.href !== undefined,
  );
  if (links.length < FEWEST_LINKS) return false;
  const linked = links.reduce((sum, link) => sum + wordsIn(link), 0);
  return linked >= wordsIn(element) * NEARLY_ALL && linked <= links.length * LONGEST_LINK;
}

/** Whether people use an element instead of reading it, or a drawn copy of what is read elsewhere. */
export function isControl({ name, attributes }: Element): boolean {
  return CONTROLS.has(name) || (attributes["aria-hidden"] === "true" && name !== "figcaption");
}

/** Whether an element of a page is no part of its text: navigation, forms, notices, appeals. */
export function isSurrounding(element: Element, insideContent: boolean): boolean {
  const { name } = element;
  if (name === "nav" || rolesOf(element).some((role) => SURROUNDING_ROLES.has(role))) return true;
  if (!insideContent && (name === "footer" || name === "aside")) return true;
  const named = CONTAINERS.has(name) && classesOf(element).some((one) => SURROUNDING_CLASS.test(one));
  return named || isMenu(element);
}

/** Share of the words of a page that its articles must have to be its content. */
const MOSTLY = 0.5;

/** What of a page is its content, as its author marked it: `main`, its articles, else all of the body. */
export function contentOf(root: Element): { nodes: Element[]; marked: boolean } {
  const main = findElement(root, (element) => element.name === "main" || rolesOf(element).includes("main"));
  if (main !== null && wordsIn(main) > 0) return { nodes: [main], marked: true };
  const body = findElement(root, ({ name }) => name === "body") ?? root;
  const articles = [...elementsIn(body, ({ name }) => name !== "article")].filter(
    ({ name }) => name === "article",
  );
  const inArticles = articles.reduce((sum, article) => sum + wordsIn(article), 0);
  if (articles.length > 0 && inArticles >= wordsIn(body) * MOSTLY) return { nodes: articles, marked: true };
  return { nodes: [body], marked: false };
}
