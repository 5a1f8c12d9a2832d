import type { ModelFault } from "@lehrpfad/contract/vocabulary";
import { APICallError } from "ai";

/** The longest wait between two attempts of one request, in seconds. */
export const LONGEST_WAIT = 60;

/** With these nothing helps but other settings. */
const FATAL: readonly ModelFault[] = ["key_refused", "model_unknown", "request_refused"];
/** With these the service itself is out of reach: the next request would fare alike. */
const SERVICE: readonly ModelFault[] = ["overloaded", "unavailable", "unreachable", "timeout"];

/** A request to the model failed; `fatal` where asking again cannot help and nothing else will work either. */
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
    this.fatal = FATAL.includes(fault);
    this.retryAfter = retryAfter;
  }
}

/** Whether a failure ends the generation instead of leaving a step to the built-in writer. */
export function endsGeneration(error: unknown, mayPause: boolean): error is ModelError {
  return error instanceof ModelError && (error.fatal || (mayPause && error.waitSeconds !== null));
}

/** Whether a fault says that the service cannot be reached at the moment, whatever it is asked. */
export function isOfService(fault: ModelFault): boolean {
  return SERVICE.includes(fault);
}

/** Seconds of a Retry-After header, which holds seconds or a date (RFC 9110, section 10.2.3). */
export function retryAfterOf(header: string | undefined, now: Date): number | null {
  if (header === undefined || header.trim() === "") return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, (date - now.getTime()) / 1000);
}

/** How OpenAI, Anthropic, Google, vLLM, llama.cpp and Ollama say that a prompt exceeds the model's context. */
const TOO_LONG =
  /context[ _](length|window|size)|maximum context|prompt is too long|too many (input )?tokens|exceeds? the (available )?context|input token count/i;

/** Whether a provider's message says that the prompt was too long for the model. */
export function isTooLong(message: string): boolean {
  return TOO_LONG.test(message);
}

function faultOfStatus(status: number, message: string): ModelFault {
  if (status === 401 || status === 403) return "key_refused";
  if (status === 404) return "model_unknown";
  if (status === 429 || status === 529) return "overloaded";
  if (status === 408 || status === 504) return "timeout";
  if (status === 413 || (status < 500 && TOO_LONG.test(message))) return "too_long";
  return status >= 500 ? "unavailable" : "request_refused";
}

function ofCall(error: APICallError, now: Date): ModelError {
  const { statusCode, responseHeaders, responseBody = "", message } = error;
  if (statusCode === undefined) return new ModelError("unreachable", message);
  if (statusCode < 300) {
    const cause = error.cause instanceof Error ? error.cause : null;
    const broken = cause?.name === "TypeError" || (cause !== null && "code" in cause);
    return broken
      ? new ModelError("unreachable", "the connection broke off")
      : new ModelError("answer_unusable", message);
  }
  return new ModelError(
    faultOfStatus(statusCode, `${message} ${responseBody}`),
    `${statusCode}: ${message}`,
    retryAfterOf(responseHeaders?.["retry-after"], now),
  );
}

/** An error that came as data within a stream: providers name its kind in `type`, `code` or `status`. */
function ofStreamed(error: object): ModelError {
  const fields = new Map<string, unknown>(Object.entries(error));
  const message = String(fields.get("message") ?? "the answer ended with an error");
  const kind = ["type", "code", "status"].map((name) => String(fields.get(name) ?? "")).join(" ");
  if (TOO_LONG.test(`${kind} ${message}`)) return new ModelError("too_long", message);
  const status = Number(/\b[45]\d\d\b/.exec(kind)?.[0] ?? Number.NaN);
  if (status >= 400) return new ModelError(faultOfStatus(status, message), message);
  const overloaded = /overload|rate.?limit|quota|exhausted/i.test(kind);
  return new ModelError(overloaded ? "overloaded" : "unavailable", message);
}

/** What an error of a request means, without anything of the request itself in its message. */
export function modelErrorOf(error: unknown, now: Date): ModelError {
  if (error instanceof ModelError) return error;
  if (APICallError.isInstance(error)) return ofCall(error, now);
  if (!(error instanceof Error)) {
    return typeof error === "object" && error !== null
      ? ofStreamed(error)
      : new ModelError("unavailable", String(error));
  }
  if (error.name === "TimeoutError" || error.name === "AbortError")
    return new ModelError("timeout", "no answer in time");
  if (error instanceof TypeError) return new ModelError("unreachable", error.message);
  return new ModelError("answer_unusable", error.message);
}
