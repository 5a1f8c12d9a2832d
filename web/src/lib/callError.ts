import type { ORPCError } from "@orpc/client";

/** What an answer of the server says is the matter. */
export interface Refusal {
  code: string;
  status: number;
  message?: string;
  /** Whether the contract names the code for this call. */
  defined?: boolean;
  data?: unknown;
}

/** An answer with which the server refused a call. The library's own error comes only with its streams. */
export class CallError extends Error {
  readonly code: string;
  readonly status: number;
  readonly defined: boolean;
  readonly data: unknown;

  constructor({ code, status, message = code, defined = false, data }: Refusal) {
    super(message);
    this.code = code;
    this.status = status;
    this.defined = defined;
    this.data = data;
  }
}

/** Whether an error is the server's refusal, of a plain call or, by the library, of a stream. */
export function isCallError(error: unknown): error is CallError {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    "status" in error &&
    typeof error.status === "number"
  );
}

/** Whether an error is one that the contract names for its call; what it carries is then known. */
export function isNamedError<Thrown>(error: Thrown): error is Extract<Thrown, ORPCError<string, unknown>> {
  return isCallError(error) && error.defined;
}
