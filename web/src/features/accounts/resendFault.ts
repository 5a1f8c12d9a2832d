import type { Key } from "@lehrpfad/i18n";
import { errorCode } from "../../lib/errors.ts";

/** What a refused confirmation mail means; `text` is the service's own words. */
export type ResendFault =
  | { kind: "verified" }
  | { kind: "waiting" }
  | { kind: "sentence"; key: Key<"errors"> }
  | { kind: "text"; text: string }
  | { kind: "unknown" };

const BY_TYPE: Record<string, ResendFault> = {
  EMAIL_ALREADY_VERIFIED: { kind: "verified" },
  INVALID_TOKEN: { kind: "sentence", key: "INVALID_TOKEN" },
  UNAUTHORIZED: { kind: "sentence", key: "INVALID_TOKEN" },
  EMAIL_MISMATCH: { kind: "sentence", key: "EMAIL_MISMATCH" },
  GENERATION_FAILED: { kind: "sentence", key: "GENERATION_FAILED" },
  NETWORK_ERROR: { kind: "sentence", key: "NETWORK" },
  NETWORK: { kind: "sentence", key: "NETWORK" },
  RATE_LIMITED: { kind: "waiting" },
};

const BY_WORDS: readonly [string, string][] = [
  ["Email already verified", "EMAIL_ALREADY_VERIFIED"],
  ["Failed to send", "GENERATION_FAILED"],
  ["Invalid token", "INVALID_TOKEN"],
];

function stringOf(data: unknown, name: string): string | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const found: unknown = Object.entries(data).find(([key]) => key === name)?.[1];
  return typeof found === "string" && found !== "" ? found : undefined;
}

/**
 * What an error of `resend-verification` means (statements 8.13 to 8.22): by its errorType, else by its code, else by
 * its words; another errorType answers its details.
 */
export function readResendFault(error: unknown): ResendFault {
  const data: unknown = typeof error === "object" && error !== null && "data" in error ? error.data : null;
  const type = stringOf(data, "errorType");
  const known = BY_TYPE[type ?? errorCode(error)];
  if (known) return known;
  const details = stringOf(data, "details");
  if (type !== undefined)
    return details === undefined ? { kind: "unknown" } : { kind: "text", text: details };
  const words = error instanceof Error ? error.message : "";
  const named = BY_WORDS.find(([part]) => words.includes(part))?.[1];
  return BY_TYPE[named ?? ""] ?? { kind: "unknown" };
}
