import type { Proposal, ProposalTarget } from "@lehrpfad/contract";
import type { Services } from "../../../platform/services.ts";
import { placeInLine } from "../../generation/index.ts";
import type { FoundProposal, ProposalRow } from "../repository.ts";
import { proposalState } from "../rules.ts";

function targetOf({ kind, stepId, side, documentId }: ProposalRow): ProposalTarget {
  if (kind === "course") return { kind };
  if (kind === "insertStep") return { kind, place: stepId && side ? { stepId, side } : null, documentId };
  return { kind, stepId: stepId ?? "" };
}

/** A proposal as its course's managers see it. */
export async function showProposal(services: Services, found: FoundProposal): Promise<Proposal> {
  const { proposal, run, written, stepTitle } = found;
  return {
    id: proposal.id,
    target: targetOf(proposal),
    stepTitle,
    instruction: proposal.instruction,
    state: proposalState(run.status),
    writtenSteps: written,
    totalSteps: run.totalSteps,
    waiting: run.status === "queued" ? await placeInLine(services, run) : null,
    pausedUntil: run.status === "paused" ? (run.leaseUntil?.toISOString() ?? null) : null,
    failure: run.failure,
    createdAt: proposal.createdAt.toISOString(),
  };
}
