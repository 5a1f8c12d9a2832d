import { LIMITS, languageSchema } from "@lehrpfad/contract";
import { ImportError, type ImportRefusal } from "@lehrpfad/interchange";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { readWhole, TooLargeError } from "../../platform/http/body.ts";
import { procedures, type RequestContext } from "../../platform/http/context.ts";
import type { Services } from "../../platform/services.ts";
import { changeSettings, saveDesign } from "./usecases/change.ts";
import { duplicateCourse } from "./usecases/duplicate.ts";
import { importCourse } from "./usecases/importCourse.ts";
import { type ImportPlace, importIntoCourse, previewImport } from "./usecases/importIntoCourse.ts";
import { listManagers, removeManager, renewAdminPassword } from "./usecases/managers.ts";

const { studio } = procedures;

export const studioHandlers = {
  change: studio.change.handler(({ input, context }) =>
    changeSettings(context.services, context.actor, input.slug, input.settings),
  ),
  duplicate: studio.duplicate.handler(({ input, context }) =>
    duplicateCourse(context.services, context.actor, input.slug, input.requestId),
  ),
  renewAdminPassword: studio.renewAdminPassword.handler(({ input, context }) =>
    renewAdminPassword(context.services, context.actor, input.slug),
  ),
  managers: studio.managers.handler(({ input, context }) =>
    listManagers(context.services, context.actor, input.slug),
  ),
  removeManager: studio.removeManager.handler(async ({ input, context }) => {
    await removeManager(context.services, context.actor, input.slug, input.userId);
    return {};
  }),
  saveDesign: studio.saveDesign.handler(({ input, context }) =>
    saveDesign(context.services, context.actor, input.slug, input.design),
  ),
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
  unread: "import_unread",
  unsafe: "import_unsafe",
  unsupported: "import_unsupported",
  empty: "import_empty",
};

const fileQuerySchema = z.object({
  name: z.string().max(LIMITS.fileNameLength).default(""),
  language: languageSchema.default("en"),
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

/** The answer to a request that brings a file; faults of the file are sentences of the dictionaries. */
async function answerFile(
  context: Context,
  { config }: Services,
  take: (read: () => Promise<Uint8Array>) => Promise<{ status: 200 | 201; body: object }>,
): Promise<Response> {
  const megabytes = config.MATERIAL_MEGABYTES;
  try {
    const { status, body } = await take(() => readWhole(context.req.raw.body, megabytes * 1024 * 1024));
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
 * - `POST /imports?requestId=UUID&name=quiz.gift&language=de` makes a course: `{slug, name, leftOut}`
 * - `POST /courses/{slug}/imports/preview?name=quiz.gift` stores nothing: `ImportContents`
 * - `POST /courses/{slug}/imports?requestId=UUID&name=quiz.gift&after=STEP` brings steps into a course, `&exercisesOf=STEP`
 *   exercises: `ImportedParts`
 */
export function createImportHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.post("/imports", async (context) => {
    const { services, actor } = await contextOf(context);
    const query = newCourseQuerySchema.safeParse(context.req.query());
    if (!query.success) return context.json(BAD_REQUEST, 400);
    const { requestId, name: fileName, language } = query.data;
    return await answerFile(context, services, async (read) => ({
      status: 201,
      body: await importCourse(services, actor, { requestId, fileName, language }, read),
    }));
  });
  app.post("/courses/:slug/imports/preview", async (context) => {
    const { services, actor } = await contextOf(context);
    const query = fileQuerySchema.safeParse(context.req.query());
    if (!query.success) return context.json(BAD_REQUEST, 400);
    const sent = { slug: context.req.param("slug"), fileName: query.data.name };
    return await answerFile(context, services, async (read) => ({
      status: 200,
      body: await previewImport(services, actor, sent, read),
    }));
  });
  app.post("/courses/:slug/imports", async (context) => {
    const { services, actor } = await contextOf(context);
    const query = newCourseQuerySchema.safeParse(context.req.query());
    const place = placeQuerySchema.safeParse(context.req.query());
    if (!query.success || !place.success) return context.json(BAD_REQUEST, 400);
    const { requestId, name: fileName } = query.data;
    const wish = { slug: context.req.param("slug"), fileName, requestId, place: place.data };
    return await answerFile(context, services, async (read) => ({
      status: 201,
      body: await importIntoCourse(services, actor, wish, read),
    }));
  });
  return app;
}
