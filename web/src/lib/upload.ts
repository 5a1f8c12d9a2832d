import type { Document } from "@lehrpfad/contract";
import { CodedError, refusal } from "./errors.ts";
import { accessToken } from "./session.ts";

interface UploadOptions {
  /** Called with the bytes sent so far and their total. */
  onProgress?: (sent: number, total: number) => void;
  signal?: AbortSignal;
}

function isDocument(answer: unknown): answer is Document {
  return typeof answer === "object" && answer !== null && "id" in answer && "state" in answer;
}

function send(file: File, token: string | null, { onProgress, signal }: UploadOptions): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/documents?name=${encodeURIComponent(file.name)}`);
    request.responseType = "json";
    if (token !== null) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = (event) => onProgress?.(event.loaded, event.total);
    request.onerror = () => reject(new CodedError("NETWORK"));
    request.onabort = () => reject(new DOMException("The upload was cancelled", "AbortError"));
    request.onload = () => {
      const answer: unknown = request.response;
      if (request.status < 300 && isDocument(answer)) resolve(answer);
      else reject(refusal(answer, request.status === 401 ? "UNAUTHORIZED" : "upload_failed"));
    };
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}

/**
 * Uploads one document. Rejects with CodedError (`errors.<code>`), or with an AbortError when `signal` was
 * aborted. The answer's `state` is still `reading`: ask `documents.get` until it changed.
 */
export async function uploadDocument(file: File, options: UploadOptions = {}): Promise<Document> {
  options.signal?.throwIfAborted();
  return send(file, await accessToken(), options);
}
