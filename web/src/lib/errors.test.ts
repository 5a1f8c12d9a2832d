import { expect, it } from "vitest";
import { errorCode, refusal } from "./errors.ts";

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
