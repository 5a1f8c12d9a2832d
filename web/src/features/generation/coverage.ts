import type { CourseReport, CoverageSection } from "@lehrpfad/contract";

/** What the coverage page shows: everything, what is not wholly in the course, what no question asks about. */
export const SHOWN = ["all", "gaps", "untested"] as const;
export type Shown = (typeof SHOWN)[number];

/** The filter that an address asks for; everything for one that is unknown. */
export function shownFrom(value: string | null): Shown {
  return SHOWN.find((candidate) => candidate === value) ?? "all";
}

/** Whether a section passes the filter. */
export function isShown(section: CoverageSection, shown: Shown): boolean {
  switch (shown) {
    case "gaps":
      return section.state !== "taught";
    case "untested":
      return section.state !== "left_out" && section.testedIn.length === 0;
    case "all":
      return true;
  }
}

export interface CoverageNumbers {
  /** 0 to 100. */
  percent: number;
  taught: number;
  leftOut: number;
  /** Sections that a question asks about. */
  tested: number;
}

/** The map in numbers. A course that lacks a single word is not "100 %". */
export function coverageNumbers({ coverage, documents }: CourseReport): CoverageNumbers {
  const words = documents.reduce((sum, document) => sum + document.words, 0);
  const taught = documents.reduce((sum, document) => sum + document.taughtWords, 0);
  const tested = documents.flatMap(({ sections }) => sections).filter(({ testedIn }) => testedIn.length > 0);
  const rounded = Math.round(coverage * 100);
  const percent = rounded === 100 && coverage < 0.9995 ? 99 : rounded;
  return { percent, taught, leftOut: words - taught, tested: tested.length };
}
