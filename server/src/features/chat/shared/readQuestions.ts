import { randomUUID } from "node:crypto";
import type { Fault } from "@lehrpfad/contract";
import type { ChatStep, PlacedQuestion } from "@lehrpfad/engine";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import type { CallerContext } from "../../../platform/useCase.ts";
import type { CourseRow } from "../../courses/index.ts";
import { comparedQuestions, judgeQuestions } from "../../editing/index.ts";
import { CHAT_WORK } from "../heavyWork.ts";
import type { ChatQuestionRow, PackageRow } from "../repository.ts";
import { type CourseChatStep, packedSteps } from "./course.ts";

/** A step as it comes to the process that reads: its passages without the documents around them. */
function readStep({ number, title, text, passages }: CourseChatStep): ChatStep {
  return {
    ...{ number, title, text },
    passages: passages.map(({ document, block }) => ({
      document: { ...document, blocks: [], figures: [] },
      block,
    })),
  };
}

const once = (faults: readonly Fault[]): Fault[] =>
  faults.filter(
    (one, at) => faults.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at,
  );

/** A question and the step of the course that it is for. */
interface InStep {
  step: CourseChatStep;
  placed: PlacedQuestion;
}

/** What is wrong with each question, in their order; the order of its options is ours. */
async function judgeAll(
  context: CallerContext,
  course: CourseRow,
  steps: readonly CourseChatStep[],
  placed: readonly InStep[],
): Promise<Fault[][]> {
  if (placed.length === 0) return [];
  const rows = steps.map(({ stored }) => stored);
  const judged = placed.map(({ step, placed: { question } }) => ({
    ...{ step: rows.indexOf(step.stored), question, isJudged: true },
  }));
  const questions = [...comparedQuestions(rows), ...judged];
  const advice = await judgeQuestions(context.services, course, { rows, questions }, askerOf(context));
  return placed.map(({ placed: { faults } }, at) =>
    once([...faults, ...(advice[at] ?? []).filter(({ code }) => code !== "position_pattern")]),
  );
}

/** A question that a person changed, judged anew. Throws what `Work.run` throws. */
export async function judgeChanged(
  context: CallerContext,
  course: CourseRow,
  { steps, step }: { steps: readonly CourseChatStep[]; step: CourseChatStep },
  { question, proof }: Pick<ChatQuestionRow, "question" | "proof">,
): Promise<Pick<ChatQuestionRow, "question" | "quote" | "faults">> {
  const changed = { question, proof, step: readStep(step) };
  const task = { language: course.language, changed };
  const { changed: placed } = await context.services.work.run(CHAT_WORK, task, { asker: askerOf(context) });
  if (!placed) throw new Error("A changed question was not judged");
  const [faults = []] = await judgeAll(context, course, steps, [{ step, placed }]);
  return { question: placed.question, quote: placed.quote, faults };
}

/** What an answer comes to: its questions as rows, and what the chat refused. */
export interface ReadPackage {
  rows: ChatQuestionRow[];
  refused: PackageRow["refused"];
}

/**
 * Reads the questions out of what was pasted into a package. What was read before is not judged again.
 * Throws what `Work.run` throws.
 */
export async function readPackage(
  context: CallerContext,
  course: CourseRow,
  steps: readonly CourseChatStep[],
  { row, answer, known }: { row: PackageRow; answer: string; known: readonly ChatQuestionRow[] },
): Promise<ReadPackage> {
  const packed = packedSteps(row, steps);
  const knownByHash = new Map(known.map((one) => [one.hash, one]));
  const task = {
    ...{
      language: course.language,
      answer,
      steps: packed.map(readStep),
      knownHashes: [...knownByHash.keys()],
    },
  };
  const read = await context.services.work.run(CHAT_WORK, task, { asker: askerOf(context) });
  const rows: ChatQuestionRow[] = [];
  const added: InStep[] = [];
  for (const { hash, place, named, numbered, proof, placed } of read.questions) {
    const before = knownByHash.get(hash);
    if (before) rows.push({ ...before, place, numbered });
    const step = packed.find(({ number }) => number === placed?.step);
    if (!placed || !step) continue;
    added.push({ step, placed });
    rows.push({
      ...{ id: randomUUID(), packageId: row.id, stepId: step.stepId, place, hash, faults: placed.faults },
      ...{ named: named ?? placed.step, numbered, question: placed.question, proof },
      ...{ quote: placed.quote, second: null, state: "open" as const, edited: false, placed: null },
    });
  }
  const faults = await judgeAll(context, course, steps, added);
  const addedRows = rows.filter(({ hash }) => !knownByHash.has(hash));
  for (const [at, one] of addedRows.entries()) one.faults = faults[at] ?? one.faults;
  return { rows, refused: read.refused };
}
