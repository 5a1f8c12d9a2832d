import { type Context, Hono } from "hono";
import { z } from "zod";
import { FileTooLargeError } from "../../platform/files.ts";
import { procedures, type RequestContext, refusal } from "../../platform/http/context.ts";
import { wholeNumber } from "../../platform/http/headers.ts";
import { uploadLimit } from "./shared/show.ts";
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

/** `POST /documents?name=FILE`: the raw bytes of one file; answers `documentSchema`, or `{code, params}`. */
function addPlainUpload(app: Hono, contextOf: ContextOf): void {
  app.post("/documents", async (context) => {
    const { services, actor } = await contextOf(context);
    const tooLarge = () =>
      context.json(
        { code: "upload_too_large", params: { megabytes: services.config.MATERIAL_MEGABYTES } },
        413,
      );
    const declared = wholeNumber(context.req.header("content-length"));
    if ((declared ?? 0) > uploadLimit(services)) return tooLarge();
    const { body, signal } = context.req.raw;
    if (!body) return context.json({ code: "upload_failed" }, 400);
    try {
      const name = context.req.query("name") ?? "";
      return context.json(
        await uploadDocument({ context: { services, actor }, input: { name, declared, body, signal } }),
        201,
      );
    } catch (error) {
      if (error instanceof FileTooLargeError) return tooLarge();
      // Nobody is there any more to hear of it.
      if (error instanceof DOMException && error.name === "AbortError") {
        return context.json({ code: "upload_failed" }, 400);
      }
      throw error;
    }
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
