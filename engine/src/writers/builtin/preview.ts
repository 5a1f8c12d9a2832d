import type { CoursePreview, CourseRequest } from "../../types/index.ts";
import { type Draft, draftOf } from "./index.ts";
import { levelNotice } from "./reading.ts";

/** Null where nothing is left of the documents that could be taught. */
function attempt(request: CourseRequest): Draft | null {
  try {
    return draftOf(request);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * What the built-in writer makes of documents: the code that writes the course, so that what is announced is what is
 * written (docs/decisions/announcements.md). Null where the documents hold nothing to teach in the course's language.
 */
export function previewCourse(request: CourseRequest): CoursePreview | null {
  const draft = attempt(request);
  if (draft === null) return null;
  const written = draft.steps();
  const steps = written.map(({ title, words, sections }) => ({
    ...{ title, words },
    objectives: sections.objectives.map(({ text }) => text),
  }));
  const level = levelNotice(request, written);
  return {
    steps,
    words: steps.reduce((sum, step) => sum + step.words, 0),
    material: request.documents.reduce((sum, document) => sum + document.words, 0),
    selected: draft.analysis.words,
    notices: [...draft.planned.plan.notices, ...(level ? [level] : [])],
  };
}
