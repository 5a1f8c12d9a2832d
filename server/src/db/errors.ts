import { DrizzleQueryError } from "drizzle-orm";

/** What ends a command or a start, in a sentence that says what to do. */
export class OperatorError extends Error {}

/** SQLSTATE class of wrong values: Postgres quotes them in the message, in other classes only names. */
const WRONG_VALUE = /^22/;

/** Postgres also quotes the row that broke a rule, in `detail` and `where`. */
function withoutDetail(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  const code = "code" in cause ? String(cause.code) : "";
  const message = WRONG_VALUE.test(code) ? cause.message.replace(/".*"/s, '"…"') : cause.message;
  return Object.assign(new Error(message), { code });
}

/** A failed query names its values, which are people's data: what is left here is the statement alone. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const bare = new Error(`Failed query: ${error.query}`, { cause: withoutDetail(error.cause) });
  if (error.stack) bare.stack = error.stack.replace(error.message, bare.message);
  return bare;
}

const FOREIGN_KEY_VIOLATION = "23503";

function hasCause(error: unknown, is: (cause: Error) => boolean): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (is(at)) return true;
  return false;
}

/** Whether a row was refused because what it belongs to is not there (any longer). */
export const isOwnerGone = (error: unknown): boolean =>
  hasCause(error, (cause) => "code" in cause && cause.code === FOREIGN_KEY_VIOLATION);

/** Whether a change was refused because the texts of its course would be too long. */
export const isCourseTooLong = (error: unknown): boolean =>
  hasCause(error, (cause) => "constraint" in cause && cause.constraint === "course_characters");
