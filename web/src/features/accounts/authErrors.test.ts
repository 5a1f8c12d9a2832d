import { describe, expect, it } from "vitest";
import { readAuthError } from "./authErrors.ts";

describe("readAuthError", () => {
  it("knows a wrong password", () => {
    expect(readAuthError({ name: "AuthApiError", code: "invalid_credentials", message: "Invalid" })).toEqual({
      key: "invalid_credentials",
    });
  });
  it("knows a missing connection", () => {
    expect(readAuthError({ name: "AuthRetryableFetchError", message: "Failed to fetch" })).toEqual({
      network: true,
    });
  });
  it("shows the service's own words where the code is unknown", () => {
    expect(readAuthError({ name: "AuthApiError", code: "odd", message: "Something odd" })).toEqual({
      text: "Something odd",
    });
  });
});
