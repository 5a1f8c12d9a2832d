import {
  type AdminDetails,
  type CourseConfiguration,
  type CourseSettings,
  hasReminderInterval,
  type ManagedCourse,
} from "@lehrpfad/contract";

/** Settings as the form holds them: every field of the configuration. */
export interface SettingsDraft extends CourseConfiguration {
  admin: AdminDetails;
  emailRepeat: string;
}

/** What else the course has is held too, and never changed. */
export function draftOf(course: ManagedCourse): SettingsDraft {
  return { ...course, emailRepeat: course.admin.email };
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What somebody changed between two drafts: only that is sent, so that nobody else's change is undone. */
export function changesOf(before: SettingsDraft, draft: SettingsDraft): CourseSettings {
  const { emailRepeat: _, ...settings } = draft;
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
