import type { Proposal, ProposalTarget } from "@lehrpfad/contract";
import type { Db } from "../../../db/client.ts";
import type { Actor } from "../../../platform/actor.ts";
import { modelOf } from "../../../platform/config.ts";
import { refusal } from "../../../platform/http/context.ts";
import { idOfRequest } from "../../../platform/requestIds.ts";
import type { Services } from "../../../platform/services.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import { ensurePlace, loadSteps, lockCourse, type StoredStep } from "../../content/index.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";
import { documentsOfCourse, materialTooLarge, ownDocuments } from "../../documents/index.ts";
import { deleteRun, GENERATION_QUEUE, insertRun, isGenerating } from "../../generation/index.ts";
import { lockRoom, PART, RUN, takeRoom } from "../../quotas/index.ts";
import {
  findProposal,
  insertProposal,
  isKnownProposal,
  type ProposalRow,
  proposalOn,
} from "../repository.ts";
import { targetKey } from "../rules.ts";
import { baseOf } from "../shared/versions.ts";
import { showProposal } from "../shared/view.ts";

interface Wish {
  id: string;
  target: ProposalTarget;
  instruction: string | null;
}

type Columns = Pick<ProposalRow, "kind" | "stepId" | "side" | "documentId">;

function columnsOf(target: ProposalTarget): Columns {
  const none = { stepId: null, side: null, documentId: null };
  if (target.kind === "course") return { ...none, kind: target.kind };
  if (target.kind !== "insertStep") return { ...none, kind: target.kind, stepId: target.stepId };
  const { place, documentId } = target;
  return { kind: target.kind, stepId: place?.stepId ?? null, side: place?.side ?? null, documentId };
}

/** The document that a new step is made of may be used for it. */
async function checkDocument(services: Services, actor: Actor, documentId: string): Promise<void> {
  const [found] = await ownDocuments(services, actor, [documentId]);
  if (found?.document.state !== "ready" || found.document.courseId !== null)
    throw refusal("DOCUMENT_NOT_READY");
  const megabytes = services.config.STEP_MATERIAL_MEGABYTES;
  if (found.document.bytes > megabytes * 1024 * 1024) throw materialTooLarge(megabytes);
}

/** Without a model nothing is written but what the documents say. */
async function needsModel(services: Services, course: CourseRow, wish: Wish, step: StoredStep | null) {
  const { target, instruction } = wish;
  if (target.kind === "insertStep") return target.documentId === null;
  if (instruction || target.kind === "summary") return true;
  if (target.kind === "course") return (await documentsOfCourse(services.db, course.id)).length === 0;
  return step?.step.sources.length === 0;
}

async function check(services: Services, actor: Actor, course: CourseRow, wish: Wish): Promise<void> {
  const { target, instruction } = wish;
  const { stepId, documentId } = columnsOf(target);
  const present = await loadSteps(services.db, course.id);
  const step = present.find(({ step: { id } }) => id === stepId) ?? null;
  if (stepId !== null && step === null) throw refusal("STEP_NOT_FOUND");
  if (target.kind === "insertStep") ensurePlace(present.length);
  if (documentId !== null) await checkDocument(services, actor, documentId);
  if (target.kind === "insertStep" && documentId === null && !instruction) throw refusal("MATERIAL_MISSING");
  const model = modelOf(services.config);
  if (model === null && (await needsModel(services, course, wish, step))) throw refusal("MODEL_NEEDED");
}

/** Clears away a proposal on the same target that failed; throws PROPOSAL_OPEN for every other one. */
async function makeWay(tx: Db, courseId: string, target: string): Promise<void> {
  const open = await proposalOn(tx, courseId, target);
  if (open && open.run.status !== "failed") throw refusal("PROPOSAL_OPEN");
  if (open) await deleteRun(tx, open.run.id);
}

/** Stores a proposal with its run; nothing where the same request was stored before. */
async function store(services: Services, course: CourseRow, wish: Wish): Promise<void> {
  const { id, target } = wish;
  const now = services.clock.now();
  const columns = columnsOf(target);
  const whole = target.kind === "course";
  await inTransaction({ services }, async (tx) => {
    await lockRoom(tx, course.ownerId);
    await lockCourse(tx, course.id);
    if (await isKnownProposal(tx, id)) return;
    if (await isGenerating(tx, course.id)) throw refusal("GENERATION_STILL_RUNNING");
    const key = targetKey(target);
    await makeWay(tx, course.id, key);
    await takeRoom(tx, services, course.ownerId, { runs: whole ? RUN : PART });
    const kind = whole ? "regeneration" : "rewriting";
    const runId = await insertRun(
      tx,
      { courseId: course.id, totalSteps: whole ? course.stepsWished : 1, kind },
      now,
    );
    const base = baseOf(await loadSteps(tx, course.id), columns);
    const instruction = wish.instruction || null;
    const row = { ...columns, id, courseId: course.id, runId, target: key, instruction, base };
    await insertProposal(tx, { ...row, createdAt: now });
  });
}

/**
 * Asks for a new version of a part of a course, which stays beside the present one. Throws what
 * `manageableCourse` throws, STEP_NOT_FOUND, NOT_FOUND for somebody else's document, DOCUMENT_NOT_READY,
 * MATERIAL_TOO_LARGE, MATERIAL_MISSING, MODEL_NEEDED, GENERATION_STILL_RUNNING, PROPOSAL_OPEN, STEP_LIMIT, QUOTA_RUNS,
 * QUOTA_TOKENS.
 */
export async function propose({
  context: { services, actor },
  input: { slug, requestId, ...wished },
}: Call<{ slug: string } & Omit<Wish, "id"> & { requestId: string }>): Promise<Proposal> {
  const course = await manageableCourse(services, actor, slug);
  const wish = { ...wished, id: idOfRequest(course.id, requestId) };
  if (!(await findProposal(services.db, course.id, wish.id))) {
    await check(services, actor, course, wish);
    await store(services, course, wish);
    await services.jobs.send(GENERATION_QUEUE, {});
    await services.events.publish("generation", course.id);
  }
  const found = await findProposal(services.db, course.id, wish.id);
  if (!found) throw refusal("PROPOSAL_NOT_FOUND");
  return await showProposal(services, found);
}
