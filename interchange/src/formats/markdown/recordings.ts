import { LIMITS } from "@lehrpfad/contract";
import { escapeMarkdown } from "@lehrpfad/contract/markdown";

/** The end of an image that is a recording: its id, and what follows in its address. */
const ADDRESS = /\]\(<?media:([\w-]{1,40})(\?[^\s)>]{0,80})>?(?:\s{1,9}"(?:\\.|[^"\\]){0,2000}")?\)/g;
/** Characters in which the beginning of an image is looked for: longer titles nobody writes. */
const LONGEST_TITLE = 1_200;

/** What becomes of a recording: another name, or what is said in it where its file does not go along. */
export type Fate = { name: string } | { transcript: string };

const quoted = (text: string): string =>
  text
    .trim()
    .split("\n")
    .map((line) => `> ${escapeMarkdown(line)}`.trimEnd())
    .join("\n");

/** Where the image begins whose address begins at `end`; -1 where nothing begins one. */
function beginOf(markdown: string, end: number): number {
  const from = Math.max(0, end - LONGEST_TITLE);
  const before = markdown.slice(from, end);
  const at = before.lastIndexOf("![");
  // What a bracket closes before is another image, and this is a link.
  return at === -1 || /(?<!\\)\]/.test(before.slice(at)) ? -1 : from + at;
}

/** A text in Markdown whose recordings have other names, or leave their title and what is said in them. */
export function withRecordings(markdown: string, fateOf: (id: string) => Fate): string {
  const pieces: string[] = [];
  let [done, length] = [0, markdown.length];
  for (const match of markdown.matchAll(ADDRESS)) {
    const [whole, id = "", rest = ""] = match;
    const begin = beginOf(markdown, match.index);
    if (begin < done) continue;
    const end = match.index + whole.length;
    const isAlone = (markdown[begin - 1] ?? "\n") === "\n" && (markdown[end] ?? "\n") === "\n";
    const left = LIMITS.stepContentLength - length;
    const shown = replaced(markdown.slice(begin + 2, match.index), rest, fateOf(id), isAlone ? left : 0);
    pieces.push(markdown.slice(done, begin), shown);
    length += Math.max(0, shown.length - (end - begin));
    done = end;
  }
  return [...pieces, markdown.slice(done)].join("");
}

/** What stands in the place of a recording; `left`: characters that a step may still grow by. */
function replaced(title: string, rest: string, fate: Fate, left: number): string {
  if ("name" in fate) return `![${title}](media:${fate.name}${rest})`;
  const shown = title.trim() === "" ? "" : `*${title.trim()}*`;
  const said = [shown, quoted(fate.transcript)].filter(Boolean).join("\n\n");
  return fate.transcript.trim() === "" || said.length > left ? shown : said;
}
