import { randomInt } from "node:crypto";
import { isChecked } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { loadQuestions } from "../../content/index.ts";
import { type LearnerContext, participation } from "../access.ts";
import { beginAttempt } from "../repository/finalQuizzes.ts";
import { listStepProgress } from "../repository/visits.ts";
import { drawn, quizRefusal } from "../rules.ts";
import { isWhole, progressOf } from "../shared/show.ts";
import { takeRoomFor } from "../shared/storing.ts";

const CODES = { attempts: "ATTEMPTS_USED", today: "QUIZ_LIMIT" } as const;

/**
 * Draws the questions of the next attempt at the final quiz and stores which they are; an attempt that is open goes on.
 * Throws QUIZ_CLOSED, ATTEMPTS_USED, QUIZ_LIMIT, ANONYMOUS_FULL.
 */
export async function beginQuiz({
  context,
  input: { slug },
}: Call<{ slug: string }, LearnerContext>): Promise<{ attempt: number }> {
  const { services } = context;
  const { course, enrolment } = await participation(services, context, slug);
  const rows = await listStepProgress(services.db, course.id, enrolment.id);
  const all = (await loadQuestions(services.db, course.id)).flatMap(({ step, question }) =>
    question && isChecked(question.body) ? [{ stepId: step.id, questionId: question.id }] : [],
  );
  const mayBegin = course.finalQuiz !== "none" && all.length > 0 && isWhole(progressOf(rows));
  const now = services.clock.now();
  const asked = drawn(all, course.quizQuestions ?? all.length, randomInt);
  await takeRoomFor(context, enrolment, asked);
  const attempt = await beginAttempt(
    services.db,
    { enrolmentId: enrolment.id, drawn: asked },
    now,
    (row, made) => {
      if (!mayBegin) throw refusal("QUIZ_CLOSED");
      const refused = quizRefusal(course, row, made, now);
      if (refused) throw refusal(CODES[refused]);
    },
  );
  if (attempt === null) throw refusal("ENROLMENT_REQUIRED");
  return { attempt };
}
