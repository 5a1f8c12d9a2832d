import type { EditedStep, StepText } from "@lehrpfad/contract";
import { countStepWords } from "@lehrpfad/engine";
import { refusalWith } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { saveStepTexts } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { keepSources } from "../rules.ts";
import { noteSaved } from "../shared/savedBy.ts";
import { found, present, type StepInput } from "../shared/texts.ts";

/** The error for a step that somebody else saved meanwhile: both versions. */
const stepConflict = (both: { stored: EditedStep; sent: StepText }) => refusalWith("STEP_CONFLICT", both);

function isSameText(stored: StepText, sent: StepText): boolean {
  const read = ({ title, content, sections, summary }: StepText) =>
    JSON.stringify([title, content, sections, summary]);
  return read(stored) === read(sent);
}

/**
 * Saves the texts of a step over the version that was read. Throws STEP_NOT_FOUND, and STEP_CONFLICT with
 * both versions where somebody else saved other texts since; the same texts again are saved already.
 */
export async function saveStep({
  context: { services, actor },
  input,
}: Call<StepInput & StepText & { version: number }>): Promise<EditedStep> {
  const course = await manageableCourse(services, actor, input.slug);
  const { stepId, version, title, content, summary } = input;
  const before = await found(services, course, stepId);
  const sections = keepSources(input.sections, before.step.sections);
  const words = countStepWords({ content, sections }, course.language);
  const texts = { title, content, sections, summary, words };
  const step = { courseId: course.id, id: stepId, version };
  const saved = await saveStepTexts(services.db, step, texts, services.clock.now());
  if (saved) await noteSaved(services, actor, { itemId: stepId, courseId: course.id, version: version + 1 });
  const stored = await present(services, actor, course, stepId);
  const sent = { title, content, sections: input.sections, summary };
  if (!saved && !isSameText(stored, sent)) throw stepConflict({ stored, sent });
  return stored;
}
