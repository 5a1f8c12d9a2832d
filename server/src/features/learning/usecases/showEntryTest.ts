import { type EntryOutcome, type EntryTest, isChecked } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { loadQuestions } from "../../content/index.ts";
import type { LearnerContext } from "../access.ts";
import { participation } from "../access.ts";
import { entryAnswersOf } from "../repository/entryTests.ts";
import { listStepProgress, type StepProgressRow } from "../repository/visits.ts";
import { isFinished } from "../rules.ts";
import { entryTestStanding } from "../shared/entryTest.ts";
import { progressOf, showEnrolment, showOpenQuestion } from "../shared/show.ts";

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
export async function showEntryTest({
  context,
  input: { slug },
}: Call<{ slug: string }, LearnerContext>): Promise<EntryTest> {
  const { services } = context;
  const visited = await participation(services, context, slug);
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
    completed: enrolment.completedAt !== null,
    quizDue: showEnrolment(context, course, enrolment, progress).quizDue,
  };
}
