import type { CourseLanguage, EditedStep, StepText } from "@lehrpfad/contract";
import { countStepWords } from "@lehrpfad/engine";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import { refusalWith } from "../../../platform/http/context.ts";
import type { Call, CallerContext } from "../../../platform/useCase.ts";
import { saveStepTexts } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { WORDS_WORK } from "../heavyWork.ts";
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

/** Characters of a step whose words are counted in a few milliseconds. */
const FEW = 30_000;

/** The words of a step, counted in a process of its own where it is long. Throws what `Work.run` throws. */
async function wordsOf(
  context: CallerContext,
  step: Parameters<typeof countStepWords>[0],
  language: CourseLanguage,
): Promise<number> {
  const length = step.content.length + JSON.stringify(step.sections).length;
  if (length <= FEW) return countStepWords(step, language);
  return await context.services.work.run(WORDS_WORK, { step, language }, { asker: askerOf(context) });
}

/**
 * Saves the texts of a step over the version that was read. Throws STEP_NOT_FOUND, and STEP_CONFLICT with
 * both versions where somebody else saved other texts since; the same texts again are saved already. Throws what
 * `Work.run` throws too, for a long one.
 */
export async function saveStep({
  context,
  input,
}: Call<StepInput & StepText & { version: number }, CallerContext>): Promise<EditedStep> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, input.slug);
  const { stepId, version, title, content, summary } = input;
  const before = await found(services, course, stepId);
  const sections = keepSources(input.sections, before.step.sections);
  const words = await wordsOf(context, { content, sections }, course.language);
  const texts = { title, content, sections, summary, words };
  const step = { courseId: course.id, id: stepId, version };
  const saved = await saveStepTexts(services.db, step, texts, services.clock.now());
  if (saved) await noteSaved(services, actor, { itemId: stepId, courseId: course.id, version: version + 1 });
  const stored = await present(services, actor, course, stepId);
  const sent = { title, content, sections: input.sections, summary };
  if (!saved && !isSameText(stored, sent)) throw stepConflict({ stored, sent });
  return stored;
}
