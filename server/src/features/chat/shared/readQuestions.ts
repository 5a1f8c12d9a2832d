import { randomUUID } from "node:crypto";
import type { Fault } from "@lehrpfad/contract";
import type { PlacedQuestion } from "@lehrpfad/engine";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { CallerContext } from "../../../platform/useCase.ts";
import type { StoredStep } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { comparedQuestions, judgeQuestions } from "../../editing/index.ts";
import { CHAT_WORK, type ChatReading } from "../heavyWork.ts";
import type { ChatQuestionRow, PackageRow } from "../repository.ts";
import { provableSteps } from "./course.ts";

const once = (faults: readonly Fault[]): Fault[] =>
  faults.filter(
    (one, at) => faults.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at,
  );

/** A question and the step of the course that it is for. */
interface InStep {
  stepId: string;
  placed: PlacedQuestion;
}

/** What is wrong with each question, in their order; the order of its options is ours. */
async function judgeAll(
  context: CallerContext,
  course: CourseRow,
  placed: readonly InStep[],
): Promise<Fault[][]> {
  if (placed.length === 0) return [];
  const choose = (rows: readonly StoredStep[]) => {
    const placeOf = (id: string) => rows.findIndex(({ step }) => step.id === id);
    const judged = placed.map(({ stepId, placed: { question } }) => ({
      ...{ step: placeOf(stepId), question, isJudged: true },
    }));
    if (judged.some(({ step }) => step < 0)) throw refusal("STEP_NOT_FOUND");
    return [...comparedQuestions(rows), ...judged];
  };
  const advice = await judgeQuestions(context.services, course, choose, askerOf(context));
  return placed.map(({ placed: { faults } }, at) =>
    once([...faults, ...(advice[at] ?? []).filter(({ code }) => code !== "position_pattern")]),
  );
}

/** A question that a person changed, judged anew. Throws STEP_NOT_FOUND, and what `Work.run` throws. */
export async function judgeChanged(
  context: CallerContext,
  course: CourseRow,
  { question, proof, stepId }: Pick<ChatQuestionRow, "question" | "proof" | "stepId">,
): Promise<Pick<ChatQuestionRow, "question" | "quote" | "faults">> {
  const { db, work } = context.services;
  const packed = [{ stepId, number: 1, part: 1, parts: 1 }];
  const task = async () => ({
    ...{ language: course.language, kind: "changed" as const, question, proof },
    steps: await provableSteps(db, course.id, { packed }),
  });
  const { changed: placed } = await work.run(CHAT_WORK, task, { asker: askerOf(context) });
  if (!placed) throw refusal("STEP_NOT_FOUND");
  const [faults = []] = await judgeAll(context, course, [{ stepId, placed }]);
  return { question: placed.question, quote: placed.quote, faults };
}

/** What was pasted comes to: questions as rows, what the chat refused, second answers. */
export interface ReadPackage extends Pick<ChatReading, "answer" | "refused" | "second" | "isSecondKnown"> {
  rows: ChatQuestionRow[];
  /** Questions that were found, those of steps that are gone among them. */
  found: number;
}

/** Reads what was pasted once it is its turn: who waits holds no texts. */
async function readPasted(
  context: CallerContext,
  course: CourseRow,
  { row, pasted, known }: Pasted,
): Promise<ChatReading> {
  const { db, work } = context.services;
  const { language } = course;
  const { packed, limits, asked, answer: before } = row;
  const knownHashes = known.map(({ hash }) => hash);
  const task = async () =>
    row.kind === "questions"
      ? {
          ...{ language, kind: "questions" as const, pasted, packed, limits, knownHashes },
          steps: await provableSteps(db, course.id, row),
        }
      : { language, kind: "answers" as const, pasted, asked, before };
  return await work.run(CHAT_WORK, task, { asker: askerOf(context) });
}

interface Pasted {
  row: PackageRow;
  pasted: string;
  known: readonly ChatQuestionRow[];
}

/**
 * Reads what was pasted into a package. What was read before is not judged again. Throws STEP_NOT_FOUND, and what
 * `Work.run` throws.
 */
export async function readPackage(
  context: CallerContext,
  course: CourseRow,
  given: Pasted,
): Promise<ReadPackage> {
  const { questions, ...read } = await readPasted(context, course, given);
  const { row, known } = given;
  const knownByHash = new Map(known.map((one) => [one.hash, one]));
  const stepIds = new Map(row.packed.map(({ stepId, number }) => [number, stepId]));
  const rows: ChatQuestionRow[] = [];
  const added: InStep[] = [];
  for (const { hash, place, named, numbered, proof, placed } of questions) {
    const before = knownByHash.get(hash);
    if (before) rows.push({ ...before, place, numbered });
    const stepId = placed && stepIds.get(placed.step);
    if (!placed || !stepId) continue;
    added.push({ stepId, placed });
    rows.push({
      ...{ id: randomUUID(), packageId: row.id, stepId, place, hash, faults: placed.faults },
      ...{ named: named ?? placed.step, numbered, question: placed.question, proof },
      ...{
        quote: placed.quote,
        second: null,
        state: "open" as const,
        edited: false,
        placed: null,
        movedFrom: [],
      },
    });
  }
  const faults = await judgeAll(context, course, added);
  const addedRows = rows.filter(({ hash }) => !knownByHash.has(hash));
  for (const [at, one] of addedRows.entries()) one.faults = faults[at] ?? one.faults;
  return { ...read, rows, found: questions.length };
}
