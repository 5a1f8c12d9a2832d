import { type Context, Hono } from "hono";
import { z } from "zod";
import { procedures, type RequestContext, refusal } from "../../platform/http/context.ts";
import { wholeNumber } from "../../platform/http/headers.ts";
import { adviseUpload } from "./usecases/adviseUpload.ts";
import { beginUpload } from "./usecases/beginUpload.ts";
import { dropUpload } from "./usecases/dropUpload.ts";
import { getDocument } from "./usecases/getDocument.ts";
import { receiveUpload } from "./usecases/receiveUpload.ts";
import { removeDocument } from "./usecases/removeDocument.ts";
import { uploadDocument } from "./usecases/uploadDocument.ts";
import { uploadState } from "./usecases/uploadState.ts";

const { documents } = procedures;

export const documentsHandlers = {
  get: documents.get.handler(getDocument),
  remove: documents.remove.handler(removeDocument),
  beginUpload: documents.beginUpload.handler(beginUpload),
  dropUpload: documents.dropUpload.handler(dropUpload),
  advise: documents.advise.handler(adviseUpload),
};

type ContextOf = (context: Context) => Promise<RequestContext>;

/** The id in the address; one that is no id at all names nothing. */
function uploadId(context: Context): string {
  const id = z.uuid().safeParse(context.req.param("id"));
  if (!id.success) throw refusal("NOT_FOUND");
  return id.data;
}

async function* nothing(): AsyncGenerator<Uint8Array> {
  // A request without a body has no bytes.
}

/**
 * `POST /documents?name=FILE`: the raw bytes of one file whose length is declared; answers `documentSchema`. An upload
 * of one piece for scripts: one that breaks off leaves nothing.
 */
function addPlainUpload(app: Hono, contextOf: ContextOf): void {
  app.post("/documents", async (context) => {
    const bytes = wholeNumber(context.req.header("content-length"));
    if (bytes === null) return context.json({ code: "LENGTH_REQUIRED" }, 411);
    const document = await uploadDocument({
      context: await contextOf(context),
      input: { name: context.req.query("name") ?? "", bytes, body: context.req.raw.body ?? nothing() },
    });
    return document ? context.json(document, 201) : context.json({ code: "upload_failed" }, 400);
  });
}

/** `HEAD` and `PATCH /uploads/{id}`: see `uploadSchema` of the contract. */
function addResumableUpload(app: Hono, contextOf: ContextOf): void {
  // Hono answers HEAD by what GET would, without its body.
  app.get("/uploads/:id", async (context) => {
    const { services, actor } = await contextOf(context);
    const { received, bytes } = await uploadState({
      context: { services, actor },
      input: { id: uploadId(context) },
    });
    context.header("upload-offset", String(received));
    context.header("upload-length", String(bytes));
    return context.body(null, 204);
  });
  app.patch("/uploads/:id", async (context) => {
    const { services, actor } = await contextOf(context);
    const offset = wholeNumber(context.req.header("upload-offset"));
    if (offset === null) return context.json({ code: "BAD_REQUEST" }, 400);
    const body = context.req.raw.body ?? nothing();
    const { received, document } = await receiveUpload({
      context: { services, actor },
      input: { id: uploadId(context), offset, body },
    });
    context.header("upload-offset", String(received));
    return document ? context.json(document) : context.body(null, 204);
  });
}

/** Uploads: outside the contract's procedures because those hold a body in memory. */
export function createUploadHttp(contextOf: ContextOf): Hono {
  const app = new Hono();
  addPlainUpload(app, contextOf);
  addResumableUpload(app, contextOf);
  return app;
}
