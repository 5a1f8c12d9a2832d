import { CodedError } from "../errors.ts";

/** How long nothing may leave, and how long the server may take to answer. */
const STILL_MS = 60_000;
const ANSWER_MS = 180_000;

/** The code of a connection that is gone. */
export const LOST = "NETWORK";

interface Sending {
  method: "PATCH" | "POST";
  path: string;
  headers: Record<string, string>;
  body: Blob;
  /** Bytes of the body that have left. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

interface Answer {
  status: number;
  /** Read as JSON; null where it is none. */
  body: unknown;
  header(name: string): string | null;
}

/** Sends bytes. Rejects with an AbortError when `signal` was aborted, with CodedError NETWORK without an answer. */
export function sendBytes({ method, path, headers, body, onProgress, signal }: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const expect = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), milliseconds);
    };
    const cancel = () => request.abort();
    request.open(method, path);
    request.responseType = "json";
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => {
      expect(STILL_MS);
      onProgress(loaded);
    };
    request.upload.onload = () => expect(ANSWER_MS);
    request.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", cancel);
      removeEventListener("offline", cancel);
      const { status, response } = request;
      if (signal.aborted) reject(new DOMException("The upload was cancelled", "AbortError"));
      else if (status === 0) reject(new CodedError(LOST));
      else resolve({ status, body: response, header: (name) => request.getResponseHeader(name) });
    };
    signal.addEventListener("abort", cancel);
    // A request whose line is gone may not find out for minutes.
    addEventListener("offline", cancel);
    expect(STILL_MS);
    request.send(body);
  });
}
