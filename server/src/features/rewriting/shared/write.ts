import {
  type CourseRequest,
  type CourseStep,
  type GenerationEvent,
  generateCourseInProcess,
  type RewriteRequest,
  rewriteInProcess,
} from "@lehrpfad/engine";
import { courseModelOf, modelOf } from "../../../platform/config.ts";
import { courseStepOf, loadSteps } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { readDocuments } from "../../documents/index.ts";
import {
  changeRun,
  deleteRun,
  doneNow,
  failedNow,
  mayPause,
  type RunLease,
  type RunWriter,
  requestOf,
  storeEvent,
  storeWithLease,
  tokensOfRun,
} from "../../generation/index.ts";
import { discardedDrafts, draftsOf, insertDraft, type ProposalRow, proposalOfRun } from "../repository.ts";
import { placeOf } from "../rules.ts";

/** Versions turned down that a writer is told of. */
const TOLD = 10;

function optionsOf(lease: RunLease, proposal: ProposalRow, signal: AbortSignal) {
  const save = (own: RunLease, step: CourseStep) =>
    storeWithLease(own, (tx) => insertDraft(tx, proposal.id, step));
  return {
    signal,
    mayPause: mayPause(lease),
    onEvent: (event: GenerationEvent) => storeEvent(lease, event, save),
  };
}

/** The whole course once more, beside the present one. */
async function writeCourse(
  lease: RunLease,
  course: CourseRow,
  proposal: ProposalRow,
  signal: AbortSignal,
): Promise<void> {
  const { services } = lease;
  const saved = await draftsOf(services.db, proposal.id);
  const { instruction } = proposal;
  const request = { ...(await requestOf(services, course)), instruction };
  const options = { ...optionsOf(lease, proposal, signal), saved };
  const model = courseModelOf(services.config, await tokensOfRun(services.db, lease.run.id));
  const { report } = await generateCourseInProcess(request, options, model);
  await changeRun(lease, { ...doneNow(lease), notices: report.notices, report });
}

async function courseRequest(
  lease: RunLease,
  course: CourseRow,
  proposal: ProposalRow,
): Promise<CourseRequest> {
  const { services } = lease;
  const { kind, documentId, instruction } = proposal;
  const request = await requestOf(services, course);
  if (kind === "summary") return { ...request, instruction, documents: [] };
  if (kind !== "insertStep") return { ...request, instruction };
  const documents = documentId === null ? [] : await readDocuments(services.db, [documentId]);
  return { ...request, instruction, documents };
}

/** A part of the course; null where the step that it is about is gone. */
async function rewriteRequest(
  lease: RunLease,
  course: CourseRow,
  proposal: ProposalRow,
): Promise<RewriteRequest | null> {
  const { db } = lease.services;
  const present = await loadSteps(db, course.id);
  const ids = present.map(({ step }) => step.id);
  const { kind, stepId } = proposal;
  const position = kind === "insertStep" ? placeOf(ids, proposal) : ids.indexOf(stepId ?? "") + 1;
  if (kind === "course" || position === 0) return null;
  return {
    kind: kind === "insertStep" ? "insert" : kind,
    course: await courseRequest(lease, course, proposal),
    steps: present.map((one, at) => ({ ...courseStepOf(one), position: at + 1 })),
    position,
    avoid: await discardedDrafts(db, proposal, TOLD),
  };
}

async function writePart(
  lease: RunLease,
  course: CourseRow,
  proposal: ProposalRow,
  signal: AbortSignal,
): Promise<void> {
  const { services } = lease;
  const [written] = await draftsOf(services.db, proposal.id);
  if (!written) {
    const request = await rewriteRequest(lease, course, proposal);
    if (request === null) return await changeRun(lease, failedNow(lease, "unknown"));
    await rewriteInProcess(request, optionsOf(lease, proposal, signal), modelOf(services.config));
  }
  await changeRun(lease, doneNow(lease));
}

/** Writes proposals: each step is stored with its proposal the moment it is written. */
export const proposalWriter: RunWriter = {
  write: async (lease, course, signal) => {
    const proposal = await proposalOfRun(lease.services.db, lease.run.id);
    if (!proposal) return await deleteRun(lease.services.db, lease.run.id);
    if (proposal.kind === "course") await writeCourse(lease, course, proposal, signal);
    else await writePart(lease, course, proposal, signal);
  },
  giveUp: (lease) => changeRun(lease, failedNow(lease, "unknown")),
};
