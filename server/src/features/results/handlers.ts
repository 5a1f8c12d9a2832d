import {
  EXPORT_FORMATS,
  EXPORT_TABLES,
  type ExportFormat,
  interfaceLanguageSchema,
} from "@lehrpfad/contract";
import { type Context, Hono } from "hono";
import { procedures, type RequestContext, refusal, signedIn } from "../../platform/http/context.ts";
import { createPieceSender } from "../../platform/http/pieces.ts";
import { exportStatements } from "./usecases/exportStatements.ts";
import { exportTable } from "./usecases/exportTable.ts";
import { listParticipants } from "./usecases/listParticipants.ts";
import { removeParticipant } from "./usecases/removeParticipant.ts";
import { showDashboard } from "./usecases/showDashboard.ts";
import { showParticipant } from "./usecases/showParticipant.ts";
import { showResults } from "./usecases/showResults.ts";

const { results } = procedures;

export const resultsHandlers = {
  dashboard: results.dashboard.handler(showDashboard),
  course: results.course.handler(showResults),
  participants: results.participants.handler(listParticipants),
  participant: results.participant.handler(showParticipant),
  removeParticipant: results.removeParticipant.handler(removeParticipant),
};

const TABLE_FILE = `(${EXPORT_TABLES.join("|")})\\.(${EXPORT_FORMATS.join("|")})`;

const MEDIA_TYPES: Record<ExportFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/**
 * `GET /courses/{slug}/{participants|questions}.{csv|xlsx}?language=de`: a table to be saved; `…/statements.json`: what
 * was done as statements of the Experience API.
 */
export function createExportHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  const { send } = createPieceSender();
  app.get(`/courses/:slug/:file{${TABLE_FILE}}`, async (context) => {
    const { services, actor, caller } = await contextOf(context);
    const { slug, file } = context.req.param();
    const table = EXPORT_TABLES.find((name) => file.startsWith(`${name}.`));
    const format = EXPORT_FORMATS.find((name) => file.endsWith(`.${name}`));
    const language = interfaceLanguageSchema.safeParse(context.req.query("language")).data ?? "de";
    if (!table || !format) throw refusal("NOT_FOUND");
    const content = await exportTable({
      context: { services, actor, caller },
      input: { slug, table, format, language },
      signal: context.req.raw.signal,
    });
    const headers = {
      "content-type": MEDIA_TYPES[format],
      "content-disposition": `attachment; filename="${slug}-${file}"`,
      "x-content-type-options": "nosniff",
    };
    return context.body(content, 200, headers);
  });
  app.get("/courses/:slug/statements.json", async (context) => {
    const { services, actor } = await contextOf(context);
    const { slug } = context.req.param();
    const statements = await exportStatements({ context: { services, actor }, input: { slug } });
    return context.body(send(signedIn(actor).userId, statements, services.log), 200, {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${slug}-statements.json"`,
      "x-content-type-options": "nosniff",
    });
  });
  return app;
}
