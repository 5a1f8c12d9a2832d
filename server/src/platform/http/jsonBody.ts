import { ENROLMENT_HEADER } from "@lehrpfad/contract";
import type { Context, MiddlewareHandler } from "hono";
import { readWhole, TooLargeError } from "./body.ts";

/** Of who shows a session or sitting, and of anybody. */
const MOST_BYTES = { session: 1024 * 1024, nobody: 64 * 1024 };
/** Objects, lists and their members: reading them takes longer than reading texts of the same length. */
const MOST_VALUES = 20_000;

const [QUOTE, COMMA, OPEN_LIST, BACKSLASH, OPEN_OBJECT] = [...'",[\\{'].map((sign) => sign.charCodeAt(0));

/** How many objects, lists and members a JSON text has, without reading it. */
function countValues(json: Uint8Array): number {
  let count = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (isText && sign === BACKSLASH) at += 1;
    else if (sign === QUOTE) isText = !isText;
    else if (!isText && (sign === COMMA || sign === OPEN_LIST || sign === OPEN_OBJECT)) count += 1;
  }
  return count;
}

const isBodyless = (method: string): boolean => method === "GET" || method === "HEAD";

const isJson = (contentType: string | undefined): boolean =>
  /^application\/json(?:;|$)/i.test(contentType ?? "");

/**
 * Takes a JSON body in before anything is done for its request, but where that is a file; answers 413 to one with too
 * many bytes or values.
 */
export function takeJson(isFile: (context: Context) => boolean = () => false): MiddlewareHandler {
  return async (context, next) => {
    const { raw, method } = context.req;
    if (isFile(context)) return await next();
    if (isBodyless(method) || !isJson(context.req.header("content-type"))) return await next();
    const tooLarge = () => context.json({ code: "BAD_REQUEST" }, 413);
    const isShown = context.req.header("authorization") ?? context.req.header(ENROLMENT_HEADER);
    const most = isShown ? MOST_BYTES.session : MOST_BYTES.nobody;
    if (Number(context.req.header("content-length") ?? 0) > most) return tooLarge();
    try {
      const body = await readWhole(raw.body, most);
      if (countValues(body) > MOST_VALUES) return tooLarge();
      const { url, headers, signal } = raw;
      context.req.raw = new Request(url, { method, headers, signal, body: body.length > 0 ? body : null });
    } catch (error) {
      if (error instanceof TooLargeError) return tooLarge();
      throw error;
    }
    return await next();
  };
}

/**
 * For routes that read JSON alone, behind `takeJson`: answers 415 to other bodies; one that says nothing of its kind is
 * not read.
 */
export function jsonAlone(): MiddlewareHandler {
  return async (context, next) => {
    const { url, method, headers, signal } = context.req.raw;
    const type = context.req.header("content-type");
    if (type !== undefined && !isJson(type)) return context.json({ code: "BAD_REQUEST" }, 415);
    if (type === undefined && !isBodyless(method))
      context.req.raw = new Request(url, { method, headers, signal });
    return await next();
  };
}
