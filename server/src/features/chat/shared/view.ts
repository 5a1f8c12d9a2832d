import {
  type Chat,
  type ChatPackage,
  type ChatPackageHead,
  type ChatQuestion,
  LIMITS,
} from "@lehrpfad/contract";
import {
  readSecondAnswers,
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
import { type CourseChatStep, chatStepsOf, packedSteps } from "./course.ts";

const USUAL = {
  characters: LIMITS.chat.characters.usual,
  words: LIMITS.chat.words.usual,
  questions: LIMITS.chat.questions.usual,
};

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
    limits: packages.at(-1)?.limits ?? USUAL,
    steps: steps.map(({ stepId, number, title, text, stored }) => ({
      ...{ id: stepId, position: number, title, words: stored.step.words, characters: text.length },
      asks: stored.question && stored.question.reason === null ? stored.question.origin : null,
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

/** What is copied into the same chat to have questions mended. */
function repairOf(questions: readonly ChatQuestionRow[], course: CourseRow): string | null {
  const refused = questions.flatMap(({ state, question, named, numbered, faults, second }) => {
    const found =
      state === "open" || state === "aside" ? mendable([...(second?.faults ?? []), ...faults]) : [];
    const { text, options } = question;
    return found.length === 0 ? [] : [{ step: named, place: numbered, text, options, faults: found }];
  });
  return refused.length === 0 ? null : writeRepair(refused, course.language);
}

/** Steps of which the answer says nothing, or breaks off in the middle. */
function missingSteps(row: PackageRow, questions: readonly ChatQuestionRow[]): number[] {
  if (row.answer.trim() === "") return [];
  const told = new Set(
    questions
      .filter(({ faults }) => !faults.some(({ code }) => code === "cut_off"))
      .map(({ stepId }) => stepId),
  );
  const refused = new Set(row.refused.map(({ step }) => step));
  const missing = row.packed.filter(({ stepId, number }) => !told.has(stepId) && !refused.has(number));
  return [...new Set(missing.map(({ number }) => number))];
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
  const { limits, answer, version, refused } = row;
  const { language } = course;
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
    repair: isOfQuestions ? repairOf(questions, course) : null,
    rest: isOfQuestions && missing.length > 0 ? writeRest(missing, language) : null,
  };
}
