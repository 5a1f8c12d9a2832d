import { nextLine } from "@lehrpfad/contract";
import { escapeMarkdown } from "@lehrpfad/contract/markdown";
import { assetPath, slugOf } from "../../archive/names.ts";
import type { Entry } from "../../archive/zip.ts";
import type { Exercise, Publication, PublishedStep } from "../../publication/types.ts";
import { blockMarkdown, type MarkdownOptions } from "../../render/markdown.ts";
import { solutionLines } from "../../render/solution.ts";
import { sourcePlace } from "../../render/sources.ts";
import type { Carried } from "../format.ts";
import { askedText, plainInstruction } from "../questions.ts";
import { courseFileOf, localNames } from "./courseFile.ts";

const oneLine = (text: string): string => escapeMarkdown(text.replace(/\s+/g, " ").trim());
const items = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");
const under = (heading: string, body: string): string[] => (body === "" ? [] : [`## ${heading}\n\n${body}`]);

/** A question with its solution: what is right is ticked, or stands behind an arrow. */
function exerciseMarkdown(exercise: Exercise, publication: Publication): string {
  const right =
    exercise.kind === "choice"
      ? exercise.options.map(({ text, correct }) => `- [${correct ? "x" : " "}] ${oneLine(text)}`).join("\n")
      : solutionLines(exercise, publication)
          .map((line) => `> ${oneLine(line)}`)
          .join("\n>\n");
  return [
    `**${oneLine(askedText(exercise))}**`,
    `*${oneLine(plainInstruction(exercise, publication))}*`,
    right,
    oneLine(exercise.explanation),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function stepMarkdown(step: PublishedStep, publication: Publication, options: MarkdownOptions): string {
  const { sections, viewer } = publication.words;
  const { objectives, keyPoints, reflections, terms, next } = step.sections;
  const texts = (list: readonly { text: string }[]) => items(list.map(({ text }) => oneLine(text)));
  const parts = step.parts.flatMap(({ blocks, exercises }) => [
    blockMarkdown(blocks, options),
    ...exercises.map((exercise) => exerciseMarkdown(exercise, publication)),
  ]);
  const sources = step.sources.map(
    (source) =>
      `${oneLine(sourcePlace(source, publication.words))}${publication.words.exported.colon}${oneLine(source.quote)}`,
  );
  return [
    `# ${oneLine(step.title)}`,
    ...(objectives.length === 0 ? [] : [`**${sections.objectives}**`, texts(objectives)]),
    ...parts,
    ...under(sections.keyPoints, texts(keyPoints)),
    ...under(sections.reflections, texts(reflections)),
    ...under(
      sections.terms,
      items(
        terms.map(
          ({ term, meaning }) => `**${oneLine(term)}**${publication.words.exported.colon}${oneLine(meaning)}`,
        ),
      ),
    ),
    ...(next === null ? [] : [`*${oneLine(nextLine(next, sections))}*`]),
    ...step.exercises.map((exercise) => exerciseMarkdown(exercise, publication)),
    ...under(viewer.summary, blockMarkdown(step.summary, options)),
    ...under(viewer.sources, items(sources)),
  ]
    .filter((part) => part.trim() !== "")
    .join("\n\n")
    .concat("\n");
}

/** Where a step lies in the archive. */
function stepPath({ position, title }: PublishedStep): string {
  return `steps/${String(position).padStart(2, "0")}-${slugOf(title)}.md`;
}

function readMe(publication: Publication): string {
  const { title, goal, steps, words } = publication;
  const list = steps.map((step) => `${step.position}. [${oneLine(step.title)}](${stepPath(step)})`);
  return [
    `# ${oneLine(title)}`,
    goal === null ? "" : oneLine(goal),
    oneLine(words.exported.archive_about),
    list.join("\n"),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");
}

/**
 * A course as Markdown that people and programs can read, and as `course.json` from which an installation makes the
 * same course again. Holds the solutions, and the recordings that are `carried`.
 */
export function markdownEntries(publication: Publication, carried: Carried): Entry[] {
  const names = localNames(publication, carried);
  const file = courseFileOf(publication, names, carried);
  const pathOf = new Map(file.figures.map(({ id, file: path }) => [id, path]));
  const options: MarkdownOptions = {
    words: publication.words,
    srcOf: ({ asset }) => `../${pathOf.get(names.figure(asset)) ?? ""}`,
    recordingSrc: ({ asset }) => {
      const recording = carried.get(asset);
      return recording ? `../${assetPath(names.recording(asset), recording.type)}` : null;
    },
    heading: 2,
  };
  return [
    { name: "course.json", content: `${JSON.stringify(file, null, 2)}\n` },
    { name: "README.md", content: readMe(publication) },
    ...publication.steps.map((step) => ({
      name: stepPath(step),
      content: stepMarkdown(step, publication, options),
    })),
    ...[...publication.assets.values()].map((asset) => ({
      name: assetPath(names.figure(asset.id), asset.type),
      content: () => asset.read(),
    })),
    ...[...carried.values()].map((recording) => ({
      name: assetPath(names.recording(recording.id), recording.type),
      content: { read: () => recording.read() },
    })),
  ];
}
