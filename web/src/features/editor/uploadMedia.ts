import type { CourseMedia } from "@lehrpfad/contract";
import { sendBytes } from "../../lib/documents/sendBytes.ts";
import { authorization, faultOf } from "../../lib/documents/sendDocument.ts";
import { CodedError } from "../../lib/errors.ts";
import { sessionRefused } from "../../lib/session.ts";

interface SendOptions {
  /** Bytes that one file may have. */
  limit: number;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

function isMedia(answer: unknown): answer is CourseMedia {
  return typeof answer === "object" && answer !== null && "id" in answer && "kind" in answer;
}

/**
 * Sends audio or video for the steps of a course. Rejects with CodedError (`errors.<code>`, `limits.<code>`), or with an
 * AbortError when `signal` was aborted.
 */
export async function uploadMedia(
  slug: string,
  file: File,
  { limit, onProgress, signal }: SendOptions,
): Promise<CourseMedia> {
  if (file.size > limit) {
    throw new CodedError("media_too_large", { megabytes: Math.floor(limit / 1024 / 1024) });
  }
  const { status, body } = await sendBytes({
    method: "POST",
    path: `/api/courses/${encodeURIComponent(slug)}/media?name=${encodeURIComponent(file.name)}`,
    headers: { ...(await authorization()), "content-type": "application/octet-stream" },
    body: file,
    onProgress,
    signal,
  });
  if (status === 401) void sessionRefused();
  if (status >= 300) throw faultOf(status, body);
  if (!isMedia(body)) throw new CodedError("upload_failed");
  return body;
}
