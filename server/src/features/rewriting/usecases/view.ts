import { type Comparison, type Proposal, type ProposalTarget, proposalsSchema } from "@lehrpfad/contract";
import type { Actor } from "../../../platform/actor.ts";
import { type RequestContext, refusal } from "../../../platform/http/context.ts";
import { watchStates } from "../../../platform/http/watch.ts";
import type { Services } from "../../../platform/services.ts";
import { loadSteps } from "../../content/index.ts";
import { courseById, manageableCourse } from "../../courses/index.ts";
import { placeInLine } from "../../generation/index.ts";
import { type FoundProposal, findProposal, openProposals, type ProposalRow } from "../repository.ts";
import { proposalState } from "../rules.ts";
import { bothVersions } from "./versions.ts";

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

async function showAll(services: Services, courseId: string): Promise<{ proposals: Proposal[] }> {
  const found = await openProposals(services.db, courseId);
  return { proposals: await Promise.all(found.map((one) => showProposal(services, one))) };
}

/** The open proposals of a course. Throws what `manageableCourse` throws. */
export async function listProposals(services: Services, actor: Actor, slug: string) {
  const course = await manageableCourse(services, actor, slug);
  return await showAll(services, course.id);
}

/** The open proposals now and after every change of the course's runs, until they may not be seen any more. */
export async function watchProposals(
  context: RequestContext,
  slug: string,
  signal: AbortSignal,
): Promise<AsyncGenerator<{ proposals: Proposal[] }, void>> {
  const { services } = context;
  const { id } = await manageableCourse(services, context.actor, slug);
  return await watchStates(context, signal, {
    name: "proposals",
    subject: ["generation", id],
    schema: proposalsSchema,
    look: async (actor) =>
      (await courseById(services.db, id)) ? await listProposals(services, actor, slug) : null,
  });
}

/** Both versions. Throws PROPOSAL_NOT_FOUND, also for one that was decided about. */
export async function compareProposal(
  services: Services,
  actor: Actor,
  slug: string,
  id: string,
): Promise<Comparison> {
  const course = await manageableCourse(services, actor, slug);
  const found = await findProposal(services.db, course.id, id);
  if (!found || found.proposal.decision !== null) throw refusal("PROPOSAL_NOT_FOUND");
  const present = await loadSteps(services.db, course.id);
  return {
    proposal: await showProposal(services, found),
    ...(await bothVersions(services.db, found, present, course.language)),
  };
}
