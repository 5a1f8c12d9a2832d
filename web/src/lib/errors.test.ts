import { loadDictionary } from "@lehrpfad/i18n";
import { expect, it } from "vitest";
import { CodedError, errorCode, errorSentence, isUnreached, refusal, retryAfter } from "./errors.ts";
import { addTexts, setLanguage } from "./i18n.ts";

it("takes code and values of a refused file from the answer", () => {
  const fault = refusal({ code: "photo_too_large", params: { megabytes: 2 } }, "upload_failed");
  expect([fault.code, fault.params]).toEqual(["photo_too_large", { megabytes: 2 }]);
  expect(refusal({ code: "FORBIDDEN", params: null }, "upload_failed").params).toEqual({});
});

it("takes the code for the rest where the answer names none, as that of a proxy", () => {
  for (const answer of [null, "Bad gateway", {}, { code: 502 }]) {
    expect(errorCode(refusal(answer, "upload_failed"))).toBe("upload_failed");
  }
});

it("says after how many seconds a file may be sent again", () => {
  const fault = refusal({ code: "RATE_LIMITED", data: { retryAfterSeconds: 30 } }, "upload_failed");
  expect(retryAfter(fault)).toBe(30);
  expect(errorSentence((_key, values) => JSON.stringify(values), fault)).toBe('{"seconds":30,"count":30}');
});

it("tells that the server was not reached, itself or behind a proxy, from every answer of its own", () => {
  for (const code of [
    "NETWORK",
    "BAD_GATEWAY",
    "GATEWAY_TIMEOUT",
    "SERVICE_UNAVAILABLE",
    "DATABASE_UNAVAILABLE",
  ])
    expect(isUnreached(new CodedError(code))).toBe(true);
  expect(isUnreached(new TypeError("Failed to fetch"))).toBe(true);
  for (const code of ["NOT_FOUND", "COURSE_UNAVAILABLE", "ANSWER_UNAVAILABLE"])
    expect(isUnreached(new CodedError(code))).toBe(false);
  for (const error of [null, new Error("x")]) expect(isUnreached(error)).toBe(false);
});

it("names the limit of a refused file as people read numbers", async () => {
  addTexts("en", await loadDictionary("en"));
  setLanguage("en");
  const fault = refusal({ code: "COURSE_TOO_LONG", data: { limit: 4_000_000 } }, "upload_failed");
  expect(errorSentence((key) => key, fault)).toContain("more than 4,000,000 characters");
});
