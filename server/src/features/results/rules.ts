import { type CourseResults, withoutMarks } from "@lehrpfad/contract";

/** Whole percent of participants who finished; null without participants. */
export function completionRate(graduates: number, participants: number): number | null {
  return participants === 0 ? null : Math.round((100 * graduates) / participants);
}

/** A search text as a pattern for SQL's `ilike`, without accents, its own wildcards taken literally. */
export function searchPattern(search: string): string {
  const plain = withoutMarks(search).replace(/ß/gu, "ss");
  return `%${plain.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** A longer time between two finished steps is a pause, not work on the step. */
export const LONGEST_STEP_SECONDS = 30 * 60;

type Timeline = CourseResults["timeline"];
const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 31;
const MOST_WEEKS = 26;

/** The unit in which a time of so long is drawn, so that the points can be told apart. */
export function timelineUnit(from: Date, to: Date): Timeline["unit"] {
  const days = (to.getTime() - from.getTime()) / DAY_MS;
  if (days <= MOST_DAYS) return "day";
  return days <= 7 * MOST_WEEKS ? "week" : "month";
}

/** First days of all units from the first to the last one, as YYYY-MM-DD. */
function unitsBetween(first: string, last: string, unit: Timeline["unit"]): string[] {
  const days: string[] = [];
  const next = new Date(`${first}T00:00:00Z`);
  while (next.toISOString().slice(0, 10) <= last) {
    days.push(next.toISOString().slice(0, 10));
    if (unit === "month") next.setUTCMonth(next.getUTCMonth() + 1);
    else next.setUTCDate(next.getUTCDate() + (unit === "week" ? 7 : 1));
  }
  return days;
}

export type Counted = readonly { from: string; n: number }[];

/** Starts and completions on one line of time, with zeros where nothing happened. */
export function timelinePoints(
  started: Counted,
  completed: Counted,
  unit: Timeline["unit"],
): Timeline["points"] {
  const known = [...started, ...completed].map(({ from }) => from).sort();
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return [];
  const at = (counted: Counted, day: string) => counted.find(({ from }) => from === day)?.n ?? 0;
  return unitsBetween(first, last, unit).map((from) => ({
    from,
    started: at(started, from),
    completed: at(completed, from),
  }));
}

/** Seconds between one finished step and the one before it; null for the pause of somebody who came back. */
export function stepSeconds(before: Date, finished: Date): number | null {
  const seconds = Math.round((finished.getTime() - before.getTime()) / 1000);
  return seconds >= 0 && seconds <= LONGEST_STEP_SECONDS ? seconds : null;
}
