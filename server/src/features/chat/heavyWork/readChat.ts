import { createHash } from "node:crypto";
import type { CourseLanguage } from "@lehrpfad/contract";
import {
  type AskedAgain,
  type ChatLimits,
  type ChatStep,
  chatFaults,
  languageDataOf,
  type PackedStep,
  type PlacedQuestion,
  placeQuestion,
  proofOf,
  type RefusedStep,
  readQuestions,
  readSecondAnswers,
  type SecondAnswer,
  withoutRequest,
  writeQuestionRequest,
  writeSecondRequest,
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
  /** Its place in the course; null where its hash was known, or its step is gone. */
  placed: PlacedQuestion | null;
}

/** A package of questions whose answer is read. */
interface QuestionsTask {
  kind: "questions";
  pasted: string;
  steps: ChatStep[];
  packed: PackedStep[];
  limits: ChatLimits;
  knownHashes: string[];
}

/** A package of questions that were asked once more. */
interface AnswersTask {
  kind: "answers";
  pasted: string;
  asked: AskedAgain[];
  /** What was pasted before. */
  before: string;
}

/** A question that a person changed, with the proof that the chat gave for it. */
interface ChangedTask {
  kind: "changed";
  question: PlacedQuestion["question"];
  proof: string;
  steps: ChatStep[];
}

type ReadTask = { language: CourseLanguage } & (QuestionsTask | AnswersTask | ChangedTask);

export interface ChatReading {
  /** What was pasted, without the request where that was pasted too. */
  answer: string;
  questions: FoundQuestion[];
  refused: RefusedStep[];
  second: SecondAnswer[];
  /** Whether the second answers are those of what was pasted before. */
  isSecondKnown: boolean;
  /** What became of a changed question; null where its step is gone. */
  changed: PlacedQuestion | null;
}

const NOTHING: ChatReading = {
  ...{ answer: "", questions: [], refused: [], second: [], isSecondKnown: false, changed: null },
};

function judgeForm({ question, proof, steps }: ChangedTask, language: CourseLanguage): ChatReading {
  const [step] = steps;
  if (!step) return NOTHING;
  const { source, quote, faults } = proofOf(proof, step);
  const judged = { ...question, source };
  const form = chatFaults(judged, quote, languageDataOf(language));
  const changed = { step: step.number, question: judged, quote, faults: [...faults, ...form] };
  return { ...NOTHING, changed };
}

function findQuestions(task: QuestionsTask, language: CourseLanguage): ChatReading {
  const { pasted, steps, packed, limits, knownHashes } = task;
  const answer = withoutRequest(pasted, writeQuestionRequest(steps, packed, limits, language));
  const { questions, refused } = readQuestions(answer);
  const known = new Set(knownHashes);
  const numbers = [...new Set(packed.map(({ number }) => number))];
  const found = questions.map((read, place): FoundQuestion => {
    const hash = createHash("sha256").update(JSON.stringify(read)).digest("hex");
    const numbered = questions.slice(0, place + 1).filter(({ step }) => step === read.step).length;
    const placed = known.has(hash) ? null : placeQuestion(read, steps, numbers, languageDataOf(language));
    return { hash, place, named: read.step, numbered, proof: read.proof, placed };
  });
  const once = found.filter(({ hash, place }) => found.findIndex((one) => one.hash === hash) === place);
  return { ...NOTHING, answer, questions: once, refused };
}

function findAnswers({ pasted, asked, before }: AnswersTask, language: CourseLanguage): ChatReading {
  const answer = withoutRequest(pasted, writeSecondRequest(asked, language));
  const read = (text: string) =>
    readSecondAnswers(text).filter(({ number }) => asked[number - 1] !== undefined);
  const second = read(answer);
  return {
    ...NOTHING,
    answer,
    second,
    isSecondKnown: JSON.stringify(second) === JSON.stringify(read(before)),
  };
}

/** Reads what was pasted into a package, or judges a question anew that somebody changed. */
export async function run({ language, ...task }: ReadTask): Promise<ChatReading> {
  if (task.kind === "changed") return judgeForm(task, language);
  return task.kind === "questions" ? findQuestions(task, language) : findAnswers(task, language);
}
