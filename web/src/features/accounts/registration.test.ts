import { describe, expect, it } from "vitest";
import { checkRegistration, EMPTY_REGISTRATION } from "./registration.ts";

const good = {
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.org",
  password: "secret",
  repeated: "secret",
};
const check = (change: Partial<typeof good>) => checkRegistration({ ...good, ...change }, (fault) => fault);

describe("checkRegistration", () => {
  it("accepts a complete registration with a password of six characters", () => {
    expect(check({})).toEqual({});
  });
  it("names every empty field", () => {
    expect(Object.keys(checkRegistration(EMPTY_REGISTRATION, (fault) => fault))).toEqual(Object.keys(good));
  });
  it("counts blanks as empty", () => {
    expect(check({ firstName: "  " })).toEqual({ firstName: "field_required" });
  });
  it("refuses five characters", () => {
    expect(check({ password: "secre", repeated: "secre" })).toEqual({ password: "password_short" });
  });
  it("refuses a repetition that differs", () => {
    expect(check({ repeated: "Secret" })).toEqual({ repeated: "passwords_differ" });
  });
  it.each(["ada", "ada@example", "ada @example.org"])("refuses the address %s", (email) => {
    expect(check({ email })).toEqual({ email: "email_invalid" });
  });
  it("accepts an address with an umlaut domain", () => {
    expect(check({ email: "ada@bücher.example" })).toEqual({});
  });
});
