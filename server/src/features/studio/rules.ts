import {
  type CourseConfiguration,
  type CourseSettings,
  hasReminderInterval,
  LIMITS,
} from "@lehrpfad/contract";

const COPY = "Copy – ";

/** The name of a duplicate (statement 4.21): 'Copy – [course name]', cut to the longest name allowed. */
export function copyName(name: string): string {
  return `${COPY}${name}`.slice(0, LIMITS.courseNameLength).trimEnd();
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** A text with every id that has a new one replaced by it. */
export function withNewIds(text: string, ids: ReadonlyMap<string, string>): string {
  return text.replace(UUID, (id) => ids.get(id) ?? id);
}

/**
 * The order of steps once new ones stand behind another one, or before all where it is null; null where that one is
 * gone.
 */
export function orderWith(
  order: readonly string[],
  added: readonly string[],
  after: string | null,
): string[] | null {
  if (after === null) return [...added, ...order];
  const at = order.indexOf(after);
  return at < 0 ? null : order.toSpliced(at + 1, 0, ...added);
}

export type SettingsFault = "REMINDER_INTERVAL_MISSING" | "ACCESS_CONTRADICTORY";

type Access = Pick<CourseConfiguration, "allowAnonymous" | "registrationRequired">;
type Reminders = Pick<CourseConfiguration, "reminders" | "reminderIntervals">;

/** What would be wrong with a course's settings after a change (docs/spec-coverage.md, section 5); null where nothing is. */
export function settingsFault(course: Access & Reminders, change: CourseSettings): SettingsFault | null {
  const anonymous = change.allowAnonymous ?? course.allowAnonymous;
  if (anonymous && (change.registrationRequired ?? course.registrationRequired))
    return "ACCESS_CONTRADICTORY";
  const reminders = change.reminders ?? course.reminders;
  const reminderIntervals = change.reminderIntervals ?? course.reminderIntervals;
  return hasReminderInterval({ reminders, reminderIntervals }) ? null : "REMINDER_INTERVAL_MISSING";
}
