import { LIMITS } from "@lehrpfad/contract";
import { ORPCError, ValidationError } from "@orpc/server";
import { isCourseTooLong } from "../../db/errors.ts";
import { StorageUnavailableError } from "../files.ts";
import type { Services } from "../services.ts";
import { refusal, refusalWith } from "./context.ts";

/** SQLSTATE classes of a database that is gone, starting, stopping, or has no room (PostgreSQL, appendix A). */
const DATABASE_GONE = /^(08|53|57P)/;
const CONNECTION_GONE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "EAI_AGAIN",
]);
/** What the pool and the driver say without a code. */
const GONE_WORDS =
  /connection (terminated|timeout)|terminating connection|timeout exceeded when trying to connect/i;

function isDatabaseGone(error: Error): boolean {
  const code = "code" in error ? String(error.code) : "";
  return DATABASE_GONE.test(code) || CONNECTION_GONE.has(code) || GONE_WORDS.test(error.message);
}

/**
 * The answer for an error that no use case foresaw: what the person is told when the database or the
 * storage is gone. Null for errors that are faults of the program.
 */
export function unavailable(error: unknown): ORPCError<string, unknown> | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof ORPCError) return null;
    if (at instanceof StorageUnavailableError) return refusal("STORAGE_UNAVAILABLE");
    if (isDatabaseGone(at)) return refusal("DATABASE_UNAVAILABLE");
  }
  return null;
}

/** The error for a course whose texts would be longer than they may be. */
export const courseTooLong = () => refusalWith("COURSE_TOO_LONG", { limit: LIMITS.courseCharacters });

/** Where an answer does not follow its schema, such as `admin.lastName`; null for every other error. */
function faultyPlaces({ code, cause }: ORPCError<string, unknown>): string[] | null {
  if (code !== "INTERNAL_SERVER_ERROR" || !(cause instanceof ValidationError)) return null;
  const keyOf = (part: PropertyKey | { key: PropertyKey }) =>
    String(typeof part === "object" ? part.key : part);
  return cause.issues.map(({ path = [] }) => path.map(keyOf).join("."));
}

/**
 * The error a person gets for one that was thrown; what nobody foresaw is logged, and answers that do not follow their
 * schema by their places, without what stands there.
 */
export function answerable(services: Services, error: unknown, procedure: string | null = null): unknown {
  if (error instanceof ORPCError) {
    const places = faultyPlaces(error);
    if (places) services.log.error({ procedure, places }, "an answer does not follow its schema");
    return error;
  }
  if (isCourseTooLong(error)) return courseTooLong();
  services.log.error(procedure === null ? { error } : { error, procedure }, "request failed");
  return unavailable(error) ?? error;
}
