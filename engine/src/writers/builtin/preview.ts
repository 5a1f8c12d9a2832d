import type { CourseDesign, CoursePreview, CourseRequest, StructureWish } from "../../types/index.ts";
import { type Draft, draftOf } from "./index.ts";
import { levelNotice } from "./reading.ts";
import { structureOf } from "./structure/structure.ts";

/** Null where nothing is left of the documents that could be taught. */
function attempt(request: CourseRequest, design: CourseDesign | null): Draft | null {
  try {
    return draftOf(request, { design });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * What the built-in writer makes of documents: the code that writes the course, so that what is announced is what is
 * written (docs/decisions/announcements.md). With a wish the structure decides, and a goal only marks what serves it
 * (docs/decisions/structure.md). Null where the documents hold nothing to teach in the course's language.
 */
export function previewCourse(
  request: CourseRequest,
  wish: StructureWish | null = null,
): CoursePreview | null {
  const structured = wish === null ? null : structureOf(request, wish);
  const draft = attempt(request, structured?.design ?? null);
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
    structure: structured?.structure ?? null,
  };
}
