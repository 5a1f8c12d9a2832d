import type { ReadLimits } from "../limits.ts";

/** How far the reading of scanned pages is. */
export interface ScanProgress {
  /** Pages read. */
  page: number;
  /** Pages to read. */
  pages: number;
}

export type ReportScan = (progress: ScanProgress) => void;

const START_MILLISECONDS = 20_000;
const PAGE_MILLISECONDS = 10_000;

/** Milliseconds that recognising some pages may take: more for more pages, up to the limit. */
export function scanAllowance(pages: number, limits: ReadLimits): number {
  return Math.min(limits.scanMilliseconds, START_MILLISECONDS + pages * PAGE_MILLISECONDS);
}
