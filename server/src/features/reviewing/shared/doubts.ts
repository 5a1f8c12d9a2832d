import { createHash } from "node:crypto";
import { type Doubt, textsOfSections } from "@lehrpfad/contract";
import { FULL_STEP } from "@lehrpfad/engine";
import { type CacheKind, findOnce } from "../../../platform/caches.ts";
import type { Asker } from "../../../platform/heavyWork/turns.ts";
import type { Services } from "../../../platform/services.ts";
import { isStandIn, listMuteMedia, loadSteps, type StepState, type StoredStep } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { REVIEW_WORK, type ReviewedStep } from "../heavyWork.ts";

/** Doubts of a course as it was, by step; the next edit gives it another name. */
const DOUBTS: CacheKind<Promise<Map<string, Doubt[]>>> = { most: 50 };

function reviewedStep(stored: StoredStep): ReviewedStep {
  const { content, words, sources, writer, claims, sections, drafts } = stored.step;
  const sentencesOf = (kind: (typeof claims)[number]["kind"]) =>
    claims.flatMap((claim) => (claim.kind === kind && claim.sentence ? [claim.sentence] : []));
  return {
    ...{ content, words, hasQuestion: stored.question !== null, isStandIn: isStandIn(stored) },
    ...{ hasSources: sources.length > 0, isFromDocuments: writer === "builtin" },
    drafts: drafts.length,
    keyPoints: textsOfSections(sections).keyPoints,
    isUnread: claims.some(({ kind }) => kind === "unread"),
    isUnsourced: claims.some(({ kind }) => kind === "unsourced"),
    unsaid: sentencesOf("unsaid"),
    unsourced: sentencesOf("unsourced"),
  };
}

async function findDoubts(
  { db, work }: Services,
  course: CourseRow,
  muteMedia: string[],
  asker: Asker,
): Promise<Map<string, Doubt[]>> {
  let ids: string[] = [];
  const task = async () => {
    const rows = await loadSteps(db, course.id);
    ids = rows.map(({ step }) => step.id);
    const { language } = course;
    return { steps: rows.map(reviewedStep), language, muteMedia, fullStep: FULL_STEP };
  };
  const doubts = await work.run(REVIEW_WORK, task, { asker });
  return new Map(ids.map((id, at) => [id, doubts[at] ?? []]));
}

/**
 * What a program noticed about the texts of a course's steps, by step: found once, until something of it is saved anew.
 * Throws what `Work.run` throws.
 */
export async function doubtsOf(
  services: Services,
  course: CourseRow,
  states: readonly StepState[],
  asker: Asker,
): Promise<Map<string, Doubt[]>> {
  const muteMedia = [...(await listMuteMedia(services.db, course.id))];
  const saved = states.map(({ step: { id, version, editedAt, drafts }, question }) => [
    ...[id, version, editedAt, drafts, question?.id, question?.version],
  ]);
  const state = JSON.stringify([course.language, muteMedia.toSorted(), saved]);
  const key = `${course.id} ${createHash("sha256").update(state).digest("hex")}`;
  const find = () => findDoubts(services, course, muteMedia, asker);
  return await findOnce(services.caches.of(DOUBTS), key, find);
}
