import { ORPCError } from "@orpc/client";
import { describe, expect, it } from "vitest";
import { readResendFault } from "./resendFault.ts";

const typed = (errorType: string, details = "") => new ORPCError(errorType, { data: { errorType, details } });

describe("a refused confirmation mail", () => {
  it.each([
    ["EMAIL_ALREADY_VERIFIED", { kind: "verified" }],
    ["INVALID_TOKEN", { kind: "sentence", key: "INVALID_TOKEN" }],
    ["EMAIL_MISMATCH", { kind: "sentence", key: "EMAIL_MISMATCH" }],
    ["GENERATION_FAILED", { kind: "sentence", key: "GENERATION_FAILED" }],
    ["NETWORK_ERROR", { kind: "sentence", key: "NETWORK" }],
  ])("is read by its errorType %s", (errorType, expected) => {
    expect(readResendFault(typed(errorType, "more"))).toEqual(expected);
  });
  it("shows the details of any other errorType, or is unknown", () => {
    expect(readResendFault(typed("ODD", "The mail server is odd"))).toEqual({
      kind: "text",
      text: "The mail server is odd",
    });
    expect(readResendFault(typed("ODD"))).toEqual({ kind: "unknown" });
  });
  it.each([
    ["Email already verified", { kind: "verified" }],
    ["Failed to send the mail", { kind: "sentence", key: "GENERATION_FAILED" }],
    ["Invalid token given", { kind: "sentence", key: "INVALID_TOKEN" }],
    ["Something odd", { kind: "unknown" }],
  ])("without errorType is read by its words: %s", (words, expected) => {
    expect(readResendFault(new Error(words))).toEqual(expected);
  });
  it("knows too many attempts and a missing connection", () => {
    const data = { retryAfterSeconds: 12 };
    expect(readResendFault(new ORPCError("RATE_LIMITED", { data }))).toEqual({ kind: "waiting" });
    expect(readResendFault(new TypeError("Failed to fetch"))).toEqual({ kind: "sentence", key: "NETWORK" });
  });
});
