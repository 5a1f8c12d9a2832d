import { type ComparedTexts, essenceOf } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { courseStepOf, type KeptStep, loadStep } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { showVersion } from "../../rewriting/index.ts";
import { loadVersionSteps } from "../shared/versions.ts";
import { findVersion } from "./findVersion.ts";

const exercisesOf = ({ exercises }: Pick<KeptStep, "exercises">) =>
  JSON.stringify(exercises.map((exercise) => [exercise.section, essenceOf(exercise)]));

/** What a step said in a version, and what it says now. Throws COURSE_NOT_FOUND, NOT_FOUND, STEP_NOT_FOUND. */
export async function compareStep({
  context: { services, actor },
  input: { slug, id, stepId },
}: Call<{ slug: string; id: string; stepId: string }>): Promise<ComparedTexts> {
  const { db } = services;
  const course = await manageableCourse(services, actor, slug);
  const { version } = await findVersion(db, course.id, id);
  const at = version.steps.findIndex((named) => named.stepId === stepId);
  const [old] = await loadVersionSteps(db, course.id, at < 0 ? [] : version.steps.slice(at, at + 1));
  const stored = await loadStep(db, course.id, stepId);
  if (!old && !stored) throw refusal("STEP_NOT_FOUND");
  const kept = old ? { ...old.step, position: at + 1 } : null;
  const present = stored && courseStepOf(stored);
  return {
    kept: kept && showVersion(kept),
    present: present && showVersion(present),
    exercisesChanged: kept !== null && present !== null && exercisesOf(kept) !== exercisesOf(present),
  };
}
