import { setImmediate } from "node:timers/promises";
import { type ChatStep, passagesOf, plainText } from "@lehrpfad/engine";
import type { Db } from "../../../db/client.ts";
import { courseStepOf, loadSizes, loadStep, type StoredStep } from "../../content/index.ts";
import { documentsOfCourse } from "../../documents/index.ts";
import type { PackageRow } from "../repository.ts";

/** A step of a course as a chat gets it. */
export type CourseChatStep = Pick<ChatStep, "number" | "title" | "text"> & { stepId: string };

async function* loadEach(db: Db, courseId: string, stepIds: Iterable<string>): AsyncGenerator<StoredStep> {
  for (const stepId of stepIds) {
    // Other requests go first: a text may be long.
    await setImmediate();
    const stored = await loadStep(db, courseId, stepId);
    if (stored) yield stored;
  }
}

const textOf = ({ step }: StoredStep): CourseChatStep => ({
  ...{ stepId: step.id, number: step.position, title: step.title, text: plainText(step.content) },
});

/** Steps of a course as a chat gets them, under their positions; those that are gone are left out. */
export async function chatStepsOf(
  db: Db,
  courseId: string,
  stepIds: readonly string[],
): Promise<CourseChatStep[]> {
  const steps: CourseChatStep[] = [];
  for await (const stored of loadEach(db, courseId, new Set(stepIds))) steps.push(textOf(stored));
  return steps;
}

/** Of these steps, those that the course has, in its order. */
export async function inOrder(db: Db, courseId: string, stepIds: readonly string[]): Promise<string[]> {
  const wanted = new Set(stepIds);
  return (await loadSizes(db, courseId)).flatMap(({ id }) => (wanted.has(id) ? [id] : []));
}

/** The numbers by which a package calls its steps, by their ids. */
const numbersIn = ({ packed }: Pick<PackageRow, "packed">) =>
  new Map(packed.map(({ stepId, number }) => [stepId, number]));

/** The steps of a package under the numbers that it calls them by; those that are gone are left out. */
export async function packedSteps(
  db: Db,
  courseId: string,
  row: Pick<PackageRow, "packed">,
): Promise<CourseChatStep[]> {
  const numbers = numbersIn(row);
  const steps = await chatStepsOf(db, courseId, [...numbers.keys()]);
  return steps.map((step) => ({ ...step, number: numbers.get(step.stepId) ?? step.number }));
}

/** A step with the passages that it was made of, without the documents around them. */
export type ProvableStep = ChatStep & { stepId: string };

/** The same steps with what their quotes are looked for in. */
export async function provableSteps(
  db: Db,
  courseId: string,
  row: Pick<PackageRow, "packed">,
): Promise<ProvableStep[]> {
  const numbers = numbersIn(row);
  const documents = await documentsOfCourse(db, courseId);
  const steps: ProvableStep[] = [];
  for await (const stored of loadEach(db, courseId, numbers.keys())) {
    const passages = passagesOf(courseStepOf(stored), documents).map(({ document, block }) => ({
      ...{ block, document: { ...document, blocks: [], figures: [] } },
    }));
    steps.push({ ...textOf(stored), number: numbers.get(stored.step.id) ?? stored.step.position, passages });
  }
  return steps;
}
