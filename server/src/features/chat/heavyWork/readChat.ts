import { createHash } from "node:crypto";
import type { CourseLanguage, Fault } from "@lehrpfad/contract";
import {
  type ChatStep,
  chatFaults,
  languageDataOf,
  type PlacedQuestion,
  placeQuestion,
  proofOf,
  type RefusedStep,
  readQuestions,
} from "@lehrpfad/engine";

/** A question as a chat's answer holds it, in the order of the answer. */
export interface FoundQuestion {
  /** Names what was read. */
  hash: string;
  place: number;
  /** Number of the step that it stands under; null where none is named. */
  named: number | null;
  /** Its number among those of the same step, from 1. */
  numbered: number;
  proof: string;
  /** Its place in the course; null where its hash was known, or the package has no steps. */
  placed: PlacedQuestion | null;
}

/** A question that a person changed, with the proof that the chat gave for it. */
interface ChangedQuestion {
  question: PlacedQuestion["question"];
  proof: string;
  step: ChatStep;
}

type ReadTask = { language: CourseLanguage } & (
  | { answer: string; steps: ChatStep[]; knownHashes: string[] }
  | { changed: ChangedQuestion }
);

export interface ChatReading {
  questions: FoundQuestion[];
  refused: RefusedStep[];
  /** What became of a changed question; its step is that of the task. */
  changed: PlacedQuestion | null;
}

function judgeForm({ question, proof, step }: ChangedQuestion, language: CourseLanguage): PlacedQuestion {
  const { source, quote, faults } = proofOf(proof, step);
  const judged = { ...question, source };
  const form: Fault[] = chatFaults(judged, quote, languageDataOf(language));
  return { step: step.number, question: judged, quote, faults: [...faults, ...form] };
}

/** Finds the questions of a chat's answer in the texts of their steps, each once, or a changed one again. */
export async function run(task: ReadTask): Promise<ChatReading> {
  const { language } = task;
  if ("changed" in task) return { questions: [], refused: [], changed: judgeForm(task.changed, language) };
  const { questions, refused } = readQuestions(task.answer);
  const known = new Set(task.knownHashes);
  const found = questions.map((read, place): FoundQuestion => {
    const hash = createHash("sha256").update(JSON.stringify(read)).digest("hex");
    const numbered = questions.slice(0, place + 1).filter(({ step }) => step === read.step).length;
    const placed = known.has(hash) ? null : placeQuestion(read, task.steps, languageDataOf(language));
    return { hash, place, named: read.step, numbered, proof: read.proof, placed };
  });
  const once = found.filter(({ hash, place }) => found.findIndex((one) => one.hash === hash) === place);
  return { questions: once, refused, changed: null };
}
