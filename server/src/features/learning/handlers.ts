import { ENROLMENT_HEADER, FIGURE_TYPE } from "@lehrpfad/contract";
import { type Context, Hono } from "hono";
import { procedures, type RequestContext } from "../../platform/http/context.ts";
import type { Learner } from "./access.ts";
import { enrol, register, startAnonymously } from "./usecases/enrol.ts";
import { answerExercise, reveal } from "./usecases/exercises.ts";
import { figure } from "./usecases/figure.ts";
import { answer, coursePage, passage, setUnderstood, stepPage } from "./usecases/learn.ts";
import { evaluation, myCourses } from "./usecases/review.ts";

const { learning } = procedures;

const learner = ({ actor, enrolmentToken }: RequestContext): Learner => ({ actor, enrolmentToken });

export const learningHandlers = {
  course: learning.course.handler(({ input, context }) =>
    coursePage(context.services, learner(context), input.slug),
  ),
  enrol: learning.enrol.handler(({ input, context }) =>
    enrol(context.services, learner(context), input.slug),
  ),
  register: learning.register.handler(({ input, context }) =>
    register(context.services, learner(context), input, {
      address: context.caller,
      userAgent: context.userAgent,
    }),
  ),
  startAnonymously: learning.startAnonymously.handler(({ input, context }) =>
    startAnonymously(context.services, learner(context), input.slug, { address: context.caller }),
  ),
  step: learning.step.handler(({ input, context }) =>
    stepPage(context.services, learner(context), input.slug, input.position),
  ),
  answer: learning.answer.handler(({ input, context }) =>
    answer(context.services, learner(context), input.slug, input),
  ),
  answerExercise: learning.answerExercise.handler(({ input, context }) =>
    answerExercise(context.services, learner(context), input.slug, input),
  ),
  reveal: learning.reveal.handler(({ input, context }) =>
    reveal(context.services, learner(context), input.slug, input),
  ),
  setUnderstood: learning.setUnderstood.handler(({ input, context }) =>
    setUnderstood(context.services, learner(context), input.slug, input),
  ),
  passage: learning.passage.handler(({ input, context }) =>
    passage(context.services, learner(context), input.slug, input),
  ),
  evaluation: learning.evaluation.handler(({ input, context }) =>
    evaluation(context.services, learner(context), input.slug),
  ),
  myCourses: learning.myCourses.handler(({ context }) => myCourses(context.services, learner(context))),
};

/**
 * `GET /learn/{slug}/figures/{id}`: a figure of the course's documents, for who may read its steps. A figure
 * never changes; a cache keeps it for the session that asked, because other people may not see it.
 */
export function createFigureHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.get("/learn/:slug/figures/:id", async (context) => {
    const { services, ...known } = await contextOf(context);
    const { slug, id } = context.req.param();
    const content = await figure(services, learner({ services, ...known }), slug, id);
    const headers = {
      "content-type": FIGURE_TYPE,
      "cache-control": "private, max-age=31536000, immutable",
      vary: `authorization, ${ENROLMENT_HEADER}`,
      "x-content-type-options": "nosniff",
      "content-disposition": "inline",
    };
    return context.body(content, 200, headers);
  });
  return app;
}
