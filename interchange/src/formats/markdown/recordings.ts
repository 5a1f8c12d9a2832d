import { LIMITS } from "@lehrpfad/contract";
import { escapeMarkdown } from "@lehrpfad/contract/markdown";

/** An image of the text that is a recording: its title as it is written, its id, and what follows in its address. */
const RECORDING = /!\[((?:\\.|[^\]\\])*)\]\(<?media:([\w-]+)(\?[^\s)>]*)>?(?:\s+"(?:\\.|[^"\\])*")?\)/g;

/** What becomes of a recording: another name, or what is said in it where its file does not go along. */
export type Fate = { name: string } | { transcript: string };

const quoted = (text: string): string =>
  text
    .trim()
    .split("\n")
    .map((line) => `> ${escapeMarkdown(line)}`.trimEnd())
    .join("\n");

/** A text in Markdown whose recordings have other names, or leave their title and what is said in them. */
export function withRecordings(markdown: string, fateOf: (id: string) => Fate): string {
  let length = markdown.length;
  return markdown.replace(RECORDING, (whole, title: string, id: string, rest: string, at: number) => {
    const fate = fateOf(id);
    if ("name" in fate) return `![${title}](media:${fate.name}${rest})`;
    const shown = title.trim() === "" ? "" : `*${title.trim()}*`;
    const isAlone =
      /(^|\n)$/.test(markdown.slice(0, at)) && /^(\n|$)/.test(markdown.slice(at + whole.length));
    if (!isAlone || fate.transcript.trim() === "") return shown;
    const said = [shown, quoted(fate.transcript)].filter(Boolean).join("\n\n");
    length += said.length;
    // What is said may be longer than a step.
    return length > LIMITS.stepContentLength ? shown : said;
  });
}
