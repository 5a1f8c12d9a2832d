import type { Proposal, ProposalTarget } from "@lehrpfad/contract";

const UNDER_WAY: ReadonlySet<Proposal["state"]> = new Set(["starting", "rewriting", "paused"]);

/** Whether it changes by itself. */
export function isUnderWay({ state }: Pick<Proposal, "state">): boolean {
  return UNDER_WAY.has(state);
}

/** The step that a target is about; null for a new step and for the course. */
export function stepIdOf(target: ProposalTarget): string | null {
  return target.kind === "course" || target.kind === "insertStep" ? null : target.stepId;
}

/** The open proposal on the same part of the course. */
export function proposalFor(proposals: readonly Proposal[], target: ProposalTarget): Proposal | undefined {
  return proposals.find(
    (one) => one.target.kind === target.kind && stepIdOf(one.target) === stepIdOf(target),
  );
}

const FURTHEST: readonly Proposal["state"][] = ["ready", "failed", "rewriting", "paused", "starting"];

/** Of the proposals on a step, or on one part of it, the one that is furthest. */
export function furthestOf(
  proposals: readonly Proposal[],
  stepId: string,
  kind?: ProposalTarget["kind"],
): Proposal | undefined {
  return proposals
    .filter(({ target }) => stepIdOf(target) === stepId && (kind === undefined || target.kind === kind))
    .toSorted((one, other) => FURTHEST.indexOf(one.state) - FURTHEST.indexOf(other.state))[0];
}

/** The page that shows what a proposal would replace. */
export function placeOf(slug: string, target: ProposalTarget): string {
  const stepId = stepIdOf(target);
  if (stepId === null) return `/c/${slug}/edit`;
  return `/c/${slug}/edit/${target.kind === "question" ? "questions" : "steps"}/${stepId}`;
}

/** Of two states of the list, what became ready or failed in the meantime. */
export function finishedSince(before: readonly Proposal[], now: readonly Proposal[]): Proposal[] {
  const waited = new Set(before.filter(isUnderWay).map(({ id }) => id));
  return now.filter((proposal) => waited.has(proposal.id) && !isUnderWay(proposal));
}
