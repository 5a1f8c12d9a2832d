import { type ComparedVersionStep, essenceOf, type VersionComparison } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { courseStepOf, type KeptStep, loadSteps, namedStep, type StoredStep } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { showVersion as showStep } from "../../rewriting/index.ts";
import { showVersion } from "../shared/versions.ts";
import { findVersion, type VersionStep } from "./findVersion.ts";

const exercisesOf = ({ exercises }: Pick<KeptStep, "exercises">) =>
  JSON.stringify(exercises.map((exercise) => [exercise.section, essenceOf(exercise)]));

function comparedStep(
  { stepId, hash, step }: VersionStep,
  position: number,
  stored: StoredStep | undefined,
): ComparedVersionStep {
  const kept = { ...step, position };
  const about = { stepId, title: step.title, position };
  if (!stored)
    return {
      ...{ ...about, fate: "gone", presentPosition: null, exercisesChanged: false },
      ...{ kept: showStep(kept), present: null },
    };
  const present = courseStepOf(stored);
  const same = namedStep(stored).hash === hash;
  return {
    ...{ ...about, fate: same ? "same" : "changed", presentPosition: present.position },
    exercisesChanged: !same && exercisesOf(kept) !== exercisesOf(present),
    kept: same ? null : showStep(kept),
    present: same ? null : showStep(present),
  };
}

const newStep = (stored: StoredStep): ComparedVersionStep => ({
  ...{ stepId: stored.step.id, fate: "new", title: stored.step.title, position: null },
  ...{ presentPosition: stored.step.position, exercisesChanged: false },
  ...{ kept: null, present: showStep(courseStepOf(stored)) },
});

/** A version beside the course as it is. Throws COURSE_NOT_FOUND, NOT_FOUND. */
export async function compareVersion({
  context: { services, actor },
  input: { slug, id },
}: Call<{ slug: string; id: string }>): Promise<VersionComparison> {
  const course = await manageableCourse(services, actor, slug);
  const { version, before, steps } = await findVersion(services.db, course.id, id);
  const present = await loadSteps(services.db, course.id);
  const byId = new Map(present.map((stored) => [stored.step.id, stored]));
  const had = new Set(steps.map(({ stepId }) => stepId));
  return {
    version: showVersion(version, before),
    language: course.language,
    steps: [
      ...steps.map((step, at) => comparedStep(step, at + 1, byId.get(step.stepId))),
      ...present.filter(({ step }) => !had.has(step.id)).map(newStep),
    ],
  };
}
