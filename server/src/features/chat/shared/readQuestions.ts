import { createHash, randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Fault } from "@lehrpfad/contract";
import {
  type AskedBefore,
  askedBefore,
  chatFaults,
  languageDataOf,
  type PlacedQuestion,
  placeQuestion,
  proofOf,
  type ReadQuestion,
  readQuestions,
  titledText,
} from "@lehrpfad/engine";
import type { Services } from "../../../platform/services.ts";
import { writtenQuestion } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { hintsFor, questionsOf, wholeCourse } from "../../editing/index.ts";
import type { ChatQuestionRow, PackageRow } from "../repository.ts";
import { type CourseChatStep, packedSteps } from "./course.ts";

/** What the quality gate knows of a course while questions of a chat are judged. */
export interface Judging {
  course: CourseRow;
  steps: readonly CourseChatStep[];
  whole: Awaited<ReturnType<typeof wholeCourse>>;
  /** What is asked already. */
  asked: AskedBefore[];
}

/** Prepares the judgement of questions: a second for a long course, once while nothing changes. */
export async function judgingOf(
  services: Services,
  course: CourseRow,
  steps: readonly CourseChatStep[],
): Promise<Judging> {
  const rows = steps.map(({ stored }) => stored);
  const whole = await wholeCourse(services, course, rows);
  const asked = rows.flatMap(questionsOf).map(([, one]) => askedBefore(writtenQuestion(one), whole.gate));
  return { course, steps, whole, asked };
}

/** What the quality gate says of a question in its step; the order of its answers is ours. */
function gateFaults(question: PlacedQuestion["question"], step: CourseChatStep, judging: Judging): Fault[] {
  const read = titledText(step.stored.step, judging.course.language);
  const hints = hintsFor(question, read, judging.whole, judging.asked);
  return hints.filter(({ code }) => code !== "position_pattern");
}

const once = (faults: readonly Fault[]): Fault[] =>
  faults.filter(
    (one, at) => faults.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at,
  );

/** A question that a person changed, judged anew. */
export function judgeChanged(
  question: PlacedQuestion["question"],
  proof: string,
  step: CourseChatStep,
  judging: Judging,
): Pick<ChatQuestionRow, "question" | "quote" | "faults"> {
  const found = proofOf(proof, step);
  const judged = { ...question, source: found.source };
  const form = chatFaults(judged, languageDataOf(judging.course.language));
  return {
    question: judged,
    quote: found.quote,
    faults: once([...found.faults, ...form, ...gateFaults(judged, step, judging)]),
  };
}

const hashOf = (read: ReadQuestion): string =>
  createHash("sha256").update(JSON.stringify(read)).digest("hex");

/** What an answer comes to: its questions as rows, and what the chat refused. */
export interface ReadPackage {
  rows: ChatQuestionRow[];
  refused: PackageRow["refused"];
}

/** Reads the questions out of what was pasted into a package. What was read before is not judged again. */
export async function readPackage(
  row: PackageRow,
  answer: string,
  known: readonly ChatQuestionRow[],
  judging: Judging,
): Promise<ReadPackage> {
  const { questions, refused } = readQuestions(answer);
  const steps = packedSteps(row, judging.steps);
  const languageData = languageDataOf(judging.course.language);
  const rows: ChatQuestionRow[] = [];
  const knownByHash = new Map(known.map((one) => [one.hash, one]));
  const hashes = new Set<string>();
  for (const [place, read] of questions.entries()) {
    // Other requests go first: each question takes some milliseconds.
    await setImmediate();
    const hash = hashOf(read);
    if (hashes.has(hash)) continue;
    hashes.add(hash);
    const numbered = questions.slice(0, place + 1).filter(({ step }) => step === read.step).length;
    const before = knownByHash.get(hash);
    if (before) rows.push({ ...before, place, numbered });
    const placed = before ? null : placeQuestion(read, steps, languageData);
    const step = steps.find(({ number }) => number === placed?.step);
    if (!placed || !step) continue;
    const faults = once([...placed.faults, ...gateFaults(placed.question, step, judging)]);
    judging.asked.push(askedBefore(placed.question, judging.whole.gate));
    rows.push({
      ...{ id: randomUUID(), packageId: row.id, stepId: step.stepId, place, hash, faults },
      ...{ named: read.step ?? placed.step, numbered, question: placed.question, proof: read.proof },
      ...{ quote: placed.quote, second: null, state: "open" as const, edited: false, placed: null },
    });
  }
  return { rows, refused };
}
