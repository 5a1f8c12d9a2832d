import type { CoursePage, Highlight } from "@lehrpfad/contract";
import { escapeMarkdown } from "@lehrpfad/contract/markdown";

const quoted = ({ quote }: Pick<Highlight, "quote">): string =>
  quote
    .split("\n")
    .map((line) => `> ${escapeMarkdown(line)}`.trimEnd())
    .join("\n");

/**
 * What somebody marked in a course as Markdown: the course, each step with its passages, then those whose step is gone.
 *
 * @param withoutStep the heading above those
 */
export function writeMarks(
  course: Pick<CoursePage, "name" | "steps">,
  marks: readonly Pick<Highlight, "quote" | "stepId">[],
  withoutStep: string,
): string {
  const known = new Set(course.steps.map(({ stepId }) => stepId));
  const parts = course.steps.map(({ stepId, position, title }) => ({
    heading: `${position}. ${title}`,
    own: marks.filter((mark) => mark.stepId === stepId),
  }));
  const gone = marks.filter(({ stepId }) => stepId === null || !known.has(stepId));
  const written = [...parts, { heading: withoutStep, own: gone }]
    .filter(({ own }) => own.length > 0)
    .flatMap(({ heading, own }) => [`## ${escapeMarkdown(heading)}`, ...own.map(quoted)]);
  return `${[`# ${escapeMarkdown(course.name)}`, ...written].join("\n\n")}\n`;
}
