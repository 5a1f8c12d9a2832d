import type { CourseNotice, LeftOut } from "../types/index.ts";

/** What the creator is told of what was left out; of other reasons she is told by the report only. */
const NOTICES: Partial<Record<LeftOut["reason"], CourseNotice["code"]>> = {
  beyond_length: "document_partly_left_out",
  not_about_goal: "left_out_goal",
  not_wanted: "left_out_wish",
  other_language: "left_out_language",
  too_difficult: "left_out_difficult",
};

/** Why something of the documents that could be taught is left out, each reason once. */
export function leftOutNotices(leftOut: readonly LeftOut[]): CourseNotice[] {
  const codes = new Set(leftOut.flatMap(({ reason }) => NOTICES[reason] ?? []));
  return [...codes].map((code) => ({ code, params: {} }));
}
