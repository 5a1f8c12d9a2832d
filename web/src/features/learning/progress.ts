import type { AnswerResult, CoursePage, Enrolment, StationState } from "@lehrpfad/contract";

/** What an answer or a mark changes for a participant. */
export interface Change {
  stepId: string;
  enrolment: Enrolment;
  result?: AnswerResult;
  understood?: boolean;
}

/** How a station looks after a change: an answer tells more than the mark "understood". */
export function stateAfter(
  before: StationState,
  change: Pick<Change, "result" | "understood">,
): StationState {
  if (change.result) return change.result.right ? "right" : "wrong";
  if (before === "right" || before === "wrong" || change.understood === undefined) return before;
  return change.understood ? "understood" : "open";
}

/** What is shown of a course, after a change in one of its steps; the same object where it is another course. */
export function afterChange<Shown extends Pick<CoursePage, "stations"> & { enrolment: Enrolment | null }>(
  shown: Shown,
  change: Change,
): Shown {
  if (!shown.stations.some((station) => station.stepId === change.stepId)) return shown;
  const stations = shown.stations.map((station) =>
    station.stepId === change.stepId
      ? {
          ...station,
          state: stateAfter(station.state, change),
          understood: change.understood ?? station.understood,
        }
      : station,
  );
  return { ...shown, stations, enrolment: change.enrolment };
}
