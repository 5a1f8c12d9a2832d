import { completeQuestion, isSameQuestion, type ListOutcome, type QuestionDraft } from "@lehrpfad/contract";
import type { Source } from "@lehrpfad/engine";
import { ORPCError } from "@orpc/server";
import type { Db } from "../../../db/client.ts";
import { refusal, signedIn } from "../../../platform/http/context.ts";
import { type Call, type CallerContext, inTransaction } from "../../../platform/useCase.ts";
import {
  keepVersion,
  loadStep,
  lockCourse,
  lockStep,
  newPartId,
  type StoredStep,
} from "../../content/index.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";
import { acceptQuestion, findSource, lockForAccepting } from "../../editing/index.ts";
import { isGenerating } from "../../generation/index.ts";

interface Listed {
  stepId: string;
  question: QuestionDraft;
}

/** With the passage that is to prove its answer; undefined where that was not found. */
type PlacedListed = Listed & { source: Source | null | undefined };

interface Place {
  course: CourseRow;
  userId: string;
  now: Date;
}

/** Whether a step asks this already, as its question or as an exercise. */
function isAsked({ exercises, question: present }: StoredStep, question: QuestionDraft): boolean {
  const complete = completeQuestion(question, newPartId);
  const asked = [...exercises, ...(present ? [present] : [])];
  return asked.some((one) => isSameQuestion({ ...one, ...one.body }, complete));
}

/** Where the passage stands that is to prove an answer: null for none, undefined where its step does not say it. */
async function sourceOf(
  context: CallerContext,
  course: CourseRow,
  { stepId, question: { quote } }: Listed,
): Promise<Source | null | undefined> {
  if (!quote?.trim()) return null;
  const step = await loadStep(context.services.db, course.id, stepId);
  return (step && (await findSource(context, step, course.language, quote))) ?? undefined;
}

async function acceptOne(tx: Db, { course, userId, now }: Place, placed: PlacedListed): Promise<ListOutcome> {
  const { stepId, question, source } = placed;
  try {
    const step = await lockStep(tx, course.id, stepId);
    if (step === null) throw refusal("STEP_NOT_FOUND");
    if (isAsked(step, question)) return { state: "there", code: null };
    if (source === undefined) throw refusal("QUESTION_QUOTE_NOT_FOUND");
    const written = { origin: "person" as const, form: null, reason: null, source };
    const whole = { ...completeQuestion(question, newPartId), ...written };
    await acceptQuestion(tx, { courseId: course.id, stepId, userId }, whole, null, now);
    return { state: "stored", code: null };
  } catch (error) {
    // All of these are thrown before anything of this question is written.
    if (error instanceof ORPCError) return { state: "refused", code: error.code };
    throw error;
  }
}

/**
 * Has questions of a list asked, between two versions of the course. One that cannot be stored keeps no other from it;
 * what its step asks already is not stored again. Throws COURSE_NOT_FOUND, GENERATION_STILL_RUNNING.
 */
export async function acceptList({
  context,
  input: { slug, questions },
}: Call<{ slug: string; questions: Listed[] }, CallerContext>): Promise<{ outcomes: ListOutcome[] }> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const { userId } = signedIn(actor);
  // Before anything is locked: a long step is looked through in a process of its own, which may take a while.
  const placed: PlacedListed[] = [];
  for (const one of questions) placed.push({ ...one, source: await sourceOf(context, course, one) });
  const outcomes = await inTransaction(context, async (tx) => {
    await lockForAccepting(tx, course.id);
    const locked = await lockCourse(tx, course.id);
    if (!locked) throw refusal("COURSE_NOT_FOUND");
    if (await isGenerating(tx, course.id)) throw refusal("GENERATION_STILL_RUNNING");
    const place = { course, userId, now: services.clock.now() };
    const version = { madeBy: userId, madeAt: place.now };
    await keepVersion(tx, locked, { reason: "kept", ...version });
    const results: ListOutcome[] = [];
    for (const one of placed) results.push(await acceptOne(tx, place, one));
    await keepVersion(tx, locked, { reason: "imported", ...version });
    return results;
  });
  return { outcomes };
}
