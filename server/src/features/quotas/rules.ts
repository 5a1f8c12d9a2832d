import { QUOTA_KINDS, type QuotaKind, type Role } from "@lehrpfad/contract";

/** A number for each kind: of limits 0 for none, of runs tenths (`RUN`), of reading milliseconds, of all others as they are. */
export type Amounts = Record<QuotaKind, number>;

/** A megabyte as settings count them. */
export const MEGABYTE = 1024 * 1024;

/** Seconds after its last byte for which an unfinished upload holds room of the installation for all of it. */
export const HOLD_SECONDS = 3_600;
/** Seconds without a sign of life after which the process of an upload in one request is gone, and its room free. */
export const REQUEST_GONE_SECONDS = 900;

/** A run that writes a whole course, and one that writes a part of it once more. */
export const RUN = 10;
export const PART = 1;

/** A second and a minute of reading documents. */
const READING_SECOND = 1_000;
export const READING_MINUTE = 60 * READING_SECOND;

/** What is not freed by deleting: it begins anew with the next day or month. */
export const PASSING: readonly QuotaKind[] = ["reading", "runs", "tokens"];

export const UNLIMITED: Amounts = { bytes: 0, documents: 0, reading: 0, courses: 0, runs: 0, tokens: 0 };

/** On whom limits depend. */
export interface Standing {
  role: Role;
  confirmed: boolean;
}

/** Whether `confirmed` allows more of a kind than `present`. */
export function isRaised(kind: QuotaKind, present: Amounts, confirmed: Amounts): boolean {
  return present[kind] > 0 && (confirmed[kind] === 0 || confirmed[kind] > present[kind]);
}

/** An amount as people count it: reading in whole seconds. */
export function shown(kind: QuotaKind, amount: number): number {
  if (kind === "reading") return Math.round(amount / READING_SECOND);
  return kind === "runs" ? amount / RUN : amount;
}

/** The day or month (UTC) that a use at `now` counts for: its first day, and when the next one begins. */
export function periodOf(kind: QuotaKind, now: Date): { first: string; next: Date } {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const monthly = kind === "tokens";
  const first = new Date(Date.UTC(year, month, monthly ? 1 : day));
  const next = new Date(monthly ? Date.UTC(year, month + 1, 1) : Date.UTC(year, month, day + 1));
  return { first: first.toISOString().slice(0, 10), next };
}

/** The first kind of which `used` and `wanted` together are more than `limits`; null where there is room for all. */
export function lacking(used: Amounts, wanted: Partial<Amounts>, limits: Amounts): QuotaKind | null {
  const lacks = (kind: QuotaKind) => {
    const more = wanted[kind] ?? 0;
    return more > 0 && limits[kind] > 0 && used[kind] + more > limits[kind];
  };
  return QUOTA_KINDS.find(lacks) ?? null;
}
