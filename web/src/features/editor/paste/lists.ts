/** What a word processor says of a paragraph that is an entry of a list. */
interface Entry {
  level: number;
  list: string;
  /** The number or letter it begins with; null for a bullet. */
  number: string | null;
}

const LIST = /mso-list:\s*(\w+)\s+level(\d+)/i;
/** "o" is the bullet of the second level, not a letter. */
const NUMBER = /^\(?(\d{1,4}|[a-z]{1,2}|[ivxlc]{1,6})[.)]$/i;

const ignored = (element: Element): HTMLElement | null =>
  [...element.querySelectorAll<HTMLElement>("span")].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute("style") ?? ""),
  ) ?? null;

function entryOf(element: Element | null): Entry | null {
  const [, list = "", level = "1"] = LIST.exec(element?.getAttribute("style") ?? "") ?? [];
  if (element === null || list === "") return null;
  const mark = ignored(element)?.textContent?.replace(/[\s\u00a0]+/g, "") ?? "";
  return { list, level: Number(level), number: NUMBER.exec(mark)?.[1] ?? null };
}

function listOf({ number }: Entry, document: Document): HTMLElement {
  const list = document.createElement(number === null ? "ul" : "ol");
  if (number !== null && /^\d+$/.test(number) && number !== "1") list.setAttribute("start", number);
  return list;
}

/** The paragraphs of one list, each in its level, as the list they are. */
function buildList(paragraphs: readonly HTMLElement[]): void {
  const [first] = paragraphs;
  if (!first) return;
  const open: { list: HTMLElement; level: number }[] = [];
  for (const paragraph of paragraphs) {
    const entry = entryOf(paragraph);
    if (!entry) continue;
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > entry.level) open.pop();
    let last = open.at(-1);
    if (!last || last.level < entry.level) {
      const list = listOf(entry, paragraph.ownerDocument);
      if (last) (last.list.lastElementChild ?? last.list).append(list);
      else first.before(list);
      last = { list, level: entry.level };
      open.push(last);
    }
    ignored(paragraph)?.remove();
    const item = paragraph.ownerDocument.createElement("li");
    const text = paragraph.ownerDocument.createElement("p");
    text.append(...paragraph.childNodes);
    item.append(text);
    last.list.append(item);
  }
  for (const paragraph of paragraphs) paragraph.remove();
}

/** Whether the entry goes on with the list that the one before it is of. */
function goesOn(before: Entry | null, entry: Entry): boolean {
  if (!before) return false;
  const isSameKind = (before.number === null) === (entry.number === null);
  return before.list === entry.list || entry.level > 1 || before.level > 1 || isSameKind;
}

/** Turns the paragraphs by which Word writes lists into lists. */
export function restoreWordLists(root: HTMLElement): void {
  const paragraphs = [...root.querySelectorAll<HTMLElement>("p, h1, h2, h3")].filter(entryOf);
  let group: HTMLElement[] = [];
  for (const paragraph of paragraphs) {
    const before = group.at(-1) ?? null;
    const entry = entryOf(paragraph);
    const isNext = before !== null && paragraph.previousElementSibling === before;
    if (!isNext || !entry || !goesOn(entryOf(before), entry)) {
      buildList(group);
      group = [];
    }
    group.push(paragraph);
  }
  buildList(group);
}

/** Puts lists that stand directly in a list, as Google Docs writes them, into the entry before them. */
export function nestLists(root: HTMLElement): void {
  for (const list of root.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) {
    const before = list.previousElementSibling;
    if (before?.tagName === "LI") before.append(list);
  }
}
