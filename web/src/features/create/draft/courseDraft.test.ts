import { beforeEach, describe, expect, it, vi } from "vitest";
import { adminFaults } from "../../../lib/course/adminFaults.ts";
import { memoryStorage } from "../../../lib/testStorage.ts";
import { type CourseDraft, courseDraftOf, stepsOf, stepsShown } from "./useCourseDraft.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

beforeEach(() => vi.stubGlobal("localStorage", memoryStorage()));

/** The draft of somebody whose browser holds this text. */
function draftAfter(text: string): CourseDraft | null {
  localStorage.setItem("create.draft.me", text);
  return courseDraftOf("me").stored.read();
}

/** Options with every switch turned. */
function turned<Options extends CourseDraft["options"]>(options: Options): Options {
  const switches = Object.entries(options).filter(([, value]) => typeof value === "boolean");
  return { ...options, ...Object.fromEntries(switches.map(([name, value]) => [name, value !== true])) };
}

describe("a stored draft", () => {
  it("comes back as it was saved", () => {
    const { fresh, stored } = courseDraftOf("me");
    const draft: CourseDraft = {
      ...fresh,
      documents: [{ id: "d1", name: "a.pdf", bytes: 12 }],
      goal: "Bees",
      name: "Course",
      language: "fr",
      options: { ...turned(fresh.options), difficulty: "university" },
      steps: "18",
      access: "registered",
      planFirst: true,
      admin: { firstName: "A", lastName: "B", email: "a@example.org", emailRepeat: "" },
    };
    expect(stored.keep(draft)).toBe(true);
    expect(courseDraftOf("me").stored.read()).toEqual(draft);
    expect(courseDraftOf("you").stored.read()).toBeNull();
    stored.drop();
    expect(courseDraftOf("me").stored.read()).toBeNull();
  });

  it("begins fresh, each with a request of its own", () => {
    const { fresh } = courseDraftOf("me");
    expect(fresh).toMatchObject({ documents: [], goal: "", name: null, steps: null, access: "open" });
    expect(fresh.requestId).toMatch(UUID);
    expect(courseDraftOf("me").fresh.requestId).not.toBe(fresh.requestId);
  });

  it.each(["{", "[]", "null", "7", '"text"'])("is none after %s", (text) => {
    expect(draftAfter(text)).toBeNull();
  });

  it("loses only what is damaged", () => {
    const stored = { goal: "Bees", language: "xx", documents: [{ id: 1 }, { id: "d", name: "n", bytes: 1 }] };
    const documents = [{ id: "d", name: "n", bytes: 1 }];
    expect(draftAfter(JSON.stringify(stored))).toMatchObject({ goal: "Bees", language: null, documents });
  });

  it("of a version that began with a number of steps keeps it, and one that follows goes on following", () => {
    expect(draftAfter(JSON.stringify({ steps: "10" }))?.steps).toBe("10");
    expect(draftAfter(JSON.stringify({ steps: null }))?.steps).toBeNull();
    expect(draftAfter("{}")?.steps).toBeNull();
  });

  it("of a version with other options and details keeps those that are known", () => {
    const stored = {
      options: { difficulty: "highschool", gone: true },
      admin: { firstName: "A", email: "a@example.org" },
      access: "closed",
    };
    const draft = draftAfter(JSON.stringify(stored));
    expect(draft?.options).toEqual({ ...courseDraftOf("me").fresh.options, difficulty: "highschool" });
    expect(draft?.admin).toEqual({ firstName: "A", lastName: "", email: "a@example.org", emailRepeat: "" });
    expect(draft?.access).toBe("open");
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
  expect(stepsOf(steps)).toBe(expected);
});

it.each([
  ["9", 9, 9],
  ["8", 9, null],
  ["10", 9, 10],
])("reads %j as steps where %j are the least", (steps, least, expected) => {
  expect(stepsOf(steps, least)).toBe(expected);
});

it.each([
  ["follows the recommendation", null, 36, "36"],
  ["is ten where there is none", null, null, "10"],
  ["is less than ten where the text has too little for ten", null, 3, "3"],
  ["waits for the recommendation", null, undefined, ""],
  ["stays as it was typed", "18", 36, "18"],
  ["stays as it was typed, whatever it is", "", 36, ""],
])("the number of steps %s", (_, steps, recommended, shown) => {
  expect(stepsShown({ steps }, recommended)).toBe(shown);
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
