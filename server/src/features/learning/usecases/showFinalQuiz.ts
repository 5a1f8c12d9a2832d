import type { FinalQuiz, QuizOutcome, TestQuestion } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { loadQuestions } from "../../content/index.ts";
import { type LearnerContext, participation } from "../access.ts";
import { drawnQuestions, listAttempts } from "../repository/finalQuizzes.ts";
import { listStepProgress } from "../repository/visits.ts";
import { quizRefusal } from "../rules.ts";
import { presentAttempts, quizStanding } from "../shared/finalQuiz.ts";
import { passStanding } from "../shared/passing.ts";
import { progressOf, showOpenQuestion } from "../shared/show.ts";

/** The questions of an attempt that the course still has, in its order, with what was answered. */
async function questionsOf(services: Services, courseId: string, attemptId: string) {
  const present = await loadQuestions(services.db, courseId);
  return (await drawnQuestions(services.db, attemptId)).flatMap(({ stepId, questionId, ...given }) => {
    const found = present.find(({ step, question }) => step.id === stepId && question?.id === questionId);
    return found?.question ? [{ step: found.step, question: found.question, given }] : [];
  });
}

type Drawn = Awaited<ReturnType<typeof questionsOf>>[number];

const placeOf = ({ step }: Drawn) => ({ stepId: step.id, position: step.position, stepTitle: step.title });

function showAsked(one: Drawn, attemptId: string): TestQuestion {
  return {
    ...placeOf(one),
    // Not as in the step: who remembers a place has learnt nothing.
    question: { ...showOpenQuestion(one.question, `quiz ${attemptId}`), hint: null },
    answered: one.given.answeredAt !== null,
  };
}

function outcomeOf(one: Drawn): QuizOutcome {
  const { right, answer } = one.given;
  const outcome = right ? "right" : answer ? "wrong" : "unanswered";
  return { ...placeOf(one), question: one.question.text, outcome };
}

/** The final quiz with the questions of the open attempt, or with what came of the last one. Throws QUIZ_CLOSED. */
export async function showFinalQuiz({
  context,
  input: { slug },
}: Call<{ slug: string }, LearnerContext>): Promise<FinalQuiz> {
  const { services } = context;
  const { course, enrolment } = await participation(services, context, slug);
  const rows = await listStepProgress(services.db, course.id, enrolment.id);
  const all = await listAttempts(services.db, enrolment.id);
  const standing = await quizStanding(services, course, enrolment, rows, all);
  if (!standing) throw refusal("QUIZ_CLOSED");
  const { open, ended } = presentAttempts(all);
  const last = ended.at(-1);
  const asked = open ? await questionsOf(services, course.id, open.id) : [];
  const outcomes = last ? await questionsOf(services, course.id, last.id) : [];
  const { finished, total, nextPosition } = progressOf(rows);
  return {
    ...standing,
    courseName: course.name,
    language: course.language,
    attempt: open?.number ?? null,
    asked: open ? asked.map((one) => showAsked(one, open.id)) : [],
    attempts: ended.map(({ number, endedAt, questions, answered, right }) => ({
      ...{ number, endedAt: endedAt.toISOString(), questions, answered, right },
    })),
    outcomes: outcomes.map(outcomeOf),
    refusal: open
      ? null
      : finished < total
        ? "steps"
        : quizRefusal(course, enrolment, all, services.clock.now()),
    pass: await passStanding(services, course, enrolment),
    nextPosition: nextPosition ?? 1,
    completed: enrolment.completedAt !== null,
    named: enrolment.type === "registered",
  };
}
