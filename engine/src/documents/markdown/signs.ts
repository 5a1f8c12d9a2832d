/** Headings, emphasis and links that no plain text has by accident, and those that one might. */
const CERTAIN = [
  /^(?:`{3,}|~{3,})[\w+-]*\s*$/m,
  /\[[^\]\n]{1,200}\]\([^)\s]{1,500}\)/,
  /(?:^|\s)\*\*[^*\s](?:[^*\n]{0,200}[^*\s])?\*\*(?=[\s.,;:!?)]|$)/m,
  /^\|? ?:?-{3,}:? ?\|(?: ?:?-{3,}:? ?\|?)+ *$/m,
  /!\[[^\]\n]{0,200}\]\([^)\n]{1,500}\)/,
];
const HEADING = /^#{1,6} \S.*$/gm;
const FEWEST_HEADINGS = 2;
const SAMPLE = 200_000;

/** Whether a text is Markdown: its name says so, or it has headings and other marks of it. */
export function isMarkdown(name: string, text: string): boolean {
  if (/\.(?:md|markdown|mdown|mkd)$/i.test(name)) return true;
  const sample = text.slice(0, SAMPLE).replace(/\r\n?/g, "\n");
  if ((sample.match(HEADING) ?? []).length < FEWEST_HEADINGS) return false;
  return CERTAIN.some((pattern) => pattern.test(sample));
}
