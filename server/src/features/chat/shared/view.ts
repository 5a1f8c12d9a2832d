import {
  type Chat,
  type ChatLimits,
  type ChatPackage,
  type ChatPackageHead,
  type ChatQuestion,
  LIMITS,
} from "@lehrpfad/contract";
import {
  countPackages,
  type Refused,
  writeQuestionRequest,
  writeRepair,
  writeRest,
  writeSecondRequest,
} from "@lehrpfad/engine";
import type { Services } from "../../../platform/services.ts";
import { showSource } from "../../content/index.ts";
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
import { listSizes, packedSteps, type StepSize } from "./course.ts";
import { requestOf } from "./readParts.ts";
import { countParts, showParts } from "./viewParts.ts";

/** Characters that are tried where more than the usual ones would spare a package: chats of today take them. */
const ROOMIER = [24_000, 28_000, 32_000];

/** What a chat is said to take at first: as usual, or more where a course then needs fewer packages. */
function usualLimits(steps: readonly StepSize[]): ChatLimits {
  const { characters, words, questions } = LIMITS.chat;
  const sizes = [characters.usual, ...ROOMIER].map((size) => ({
    ...{ characters: size, words: words.usual, questions: questions.usual },
  }));
  const counts = sizes.map((limits) => countPackages(steps, limits));
  const found = sizes[counts.indexOf(Math.min(...counts))];
  return found ?? { characters: characters.usual, words: words.usual, questions: questions.usual };
}

/** What a chat was said to take last; where nothing was chosen for texts, as many questions go into one package as can. */
function limitsOf(packages: readonly PackageRow[], steps: readonly StepSize[]): ChatLimits {
  const last = packages.at(-1);
  const isOfQuestions = last?.kind === "questions" || last?.kind === "answers";
  const isChosen = isOfQuestions || (last && last.limits.characters !== LIMITS.chat.characters.usual);
  return isChosen ? last.limits : usualLimits(steps);
}

const positionsOf = (stepIds: readonly string[], steps: readonly StepSize[]): number[] =>
  steps.filter(({ id }) => stepIds.includes(id)).map(({ position }) => position);

function showHead(
  row: PackageRow,
  questions: readonly Pick<ChatQuestionRow, "stepId" | "state">[],
  steps: readonly StepSize[],
): ChatPackageHead {
  const { id, number, kind, answeredAt } = row;
  const stepIds = (kind === "answers" ? questions : row.packed).map(({ stepId }) => stepId);
  const counts = kind === "plan" || kind === "texts" ? countParts(row) : countStates(questions);
  return {
    ...{ id, number, kind, steps: positionsOf(stepIds, steps), counts },
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/** A question as a person decides about it. */
export function showChatQuestion(row: ChatQuestionRow, step: StepSize): ChatQuestion {
  const { id, state, question, quote, faults, second, edited } = row;
  const { text, explanation, hint, options, source } = question;
  return {
    ...{ id, state, quote, edited, stepId: step.id, position: step.position, stepTitle: step.title },
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
  const steps = await listSizes(services, course.id);
  const packages = await listPackages(services.db, course.id);
  const questions = await listHeads(services.db, course.id);
  const byId = new Map(questions.map((one) => [one.id, one]));
  const byPackage = Map.groupBy(questions, ({ packageId }) => packageId);
  const open = questions.filter(({ state }) => state === "open");
  const isPlanned = packages.some(({ plan }) => plan?.state === "accepted");
  return {
    courseName: course.name,
    needsPlan: !isPlanned && steps.length > 0 && steps.every(({ isWritten }) => !isWritten),
    language: course.language,
    limits: limitsOf(packages, steps),
    steps,
    packages: packages.map((row) => {
      const own =
        row.kind !== "answers"
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

/** Steps of the course of which the answer says nothing, or breaks off in the middle. */
function missingSteps(
  row: PackageRow,
  questions: readonly ChatQuestionRow[],
  steps: readonly Pick<StepSize, "id">[],
): number[] {
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
  const there = new Set(steps.map(({ id }) => id));
  const missing = row.packed.filter(
    ({ stepId, number }) => there.has(stepId) && !told.has(stepId) && !refused.includes(number),
  );
  return isOnly ? [] : [...new Set(missing.map(({ number }) => number))];
}

/** Numbers of questions that nobody answered a second time, or that were changed since. */
function missingAnswers({ answer, asked }: PackageRow, questions: readonly ChatQuestionRow[]): number[] {
  if (answer.trim() === "") return [];
  const told = new Set(questions.filter(({ second }) => second !== null).map(({ id }) => id));
  return asked.flatMap(({ questionId }, at) => (told.has(questionId) ? [] : [at + 1]));
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

/** The same of a package that asks for a plan or for texts. */
async function showPartsOf(
  { db }: Services,
  course: CourseRow,
  row: PackageRow,
  steps: readonly StepSize[],
): Promise<ChatPackage> {
  const { limits, answer, version, packed } = row;
  return {
    ...showHead(row, [], steps),
    ...{ limits, answer, version, questions: [], refused: [] },
    ...showParts(row, steps, course),
    request: await requestOf(db, course, row),
    packed: packed.flatMap(({ stepId, number, part, parts }) => {
      const step = steps.find(({ id }) => id === stepId);
      return step ? [{ stepId, number, title: step.title, part, parts }] : [];
    }),
  };
}

/** One package with all that one needs to go on with it. */
export async function showOne(services: Services, course: CourseRow, row: PackageRow): Promise<ChatPackage> {
  const steps = await listSizes(services, course.id);
  if (row.kind === "plan" || row.kind === "texts") return await showPartsOf(services, course, row, steps);
  const isOfQuestions = row.kind === "questions";
  const questions = isOfQuestions
    ? await listQuestions(services.db, [row.id])
    : await askedQuestions(services, course, row);
  const packed = isOfQuestions ? await packedSteps(services.db, course.id, row) : [];
  const missing = isOfQuestions ? missingSteps(row, questions, steps) : missingAnswers(row, questions);
  const refusedQuestions = isOfQuestions ? toMend(questions) : [];
  const { limits, answer, version, refused } = row;
  return {
    ...showHead(row, questions, steps),
    ...{ limits, answer, version, missing, plan: null, texts: [] },
    request: isOfQuestions
      ? writeQuestionRequest(packed, row.packed, limits, course.language)
      : writeSecondRequest(row.asked, course.language),
    packed: row.packed.flatMap(({ stepId, number, part, parts }) => {
      const step = packed.find((one) => one.stepId === stepId);
      return step ? [{ stepId, number, title: step.title, part, parts }] : [];
    }),
    questions: questions.flatMap((question) => {
      const step = steps.find(({ id }) => id === question.stepId);
      return step ? [showChatQuestion(question, step)] : [];
    }),
    refused: refused.map(({ step, reason }) => ({ number: step, reason })),
    toMend: refusedQuestions.length,
    followUp: isOfQuestions ? followUpOf(refusedQuestions, missing, course) : null,
  };
}
