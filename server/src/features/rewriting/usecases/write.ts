import {
  type CourseRequest,
  type CourseStep,
  type GenerationEvent,
  generateCourseInProcess,
  type RewriteRequest,
  rewriteInProcess,
} from "@lehrpfad/engine";
import { modelOf } from "../../../platform/config.ts";
import { courseStepOf, loadSteps } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { readDocuments } from "../../documents/index.ts";
import {
  change,
  deleteRun,
  doneNow,
  failedNow,
  type Hold,
  mayPause,
  onEvent,
  type RunWriter,
  requestOf,
  storeHeld,
} from "../../generation/index.ts";
import { discardedDrafts, draftsOf, insertDraft, type ProposalRow, proposalOfRun } from "../repository.ts";
import { placeOf } from "../rules.ts";

/** Versions turned down that a writer is told of. */
const TOLD = 10;

function optionsOf(hold: Hold, proposal: ProposalRow, signal: AbortSignal) {
  const save = (held: Hold, step: CourseStep) => storeHeld(held, (tx) => insertDraft(tx, proposal.id, step));
  return {
    signal,
    mayPause: mayPause(hold),
    onEvent: (event: GenerationEvent) => onEvent(hold, event, save),
  };
}

/** The whole course once more, beside the present one. */
async function writeCourse(
  hold: Hold,
  course: CourseRow,
  proposal: ProposalRow,
  signal: AbortSignal,
): Promise<void> {
  const { services } = hold;
  const saved = await draftsOf(services.db, proposal.id);
  const { instruction } = proposal;
  const request = { ...(await requestOf(services, course)), instruction };
  const options = { ...optionsOf(hold, proposal, signal), saved };
  const { report } = await generateCourseInProcess(request, options, modelOf(services.config));
  await change(hold, { ...doneNow(hold), notices: report.notices, report });
}

async function courseRequest(hold: Hold, course: CourseRow, proposal: ProposalRow): Promise<CourseRequest> {
  const { services } = hold;
  const { kind, documentId, instruction } = proposal;
  const request = await requestOf(services, course);
  if (kind === "summary") return { ...request, instruction, documents: [] };
  if (kind !== "insertStep") return { ...request, instruction };
  const documents = documentId === null ? [] : await readDocuments(services.db, [documentId]);
  return { ...request, instruction, documents };
}

/** A part of the course; null where the step that it is about is gone. */
async function rewriteRequest(
  hold: Hold,
  course: CourseRow,
  proposal: ProposalRow,
): Promise<RewriteRequest | null> {
  const { db } = hold.services;
  const present = await loadSteps(db, course.id);
  const ids = present.map(({ step }) => step.id);
  const { kind, stepId } = proposal;
  const position = kind === "insertStep" ? placeOf(ids, proposal) : ids.indexOf(stepId ?? "") + 1;
  if (kind === "course" || position === 0) return null;
  return {
    kind: kind === "insertStep" ? "insert" : kind,
    course: await courseRequest(hold, course, proposal),
    steps: present.map((one, at) => ({ ...courseStepOf(one), position: at + 1 })),
    position,
    avoid: await discardedDrafts(db, proposal, TOLD),
  };
}

async function writePart(
  hold: Hold,
  course: CourseRow,
  proposal: ProposalRow,
  signal: AbortSignal,
): Promise<void> {
  const { services } = hold;
  const [written] = await draftsOf(services.db, proposal.id);
  if (!written) {
    const request = await rewriteRequest(hold, course, proposal);
    if (request === null) return await change(hold, failedNow(hold, "unknown"));
    await rewriteInProcess(request, optionsOf(hold, proposal, signal), modelOf(services.config));
  }
  await change(hold, doneNow(hold));
}

/** Writes proposals: each step is stored with its proposal the moment it is written. */
export const proposalWriter: RunWriter = {
  write: async (hold, course, signal) => {
    const proposal = await proposalOfRun(hold.services.db, hold.run.id);
    if (!proposal) return await deleteRun(hold.services.db, hold.run.id);
    if (proposal.kind === "course") await writeCourse(hold, course, proposal, signal);
    else await writePart(hold, course, proposal, signal);
  },
  giveUp: (hold) => change(hold, failedNow(hold, "unknown")),
};
