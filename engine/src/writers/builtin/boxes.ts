import type { Block } from "../../types/index.ts";

/** A heading of a box beside the text, "CULTURE Git", with its label apart. */
interface Labelled {
  label: string;
  title: string;
}

const FEWEST = 3;
const MOST_WORDS = 5;
const CAPITALS = /^\p{Lu}[\p{Lu}\d.’'-]*\p{Lu}[.]?$/u;
const LETTERS = 3;
/** "CHAPITRE II …": a chapter, and no box. */
const NUMBER = /^(?:\d|[IVXLC]+(?!\p{L})|[–—:.-])/u;

/** Beginnings of a heading in capitals that something else follows, shortest first. */
function beginnings(text: string): Labelled[] {
  const words = text.trim().split(/\s+/);
  const end = words.findIndex(
    (word) => !CAPITALS.test(word) && !(/^\p{Lu}$/u.test(word) && words.length > 2),
  );
  if (end < 1) return [];
  return words
    .slice(0, Math.min(end, MOST_WORDS))
    .map((_, at) => ({ label: words.slice(0, at + 1).join(" "), title: words.slice(at + 1).join(" ") }))
    .filter(({ label, title }) => (label.match(/\p{Lu}/gu) ?? []).length >= LETTERS && !NUMBER.test(title));
}

/**
 * The labels of boxes among the headings of a document ("CULTURE Git", "HILFSPROGRAMM gdb"), by heading:
 * words in capitals at the start of three or more headings. Empty where there are none.
 */
export function boxesOf(blocks: readonly Block[]): Map<Block, Labelled> {
  const headings = blocks.filter(({ kind }) => kind === "heading");
  const counts = new Map<string, number>();
  for (const { text } of headings)
    for (const { label } of beginnings(text)) counts.set(label, (counts.get(label) ?? 0) + 1);
  const found = new Map<Block, Labelled>();
  for (const heading of headings) {
    const known = beginnings(heading.text).filter(({ label }) => (counts.get(label) ?? 0) > 1);
    const labelled = known.at(-1);
    if (labelled && known.some(({ label }) => (counts.get(label) ?? 0) >= FEWEST))
      found.set(heading, labelled);
  }
  const levels = new Set([...found.keys()].map(({ level }) => level));
  const several = new Set([...found.values()].map(({ label }) => label)).size >= FEWEST;
  for (const heading of headings) {
    const [rare] =
      several && levels.has(heading.level) && !found.has(heading) ? beginnings(heading.text) : [];
    if (rare) found.set(heading, rare);
  }
  return found;
}
