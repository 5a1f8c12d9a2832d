import { OWN_DESIGN, type StepPage } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { showStep } from "../../content/index.ts";
import type { LearnerContext } from "../access.ts";
import { stepVisit } from "../access.ts";
import { isAskedLater } from "../rules.ts";
import { resultOf } from "../shared/learn.ts";
import {
  progressOf,
  showEnrolment,
  showOpenExercise,
  showOpenQuestion,
  showStepProgress,
} from "../shared/show.ts";

/** A step with its question; the solution only when it was answered before. Throws STEP_NOT_FOUND. */
export async function showStepPage({
  context,
  input: { slug, position },
}: Call<{ slug: string; position: number }, LearnerContext>): Promise<StepPage> {
  const { services } = context;
  const visited = await stepVisit(services, context, slug, { position });
  const { course, enrolment, open, steps: rows } = visited;
  const result = resultOf(open);
  const isLater = open.question !== null && !result && isAskedLater(course, open.question.body);
  const question = isLater ? null : open.question;
  const following = rows.find((row) => row.position === open.step.position + 1)?.title ?? null;
  return {
    courseName: course.name,
    language: course.language,
    design: course.design ?? OWN_DESIGN,
    step: showStep(open.step, following),
    question: question && showOpenQuestion(question, enrolment.id),
    askedLater: isLater,
    finalQuiz: course.finalQuiz !== "none",
    secondTry: course.secondTry,
    result,
    exercises: open.exercises.map((exercise) => showOpenExercise(exercise, enrolment.id)),
    mayAsk: course.ask !== "off",
    asksDocuments: course.ask === "documents",
    steps: rows.map(showStepProgress),
    enrolment: showEnrolment(context, course, enrolment, progressOf(rows)),
  };
}
