import { Readable } from "node:stream";
import type { Context } from "hono";
import { type ByteRange, readRange } from "./ranges.ts";

interface SentFile {
  bytes: number;
  /** Tells versions of it apart, with its quotation marks (RFC 9110, 8.8.3). */
  etag: string;
  headers: Record<string, string>;
  /** The bytes from `start` up to, not with, `end`. */
  read: (range: ByteRange) => Promise<Readable>;
}

/** Answers a file, or the part of it that is asked for (RFC 9110, 14). */
export async function sendFile(
  context: Context,
  { bytes, etag, headers: own, read }: SentFile,
): Promise<Response> {
  const isSame = [undefined, etag].includes(context.req.header("if-range"));
  const range = isSame ? readRange(context.req.header("range"), bytes) : null;
  const headers = { ...own, "accept-ranges": "bytes", etag };
  if (range === "unsatisfiable") {
    const { "content-type": _, ...bare } = own;
    return context.body(null, 416, { ...bare, "content-range": `bytes */${bytes}` });
  }
  const { start, end } = range ?? { start: 0, end: bytes };
  const sized = { ...headers, "content-length": String(end - start) };
  const part = { "content-range": `bytes ${start}-${end - 1}/${bytes}` };
  const body = context.req.method === "HEAD" ? null : Readable.toWeb(await read({ start, end }));
  return new Response(body, { status: range ? 206 : 200, headers: range ? { ...sized, ...part } : sized });
}
