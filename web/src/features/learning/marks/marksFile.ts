import type { CoursePage, Highlight, Source } from "@lehrpfad/contract";
import { escapeMarkdown } from "@lehrpfad/contract/markdown";

type Noted = Pick<Highlight, "quote" | "note" | "source">;

const escapedLines = (text: string) => text.split("\n").map((line) => escapeMarkdown(line.trim()));

interface MarksWords {
  /** The heading above marks whose step is gone. */
  withoutStep: string;
  /** Where a source stands, in words. */
  placeOf: (source: Source) => string;
}

/** The passage, and where in which document it stands. */
const quoted = ({ quote, source }: Noted, { placeOf }: MarksWords): string =>
  [...escapedLines(quote), ...(source ? ["", `— ${escapeMarkdown(placeOf(source))}`] : [])]
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

/** The paragraphs of the note; its lines stay lines of their own. */
const noted = ({ note }: Noted): string[] =>
  note === null ? [] : note.split(/\n\s*\n/).map((part) => escapedLines(part).join("  \n"));

/**
 * What somebody marked in a course as Markdown: the course, each step with its passages, their sources and the notes to
 * them, then those whose step is gone.
 */
export function writeMarks(
  course: Pick<CoursePage, "name" | "steps">,
  marks: readonly (Noted & Pick<Highlight, "stepId">)[],
  words: MarksWords,
): string {
  const known = new Set(course.steps.map(({ stepId }) => stepId));
  const parts = course.steps.map(({ stepId, position, title }) => ({
    heading: `${position}. ${escapeMarkdown(title)}`,
    own: marks.filter((mark) => mark.stepId === stepId),
  }));
  const gone = marks.filter(({ stepId }) => stepId === null || !known.has(stepId));
  const written = [...parts, { heading: escapeMarkdown(words.withoutStep), own: gone }]
    .filter(({ own }) => own.length > 0)
    .flatMap(({ heading, own }) => [
      `## ${heading}`,
      ...own.flatMap((mark) => [quoted(mark, words), ...noted(mark)]),
    ]);
  return `${[`# ${escapeMarkdown(course.name)}`, ...written].join("\n\n")}\n`;
}
