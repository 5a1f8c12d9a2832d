import type { EntryTestStanding } from "@lehrpfad/contract";
import type { Services } from "../../../platform/services.ts";
import { countCheckedQuestions } from "../../content/index.ts";
import type { Visit } from "../access.ts";
import type { Closed } from "../repository/entryTests.ts";
import type { StepProgressRow } from "../repository/visits.ts";
import { isEntryTestOpen } from "../rules.ts";

/** What is known of the test without its questions; null where there is none for this participant. */
export async function entryTestStanding(
  { db }: Services,
  { course, enrolment, entryTest: begun }: Pick<Visit, "course" | "enrolment" | "entryTest">,
  rows: readonly StepProgressRow[],
): Promise<EntryTestStanding | null> {
  const test = enrolment && begun;
  const known = rows.filter((row) => row.known).length;
  if (test?.endedAt) return { state: "taken", questions: test.questions ?? 0, known };
  if (!isEntryTestOpen(course, enrolment, test)) return null;
  const questions = await countCheckedQuestions(db, course.id);
  if (questions === 0) return null;
  return { state: test ? "begun" : "offered", questions, known };
}

export const REFUSALS = {
  enrolment: "ENROLMENT_REQUIRED",
  closed: "ENTRY_TEST_CLOSED",
  step: "STEP_NOT_FOUND",
} as const satisfies Record<Closed, string>;
