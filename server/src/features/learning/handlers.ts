import { ENROLMENT_HEADER, FIGURE_TYPE } from "@lehrpfad/contract";
import { type Context, Hono } from "hono";
import { procedures, type RequestContext } from "../../platform/http/context.ts";
import { sendFile } from "../../platform/http/sendFile.ts";
import type { Learner } from "./access.ts";
import { answerAgain } from "./usecases/answerAgain.ts";
import { answerEntry } from "./usecases/answerEntry.ts";
import { answerExercise } from "./usecases/answerExercise.ts";
import { answerQuestion } from "./usecases/answerQuestion.ts";
import { answerQuiz } from "./usecases/answerQuiz.ts";
import { beginQuiz } from "./usecases/beginQuiz.ts";
import { endEntryTest } from "./usecases/endEntryTest.ts";
import { endQuiz } from "./usecases/endQuiz.ts";
import { enrol } from "./usecases/enrol.ts";
import { findDocumentFile } from "./usecases/findDocumentFile.ts";
import { findTicketMedia } from "./usecases/findTicketMedia.ts";
import { forgetCourse } from "./usecases/forgetCourse.ts";
import { learnKnown } from "./usecases/learnKnown.ts";
import { listMedia } from "./usecases/listMedia.ts";
import { listMyCourses } from "./usecases/listMyCourses.ts";
import { listTerms } from "./usecases/listTerms.ts";
import { readDocumentBytes } from "./usecases/readDocumentBytes.ts";
import { readDocumentText } from "./usecases/readDocumentText.ts";
import { readFigure } from "./usecases/readFigure.ts";
import { readMediaBytes } from "./usecases/readMediaBytes.ts";
import { register } from "./usecases/register.ts";
import { reveal } from "./usecases/reveal.ts";
import { setUnderstood } from "./usecases/setUnderstood.ts";
import { showCoursePage } from "./usecases/showCoursePage.ts";
import { showEntryTest } from "./usecases/showEntryTest.ts";
import { showEvaluation } from "./usecases/showEvaluation.ts";
import { showFinalQuiz } from "./usecases/showFinalQuiz.ts";
import { showPassage } from "./usecases/showPassage.ts";
import { showStepPage } from "./usecases/showStepPage.ts";
import { startAnonymously } from "./usecases/startAnonymously.ts";
import { stepAside } from "./usecases/stepAside.ts";

const { learning } = procedures;

const _learner = ({ actor, enrolmentToken }: RequestContext): Learner => ({ actor, enrolmentToken });

export const learningHandlers = {
  course: learning.course.handler(showCoursePage),
  enrol: learning.enrol.handler(enrol),
  register: learning.register.handler(register),
  startAnonymously: learning.startAnonymously.handler(startAnonymously),
  step: learning.step.handler(showStepPage),
  answer: learning.answer.handler(answerQuestion),
  answerExercise: learning.answerExercise.handler(answerExercise),
  answerAgain: learning.answerAgain.handler(answerAgain),
  reveal: learning.reveal.handler(reveal),
  setUnderstood: learning.setUnderstood.handler(setUnderstood),
  passage: learning.passage.handler(showPassage),
  stepAside: learning.stepAside.handler(stepAside),
  documentText: learning.documentText.handler(readDocumentText),
  media: learning.media.handler(listMedia),
  glossary: learning.glossary.handler(listTerms),
  evaluation: learning.evaluation.handler(showEvaluation),
  entryTest: learning.entryTest.handler(showEntryTest),
  answerEntry: learning.answerEntry.handler(answerEntry),
  endEntryTest: learning.endEntryTest.handler(endEntryTest),
  learnKnown: learning.learnKnown.handler(learnKnown),
  finalQuiz: learning.finalQuiz.handler(showFinalQuiz),
  beginQuiz: learning.beginQuiz.handler(beginQuiz),
  answerQuiz: learning.answerQuiz.handler(answerQuiz),
  endQuiz: learning.endQuiz.handler(endQuiz),
  myCourses: learning.myCourses.handler(listMyCourses),
  forgetCourse: learning.forgetCourse.handler(forgetCourse),
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
    const content = await readFigure({ context: { services, ...known }, input: { slug, figureId: id } });
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
    return {
      services,
      row: await findTicketMedia({ context: { services }, input: { slug, mediaId, ticket } }),
    };
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
      read: (range) => readMediaBytes(services, row, range),
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
    const document = await findDocumentFile({
      context: { services, ...known },
      input: { slug, documentId: id },
    });
    return await sendFile(context, {
      bytes: document.bytes,
      etag: `"${id}"`,
      headers: {
        "content-type": "application/pdf",
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
        "content-disposition": "inline",
      },
      read: (range) => readDocumentBytes(services, document, range),
    });
  });
  return app;
}
