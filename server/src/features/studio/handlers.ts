import { LIMITS, languageSchema } from "@lehrpfad/contract";
import { ImportError, type ImportRefusal } from "@lehrpfad/interchange";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { readWhole, TooLargeError } from "../../platform/http/body.ts";
import { procedures, type RequestContext } from "../../platform/http/context.ts";
import { changeSettings, saveDesign } from "./usecases/change.ts";
import { duplicateCourse } from "./usecases/duplicate.ts";
import { importCourse } from "./usecases/importCourse.ts";
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

/** Sentences of the dictionaries (`errors.<code>`). */
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

const importQuerySchema = z.object({
  requestId: z.uuid(),
  name: z.string().max(LIMITS.fileNameLength).default(""),
  language: languageSchema.default("en"),
});

/**
 * `POST /imports?requestId=UUID&name=quiz.gift&language=de`: the raw bytes of a course, or of questions and pages of
 * another tool. Outside the contract's procedures because bodies are small there; it answers `{slug, name, leftOut}`, or
 * `{code, params}`.
 */
export function createImportHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.post("/imports", async (context) => {
    const { services, actor } = await contextOf(context);
    const query = importQuerySchema.safeParse(context.req.query());
    if (!query.success) return context.json({ code: "BAD_REQUEST" }, 400);
    const megabytes = services.config.MATERIAL_MEGABYTES;
    try {
      const read = () => readWhole(context.req.raw.body, megabytes * 1024 * 1024);
      const { requestId, name: fileName, language } = query.data;
      return context.json(await importCourse(services, actor, { requestId, fileName, language }, read), 201);
    } catch (error) {
      if (error instanceof TooLargeError)
        return context.json({ code: "upload_too_large", params: { megabytes } }, 413);
      if (!(error instanceof ImportError)) throw error;
      return context.json({ code: IMPORT_CODES[error.reason], params: { at: error.at ?? "" } }, 422);
    }
  });
  return app;
}
