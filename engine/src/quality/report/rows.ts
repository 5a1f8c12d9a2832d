/** One line of a report: a value, what it should be, and whether it is. */
export interface ReportRow {
  id: string;
  label: string;
  value: string;
  /** Empty where the value only informs. */
  target: string;
  /** Null where there is no target, or where it does not apply to this course. */
  met: boolean | null;
}

/** A share as a reader sees it. */
export const percent = (value: number | null): string =>
  value === null ? "–" : `${(value * 100).toFixed(1)} %`;
export const number = (value: number | null, digits = 0): string =>
  value === null ? "–" : value.toFixed(digits);
/** Whether a value is as wished; null where there is none. */
export const check = (value: number | null, holds: (value: number) => boolean) =>
  value === null ? null : holds(value);

export function row(
  id: string,
  label: string,
  value: string,
  target = "",
  met: boolean | null = null,
): ReportRow {
  return { id, label, value, target, met };
}

/** A count that should be nothing. */
export function none(id: string, label: string, count: number, applies: boolean): ReportRow {
  return row(id, label, String(count), "0", applies ? count === 0 : null);
}
