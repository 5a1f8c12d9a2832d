import { courseConfigurationSchema, type ManagedCourse } from "@lehrpfad/contract";
import { expect, it } from "vitest";
import { changesOf, draftOf, faultsOfAdmin, settingsFault } from "./settings.ts";

const course: ManagedCourse = {
  ...courseConfigurationSchema.parse({
    name: "Bienen",
    language: "de",
    difficulty: "standard",
    allowAnonymous: true,
    registrationRequired: false,
  }),
  id: "00000000-0000-4000-8000-000000000000",
  slug: "bienen-abcdef",
  standIns: 0,
  active: true,
  draft: false,
  goal: null,
  steps: 10,
  checkedQuestions: 10,
  writer: "builtin",
  admin: { firstName: "Ada", lastName: "Muster", email: "ada@example.org" },
  design: { highlight: null, background: null, headingFont: null, bodyFont: null },
  adminPasswordShown: true,
  notifications: "agreed",
  createdAt: "2026-01-01T00:00:00Z",
  editedAt: "2026-01-01T00:00:00Z",
  participantUrl: "https://example.org/c/bienen-abcdef",
  managementUrl: "https://example.org/c/bienen-abcdef/manage",
};

it("sends only what was changed", () => {
  const before = draftOf(course);
  expect(changesOf(before, before)).toEqual({});
  const changed = { name: "Imkern", reminderIntervals: [24 as const], showDocuments: true };
  expect(changesOf(before, { ...before, ...changed })).toEqual(changed);
  const admin = { ...before.admin, lastName: "Neu" };
  expect(changesOf(before, { ...before, admin })).toEqual({ admin });
});

it("needs a name, and an interval where reminders are on", () => {
  const draft = draftOf(course);
  expect(settingsFault(draft)).toBeNull();
  expect(settingsFault({ ...draft, name: "  " })).toBe("name_missing");
  expect(settingsFault({ ...draft, reminderIntervals: [] })).toBe("REMINDER_INTERVAL_MISSING");
  expect(settingsFault({ ...draft, reminderIntervals: [], reminders: false })).toBeNull();
});

it("lets nobody look after a course for whom nobody did, and no half of somebody", () => {
  const draft = draftOf({ ...course, admin: null });
  expect(faultsOfAdmin(draft)).toEqual({});
  expect(changesOf(draft, { ...draft, name: "Imkern" })).toEqual({ name: "Imkern" });
  const half = { ...draft, admin: { ...draft.admin, firstName: "Ada" } };
  expect(Object.keys(faultsOfAdmin(half))).toEqual(["lastName", "email", "emailRepeat"]);
  expect(Object.keys(faultsOfAdmin({ ...draft, isUnnamed: false }))).toHaveLength(4);
});
