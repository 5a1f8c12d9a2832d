import type { Comparison } from "@lehrpfad/contract";
import type { CourseStep } from "@lehrpfad/engine";
import type { Db } from "../../../db/client.ts";
import { refusal, refusalWith } from "../../../platform/http/context.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import {
  ensurePlace,
  insertStepAt,
  keepStepsAt,
  loadOutline,
  lockCourse,
  lockSteps,
  noteEdited,
  replaceSummary,
  type StoredStep,
  storeStep,
} from "../../content/index.ts";
import { type CourseRow, manageableCourse, storeWriter } from "../../courses/index.ts";
import { giveToCourse } from "../../documents/index.ts";
import { adoptRun, isGenerating, isWritingStandIns } from "../../generation/index.ts";
import { lockEnrolments } from "../../learning/index.ts";
import { decide, deleteDrafts, draftsOf, type FoundProposal, findProposal } from "../repository.ts";
import { continued, placeOf } from "../rules.ts";
import { replaceQuestion, replaceStep } from "../shared/replaceStep.ts";
import { baseOf, bothVersions } from "../shared/versions.ts";
import { showProposal } from "../shared/view.ts";

/** The error for a proposal whose base was changed, with both versions. */
const proposalConflict = (both: Comparison) => refusalWith("PROPOSAL_CONFLICT", both);

/** One proposal that is being accepted, within its transaction. */
interface Acceptance {
  tx: Db;
  found: FoundProposal;
  present: StoredStep[];
  written: CourseStep[];
  now: Date;
}

async function insertNewStep({ tx, found, present, written, now }: Acceptance): Promise<string> {
  const { courseId, documentId } = found.proposal;
  const [step] = written;
  if (!step) throw refusal("PROPOSAL_NOT_READY");
  ensurePlace(present.length);
  if (documentId !== null && !(await giveToCourse(tx, documentId, courseId)))
    throw refusal("DOCUMENT_NOT_READY");
  const position = placeOf(
    present.map((one) => one.step.id),
    found.proposal,
  );
  return await insertStepAt(tx, courseId, { ...step, position }, now);
}

/** Steps of the same passages go on under their ids, with what participants did; the others go or are new. */
async function replaceCourse(acceptance: Acceptance): Promise<void> {
  const { tx, found, present, written, now } = acceptance;
  const { courseId } = found.proposal;
  const kept = continued(
    present.map(({ step }) => step),
    written,
  );
  await keepStepsAt(
    tx,
    courseId,
    [...kept].map(([position, id]) => ({ id, position })),
  );
  for (const step of written) {
    const old = present.find((one) => one.step.id === kept.get(step.position));
    if (old) await replaceStep(acceptance, old, step);
    else if ((await storeStep(tx, courseId, step, now)) === null)
      throw new Error(`The place ${step.position} of a new step is taken`);
  }
  const writer = (["model", "builtin"] as const).find((kind) => written.some((step) => step.writer === kind));
  await storeWriter(tx, courseId, writer ?? "placeholder");
  const stepIds = (await loadOutline(tx, courseId)).map(({ id }) => id);
  await adoptRun(tx, found.run.id, stepIds);
}

/** Puts the new version in its place; answers the id of the step that was inserted, null where none was. */
async function apply(acceptance: Acceptance): Promise<string | null> {
  const { tx, found, present, written, now } = acceptance;
  const { kind, stepId } = found.proposal;
  if (kind === "insertStep") return await insertNewStep(acceptance);
  if (kind === "course") {
    await replaceCourse(acceptance);
    return null;
  }
  const old = present.find(({ step }) => step.id === stepId);
  const [step] = written;
  if (!old || !step) throw refusal("PROPOSAL_NOT_FOUND");
  if (kind === "step") await replaceStep(acceptance, old, step);
  if (kind === "question") await replaceQuestion(acceptance, old, step.question);
  if (kind === "summary") await replaceSummary(tx, old.step.id, step.summary, now);
  return null;
}

/** Accepts within a transaction; answers the inserted step, or both versions instead where the base is another one. */
async function acceptLocked(tx: Db, course: CourseRow, id: string, base: string | undefined, now: Date) {
  await lockCourse(tx, course.id);
  // Before the steps, as answers do: replacing a question touches what participants did.
  await lockEnrolments(tx, course.id);
  const found = await findProposal(tx, course.id, id);
  if (!found || found.proposal.decision === "discarded") throw refusal("PROPOSAL_NOT_FOUND");
  if (found.proposal.decision === "accepted") return { conflict: null, stepId: null };
  if (found.run.status !== "completed") throw refusal("PROPOSAL_NOT_READY");
  const isReplaced = found.proposal.kind === "course" && (await isWritingStandIns(tx, course.id));
  if (isReplaced || (await isGenerating(tx, course.id))) throw refusal("GENERATION_STILL_RUNNING");
  const present = await lockSteps(tx, course.id);
  if (baseOf(present, found.proposal) !== (base ?? found.proposal.base)) {
    return { conflict: { found, versions: await bothVersions(tx, found, present, course.language) } };
  }
  const stepId = await apply({ tx, found, present, written: await draftsOf(tx, id), now });
  await decide(tx, id, "accepted", now);
  await deleteDrafts(tx, id);
  await noteEdited(tx, course.id, now);
  return { conflict: null, stepId };
}

/**
 * Puts a proposal in the place of what is there, whole or not at all; answers the id of the step that it added.
 * Accepting twice does it once. Throws
 * PROPOSAL_NOT_FOUND, PROPOSAL_NOT_READY, GENERATION_STILL_RUNNING, DOCUMENT_NOT_READY, and
 * PROPOSAL_CONFLICT with both versions where what is there is not what `base` names (without it: what was
 * there when it was asked for).
 */
export async function acceptProposal({
  context,
  input: { slug, id, base },
}: Call<{ slug: string; id: string; base?: string | undefined }>): Promise<{ stepId: string | null }> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const now = services.clock.now();
  const outcome = await inTransaction(context, (tx) => acceptLocked(tx, course, id, base, now));
  if (outcome.conflict) {
    const { found, versions } = outcome.conflict;
    throw proposalConflict({ proposal: await showProposal(services, found), ...versions });
  }
  await services.events.publish("generation", course.id);
  return { stepId: outcome.stepId };
}
