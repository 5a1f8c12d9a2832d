import type { QuotaFault } from "@lehrpfad/contract";
import type { Key } from "@lehrpfad/i18n";
import { isCallError } from "./callError.ts";
import { formats } from "./format.ts";
import { hasText, presentLanguage, type Translate, textIn, useTranslation } from "./i18n.ts";

/** A fault with a stable code: of the contract, of an upload, or NETWORK. */
export class CodedError extends Error {
  readonly code: string;
  readonly params: Record<string, string | number>;
  /** What the refusal carries beside, as a call of the contract would. */
  readonly data: unknown;

  constructor(code: string, params: Record<string, string | number> = {}, data?: unknown) {
    super(code);
    this.code = code;
    this.params = params;
    this.data = data;
  }
}

/** The fault that a refusal's body names: its code and the values of its sentence; `otherwise` where it names none. */
export function refusal(answer: unknown, otherwise: string): CodedError {
  if (typeof answer !== "object" || answer === null) return new CodedError(otherwise);
  if (!("code" in answer) || typeof answer.code !== "string") return new CodedError(otherwise);
  const params = "params" in answer && typeof answer.params === "object" ? answer.params : {};
  const values = { ...(params as Record<string, string | number> | null) };
  return new CodedError(answer.code, values, "data" in answer ? answer.data : undefined);
}

function secondsOf(data: unknown): number {
  if (typeof data === "object" && data !== null && "retryAfterSeconds" in data) {
    return typeof data.retryAfterSeconds === "number" ? data.retryAfterSeconds : 60;
  }
  return 60;
}

/** The code of any error: an error code of the contract, NETWORK, or INTERNAL_SERVER_ERROR. */
export function errorCode(error: unknown): string {
  if (error instanceof CodedError || isCallError(error)) return error.code;
  if (error instanceof TypeError) return "NETWORK";
  return "INTERNAL_SERVER_ERROR";
}

/** Whether the server was not reached, by itself or behind a proxy: the same call may succeed once it is. */
export const isUnreached = (error: unknown): boolean =>
  /^(NETWORK|BAD_GATEWAY|GATEWAY_TIMEOUT|(SERVICE|DATABASE|STORAGE)_UNAVAILABLE)$/.test(errorCode(error));

/** Refusals that say how long to wait. */
const WAITS = new Set(["RATE_LIMITED", "STREAM_LIMIT"]);

/** Seconds to wait after a refusal for too many attempts or connections; null for every other error. */
export function retryAfter(error: unknown): number | null {
  const isCoded = isCallError(error) || error instanceof CodedError;
  return isCoded && WAITS.has(error.code) ? secondsOf(error.data) : null;
}

/** The numbers that a sentence about a limit names. */
function numbersOf(data: unknown): Record<string, number> {
  if (typeof data !== "object" || data === null) return {};
  return Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === "number"));
}

function paramsOf(error: unknown): Record<string, string | number> {
  const seconds = retryAfter(error);
  if (seconds !== null) return { seconds, count: seconds };
  if (error instanceof CodedError) return { ...numbersOf(error.data), ...error.params };
  return isCallError(error) ? numbersOf(error.data) : {};
}

function isQuotaFault(data: unknown): data is QuotaFault {
  return typeof data === "object" && data !== null && "scope" in data && "limit" in data;
}

/** What a limit on use allows, how much is used, and what helps. */
function quotaSentence(code: Key<"limits">, fault: QuotaFault): string {
  const language = presentLanguage();
  const f = formats(language);
  const amounts: Partial<Record<Key<"limits">, (value: number) => string>> = {
    QUOTA_BYTES: f.bytesOfLimit,
    QUOTA_READING: f.tenthsOfMinutes,
  };
  const amount = amounts[code] ?? f.number;
  const { scope, limit, used, wanted, confirming, resetsAt } = fault;
  const sentence = textIn(language, "limits", scope === "installation" ? "QUOTA_INSTALLATION" : code, {
    limit: amount(limit),
    used: amount(used),
    lacking: amount(Math.max(0, used + wanted - limit)),
    until: resetsAt === null ? "" : f.dateTime(resetsAt),
  });
  return confirming ? `${sentence} ${textIn(language, "limits", "QUOTA_CONFIRM")}` : sentence;
}

function limitSentence(code: Key<"limits">, { limit, ...others }: Record<string, string | number>): string {
  const language = presentLanguage();
  const read = typeof limit === "number" ? { limit: formats(language).number(limit) } : {};
  return textIn(language, "limits", code, { ...others, ...read });
}

function hasSentence(code: string): code is Key<"errors"> {
  return hasText("errors", code);
}

/** What only creators meet has its sentences where theirs are. */
function isLimit(code: string): code is Key<"limits"> {
  return hasText("limits", code);
}

/** The sentence for an error in the person's language; one without a sentence of its own gets the general one. */
export function errorSentence(t: Translate<"errors">, error: unknown): string {
  const code = errorCode(error);
  if (isLimit(code)) {
    const data = isCallError(error) || error instanceof CodedError ? error.data : null;
    const fault = isQuotaFault(data) ? data : null;
    return fault ? quotaSentence(code, fault) : limitSentence(code, paramsOf(error));
  }
  return t(hasSentence(code) ? code : "INTERNAL_SERVER_ERROR", paramsOf(error));
}

/** `const sentence = useErrorSentence(); sentence(error)` */
export function useErrorSentence(): (error: unknown) => string {
  const { t } = useTranslation("errors");
  return (error) => errorSentence(t, error);
}
