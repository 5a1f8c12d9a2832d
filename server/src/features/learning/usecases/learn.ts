import {
  type Answer,
  type CoursePage,
  type Enrolment,
  emptyAnswer,
  isChecked,
  knownAnswer,
  type MarkedAnswer,
  markAnswer,
  type OpenPassage,
  OWN_DESIGN,
  type Passage,
  type StepPage,
} from "@lehrpfad/contract";
import { documentText } from "@lehrpfad/engine";
import { ORPCError } from "@orpc/server";
import { NOBODY } from "../../../platform/actor.ts";
import type { CacheKind } from "../../../platform/caches.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { loadReplacedQuestions, type QuestionRow, showSource, showStep } from "../../content/index.ts";
import { creatorName, mayManage } from "../../courses/index.ts";
import { blocksAround } from "../../documents/index.ts";
import { type Learner, type StepVisit, stepVisit, visit } from "../access.ts";
import { storeAnswer, storeUnderstood } from "../repository/progress.ts";
import { listStepProgress, type OpenStep, type StepProgressRow } from "../repository/visits.ts";
import { passageContext, passageStretch, secondTryAfter } from "../rules.ts";
import { afterChange } from "./afterChange.ts";
import { viewOf } from "./documents.ts";
import { entryTestStanding } from "./entryTest.ts";
import { passStanding } from "./passing.ts";
import {
  progressOf,
  showEnrolment,
  showMarked,
  showOpenExercise,
  showOpenQuestion,
  showStepProgress,
} from "./show.ts";

const HIDDEN = new Set(["COURSE_NOT_FOUND", "COURSE_UNAVAILABLE"]);

/** What awaits in a course, and where the learner stands. */
export async function coursePage(services: Services, learner: Learner, slug: string): Promise<CoursePage> {
  const visited = await visit(services, learner, slug);
  const { course, enrolment } = visited;
  const rows = await listStepProgress(services.db, course.id, enrolment?.id ?? null);
  const shown = rows.map(showStepProgress);
  const { name, language, difficulty, allowAnonymous, registrationRequired } = course;
  return {
    slug,
    name,
    language,
    difficulty,
    allowAnonymous,
    registrationRequired,
    design: course.design ?? OWN_DESIGN,
    creatorName: await creatorName(services.db, course),
    example: course.example,
    minutes: shown.reduce((sum, step) => sum + step.minutes, 0),
    manages: await mayManage(services, learner.actor, course),
    steps: shown,
    pass: await passStanding(services, course, enrolment),
    entryTest: await entryTestStanding(services, visited, rows),
    enrolment: enrolment ? showEnrolment(learner, enrolment, progressOf(rows)) : null,
  };
}

/** The page of a course as a visitor gets it who has begun nothing; null where it may not be visited. */
export async function visitorsCourse(services: Services, slug: string): Promise<CoursePage | null> {
  try {
    return await coursePage(services, { actor: NOBODY, enrolmentToken: null }, slug);
  } catch (error) {
    if (error instanceof ORPCError && HIDDEN.has(error.code)) return null;
    throw error;
  }
}

type StoredSource = OpenStep["step"]["sources"][number];

function resultOf({ question, progress }: OpenStep): MarkedAnswer | null {
  if (!question || !progress?.answeredAt) return null;
  const answer = progress.answer ?? emptyAnswer(showOpenQuestion(question, progress.enrolmentId));
  return showMarked(question, { ...progress, answer, right: progress.right === true });
}

/** A step with its question; the solution only when it was answered before. Throws STEP_NOT_FOUND. */
export async function stepPage(
  services: Services,
  learner: Learner,
  slug: string,
  position: number,
): Promise<StepPage> {
  const visited = await stepVisit(services, learner, slug, { position });
  const { course, enrolment, open, steps: rows } = visited;
  const following = rows.find((row) => row.position === open.step.position + 1)?.title ?? null;
  return {
    courseName: course.name,
    language: course.language,
    design: course.design ?? OWN_DESIGN,
    step: showStep(open.step, following),
    question: open.question ? showOpenQuestion(open.question, enrolment.id) : null,
    secondTry: course.secondTry,
    result: resultOf(open),
    exercises: open.exercises.map((exercise) => showOpenExercise(exercise, enrolment.id)),
    mayAsk: course.ask !== "off",
    asksDocuments: course.ask === "documents",
    steps: rows.map(showStepProgress),
    enrolment: showEnrolment(learner, enrolment, progressOf(rows)),
  };
}

type Stored = NonNullable<Awaited<ReturnType<typeof storeAnswer>>>;
type Change = Partial<
  Pick<StepProgressRow, "understoodAt" | "answeredAt" | "right" | "judged" | "secondTry">
>;

/** The steps after a change was stored: looked up again only where another change came between. */
async function stepProgressAfter(
  services: Services,
  visited: StepVisit,
  { version, stored }: Stored,
  change: Change,
): Promise<StepProgressRow[]> {
  const { course, enrolment, open } = visited;
  if (version !== visited.version) return await listStepProgress(services.db, course.id, enrolment.id);
  return visited.steps.map((row) => (stored && row.id === open.step.id ? { ...row, ...change } : row));
}

/**
 * The question that was answered: another one may have taken its place since the participant saw it. Which one it was, the
 * page says; of pages that do not, the answer.
 */
async function questionMeant(
  services: Services,
  { step, question }: OpenStep,
  { answer: given, questionId }: { answer: Answer; questionId?: string | undefined },
) {
  const isMeant = ({ id, body }: QuestionRow) =>
    questionId === undefined ? markAnswer(body, given) !== null : id === questionId;
  if (question && isMeant(question)) return question;
  const replaced = (await loadReplacedQuestions(services.db, step.id)).find(isMeant);
  return replaced ?? (questionId === undefined ? question : null);
}

/**
 * Marks an answer. The first one counts; a repeated one answers the stored result, so that sending
 * again after a lost connection does no harm. Throws STEP_NOT_FOUND, QUESTION_MISSING.
 */
export async function answer(
  services: Services,
  learner: Learner,
  slug: string,
  input: { stepId: string; answer: Answer; questionId?: string | undefined },
): Promise<{ result: MarkedAnswer; enrolment: Enrolment }> {
  const visited = await stepVisit(services, learner, slug, { stepId: input.stepId });
  const { enrolment, open } = visited;
  const question = await questionMeant(services, open, input);
  if (!question) throw refusal("QUESTION_MISSING");
  const mark = markAnswer(question.body, input.answer);
  if (!open.progress?.answeredAt && mark === null) throw refusal("QUESTION_CHANGED");
  const right = mark?.right ?? false;
  const given = knownAnswer(question.body, input.answer) ?? input.answer;
  const row = {
    enrolmentId: enrolment.id,
    stepId: input.stepId,
    questionId: question.id,
    answer: given,
    right,
    judged: !isChecked(question.body),
    secondTry: secondTryAfter(visited.course, question.body, { answer: given, right }),
  };
  const now = services.clock.now();
  const progress = await storeAnswer(services.db, row, now);
  if (!progress) throw refusal("ENROLMENT_REQUIRED");
  const result = progress.stored
    ? showMarked(question, { ...row, secondAnswer: null })
    : (resultOf(open) ?? resultOf((await stepVisit(services, learner, slug, input)).open));
  if (!result) throw refusal("STEP_NOT_FOUND");
  const rows = await stepProgressAfter(services, visited, progress, {
    answeredAt: now,
    right,
    judged: row.judged,
    secondTry: row.secondTry,
  });
  return { result, enrolment: await afterChange(services, learner, visited, rows) };
}

export async function setUnderstood(
  services: Services,
  learner: Learner,
  slug: string,
  input: { stepId: string; understood: boolean },
): Promise<{ enrolment: Enrolment }> {
  const visited = await stepVisit(services, learner, slug, { stepId: input.stepId });
  const now = services.clock.now();
  const understoodAt = input.understood ? now : null;
  const row = { enrolmentId: visited.enrolment.id, stepId: input.stepId, understoodAt };
  const progress = await storeUnderstood(services.db, row, now);
  if (!progress) throw refusal("ENROLMENT_REQUIRED");
  if (!progress.there) throw refusal("STEP_NOT_FOUND");
  const rows = await stepProgressAfter(services, visited, progress, { understoodAt });
  return { enrolment: await afterChange(services, learner, visited, rows) };
}

/** The text of the document around one source of a step. Throws STEP_NOT_FOUND, NOT_FOUND. */
export async function passage(
  services: Services,
  learner: Learner,
  slug: string,
  input: { stepId: string; index: number },
): Promise<OpenPassage> {
  const { course, open } = await stepVisit(services, learner, slug, { stepId: input.stepId });
  const source = open.step.sources[input.index];
  const mayOpen = course.showDocuments || (await mayManage(services, learner.actor, course));
  const found = source ? await openPassage(services, course.id, source, mayOpen) : null;
  if (!found) throw refusal("NOT_FOUND");
  return found;
}

/** A source with the text around it, and, where the document may be opened, how it is shown there; null where it is gone. */
export async function openPassage(
  services: Services,
  courseId: string,
  source: StoredSource,
  mayOpen: boolean,
): Promise<OpenPassage | null> {
  const found = await passageOf(services, courseId, source);
  return found && { ...found, view: mayOpen ? await viewOf(services, courseId, source) : null };
}

/** Texts around sources that were asked for: a class opens the same ones, and a read document never changes. */
const CONTEXTS: CacheKind<Pick<Passage, "before" | "after">> = { most: 500 };

/** A source with the text around it; null where its document is gone. */
export async function passageOf(
  { db, caches }: Services,
  courseId: string,
  source: StoredSource,
): Promise<Passage | null> {
  const { document, quote } = source;
  const known = caches.of(CONTEXTS);
  const key = [courseId, document, source.offset, quote.length].join(" ");
  const context = known.get(key);
  if (context) return { ...showSource(source), ...context };
  const blocks = await blocksAround(db, courseId, document, passageStretch(source.offset, quote.length));
  if (blocks === null) return null;
  const offset = source.offset - (blocks[0]?.offset ?? 0);
  const found = passageContext(documentText({ blocks }), offset, quote.length);
  known.set(key, found);
  return { ...showSource(source), ...found };
}
