import type { Reshaping } from "@lehrpfad/contract";
import { later } from "../../../platform/clock.ts";
import type { Call } from "../../../platform/useCase.ts";
import { loadStates, type StepState } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { RESTORABLE_DAYS } from "../../editing/index.ts";
import { type ReshapingRow, reshapingsOfCourse } from "../repository.ts";
import { stateOf } from "../rules.ts";
import { DAY, stepsOf, undoableSince } from "../shared/undo.ts";

function titlesOf(
  { kind, before, secondId }: Pick<ReshapingRow, "kind" | "before" | "secondId">,
  rows: readonly StepState[],
): Reshaping["titles"] {
  const [first, second] = before;
  const other = kind === "merge" ? second?.step : rows.find(({ step }) => step.id === secondId)?.step;
  return { first: first?.step.title ?? "", second: other?.title ?? "" };
}

/** What can be undone because nobody has edited it since, the latest first. Throws COURSE_NOT_FOUND. */
export async function listReshapings({
  context: { services, actor },
  input: { slug },
}: Call<{ slug: string }>): Promise<{ reshapings: Reshaping[] }> {
  const { id } = await manageableCourse(services, actor, slug);
  const { db, clock } = services;
  const found = await reshapingsOfCourse(db, id, undoableSince(clock.now()));
  const rows = found.length > 0 ? await loadStates(db, id) : [];
  const isAsItWas = (row: (typeof found)[number]) =>
    stateOf(rows.filter(({ step }) => stepsOf(row).includes(step.id))) === row.state;
  const reshapings = found.filter(isAsItWas).map((row) => ({
    ...{ id: row.id, kind: row.kind, titles: titlesOf(row, rows), madeAt: row.madeAt.toISOString() },
    undoableUntil: later(row.madeAt, RESTORABLE_DAYS * DAY).toISOString(),
  }));
  return { reshapings };
}
