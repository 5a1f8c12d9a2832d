import type { ProposalState, ProposalTarget } from "@lehrpfad/contract";

/** Kind and step of a target as one text: each has one open proposal. */
export function targetKey(target: ProposalTarget): string {
  if (target.kind === "course") return target.kind;
  if (target.kind !== "insertStep") return `${target.kind}:${target.stepId}`;
  return target.place ? `insertStep:${target.place.side}:${target.place.stepId}` : "insertStep:end";
}

const STATES = {
  queued: "starting",
  running: "rewriting",
  paused: "paused",
  planned: "paused",
  completed: "ready",
  failed: "failed",
} as const satisfies Record<string, ProposalState>;

/** The state of a proposal whose run has this status. */
export function proposalState(status: keyof typeof STATES): ProposalState {
  return STATES[status];
}

/** The place (from 1) of a new step among steps in their order: the end where its neighbour is gone. */
export function placeOf(
  stepIds: readonly string[],
  neighbour: { stepId: string | null; side: "before" | "after" | null },
): number {
  const at = stepIds.indexOf(neighbour.stepId ?? "");
  if (at < 0) return stepIds.length + 1;
  return neighbour.side === "before" ? at + 1 : at + 2;
}

interface Cited {
  position: number;
  sources: readonly { document: string; paragraph: number }[];
}

/** Share of common passages from which two steps count as the same. */
const SAME_STEP = 0.5;

function passagesOf({ sources }: Cited): Set<string> {
  return new Set(sources.map(({ document, paragraph }) => `${document}/${paragraph}`));
}

function sharedShare(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((passage) => other.has(passage)).length;
  return common / Math.max(1, Math.min(one.size, other.size));
}

/**
 * Which step of a course each step of its new version continues, by the new one's position: the one that
 * teaches the same passages, best matches first; of those that are left, the one at the same place. Each
 * step is continued once. What participants did goes with it.
 */
export function continued(
  present: readonly (Cited & { id: string })[],
  written: readonly Cited[],
): Map<number, string> {
  const pairs = present.flatMap((old) => {
    const taught = passagesOf(old);
    return written.map((step) => ({ old, step, value: sharedShare(taught, passagesOf(step)) }));
  });
  const near = ({ old, step }: (typeof pairs)[number]) => Math.abs(old.position - step.position);
  const byPassages = pairs
    .filter(({ value }) => value >= SAME_STEP)
    .sort((one, other) => other.value - one.value || near(one) - near(other));
  const byPlace = pairs.filter(({ old, step }) => old.position === step.position);
  const found = new Map<number, string>();
  const taken = new Set<string>();
  for (const { old, step } of [...byPassages, ...byPlace]) {
    if (found.has(step.position) || taken.has(old.id)) continue;
    found.set(step.position, old.id);
    taken.add(old.id);
  }
  return found;
}
