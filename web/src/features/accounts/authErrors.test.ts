import { describe, expect, it } from "vitest";
import { keyOfLost, readAuthError } from "./authErrors.ts";

describe("readAuthError", () => {
  it("knows a wrong password", () => {
    expect(readAuthError({ name: "AuthApiError", code: "invalid_credentials", message: "Invalid" })).toEqual({
      key: "invalid_credentials",
    });
  });
  it.each([
    ["email_not_confirmed", "email_not_confirmed"],
    ["user_banned", "user_banned"],
    ["reauthentication_needed", "reauthentication_needed"],
    ["provider_email_needs_verification", "provider_email_needs_verification"],
    ["access_denied", "sso_denied"],
    ["server_error", "sso_failed"],
    ["bad_code_verifier", "sso_begin_again"],
    ["session_not_found", "session_error"],
  ])("knows %s", (code, key) => {
    expect(readAuthError({ name: "AuthApiError", code, message: "" })).toEqual({ key });
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

it.each([
  ["user_banned", "user_banned"],
  ["email_not_confirmed", "email_not_confirmed"],
  ["refresh_token_not_found", "session_ended"],
  ["refresh_token_already_used", "session_ended"],
  [undefined, "session_ended"],
])("a session that ended by %s is told as %s", (code, key) => {
  expect(keyOfLost({ code })).toBe(key);
});
