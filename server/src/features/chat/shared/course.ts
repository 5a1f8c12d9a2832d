import { type ChatStep, passagesOf, plainText } from "@lehrpfad/engine";
import type { Services } from "../../../platform/services.ts";
import { courseStepOf, loadSteps, type StoredStep } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { documentsOfCourse } from "../../documents/index.ts";
import type { PackageRow } from "../repository.ts";

/** A step of a course as a chat gets it. */
export type CourseChatStep = ChatStep & { stepId: string; stored: StoredStep };

/** The steps of a course as a chat gets them, under their positions. */
export async function chatStepsOf(services: Services, course: CourseRow): Promise<CourseChatStep[]> {
  const documents = await documentsOfCourse(services.db, course.id);
  return (await loadSteps(services.db, course.id)).map((stored) => ({
    stepId: stored.step.id,
    stored,
    number: stored.step.position,
    title: stored.step.title,
    text: plainText(stored.step.content),
    passages: passagesOf(courseStepOf(stored), documents),
  }));
}

/** The steps of a package under the numbers that it calls them by; those that are gone are left out. */
export function packedSteps({ packed }: PackageRow, steps: readonly CourseChatStep[]): CourseChatStep[] {
  const numbers = new Map(packed.map(({ stepId, number }) => [stepId, number]));
  return steps.flatMap((step) => {
    const number = numbers.get(step.stepId);
    return number === undefined ? [] : [{ ...step, number }];
  });
}
