import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  adviseSteps,
  type Course,
  generateCourseInProcess,
  previewInProcess,
  type ReadDocument,
  readDocument,
  recommendSteps,
} from "@lehrpfad/engine";

/** How far steps and words of a course may be from what was announced. */
const TOLERANCE = 0.1;
/** Fewer words than this of a sentence say nothing about where it was taken from. */
const SENTENCE = 5;

interface PromiseRow {
  file: string;
  "steps said": number;
  written: number;
  "words said": number;
  "words written": number;
  "words off": string;
  /** The same of the estimate that is shown until the exact number is there. */
  "estimate off": string;
  "without question": string;
  "asked to sum up": string;
  "repeating key points": number;
  broken: string;
}

/** A text as one compares it: without Markdown, marks and line breaks. */
const plain = (text: string): string =>
  text
    .replace(/\\(?=[\p{P}\p{S}])/gu, "")
    .replace(/[*_`>#]/g, "")
    .replace(/\s+/g, " ")
    .toLowerCase();

/** Key points that stand word for word in the passages of their step. */
function repeatingPoints({ steps }: Course): number {
  return steps.reduce((sum, { content, sections }) => {
    const told = plain(content);
    const points = sections.keyPoints.map(({ text }) => plain(text));
    return sum + points.filter((text) => text.split(" ").length >= SENTENCE && told.includes(text)).length;
  }, 0);
}

/** Steps without a question, and those of them that no notice names. */
function withoutQuestion({ steps, report }: Course): { positions: number[]; unsaid: number[] } {
  const positions = steps.filter(({ question }) => question === null).map(({ position }) => position);
  const said = report.notices.find(({ code }) => code === "question_missing")?.params.steps;
  const named = new Set(String(said ?? "").split(", "));
  return { positions, unsaid: positions.filter((position) => !named.has(String(position))) };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const off = (written: number, said: number): number => written / said - 1;

async function measurePromise(file: string, document: ReadDocument): Promise<PromiseRow> {
  const language = document.language === "other" ? "en" : document.language;
  const steps = Math.max(10, recommendSteps(document.words));
  const wish = { documents: [document], goal: null, title: null, steps, language };
  const request = { ...wish, difficulty: "standard" as const };
  const { signal } = new AbortController();
  const said = await previewInProcess(request, signal);
  if (said === null) throw new Error(`${file}: there is nothing to announce`);
  const course = await generateCourseInProcess(request, { saved: [], signal, onEvent: () => undefined });
  const words = course.report.words.total;
  const difference = off(words, said.words);
  const advice = adviseSteps(document.words, steps);
  const estimate = off(words, advice.steps * advice.wordsPerStep);
  const { positions, unsaid } = withoutQuestion(course);
  const repeating = repeatingPoints(course);
  const isFar = Math.max(Math.abs(difference), Math.abs(off(course.steps.length, said.steps.length)));
  const summed = course.steps.filter(({ question }) => question !== null && question.reason !== null);
  return {
    file: file.slice(0, 34),
    "steps said": said.steps.length,
    written: course.steps.length,
    "words said": said.words,
    "words written": words,
    "words off": percent(difference),
    "estimate off": percent(estimate),
    "without question": `${positions.length}, unsaid ${unsaid.length}`,
    "asked to sum up": `${summed.length}, said ${said.steps.filter(({ asks }) => !asks).length}`,
    "repeating key points": repeating,
    broken: [
      ...(Math.abs(estimate) > TOLERANCE ? ["an estimate more than 10 % off"] : []),
      ...(isFar > TOLERANCE ? ["more than 10 % off"] : []),
      ...(unsaid.length > 0 ? ["a step without a question that nobody is told of"] : []),
      ...(repeating > 0 ? ["a key point that repeats its step"] : []),
    ].join("; "),
  };
}

/** Documents that are looked at: spread over the folder, so that each language and format has some. */
function chosen(files: readonly string[], most: number): string[] {
  const every = files.length / Math.min(most, files.length);
  return Array.from({ length: Math.min(most, files.length) }, (_, at) => files[Math.floor(at * every)] ?? "");
}

/** What was announced of courses of so many documents of a folder, with the recommended steps, beside what was written. */
export async function measurePromises(folder: string, most: number): Promise<PromiseRow[]> {
  const rows: PromiseRow[] = [];
  for (const file of chosen((await readdir(folder)).sort(), most)) {
    rows.push(await measurePromise(file, await readDocument(join(folder, file), { id: "d", name: file })));
  }
  return rows;
}
