import { join } from "node:path";
import { courseLanguageSchema, LIMITS } from "@lehrpfad/contract";
import { ImportError, type ImportRefusal } from "@lehrpfad/interchange/vocabulary";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Actor } from "../../platform/actor.ts";
import { receiveFile, TooLargeError } from "../../platform/http/body.ts";
import { procedures, type RequestContext, signedIn } from "../../platform/http/context.ts";
import { limited } from "../../platform/http/limits.ts";
import type { Limit } from "../../platform/limiter.ts";
import type { Services } from "../../platform/services.ts";
import { withTemporaryFolder } from "../../platform/temporary.ts";
import { type TurnKind, turnsOf } from "../../platform/turns.ts";
import { changeSettings } from "./usecases/changeSettings.ts";
import { claimManagement } from "./usecases/claimManagement.ts";
import { duplicateCourse } from "./usecases/duplicateCourse.ts";
import { importCourse, type Receive } from "./usecases/importCourse.ts";
import { type ImportPlace, importIntoCourse } from "./usecases/importIntoCourse.ts";
import { listManagers } from "./usecases/listManagers.ts";
import { previewImport } from "./usecases/previewImport.ts";
import { removeManager } from "./usecases/removeManager.ts";
import { renewAdminPassword } from "./usecases/renewAdminPassword.ts";
import { saveDesign } from "./usecases/saveDesign.ts";

const { courses, studio } = procedures;

/** A co-manager only tries the course from then on, and courses know no participations: therefore it is handled here. */
export const claimManagementHandler = courses.claimManagement.handler(claimManagement);

export const studioHandlers = {
  change: studio.change.handler(changeSettings),
  duplicate: studio.duplicate.handler(duplicateCourse),
  renewAdminPassword: studio.renewAdminPassword.handler(renewAdminPassword),
  managers: studio.managers.handler(listManagers),
  removeManager: studio.removeManager.handler(removeManager),
  saveDesign: studio.saveDesign.handler(saveDesign),
};

/** Sentences of the dictionaries (`limits.<code>`). */
const IMPORT_CODES: Record<ImportRefusal, string> = {
  damaged: "import_damaged",
  no_course: "import_no_course",
  newer: "import_newer",
  invalid: "import_invalid",
  too_large: "import_too_large",
  file_missing: "import_file_missing",
  figure_unreadable: "import_figure_unreadable",
  recording_unreadable: "import_recording_unreadable",
  unread: "import_unread",
  gift_line: "import_gift_line",
  unsafe: "import_unsafe",
  unsupported: "import_unsupported",
  empty: "import_empty",
};

const fileQuerySchema = z.object({
  name: z.string().max(LIMITS.fileNameLength).default(""),
  language: courseLanguageSchema.default("en"),
});
const newCourseQuerySchema = fileQuerySchema.extend({ requestId: z.uuid() });
/** `after=` without an id: before the first step. */
const placeQuerySchema = z
  .union([
    z.object({ after: z.union([z.uuid(), z.literal("").transform(() => null)]) }),
    z.object({ exercisesOf: z.uuid() }),
  ])
  .transform(
    (query): ImportPlace =>
      "after" in query ? { as: "steps", ...query } : { as: "exercises", stepId: query.exercisesOf },
  );

/** Files that one person may bring in an hour; looking at one first counts too. */
const IMPORTS: Limit = { name: "imports", points: 120, seconds: 3600 };

/** One file of a person is read at a time; so many more may wait. */
const TURNS: TurnKind = { most: 1, atOnce: 1, waiting: 3, comeAgain: 30 };

/** Does the work when no other file of this person is read. Throws UNAUTHORIZED and RATE_LIMITED. */
async function oneAtATime<T>(services: Services, actor: Actor, work: () => Promise<T>): Promise<T> {
  const { userId } = signedIn(actor);
  await limited(services, IMPORTS, userId);
  return await turnsOf(services.caches, TURNS)(userId, work);
}

/** The answer to a request that brings a file; faults of the file are sentences of the dictionaries. */
export async function answerFile(
  context: Context,
  { services, actor }: RequestContext,
  take: (receive: Receive) => Promise<{ status: 200 | 201; body: object }>,
): Promise<Response> {
  const megabytes = services.config.MATERIAL_MEGABYTES;
  const answer = () =>
    withTemporaryFolder(services, (folder) =>
      take(async () => {
        const path = join(folder, "file");
        await receiveFile(context.req.raw.body, megabytes * 1024 * 1024, path);
        return path;
      }),
    );
  try {
    const { status, body } = await oneAtATime(services, actor, answer);
    return context.json(body, status);
  } catch (error) {
    if (error instanceof TooLargeError)
      return context.json({ code: "upload_too_large", params: { megabytes } }, 413);
    if (!(error instanceof ImportError)) throw error;
    return context.json({ code: IMPORT_CODES[error.reason], params: { at: error.at ?? "" } }, 422);
  }
}

const BAD_REQUEST = { code: "BAD_REQUEST" };

/**
 * Files of courses, or of questions and pages of another tool, as raw bytes; outside the contract's procedures because
 * bodies are small there. Refused: `{code, params}`.
 *
 * - `POST /imports?requestId=UUID&name=quiz.gift&language=de` makes a course: `{slug, name, leftOut, lost}`
 * - `POST /courses/{slug}/imports/preview?name=quiz.gift` stores nothing: `ImportContents`
 * - `POST /courses/{slug}/imports?requestId=UUID&name=quiz.gift&after=STEP` brings steps into a course, `&exercisesOf=STEP`
 *   exercises: `ImportedParts`
 */
export function createImportHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.post("/imports", async (context) => {
    const request = await contextOf(context);
    const query = newCourseQuerySchema.safeParse(context.req.query());
    if (!query.success) return context.json(BAD_REQUEST, 400);
    const { requestId, name: fileName, language } = query.data;
    return await answerFile(context, request, async (receive) => ({
      status: 201,
      body: await importCourse({
        context: request,
        input: { receive, requestId, fileName, language },
      }),
    }));
  });
  app.post("/courses/:slug/imports/preview", async (context) => {
    const request = await contextOf(context);
    const query = fileQuerySchema.safeParse(context.req.query());
    if (!query.success) return context.json(BAD_REQUEST, 400);
    const sent = { slug: context.req.param("slug"), fileName: query.data.name };
    return await answerFile(context, request, async (receive) => ({
      status: 200,
      body: await previewImport({ context: request, input: { ...sent, receive } }),
    }));
  });
  app.post("/courses/:slug/imports", async (context) => {
    const request = await contextOf(context);
    const query = newCourseQuerySchema.safeParse(context.req.query());
    const place = placeQuerySchema.safeParse(context.req.query());
    if (!query.success || !place.success) return context.json(BAD_REQUEST, 400);
    const { requestId, name: fileName } = query.data;
    const wish = { slug: context.req.param("slug"), fileName, requestId, place: place.data };
    return await answerFile(context, request, async (receive) => ({
      status: 201,
      body: await importIntoCourse({ context: request, input: { ...wish, receive } }),
    }));
  });
  return app;
}
