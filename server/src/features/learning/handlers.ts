import { Readable } from "node:stream";
import { ENROLMENT_HEADER, FIGURE_TYPE } from "@lehrpfad/contract";
import { type Context, Hono } from "hono";
import { procedures, type RequestContext } from "../../platform/http/context.ts";
import { readRange } from "../../platform/http/ranges.ts";
import type { Learner } from "./access.ts";
import { answerAgain } from "./usecases/answerAgain.ts";
import { enrol, register, startAnonymously } from "./usecases/enrol.ts";
import { answerExercise, reveal } from "./usecases/exercises.ts";
import { figure } from "./usecases/figure.ts";
import { answer, coursePage, passage, setUnderstood, stepPage } from "./usecases/learn.ts";
import { media, mediaBytes, mediaOfTicket } from "./usecases/media.ts";
import { evaluation, forgetCourse, myCourses } from "./usecases/review.ts";

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
  answerAgain: learning.answerAgain.handler(({ input, context }) =>
    answerAgain(context.services, learner(context), input.slug, input),
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
  media: learning.media.handler(({ input, context }) => media(context.services, learner(context), input)),
  evaluation: learning.evaluation.handler(({ input, context }) =>
    evaluation(context.services, learner(context), input.slug),
  ),
  myCourses: learning.myCourses.handler(({ context }) => myCourses(context.services, learner(context))),
  forgetCourse: learning.forgetCourse.handler(async ({ input, context }) => {
    await forgetCourse(context.services, learner(context), input.slug);
    return {};
  }),
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

/** Nothing in such a file runs, whatever it holds beside its sound; a page of ours alone may show it. */
const MEDIA_HEADERS = {
  "cache-control": "private, max-age=86400",
  "x-content-type-options": "nosniff",
  "content-disposition": "inline",
};

/**
 * `GET /learn/{slug}/media/{id}/file` and `…/captions`, for who has an address of `learning.media`: elements of a page
 * fetch them without headers. Of the file parts can be asked for (RFC 9110, 14), as players do to begin in the middle.
 */
export function createMediaFileHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  const rowFor = async (context: Context) => {
    const { services } = await contextOf(context);
    const { slug = "", id: mediaId = "" } = context.req.param();
    const ticket = context.req.query("ticket") ?? "";
    return { services, row: await mediaOfTicket(services, { slug, mediaId, ticket }) };
  };
  app.get("/learn/:slug/media/:id/captions", async (context) => {
    const { row } = await rowFor(context);
    return context.body(row.captions, 200, { ...MEDIA_HEADERS, "content-type": "text/vtt; charset=utf-8" });
  });
  app.get("/learn/:slug/media/:id/file", async (context) => {
    const { services, row } = await rowFor(context);
    const { fileBytes, mediaType } = row;
    const etag = `"${row.id}"`;
    const isSame = [undefined, etag].includes(context.req.header("if-range"));
    const range = isSame ? readRange(context.req.header("range"), fileBytes) : null;
    const headers = { ...MEDIA_HEADERS, "accept-ranges": "bytes", "content-type": mediaType, etag };
    if (range === "unsatisfiable") {
      return context.body(null, 416, { ...MEDIA_HEADERS, "content-range": `bytes */${fileBytes}` });
    }
    const { start, end } = range ?? { start: 0, end: fileBytes };
    const sized = { ...headers, "content-length": String(end - start) };
    const part = { "content-range": `bytes ${start}-${end - 1}/${fileBytes}` };
    const isHead = context.req.method === "HEAD";
    const body = isHead ? null : Readable.toWeb(await mediaBytes(services, row, { start, end }));
    return new Response(body, {
      status: range ? 206 : 200,
      headers: range ? { ...sized, ...part } : sized,
    });
  });
  return app;
}
