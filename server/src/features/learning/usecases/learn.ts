import {
  type AnswerResult,
  type CoursePage,
  type Enrolment,
  OWN_DESIGN,
  type Passage,
  type StepPage,
} from "@lehrpfad/contract";
import { documentText } from "@lehrpfad/engine";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { creatorName, mayManage, showSource, showStep } from "../../courses/index.ts";
import { documentsOfCourse } from "../../documents/index.ts";
import { type Learner, participation, visit } from "../access.ts";
import { mailsWait } from "../jobs.ts";
import {
  complete,
  type EnrolmentRow,
  earlierQuestions,
  type OpenStep,
  openStep,
  type QuestionRow,
  stations,
  storeAnswer,
  storeUnderstood,
  touchEnrolment,
} from "../repository.ts";
import { isRight, passageContext } from "../rules.ts";
import { progressOf, showEnrolment, showOpenQuestion, showResult, showStation } from "./show.ts";

/** What awaits in a course, and where the learner stands. */
export async function coursePage(services: Services, learner: Learner, slug: string): Promise<CoursePage> {
  const { course, enrolment } = await visit(services, learner, slug);
  const rows = await stations(services.db, course.id, enrolment?.id ?? null);
  const shown = rows.map(showStation);
  const { name, language, difficulty, allowAnonymous, registrationRequired } = course;
  return {
    ...{ slug, name, language, difficulty, allowAnonymous, registrationRequired },
    design: course.design ?? OWN_DESIGN,
    creatorName: await creatorName(services.db, course),
    minutes: shown.reduce((sum, station) => sum + station.minutes, 0),
    manages: await mayManage(services, learner.actor, course),
    stations: shown,
    enrolment: enrolment ? showEnrolment(learner, enrolment, progressOf(rows)) : null,
  };
}

type StoredSource = OpenStep["step"]["sources"][number];

function resultOf({ question, progress }: OpenStep): AnswerResult | null {
  if (!question || !progress?.answeredAt) return null;
  return showResult(question, progress.selected ?? [], progress.right === true);
}

/** A step with its question; the solution only when it was answered before. Throws STEP_NOT_FOUND. */
export async function stepPage(
  services: Services,
  learner: Learner,
  slug: string,
  position: number,
): Promise<StepPage> {
  const { course, enrolment } = await participation(services, learner, slug);
  const rows = await stations(services.db, course.id, enrolment.id);
  const open = await openStep(services.db, course.id, { position }, enrolment.id);
  if (!open) throw refusal("STEP_NOT_FOUND");
  return {
    courseName: course.name,
    language: course.language,
    design: course.design ?? OWN_DESIGN,
    step: showStep(open.step),
    question: open.question ? showOpenQuestion(open.question, enrolment.id) : null,
    result: resultOf(open),
    stations: rows.map(showStation),
    enrolment: showEnrolment(learner, enrolment, progressOf(rows)),
  };
}

/** Notes activity after a change and answers where the participant stands now. */
async function afterChange(
  services: Services,
  learner: Learner,
  enrolment: EnrolmentRow,
): Promise<Enrolment> {
  const now = services.clock.now();
  const rows = await stations(services.db, enrolment.courseId, enrolment.id);
  const progress = progressOf(rows);
  const finished = progress.finished === progress.total;
  await touchEnrolment(services.db, enrolment.id, now);
  if (finished && !enrolment.completedAt && (await complete(services.db, enrolment.id, now)))
    await mailsWait(services);
  const completedAt = enrolment.completedAt ?? (finished ? now : null);
  return showEnrolment(learner, { ...enrolment, lastActiveAt: now, completedAt }, progress);
}

/** The question that was answered: another one may have taken its place since the participant saw it. */
async function questionMeant(services: Services, { step, question }: OpenStep, selected: string[]) {
  const holds = (one: QuestionRow) => selected.every((id) => one.options.some((option) => option.id === id));
  if (selected.length === 0 || (question && holds(question))) return question;
  return (await earlierQuestions(services.db, step.id)).find(holds) ?? question;
}

/**
 * Marks an answer. The first one counts; a repeated one answers the stored result, so that sending
 * again after a lost connection does no harm. Throws STEP_NOT_FOUND, QUESTION_MISSING.
 */
export async function answer(
  services: Services,
  learner: Learner,
  slug: string,
  input: { stepId: string; selected: string[] },
): Promise<{ result: AnswerResult; enrolment: Enrolment }> {
  const { course, enrolment } = await participation(services, learner, slug);
  const open = await openStep(services.db, course.id, { stepId: input.stepId }, enrolment.id);
  if (!open) throw refusal("STEP_NOT_FOUND");
  const question = await questionMeant(services, open, input.selected);
  if (!question) throw refusal("QUESTION_MISSING");
  const known = new Set(question.options.map((option) => option.id));
  const selected = [...new Set(input.selected)];
  if (!open.progress?.answeredAt && selected.some((id) => !known.has(id))) throw refusal("QUESTION_CHANGED");
  const right = isRight(question.options, selected);
  const row = { enrolmentId: enrolment.id, stepId: input.stepId, questionId: question.id, selected, right };
  const stored = await storeAnswer(services.db, row, services.clock.now());
  const result = stored
    ? showResult(question, selected, right)
    : resultOf((await openStep(services.db, course.id, { stepId: input.stepId }, enrolment.id)) ?? open);
  if (!result) throw refusal("STEP_NOT_FOUND");
  return { result, enrolment: await afterChange(services, learner, enrolment) };
}

export async function setUnderstood(
  services: Services,
  learner: Learner,
  slug: string,
  input: { stepId: string; understood: boolean },
): Promise<{ enrolment: Enrolment }> {
  const { course, enrolment } = await participation(services, learner, slug);
  const open = await openStep(services.db, course.id, { stepId: input.stepId }, enrolment.id);
  if (!open) throw refusal("STEP_NOT_FOUND");
  const at = input.understood ? services.clock.now() : null;
  const stored = await storeUnderstood(services.db, enrolment.id, input.stepId, at);
  if (!stored) throw refusal("STEP_NOT_FOUND");
  return { enrolment: await afterChange(services, learner, enrolment) };
}

/** The text of the document around one source of a step. Throws STEP_NOT_FOUND, NOT_FOUND. */
export async function passage(
  services: Services,
  learner: Learner,
  slug: string,
  input: { stepId: string; index: number },
) {
  const { course, enrolment } = await participation(services, learner, slug);
  const open = await openStep(services.db, course.id, { stepId: input.stepId }, enrolment.id);
  if (!open) throw refusal("STEP_NOT_FOUND");
  const source = open.step.sources[input.index];
  const found = source ? await passageOf(services, course.id, source) : null;
  if (!found) throw refusal("NOT_FOUND");
  return found;
}

/** A source with the text around it; null where its document is gone. */
export async function passageOf(
  services: Services,
  courseId: string,
  source: StoredSource,
): Promise<Passage | null> {
  const documents = await documentsOfCourse(services.db, courseId);
  const document = documents.find((candidate) => candidate.id === source.document);
  if (!document) return null;
  return {
    ...showSource(source),
    ...passageContext(documentText(document), source.offset, source.quote.length),
  };
}
