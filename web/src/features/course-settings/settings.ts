import {
  type AdminDetails,
  type CourseConfiguration,
  type CourseSettings,
  hasReminderInterval,
  type ManagedCourse,
} from "@lehrpfad/contract";
import { adminFaults } from "../../lib/course/adminFaults.ts";

/** Settings as the form holds them: every field of the configuration. */
export interface SettingsDraft extends CourseConfiguration {
  admin: AdminDetails;
  emailRepeat: string;
  /** Whether nobody is named so far, as for the example courses: then nobody need be. */
  isUnnamed: boolean;
}

const NOBODY: AdminDetails = { firstName: "", lastName: "", email: "" };

/** What else the course has is held too, and never changed. */
export function draftOf(course: ManagedCourse): SettingsDraft {
  const admin = course.admin ?? NOBODY;
  return { ...course, admin, emailRepeat: admin.email, isUnnamed: course.admin === null };
}

/** What is wrong with who looks after the course, for each field. */
export function faultsOfAdmin({
  admin,
  emailRepeat,
  isUnnamed,
}: SettingsDraft): ReturnType<typeof adminFaults> {
  const typed = { ...admin, emailRepeat };
  const isBlank = Object.values(typed).every((text) => text.trim() === "");
  return isUnnamed && isBlank ? {} : adminFaults(typed);
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What somebody changed between two drafts: only that is sent, so that nobody else's change is undone. */
export function changesOf(before: SettingsDraft, draft: SettingsDraft): CourseSettings {
  const { emailRepeat: _, isUnnamed: __, ...settings } = draft;
  const changed = Object.entries(settings).filter(([name, value]) => {
    const known = Object.entries(before).find(([field]) => field === name);
    return !same(known?.[1], value);
  });
  return Object.fromEntries(changed);
}

export type SettingsFault = "name_missing" | "REMINDER_INTERVAL_MISSING";

/** The first thing that keeps the general settings from being saved (docs/spec-coverage.md, section 5). */
export function settingsFault(draft: SettingsDraft): SettingsFault | null {
  if (draft.name.trim() === "") return "name_missing";
  return hasReminderInterval(draft) ? null : "REMINDER_INTERVAL_MISSING";
}
