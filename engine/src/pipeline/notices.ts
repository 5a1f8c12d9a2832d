import type {
  CourseNotice,
  CourseRequest,
  CourseStep,
  DocumentNoticeCode,
  WriterKind,
} from "../types/index.ts";
import { adviseSteps } from "../writers/advise.ts";
import { placeholderNotice } from "../writers/placeholder/emergency.ts";
import type { PlannedCourse } from "../writers/types.ts";

/** Notices of a document that say that a part of it could not be read. */
const PARTLY_READ: readonly DocumentNoticeCode[] = [
  "file_incomplete",
  "rest_damaged",
  "part_damaged",
  "chapters_damaged",
  "pages_without_text",
  "scanned_pages_unread",
];

/** Says which documents are there in part only; the course is made of all that could be read. */
function preparationNotices({ documents }: CourseRequest): CourseNotice[] {
  const partly = documents.filter(({ notices }) => notices.some(({ code }) => PARTLY_READ.includes(code)));
  if (partly.length === 0) return [];
  const names = partly.map(({ name }) => name).join(", ");
  return [{ code: "preparation_incomplete", params: { documents: names } }];
}

/** What the creator should know as soon as a course is planned. */
export function noticesOf(
  request: CourseRequest,
  { plan, words }: PlannedCourse,
  writer: WriterKind,
): CourseNotice[] {
  const notices = [...preparationNotices(request), ...plan.notices];
  if (request.documents.length === 0) return notices;
  const planned = plan.steps.length;
  const { wordsPerStep, short } = adviseSteps(words, planned, writer === "model" ? "model" : "builtin");
  if (planned < request.steps) {
    notices.push({
      code: "fewer_steps",
      params: { words, wished: request.steps, steps: planned, perStep: wordsPerStep },
    });
  }
  if (short) notices.push({ code: "short_steps", params: { words, steps: planned, perStep: wordsPerStep } });
  return notices;
}

/** Whose course it became: a writer that wrote none of its steps has not written it. */
export function writerOf(asked: WriterKind, steps: readonly CourseStep[]): WriterKind {
  const order: WriterKind[] = [asked, "builtin", "placeholder"];
  return order.find((kind) => steps.some(({ writer }) => writer === kind)) ?? asked;
}

const positionsOf = (steps: readonly CourseStep[]): string =>
  steps.map(({ position }) => position).join(", ");

/** Names the steps that another writer stood in for, also those of an earlier attempt. */
export function standInNotices(request: CourseRequest, steps: readonly CourseStep[]): CourseNotice[] {
  const empty = steps.filter(({ writer }) => writer === "placeholder");
  const others = steps.filter(({ writer, fallback }) => fallback && writer !== "placeholder");
  const notices: CourseNotice[] = [];
  if (others.length > 0) notices.push({ code: "fallback_steps", params: { steps: positionsOf(others) } });
  if (empty.length === steps.length && steps.length > 0)
    notices.push(placeholderNotice(request.documents.length > 0, steps.length));
  else if (empty.length > 0)
    notices.push({ code: "placeholder_steps", params: { steps: positionsOf(empty) } });
  return notices;
}
