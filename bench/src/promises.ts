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
  SCREENFUL,
  wholeText,
  wordsAfter,
} from "@lehrpfad/engine";

/** How far steps and words of a course may be from what was announced. */
const TOLERANCE = 0.1;
/** Fewer words than this of a sentence say nothing about where it was taken from. */
const SENTENCE = 5;

interface PromiseRow {
  file: string;
  "steps said": number;
  written: number;
  "steps off": string;
  "words said": number;
  "words written": number;
  "words off": string;
  /** The same of the estimate that is shown until the exact number is there. */
  "estimate off": string;
  /** Steps without a question, and those of them that no notice names. */
  "no question": string;
  /** Steps that only ask for a summary, and those that no notice names. */
  "only a summary": string;
  /** Key points and sentences of summaries that can still be seen in the text above them. */
  "said twice": number;
  broken: string;
}

/** Ends of sentences, as the summaries of steps have them. */
const ENDS = /(?<=[.!?…]["'»”“’)\]]*)\s+(?=["„“«¿¡(]*\p{Lu})/u;

/** Key points and sentences of summaries that stand word for word within a screenful above where they are said again. */
function repeating({ steps, language }: Course): number {
  return steps.reduce((sum, step) => {
    const { content, sections, summary } = step;
    const isNear = (shown: string) => {
      const after = wordsAfter(shown);
      return (text: string) =>
        text.split(" ").length >= SENTENCE && (after(text) ?? Number.POSITIVE_INFINITY) < SCREENFUL;
    };
    const points = sections.keyPoints.map(({ text }) => text).filter(isNear(content));
    const said = summary.split(ENDS).filter(isNear(wholeText(step, language)));
    return sum + points.length + said.length;
  }, 0);
}

/** Steps of a kind, and those of them that no notice with this code names. */
function unsaidAmong(
  { steps, report }: Course,
  code: string,
  isOne: (step: Course["steps"][number]) => boolean,
) {
  const positions = steps.filter(isOne).map(({ position }) => position);
  const said = report.notices.find((notice) => notice.code === code)?.params.steps;
  const named = new Set(String(said ?? "").split(", "));
  return {
    count: positions.length,
    unsaid: positions.filter((position) => !named.has(String(position))).length,
  };
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
  const stepsOff = off(course.steps.length, said.steps.length);
  const unasked = unsaidAmong(course, "question_missing", ({ question }) => question === null);
  const summed = unsaidAmong(course, "question_summary", ({ question }) => Boolean(question?.reason));
  const twice = repeating(course);
  return {
    file: file.slice(0, 34),
    "steps said": said.steps.length,
    written: course.steps.length,
    "steps off": percent(stepsOff),
    "words said": said.words,
    "words written": words,
    "words off": percent(difference),
    "estimate off": percent(estimate),
    "no question": `${unasked.count}, unsaid ${unasked.unsaid}`,
    "only a summary": `${summed.count}, unsaid ${summed.unsaid}`,
    "said twice": twice,
    broken: [
      ...(Math.abs(estimate) > TOLERANCE ? ["an estimate more than 10 % off"] : []),
      ...(Math.max(Math.abs(difference), Math.abs(stepsOff)) > TOLERANCE ? ["more than 10 % off"] : []),
      ...(unasked.unsaid + summed.unsaid > 0
        ? ["a step without a question about its text that nobody is told of"]
        : []),
      ...(twice > 0 ? ["a sentence said twice in a screenful"] : []),
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
