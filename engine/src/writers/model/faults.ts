import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } from "ai";

/** What can go wrong with a request to a model; each has a sentence in the dictionaries (`model.<code>`). */
export type ModelFault =
  | "key_refused"
  | "model_unknown"
  | "request_refused"
  | "overloaded"
  | "unavailable"
  | "unreachable"
  | "timeout"
  | "answer_unusable";

/** The longest wait between two attempts of one request, in seconds. */
export const LONGEST_WAIT = 60;

/** A request to the model failed; `fatal` where asking again cannot help. */
export class ModelError extends Error {
  override name = "ModelError";
  fault: ModelFault;
  fatal: boolean;
  /** Seconds the provider asked to wait; null where it said nothing. */
  retryAfter: number | null;

  /**
   * Seconds after which the whole run may go on, where waiting within a request is too short: the provider
   * asked for more, or nobody answers (0: as the caller likes). Null for every other fault.
   */
  waitSeconds: number | null;

  constructor(fault: ModelFault, message: string, retryAfter: number | null = null) {
    super(message);
    this.fault = fault;
    const patience = fault === "overloaded" && retryAfter !== null && retryAfter > LONGEST_WAIT;
    this.waitSeconds = patience ? retryAfter : fault === "unreachable" ? 0 : null;
    this.fatal = fault === "key_refused" || fault === "model_unknown" || fault === "request_refused";
    this.retryAfter = retryAfter;
  }
}

/** Whether a failure ends the generation instead of leaving a step to the built-in writer. */
export function endsGeneration(error: unknown, mayPause: boolean): error is ModelError {
  return error instanceof ModelError && (error.fatal || (mayPause && error.waitSeconds !== null));
}

/** Seconds of a Retry-After header, which holds seconds or a date (RFC 9110, section 10.2.3). */
export function retryAfterOf(header: string | undefined, now: Date): number | null {
  if (header === undefined || header.trim() === "") return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, (date - now.getTime()) / 1000);
}

function faultOfStatus(status: number): ModelFault {
  if (status === 401 || status === 403) return "key_refused";
  if (status === 404) return "model_unknown";
  if (status === 429 || status === 529) return "overloaded";
  if (status === 408 || status === 504) return "timeout";
  return status >= 500 ? "unavailable" : "request_refused";
}

/** What an error of a request means, without anything of the request itself in its message. */
export function modelErrorOf(error: unknown, now: Date): ModelError {
  if (error instanceof ModelError) return error;
  if (APICallError.isInstance(error)) {
    const { statusCode, responseHeaders, message } = error;
    if (statusCode === undefined) return new ModelError("unreachable", message);
    if (statusCode < 300) return new ModelError("answer_unusable", message);
    return new ModelError(
      faultOfStatus(statusCode),
      `${statusCode}: ${message}`,
      retryAfterOf(responseHeaders?.["retry-after"], now),
    );
  }
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error)) {
    const cause = error.cause instanceof Error ? error.cause.message : error.message;
    return new ModelError("answer_unusable", cause);
  }
  const name = error instanceof Error ? error.name : "";
  if (name === "TimeoutError" || name === "AbortError") return new ModelError("timeout", "no answer in time");
  if (error instanceof TypeError) return new ModelError("unreachable", error.message);
  return new ModelError("answer_unusable", error instanceof Error ? error.message : String(error));
}
