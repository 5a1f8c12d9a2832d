import {
  accountErrors,
  type Comparison,
  commonErrors as common,
  contract,
  courseErrors,
  type EditedQuestion,
  type EditedStep,
  type ErrorCode,
  editingErrorCodes,
  learningErrors,
  type QuestionDraft,
  rewritingErrors,
  type StepText,
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
  }).map(([code, { status }]) => [code, status]),
) as Record<ErrorCode, number>;

/** Errors without data of their own. */
type PlainErrorCode = Exclude<
  ErrorCode,
  | "RATE_LIMITED"
  | "MATERIAL_TOO_LARGE"
  | "STEP_CONFLICT"
  | "QUESTION_CONFLICT"
  | "PROPOSAL_CONFLICT"
  | "EMAIL_ALREADY_VERIFIED"
  | "INVALID_TOKEN"
  | "EMAIL_MISMATCH"
  | "GENERATION_FAILED"
>;

/** The error that answers `code` of the contract; throw what it returns. */
export function refusal(code: PlainErrorCode): ORPCError<PlainErrorCode, undefined> {
  return new ORPCError(code, { status: STATUS[code] });
}

/** The error for documents that have more than `megabytes` together. */
export function materialTooLarge(megabytes: number): ORPCError<"MATERIAL_TOO_LARGE", { megabytes: number }> {
  return new ORPCError("MATERIAL_TOO_LARGE", { status: STATUS.MATERIAL_TOO_LARGE, data: { megabytes } });
}

/** The error for a proposal whose base was changed, with both versions. */
export function proposalConflict(both: Comparison): ORPCError<"PROPOSAL_CONFLICT", Comparison> {
  return new ORPCError("PROPOSAL_CONFLICT", { status: STATUS.PROPOSAL_CONFLICT, data: both });
}

/** The error for a limit that was reached. */
export function rateLimited(
  retryAfterSeconds: number,
): ORPCError<"RATE_LIMITED", { retryAfterSeconds: number }> {
  return new ORPCError("RATE_LIMITED", { status: STATUS.RATE_LIMITED, data: { retryAfterSeconds } });
}

/** The error for a step that somebody else saved meanwhile: both versions. */
export function stepConflict(data: { stored: EditedStep; sent: StepText }) {
  return new ORPCError("STEP_CONFLICT", { status: STATUS.STEP_CONFLICT, data });
}

/** The error for a question that somebody else saved or deleted meanwhile: both versions. */
export function questionConflict(data: { stored: EditedQuestion | null; sent: QuestionDraft }) {
  return new ORPCError("QUESTION_CONFLICT", { status: STATUS.QUESTION_CONFLICT, data });
}

/** The signed-in person, or the error that says to sign in. */
export function signedIn(actor: Actor): Person {
  if (actor.kind === "nobody") throw refusal("UNAUTHORIZED");
  return actor;
}
