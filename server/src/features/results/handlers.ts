import { EXPORT_FORMATS, EXPORT_TABLES, interfaceLanguageSchema } from "@lehrpfad/contract";
import { type Context, Hono } from "hono";
import { procedures, type RequestContext, refusal } from "../../platform/http/context.ts";
import { courseResults } from "./usecases/courseResults.ts";
import { dashboard } from "./usecases/dashboard.ts";
import { exportStatements } from "./usecases/exportStatements.ts";
import { exportTable } from "./usecases/exportTable.ts";
import { listParticipants, participantPath, removeParticipant } from "./usecases/participants.ts";
import { TABLE_FORMATS } from "./usecases/tableFormats.ts";

const { results } = procedures;

export const resultsHandlers = {
  dashboard: results.dashboard.handler(({ input, context }) =>
    dashboard(context.services, context.actor, input),
  ),
  course: results.course.handler(({ input, context }) =>
    courseResults(context.services, context.actor, input.slug, input.timeZone),
  ),
  participants: results.participants.handler(({ input: { slug, ...query }, context }) =>
    listParticipants(context.services, context.actor, slug, query),
  ),
  participant: results.participant.handler(({ input, context }) =>
    participantPath(context.services, context.actor, input.slug, input.id),
  ),
  removeParticipant: results.removeParticipant.handler(async ({ input, context }) => {
    await removeParticipant(context.services, context.actor, input.slug, input.id);
    return {};
  }),
};

const TABLE_FILE = `(${EXPORT_TABLES.join("|")})\\.(${EXPORT_FORMATS.join("|")})`;

/**
 * `GET /courses/{slug}/{participants|questions}.{csv|xlsx}?language=de`: a table to be saved; `…/statements.json`: what
 * was done as statements of the Experience API.
 */
export function createExportHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.get(`/courses/:slug/:file{${TABLE_FILE}}`, async (context) => {
    const { services, actor } = await contextOf(context);
    const { slug, file } = context.req.param();
    const table = EXPORT_TABLES.find((name) => file.startsWith(`${name}.`));
    const format = EXPORT_FORMATS.find((name) => file.endsWith(`.${name}`));
    const language = interfaceLanguageSchema.safeParse(context.req.query("language")).data ?? "de";
    if (!table || !format) throw refusal("NOT_FOUND");
    const content = await exportTable(services, actor, { slug, table, format, language });
    const headers = {
      "content-type": TABLE_FORMATS[format].mediaType,
      "content-disposition": `attachment; filename="${slug}-${file}"`,
      "x-content-type-options": "nosniff",
    };
    return context.body(content, 200, headers);
  });
  app.get("/courses/:slug/statements.json", async (context) => {
    const { services, actor } = await contextOf(context);
    const { slug } = context.req.param();
    const statements = await exportStatements(services, actor, slug);
    return context.body(JSON.stringify(statements), 200, {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${slug}-statements.json"`,
      "x-content-type-options": "nosniff",
    });
  });
  return app;
}
