import {
  accountErrors,
  chatErrors,
  commonErrors as common,
  contract,
  courseErrors,
  type ErrorCode,
  editingErrorCodes,
  learningErrors,
  planErrors,
  type QuotaFault,
  type QuotaKind,
  quotaErrors,
  rewritingErrors,
  streamErrors,
  uploadErrors,
} from "@lehrpfad/contract";
import { implement, ORPCError } from "@orpc/server";
import type { Actor, Person } from "../actor.ts";
import type { Services } from "../services.ts";

/** What a handler knows of its request. */
export interface RequestContext {
  services: Services;
  /** The request itself; only what is about HTTP looks at it. */
  request: Request;
  actor: Actor;
  /** Who sends the request by now: what goes on for long asks again. */
  identifyAgain: () => Promise<Actor>;
  /** What the request shows of its session. */
  bearer: string | null;
  /** Cuts the connection of the request; nothing where it came without one. */
  disconnect: () => void;
  /** Secret of an enrolment made without signing in. */
  enrolmentToken: string | null;
  userAgent: string;
  /** Network address of the caller, for limits only. */
  caller: string;
}

/** Builder of the handlers: each feature implements its part of the contract with it. */
export const procedures = implement(contract).$context<RequestContext>();

const STATUS: Record<ErrorCode, number> = Object.fromEntries(
  Object.entries({
    ...common,
    ...courseErrors,
    ...learningErrors,
    ...editingErrorCodes,
    ...accountErrors,
    ...rewritingErrors,
    ...chatErrors,
    ...planErrors,
    ...quotaErrors,
    ...uploadErrors,
    ...streamErrors,
  }).map(([code, { status }]) => [code, status]),
) as Record<ErrorCode, number>;

/** Errors without data of their own. */
type PlainErrorCode = Exclude<
  ErrorCode,
  | "RATE_LIMITED"
  | "WORK_PREPARING"
  | "WORK_BUSY"
  | "STREAM_LIMIT"
  | "MATERIAL_TOO_LARGE"
  | "EXERCISE_LIMIT"
  | "STEP_LIMIT"
  | "COURSE_TOO_LONG"
  | "STEP_CONFLICT"
  | "QUESTION_CONFLICT"
  | "PROPOSAL_CONFLICT"
  | "PASS_MARK_QUESTIONS"
  | "MATERIAL_TOO_SHORT"
  | "STRUCTURE_TOO_FEW"
  | "STRUCTURE_TOO_LITTLE"
  | Exclude<keyof typeof planErrors, "PLAN_NOT_WAITING" | "PLAN_NEEDS_MODEL" | "PLAN_MATERIAL">
  | "EMAIL_ALREADY_VERIFIED"
  | "INVALID_TOKEN"
  | "EMAIL_MISMATCH"
  | "GENERATION_FAILED"
  | keyof typeof quotaErrors
  | keyof typeof uploadErrors
>;

/** The error that answers `code` of the contract; throw what it returns. */
export function refusal(code: PlainErrorCode): ORPCError<PlainErrorCode, undefined> {
  return new ORPCError(code, { status: STATUS[code] });
}

/** The error that answers `code` with data of its own; throw what it returns. */
export function refusalWith<Code extends Exclude<ErrorCode, PlainErrorCode>, Data>(
  code: Code,
  data: Data,
): ORPCError<Code, Data> {
  return new ORPCError(code, { status: STATUS[code], data });
}

/** The error for a limit that was reached. */
export function rateLimited(
  retryAfterSeconds: number,
): ORPCError<"RATE_LIMITED", { retryAfterSeconds: number }> {
  return refusalWith("RATE_LIMITED", { retryAfterSeconds });
}

const QUOTA_CODES = {
  bytes: "QUOTA_BYTES",
  documents: "QUOTA_DOCUMENTS",
  reading: "QUOTA_READING",
  courses: "QUOTA_COURSES",
  runs: "QUOTA_RUNS",
  tokens: "QUOTA_TOKENS",
} as const satisfies Record<QuotaKind, ErrorCode>;

/** The error for a limit on use that was reached. */
export function quotaReached(kind: QuotaKind, fault: QuotaFault) {
  return refusalWith(QUOTA_CODES[kind], fault);
}

/** The signed-in person, or the error that says to sign in. */
export function signedIn(actor: Actor): Person {
  if (actor.kind === "nobody") throw refusal("UNAUTHORIZED");
  return actor;
}
