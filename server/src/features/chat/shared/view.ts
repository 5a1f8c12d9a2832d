import {
  type Chat,
  type ChatLimits,
  type ChatPackage,
  type ChatPackageHead,
  type ChatQuestion,
  LIMITS,
  type QuestionOrigin,
} from "@lehrpfad/contract";
import {
  packSteps,
  type Refused,
  readSecondAnswers,
  writeQuestionRequest,
  writeRepair,
  writeRest,
  writeSecondRequest,
} from "@lehrpfad/engine";
import type { Services } from "../../../platform/services.ts";
import { type StoredStep, showSource } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import {
  type ChatQuestionRow,
  findQuestions,
  listHeads,
  listPackages,
  listQuestions,
  type PackageRow,
} from "../repository.ts";
import { countStates, mendable } from "../rules.ts";
import { type CourseChatStep, chatStepsOf, packedSteps } from "./course.ts";

/** Characters that are tried where more than the usual ones would spare a package: chats of today take them. */
const ROOMIER = [24_000, 28_000, 32_000];

/** What a chat is said to take at first: as usual, or more where a course then needs fewer packages. */
function usualLimits(steps: readonly CourseChatStep[]): ChatLimits {
  const { characters, words, questions } = LIMITS.chat;
  const sizes = [characters.usual, ...ROOMIER].map((size) => ({
    ...{ characters: size, words: words.usual, questions: questions.usual },
  }));
  const counts = sizes.map((limits) => packSteps(steps, limits).length);
  const found = sizes[counts.indexOf(Math.min(...counts))];
  return found ?? { characters: characters.usual, words: words.usual, questions: questions.usual };
}

const positionsOf = (stepIds: readonly string[], steps: readonly CourseChatStep[]): number[] =>
  steps.filter(({ stepId }) => stepIds.includes(stepId)).map(({ number }) => number);

function showHead(
  row: PackageRow,
  questions: readonly Pick<ChatQuestionRow, "stepId" | "state">[],
  steps: readonly CourseChatStep[],
): ChatPackageHead {
  const { id, number, kind, answeredAt } = row;
  const stepIds =
    kind === "questions" ? row.packed.map(({ stepId }) => stepId) : questions.map(({ stepId }) => stepId);
  return {
    ...{ id, number, kind, steps: positionsOf(stepIds, steps), counts: countStates(questions) },
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/** Who wrote the question of a step; null where it asks nothing, or only a stand-in. */
export function askedBy({ question }: StoredStep): QuestionOrigin | null {
  return question && question.reason === null ? question.origin : null;
}

/** A question as a person decides about it. */
export function showChatQuestion(row: ChatQuestionRow, { stored }: CourseChatStep): ChatQuestion {
  const { id, state, question, quote, faults, second, edited } = row;
  const { text, explanation, hint, options, source } = question;
  return {
    ...{ id, state, quote, edited, stepId: stored.step.id },
    ...{ position: stored.step.position, stepTitle: stored.step.title },
    question: {
      ...{ kind: "choice", text, explanation, hint },
      options: options.map((option) => ({
        ...{ id: null, text: option.text, correct: option.correct, feedback: option.feedback ?? null },
      })),
    },
    source: source && showSource(source),
    faults: [...(second?.faults ?? []), ...faults],
    agreed: second?.agrees ?? null,
  };
}

/** The packages of a course, and what they could be made of. */
export async function showWhole(services: Services, course: CourseRow): Promise<Chat> {
  const steps = await chatStepsOf(services, course);
  const packages = await listPackages(services.db, course.id);
  const questions = await listHeads(services.db, course.id);
  const byId = new Map(questions.map((one) => [one.id, one]));
  const byPackage = Map.groupBy(questions, ({ packageId }) => packageId);
  const open = questions.filter(({ state }) => state === "open");
  return {
    courseName: course.name,
    language: course.language,
    limits: packages.at(-1)?.limits ?? usualLimits(steps),
    steps: steps.map(({ stepId, number, title, text, stored }) => ({
      ...{ id: stepId, position: number, title, words: stored.step.words, characters: text.length },
      asks: askedBy(stored),
    })),
    packages: packages.map((row) => {
      const own =
        row.kind === "questions"
          ? (byPackage.get(row.id) ?? [])
          : row.asked.flatMap(({ questionId }) => byId.get(questionId) ?? []);
      return showHead(row, own, steps);
    }),
    open: open.length,
    unanswered: open.filter(({ unanswered }) => unanswered).length,
  };
}

/** What the chat is to mend; what the answer broke off in is asked for as missing. */
function toMend(questions: readonly ChatQuestionRow[]): Refused[] {
  return questions.flatMap(({ state, question, named, numbered, faults, second }) => {
    const found =
      state === "open" || state === "aside" ? mendable([...(second?.faults ?? []), ...faults]) : [];
    const { text, options } = question;
    const isCutOff = found.some(({ code }) => code === "cut_off");
    const one = { step: named, place: numbered, text, options, faults: found };
    return found.length === 0 || isCutOff ? [] : [one];
  });
}

/** What is copied into the same chat to have questions mended and the missing ones written; null where all is there. */
function followUpOf(
  refused: readonly Refused[],
  missing: readonly number[],
  { language }: CourseRow,
): string | null {
  const parts = [
    ...(refused.length > 0 ? [writeRepair(refused, language)] : []),
    ...(missing.length > 0 ? [writeRest(missing, language)] : []),
  ];
  return parts.length === 0 ? null : parts.join("\n\n");
}

/** Steps of which the answer says nothing, or breaks off in the middle. */
function missingSteps(row: PackageRow, questions: readonly ChatQuestionRow[]): number[] {
  if (row.answer.trim() === "") return [];
  const told = new Set(
    questions
      .filter(({ faults }) => !faults.some(({ code }) => code === "cut_off"))
      .map(({ stepId }) => stepId),
  );
  const numbers = [...new Set(row.packed.map(({ number }) => number))];
  // Chats like to count from 1, whatever the steps are called.
  const refused = row.refused.map(({ step }) =>
    step === null || numbers.includes(step) ? step : numbers[step - 1],
  );
  const isOnly = numbers.length === 1 && row.refused.length > 0;
  const missing = row.packed.filter(({ stepId, number }) => !told.has(stepId) && !refused.includes(number));
  return isOnly ? [] : [...new Set(missing.map(({ number }) => number))];
}

/** Numbers of questions that nobody answered a second time. */
function missingAnswers({ answer, asked }: PackageRow): number[] {
  if (answer.trim() === "") return [];
  const told = new Set(readSecondAnswers(answer).map(({ number }) => number));
  return asked.map((_, at) => at + 1).filter((number) => !told.has(number));
}

/** The questions that a package asks once more, in its order. */
async function askedQuestions(
  services: Services,
  course: CourseRow,
  { asked }: PackageRow,
): Promise<ChatQuestionRow[]> {
  const ids = asked.map(({ questionId }) => questionId);
  const found = await findQuestions(services.db, course.id, ids);
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** What is copied out of a package, made anew from the steps as they are. */
export function requestOf(
  { kind, packed, asked, limits }: PackageRow,
  steps: readonly CourseChatStep[],
  { language }: CourseRow,
): string {
  return kind === "questions"
    ? writeQuestionRequest(steps, packed, limits, language)
    : writeSecondRequest(asked, language);
}

/** One package with all that one needs to go on with it. */
export async function showOne(services: Services, course: CourseRow, row: PackageRow): Promise<ChatPackage> {
  const steps = await chatStepsOf(services, course);
  const isOfQuestions = row.kind === "questions";
  const questions = isOfQuestions
    ? await listQuestions(services.db, [row.id])
    : await askedQuestions(services, course, row);
  const packed = packedSteps(row, steps);
  const missing = isOfQuestions ? missingSteps(row, questions) : missingAnswers(row);
  const refusedQuestions = isOfQuestions ? toMend(questions) : [];
  const { limits, answer, version, refused } = row;
  return {
    ...showHead(row, questions, steps),
    ...{ limits, answer, version, missing },
    request: requestOf(row, packed, course),
    packed: row.packed.flatMap(({ stepId, number, part, parts }) => {
      const step = packed.find((one) => one.stepId === stepId);
      return step ? [{ stepId, number, title: step.title, part, parts }] : [];
    }),
    questions: questions.flatMap((question) => {
      const step = steps.find(({ stepId }) => stepId === question.stepId);
      return step ? [showChatQuestion(question, step)] : [];
    }),
    refused: refused.map(({ step, reason }) => ({ number: step, reason })),
    toMend: refusedQuestions.length,
    followUp: isOfQuestions ? followUpOf(refusedQuestions, missing, course) : null,
  };
}
