import { nextLine } from "@lehrpfad/contract";
import { exercisesOfStep } from "../../publication/fromCourse.ts";
import type { Exercise, Publication, PublishedStep } from "../../publication/types.ts";
import { xmlText } from "../../render/escape.ts";
import { rastersOf } from "../../render/rasters.ts";
import { solutionLines } from "../../render/solution.ts";
import { sourceLine } from "../../render/sources.ts";
import { figuresOf } from "../assets.ts";
import { choicesOf } from "../bookExercise.ts";
import { askedText, plainInstruction } from "../questions.ts";
import { type PdfContext, writeBlocks, writeHeading, writeLines, writeParagraph } from "./blocks.ts";
import { Paper, type Run, type Structure } from "./paper.ts";

export interface PdfOptions {
  /** Whether the solutions stand at the end; without them it is a handout. */
  solutions: boolean;
}

const plain = (text: string): Run[] => [{ text: xmlText(text), face: "regular" }];
const bold = (text: string): Run[] => [{ text: xmlText(text), face: "bold" }];
const italic = (text: string): Run[] => [{ text: xmlText(text), face: "italic" }];
/** Characters of a passage by which it is found again: the text above says all of it. */
const OPENING = 90;

/** The first words of a passage. */
function openingOf(quote: string): string {
  const text = quote.replace(/\s+/g, " ").trim();
  if (text.length <= OPENING) return text;
  return `${text.slice(0, OPENING + 1).replace(/\s\S*$/, "")} …`;
}
const letter = (from: string) => (at: number) => `${String.fromCharCode(from.charCodeAt(0) + at)}.`;

function writeExercise(
  context: PdfContext,
  parent: Structure,
  exercise: Exercise,
  publication: Publication,
): void {
  const { lines, others } = choicesOf(exercise);
  context.paper.needs(60);
  writeParagraph(context, parent, bold(askedText(exercise)));
  writeParagraph(context, parent, italic(plainInstruction(exercise, publication)), "P", 9);
  if (lines.length > 0)
    writeLines(context, parent, lines, others.length > 0 ? (at) => `${at + 1}.` : letter("a"));
  if (others.length > 0) writeLines(context, parent, others, letter("A"));
  context.paper.gap(6);
}

function writeUnder(context: PdfContext, parent: Structure, heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  writeHeading(context, parent, plain(heading), 3);
  writeLines(context, parent, lines);
}

function writeStep(
  context: PdfContext,
  section: Structure,
  step: PublishedStep,
  publication: Publication,
): void {
  const { sections, viewer } = publication.words;
  const { objectives, keyPoints, reflections, terms, next } = step.sections;
  const texts = (items: readonly { text: string }[]): string[] => items.map(({ text }) => text);
  writeHeading(context, section, plain(`${step.position}. ${step.title}`), 2);
  if (objectives.length > 0) {
    writeParagraph(context, section, bold(sections.objectives));
    writeLines(context, section, texts(objectives));
  }
  for (const { blocks, exercises } of step.parts) {
    writeBlocks(context, section, blocks, 3);
    for (const exercise of exercises) writeExercise(context, section, exercise, publication);
  }
  writeUnder(context, section, sections.keyPoints, texts(keyPoints));
  writeUnder(context, section, sections.reflections, texts(reflections));
  writeUnder(
    context,
    section,
    sections.terms,
    terms.map(({ term, meaning }) => `${term}${context.words.exported.colon}${meaning}`),
  );
  if (next !== null) writeParagraph(context, section, italic(nextLine(next, sections)));
  for (const exercise of step.exercises) writeExercise(context, section, exercise, publication);
  if (step.summary.length > 0) {
    writeHeading(context, section, plain(viewer.summary), 3);
    writeBlocks(context, section, step.summary, 4);
  }
  writeUnder(
    context,
    section,
    viewer.sources,
    step.sources.map((source) => sourceLine(source, publication.words, openingOf(source.quote))),
  );
}

function writeSolutions(context: PdfContext, section: Structure, publication: Publication): void {
  writeHeading(context, section, plain(publication.words.exported.solutions), 2);
  for (const step of publication.steps) {
    const exercises = exercisesOfStep(step);
    if (exercises.length === 0) continue;
    writeHeading(context, section, plain(`${step.position}. ${step.title}`), 3);
    for (const exercise of exercises) {
      writeParagraph(context, section, bold(askedText(exercise)));
      const right = solutionLines(exercise, publication);
      if (exercise.kind === "self") for (const line of right) writeParagraph(context, section, plain(line));
      else writeLines(context, section, right, exercise.kind === "order" ? (at) => `${at + 1}.` : undefined);
      if (exercise.kind === "self") writeLines(context, section, exercise.points);
      writeParagraph(context, section, plain(exercise.explanation));
    }
  }
}

/** A step with its figures, which are made when its turn comes and let go of behind it. */
async function writeStepWithFigures(
  paper: Paper,
  publication: Publication,
  step: PublishedStep,
): Promise<void> {
  const { assets, words } = publication;
  const figures = new Set(figuresOf({ steps: [step] }).map(({ asset }) => asset));
  const files = [...figures].flatMap((id) => assets.get(id) ?? []);
  const context: PdfContext = { paper, words, rasters: await rastersOf(files) };
  if (step.position > 1) paper.pdf.addPage();
  paper.pdf.outline.addItem(xmlText(`${step.position}. ${step.title}`));
  paper.within(paper.root, "Sect", (section) => writeStep(context, section, step, publication));
}

/**
 * A course as a PDF that is tagged: headings, lists, tables and figures with their descriptions, an outline, the
 * language and the title; fonts are part of it. In pieces, each as soon as it is written.
 */
export async function* writePdf(
  publication: Publication,
  { solutions }: PdfOptions,
): AsyncGenerator<Uint8Array> {
  const { title, language, creator, goal, modified, steps, words } = publication;
  const paper = new Paper({ title: xmlText(title), language, author: creator && xmlText(creator), modified });
  const context: PdfContext = { paper, words, rasters: new Map() };
  paper.within(paper.root, "Sect", (front) => {
    writeParagraph(context, front, bold(title), "H1", 24);
    if (creator !== null) writeParagraph(context, front, plain(creator));
    if (goal !== null) writeParagraph(context, front, plain(goal));
  });
  for (const step of steps) {
    await writeStepWithFigures(paper, publication, step);
    yield* paper.takeWritten();
  }
  if (solutions && steps.some((step) => exercisesOfStep(step).length > 0)) {
    paper.pdf.addPage();
    paper.pdf.outline.addItem(words.exported.solutions);
    paper.within(paper.root, "Sect", (section) => writeSolutions(context, section, publication));
  }
  yield* await paper.finish();
}
