import { ENROLMENT_HEADER, FIGURE_TYPE } from "@lehrpfad/contract";
import { type Context, Hono } from "hono";
import { procedures, type RequestContext } from "../../platform/http/context.ts";
import { sendFile } from "../../platform/http/sendFile.ts";
import type { Learner } from "./access.ts";
import { answerAgain } from "./usecases/answerAgain.ts";
import { documentBytes, documentFile, documentText } from "./usecases/documents.ts";
import { enrol, register, startAnonymously } from "./usecases/enrol.ts";
import { answerEntry, endEntryTest, entryTest, learnKnown } from "./usecases/entryTest.ts";
import { answerExercise, reveal } from "./usecases/exercises.ts";
import { figure } from "./usecases/figure.ts";
import { glossary } from "./usecases/glossary.ts";
import { answer, coursePage, passage, setUnderstood, stepPage } from "./usecases/learn.ts";
import { media, mediaBytes, mediaOfTicket } from "./usecases/media.ts";
import { evaluation, forgetCourse, myCourses } from "./usecases/review.ts";
import { stepAside } from "./usecases/stepAside.ts";

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
  stepAside: learning.stepAside.handler(({ input, context }) =>
    stepAside(context.services, learner(context), input.slug, input),
  ),
  documentText: learning.documentText.handler(({ input, context }) =>
    documentText(context.services, learner(context), input),
  ),
  media: learning.media.handler(({ input, context }) => media(context.services, learner(context), input)),
  glossary: learning.glossary.handler(({ input, context }) =>
    glossary(context.services, learner(context), input.slug),
  ),
  evaluation: learning.evaluation.handler(({ input, context }) =>
    evaluation(context.services, learner(context), input.slug),
  ),
  entryTest: learning.entryTest.handler(({ input, context }) =>
    entryTest(context.services, learner(context), input.slug),
  ),
  answerEntry: learning.answerEntry.handler(async ({ input, context }) => {
    await answerEntry(context.services, learner(context), input);
    return {};
  }),
  endEntryTest: learning.endEntryTest.handler(({ input, context }) =>
    endEntryTest(context.services, learner(context), input.slug),
  ),
  learnKnown: learning.learnKnown.handler(({ input, context }) =>
    learnKnown(context.services, learner(context), input),
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
    return await sendFile(context, {
      bytes: row.fileBytes,
      etag: `"${row.id}"`,
      headers: { ...MEDIA_HEADERS, "content-type": row.mediaType },
      read: (range) => mediaBytes(services, row, range),
    });
  });
  return app;
}

/**
 * `GET /learn/{slug}/documents/{id}/file`: the PDF that a course was made from, or parts of it, for who may open its pages.
 * It is kept by nobody: the creator may take the pages back.
 */
export function createDocumentFileHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.get("/learn/:slug/documents/:id/file", async (context) => {
    const { services, ...known } = await contextOf(context);
    const { slug, id } = context.req.param();
    const document = await documentFile(services, learner({ services, ...known }), slug, id);
    return await sendFile(context, {
      bytes: document.bytes,
      etag: `"${id}"`,
      headers: {
        "content-type": "application/pdf",
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
        "content-disposition": "inline",
      },
      read: (range) => documentBytes(services, document, range),
    });
  });
  return app;
}
