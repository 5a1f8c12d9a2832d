const START = /^\s*\*{3}\s*START OF (?:THE|THIS) PROJECT GUTENBERG.*$/im;
const START_OLD = /^.*\*END[* ]*THE SMALL PRINT.*$/im;
const END = /^\s*(?:\*{3}\s*)?END OF (?:THE|THIS)? ?PROJECT GUTENBERG.*$/im;
const CREDITS =
  /^(produced by|e-text prepared|transcribed|this e-?(?:book|text)|note: project gutenberg|\[?transcriber)/i;

/** Who produced a text, in its first paragraph: left standing where somebody cut the header off. */
const PROOFREADERS = /^\s*produced by (?:[^\n]|\n(?!\s*\n)){0,400}(?:proofread|pgdp)(?:[^\n]|\n(?!\s*\n))*/i;

/** The text between the marks of Project Gutenberg, without its header, licence and credits. */
export function withoutGutenberg(text: string): string {
  const start = START.exec(text) ?? START_OLD.exec(text);
  let inner = text;
  if (start !== null && start.index < text.length * 0.5) inner = text.slice(start.index + start[0].length);
  const end = END.exec(inner);
  if (end !== null && end.index > inner.length * 0.3) inner = inner.slice(0, end.index);
  if (start === null && end === null) return text.replace(PROOFREADERS, "");
  const parts = inner.split(/\n\s*\n/);
  const first = parts.findIndex((part) => part.trim() !== "" && !CREDITS.test(part.trim()));
  return parts.slice(Math.max(0, first)).join("\n\n");
}
