import { CHAT_STATES, type ChatState, type Fault } from "@lehrpfad/contract";

/** How many questions are in each state. */
export function countStates(questions: readonly { state: ChatState }[]): Record<ChatState, number> {
  const counts: Record<ChatState, number> = { open: 0, aside: 0, accepted: 0, skipped: 0, replaced: 0 };
  for (const { state } of questions) counts[state] += 1;
  return counts;
}

/** What nobody can mend by writing the question once more: where it was put, and where its answer stands by our order. */
const NOT_TO_MEND: ReadonlySet<Fault["code"]> = new Set(["step_moved", "position_pattern"]);

/** Of what was noticed about a question, what the chat can mend. */
export function mendable(faults: readonly Fault[]): Fault[] {
  return faults.filter(({ code }) => !NOT_TO_MEND.has(code));
}

/** Whether a question waits, and neither the program nor a second reader noticed anything. */
export function isFine({
  state,
  faults,
  second,
}: {
  state: ChatState;
  faults: readonly Fault[];
  second: { faults: readonly Fault[] } | null;
}): boolean {
  return state === "open" && faults.length + (second?.faults.length ?? 0) === 0;
}

/** States that a person can still decide about. */
export const UNDECIDED = CHAT_STATES.filter((state) => state !== "accepted");

/** Of these, what can be put aside or back: one that was replaced comes back with the question that took its place. */
export const WAITING = UNDECIDED.filter((state) => state !== "replaced");

/** The state of a question after a second reader: what a person decided stays. */
export function stateAfter(state: ChatState, agrees: boolean): ChatState {
  if (state !== "open" && state !== "aside") return state;
  return agrees ? "open" : "aside";
}
