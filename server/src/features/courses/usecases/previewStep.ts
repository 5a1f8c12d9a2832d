import { OWN_DESIGN } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { loadOutline, loadStep, showExercise, showQuestion, showStep } from "../../content/index.ts";
import { manageableCourse } from "../access.ts";

export async function previewStep({
  context: { services, actor },
  input: { slug, stepId },
}: Call<{ slug: string; stepId: string }>) {
  const course = await manageableCourse(services, actor, slug);
  const found = await loadStep(services.db, course.id, stepId);
  if (!found) throw refusal("NOT_FOUND");
  const outline = await loadOutline(services.db, course.id);
  const following = outline.find(({ position }) => position === found.step.position + 1)?.title ?? null;
  return {
    ...showStep(found.step, following),
    courseName: course.name,
    language: course.language,
    design: course.design ?? OWN_DESIGN,
    question: found.question ? showQuestion(found.question) : null,
    exercises: found.exercises.map(showExercise),
  };
}
