import { describe, expect, it } from "vitest";
import { adminFaults } from "../../../lib/course/adminFaults.ts";
import { parseDraft, stepsOf } from "./useCourseDraft.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("a stored draft", () => {
  it("comes back as it was saved", () => {
    const draft = {
      ...parseDraft(null),
      documents: [{ id: "d1", name: "a.pdf", bytes: 12 }],
      goal: "Bees",
      name: "Course",
      language: "fr" as const,
      options: { ...parseDraft(null).options, difficulty: "university" as const, certificate: false },
      steps: "18",
      access: "registered" as const,
      admin: { firstName: "A", lastName: "B", email: "a@example.org", emailRepeat: "" },
    };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it.each([
    ["no JSON", "{"],
    ["a list", "[]"],
    ["nothing", null],
  ])("is a fresh one after %s", (_, stored) => {
    const fresh = parseDraft(stored);
    expect(fresh).toMatchObject({ documents: [], goal: "", name: null, steps: "10", access: "open" });
    expect(fresh.requestId).toMatch(UUID);
  });

  it("loses only what is damaged", () => {
    const stored = { goal: "Bees", language: "xx", documents: [{ id: 1 }, { id: "d", name: "n", bytes: 1 }] };
    expect(parseDraft(JSON.stringify(stored))).toMatchObject({
      goal: "Bees",
      language: null,
      documents: [{ id: "d", name: "n", bytes: 1 }],
    });
  });

  it("makes another request for every fresh draft", () => {
    expect(parseDraft(null).requestId).not.toBe(parseDraft(null).requestId);
  });
});

it.each([
  ["10", 10],
  [" 50 ", 50],
  ["9", null],
  ["51", null],
  ["12.5", null],
  ["", null],
  ["-10", null],
])("reads %j as %j steps", (steps, expected) => {
  expect(stepsOf({ steps })).toBe(expected);
});

describe("the administrator's details", () => {
  const right = { firstName: "A", lastName: "B", email: "a@example.org", emailRepeat: "A@example.org " };

  it("may differ in case and spaces", () => {
    expect(adminFaults(right)).toEqual({});
  });

  it("need every field, a valid address and the same one twice", () => {
    expect(adminFaults({ firstName: " ", lastName: "", email: "a@", emailRepeat: "b@example.org" })).toEqual({
      firstName: "field_missing",
      lastName: "field_missing",
      email: "email_invalid",
      emailRepeat: "emails_differ",
    });
  });
});
