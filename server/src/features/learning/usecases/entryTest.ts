import {
  type Answer,
  type Enrolment,
  type EntryOutcome,
  type EntryTest,
  type EntryTestStanding,
  isChecked,
  knownAnswer,
  markAnswer,
} from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { countCheckedQuestions, findQuestion, loadQuestions } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { type Learner, participation, type Visit } from "../access.ts";
import type { EnrolmentRow } from "../repository/enrolments.ts";
import {
  type Closed,
  endTest,
  entryAnswersOf,
  forgetKnown,
  storeEntryAnswer,
} from "../repository/entryTests.ts";
import { listStepProgress, type StepProgressRow } from "../repository/visits.ts";
import { isEntryTestOpen, isFinished, mayBeginEntryTest } from "../rules.ts";
import { afterChange } from "./afterChange.ts";
import { isWhole, progressOf, showEnrolment, showOpenQuestion } from "./show.ts";

/** What is known of the test without its questions; null where there is none for this participant. */
export async function entryTestStanding(
  { db }: Services,
  { course, enrolment, entryTest: begun }: Pick<Visit, "course" | "enrolment" | "entryTest">,
  rows: readonly StepProgressRow[],
): Promise<EntryTestStanding | null> {
  const test = enrolment && begun;
  const known = rows.filter((row) => row.known).length;
  if (test?.endedAt) return { state: "taken", questions: test.questions ?? 0, known };
  if (!isEntryTestOpen(course, enrolment, test)) return null;
  const questions = await countCheckedQuestions(db, course.id);
  if (questions === 0) return null;
  return { state: test ? "begun" : "offered", questions, known };
}

type Asked = Awaited<ReturnType<typeof askedSteps>>[number];

/** The steps whose question the server marks, with what the participant did, in their order. */
async function askedSteps(services: Services, courseId: string, rows: readonly StepProgressRow[]) {
  return (await loadQuestions(services.db, courseId)).flatMap(({ step, question }) => {
    const row = rows.find(({ id }) => id === step.id);
    return question && isChecked(question.body) && row ? [{ step, question, row }] : [];
  });
}

function outcomeOf({ step, row }: Asked, answers: ReadonlyMap<string, boolean>): EntryOutcome {
  const right = answers.get(step.id);
  const outcome = right ? (row.known ? "known" : "takenBack") : right === false ? "unknown" : "unanswered";
  return { stepId: step.id, position: step.position, stepTitle: step.title, outcome };
}

/** The test with its questions, or with what came of it. Throws ENTRY_TEST_CLOSED. */
export async function entryTest(services: Services, learner: Learner, slug: string): Promise<EntryTest> {
  const visited = await participation(services, learner, slug);
  const { course, enrolment } = visited;
  const rows = await listStepProgress(services.db, course.id, enrolment.id);
  const standing = await entryTestStanding(services, visited, rows);
  if (!standing) throw refusal("ENTRY_TEST_CLOSED");
  const steps = await askedSteps(services, course.id, rows);
  const answers = await entryAnswersOf(services.db, enrolment.id);
  const progress = progressOf(rows);
  const isTaken = standing.state === "taken";
  const open = steps.filter(({ row }) => !isFinished(row));
  return {
    ...standing,
    courseName: course.name,
    language: course.language,
    asked: (isTaken ? [] : open).map(({ step, question }) => ({
      stepId: step.id,
      position: step.position,
      stepTitle: step.title,
      // Not as in the step: who remembers a place has learnt nothing.
      question: { ...showOpenQuestion(question, `entry ${enrolment.id}`), hint: null },
      answered: answers.has(step.id),
    })),
    outcomes: isTaken ? steps.map((step) => outcomeOf(step, answers)) : [],
    nextPosition: progress.nextPosition ?? 1,
    completed: isWhole(progress),
  };
}

const REFUSALS = {
  enrolment: "ENROLMENT_REQUIRED",
  closed: "ENTRY_TEST_CLOSED",
  step: "STEP_NOT_FOUND",
} as const satisfies Record<Closed, string>;

/**
 * Stores an answer, or (null) that somebody does not know, marked as in the step; nothing is told of it. Throws
 * ENTRY_TEST_CLOSED, STEP_NOT_FOUND, QUESTION_MISSING, QUESTION_CHANGED.
 */
export async function answerEntry(
  services: Services,
  learner: Learner,
  input: { slug: string; stepId: string; questionId: string; answer: Answer | null },
): Promise<void> {
  const { course, enrolment } = await participation(services, learner, input.slug);
  const { stepId, questionId } = input;
  const question = await findQuestion(services.db, course.id, questionId);
  if (question?.stepId !== stepId || !isChecked(question.body)) throw refusal("QUESTION_MISSING");
  const answer = input.answer && knownAnswer(question.body, input.answer);
  const mark = answer && markAnswer(question.body, answer);
  if (input.answer !== null && !mark) throw refusal("QUESTION_CHANGED");
  const given = { enrolmentId: enrolment.id, stepId, questionId, answer, right: mark?.right ?? false };
  const closed = await storeEntryAnswer(services.db, given, services.clock.now(), (row) =>
    mayBeginEntryTest(course, row),
  );
  if (closed) throw refusal(REFUSALS[closed]);
}

/** Where the participant stands after marks came or went. */
async function standingNow(
  services: Services,
  learner: Learner,
  { course, enrolment }: { course: CourseRow; enrolment: EnrolmentRow },
): Promise<Enrolment> {
  const rows = await listStepProgress(services.db, course.id, enrolment.id);
  return await afterChange(services, learner, { course, enrolment }, rows);
}

/** Ends the test: what was right is known, and who knows every step has completed the course. Throws ENTRY_TEST_CLOSED. */
export async function endEntryTest(
  services: Services,
  learner: Learner,
  slug: string,
): Promise<{ enrolment: Enrolment }> {
  const visited = await participation(services, learner, slug);
  const { course, enrolment } = visited;
  const questions = await countCheckedQuestions(services.db, course.id);
  const ended = { enrolmentId: enrolment.id, questions };
  const closed = await endTest(services.db, ended, services.clock.now(), (row) =>
    mayBeginEntryTest(course, row),
  );
  if (closed) throw refusal(REFUSALS[closed]);
  return { enrolment: await standingNow(services, learner, visited) };
}

/** Lets somebody learn a step, or (null) all steps, that were known. Throws ENTRY_TEST_CLOSED once the course is completed. */
export async function learnKnown(
  services: Services,
  learner: Learner,
  { slug, stepId }: { slug: string; stepId: string | null },
): Promise<{ enrolment: Enrolment }> {
  const { course, enrolment } = await participation(services, learner, slug);
  const now = services.clock.now();
  const isDone = await forgetKnown(services.db, { enrolmentId: enrolment.id, stepId }, now);
  if (!isDone) throw refusal("ENTRY_TEST_CLOSED");
  const rows = await listStepProgress(services.db, course.id, enrolment.id);
  return { enrolment: showEnrolment(learner, { ...enrolment, lastActiveAt: now }, progressOf(rows)) };
}
