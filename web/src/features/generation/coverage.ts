import type { CourseReport, CoverageSection, LeftOutReason } from "@lehrpfad/contract";

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
      return !section.group && section.state !== "taught";
    case "untested":
      return !section.group && section.state !== "left_out" && section.testedIn.length === 0;
    case "all":
      return true;
  }
}

/** Reasons that leave out what could be taught; contents, licences and the like could not. */
const TEACHABLE: ReadonlySet<LeftOutReason> = new Set([
  "not_about_goal",
  "not_wanted",
  "too_short",
  "beyond_length",
  "untaught",
  "too_difficult",
]);

export interface CoverageNumbers {
  /** Share of the teaching text that is in the course, 0 to 100. */
  percent: number;
  taught: number;
  leftOut: number;
  /** Sections that a question asks about. */
  tested: number;
}

/** The map in numbers. A course that lacks some of the teaching text is not "100 %". */
export function coverageNumbers({ documents }: Pick<CourseReport, "documents">): CoverageNumbers {
  const words = documents.reduce((sum, document) => sum + document.words, 0);
  const taught = documents.reduce((sum, document) => sum + document.taughtWords, 0);
  const sections = documents.flatMap((document) => document.sections);
  const missed = reasonsOf(sections)
    .filter(({ reason }) => TEACHABLE.has(reason))
    .reduce((sum, reason) => sum + reason.words, 0);
  const share = taught + missed === 0 ? 0 : (taught / (taught + missed)) * 100;
  const tested = sections.filter(({ group, testedIn }) => !group && testedIn.length > 0).length;
  const percent = share > 99.5 && share < 99.95 ? 99 : Math.round(share);
  return { percent, taught, leftOut: words - taught, tested };
}

/** Words left out of some sections by reason, most words first. */
export function reasonsOf(sections: readonly CoverageSection[]): CoverageSection["leftOut"] {
  const sums = new Map<LeftOutReason, number>();
  for (const { reason, words } of sections.flatMap(({ leftOut }) => leftOut))
    sums.set(reason, (sums.get(reason) ?? 0) + words);
  return [...sums].map(([reason, words]) => ({ reason, words })).sort((a, b) => b.words - a.words);
}

/** A section with its depth in the document, from 1. */
export type PlacedSection = CoverageSection & { depth: number };

/** How deep each section lies; a run without a heading lies where the heading before it does. */
export function placeSections(sections: readonly CoverageSection[]): PlacedSection[] {
  let depth = 1;
  return sections.map((section) => {
    if (section.level > 0) depth = section.level;
    return { ...section, depth };
  });
}
