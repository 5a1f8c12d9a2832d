import { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import { FileTooLargeError } from "../../platform/files.ts";
import { procedures, type RequestContext } from "../../platform/http/context.ts";
import { advise, getDocument, removeDocument, uploadDocument, uploadLimit } from "./usecases/documents.ts";

const { documents } = procedures;

export const documentsHandlers = {
  get: documents.get.handler(({ input, context }) => getDocument(context.services, context.actor, input.id)),
  remove: documents.remove.handler(async ({ input, context }) => {
    await removeDocument(context.services, context.actor, input.id);
    return {};
  }),
  advise: documents.advise.handler(({ input, context }) =>
    advise(context.services, context.actor, input.documentIds),
  ),
};

/**
 * `POST /documents?name=FILE`: the raw bytes of one file, streamed to disk. Outside the contract's
 * procedures because those hold a body in memory; it answers `documentSchema`, or `{code, params}`.
 */
export function createUploadHttp(contextOf: (context: Context) => Promise<RequestContext>): Hono {
  const app = new Hono();
  app.post("/documents", async (context) => {
    const { services, actor } = await contextOf(context);
    const limit = uploadLimit(services);
    const tooLarge = () =>
      context.json(
        { code: "upload_too_large", params: { megabytes: services.config.MATERIAL_MEGABYTES } },
        413,
      );
    if (Number(context.req.header("content-length") ?? 0) > limit) return tooLarge();
    const body = context.req.raw.body;
    if (!body) return context.json({ code: "upload_failed" }, 400);
    const signal = context.req.raw.signal;
    try {
      const content = Readable.fromWeb(body);
      const name = context.req.query("name") ?? "";
      return context.json(await uploadDocument(services, actor, { name, content, signal }), 201);
    } catch (error) {
      if (error instanceof FileTooLargeError) return tooLarge();
      throw error;
    }
  });
  return app;
}
