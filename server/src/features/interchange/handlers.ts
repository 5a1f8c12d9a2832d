import { Readable } from "node:stream";
import { EXCHANGE_FORMATS, exportOptionsSchema } from "@lehrpfad/contract";
import { type Context, Hono } from "hono";
import { procedures, type RequestContext, refusal } from "../../platform/http/context.ts";
import { exportFile } from "./usecases/exportFile.ts";
import { offerExports } from "./usecases/offerExports.ts";

const { interchange } = procedures;

export const interchangeHandlers = {
  offer: interchange.offer.handler(offerExports),
};

/**
 * `GET /courses/{slug}/exports/{format}?passPercent=80&figures=small`: the course as a file. What takes longer than two
 * seconds is answered 202 with `{percent}` (null where nobody knows): the same request again answers the file in the end.
 */
export function createInterchangeHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.get("/courses/:slug/exports/:format", async (context) => {
    const known = await contextOf(context);
    const { slug, format } = context.req.param();
    const name = EXCHANGE_FORMATS.find((one) => one === format);
    const options = exportOptionsSchema.safeParse(context.req.query());
    if (!name || !options.success) throw refusal("NOT_FOUND");
    const file = await exportFile({
      context: known,
      input: { slug, format: name, options: options.data },
    });
    if ("percent" in file) return context.json(file, 202, { "retry-after": "1" });
    const headers = {
      "content-type": file.mediaType,
      "content-length": String(file.bytes),
      "content-disposition": `attachment; filename="${file.name}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    };
    return new Response(Readable.toWeb(file.content), { headers });
  });
  return app;
}
