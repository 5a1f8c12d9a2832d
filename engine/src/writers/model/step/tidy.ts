/** How texts greet their readers, in the five languages. */
const GREETING =
  /^(?:herzlich willkommen|willkommen|hallo|liebe[rs]? (?:leser|lernende|schüler|teilnehmer)|guten tag|welcome|hello|hi there|dear (?:reader|learner|student)|bienvenue|bonjour|chers? |bienvenid|hola\b|querid|benvenut|ciao\b|car[oi] )/iu;
const SENTENCE_END = /(?<=[.!?…]["»”“’)]*)\s+/u;

/** Markdown without headings of the first level; deeper ones stand below `level`. */
function withHeadings(text: string, level: number): string {
  const found = [...text.matchAll(/^(#{1,6})\s/gm)].map(([, marks = ""]) => marks.length);
  const highest = Math.min(...found.filter((depth) => depth > 1), 7);
  const shift = Math.max(0, level - highest);
  return text
    .replace(/^#\s+.*$\n?/gm, "")
    .replace(/^(#{2,6})(?=\s)/gm, (marks) => "#".repeat(Math.min(6, marks.length + shift)));
}

function withoutGreeting(text: string): string {
  const [first = "", ...others] = text.split(SENTENCE_END);
  return GREETING.test(first.trim()) ? others.join(" ").trim() : text;
}

/** A text that ends with a question loses it: the question of the step stands elsewhere. */
function withoutLastQuestion(text: string): string {
  const lines = text.trimEnd().split("\n");
  const sentences = (lines.pop() ?? "").split(SENTENCE_END);
  while (sentences.length > 0 && /\?["»”“’)]*$/u.test(sentences.at(-1)?.trim() ?? "")) sentences.pop();
  return [...lines, sentences.join(" ")].join("\n").trimEnd();
}

/** A section's text as it stands in a step: no title, its headings below the section's own. */
export function tidySection(text: string): string {
  return withHeadings(text.replaceAll("\r\n", "\n"), 3).trim();
}

/** The first lines of a step: no title, no greeting. */
export function tidyOpening(text: string): string {
  return withoutGreeting(tidySection(text));
}

/** The last lines of a step: no title, no question that nobody answers. */
export function tidyEnding(text: string): string {
  return withoutLastQuestion(tidySection(text));
}

/** Text for a place that shows no Markdown: in one line, without emphasis. */
export function plainLine(text: string): string {
  return text
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, "$2")
    .replace(/\s+/g, " ")
    .trim();
}

/** A heading in one line, without marks. */
export function tidyHeading(heading: string): string {
  return heading
    .replace(/^#+\s*/, "")
    .replace(/\s+/g, " ")
    .trim();
}
