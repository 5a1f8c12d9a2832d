import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Chat } from "@lehrpfad/contract";
import { type ChatStep, passagesOf, plainText } from "@lehrpfad/engine";
import type { Db } from "../../../db/client.ts";
import { type CacheKind, findOnce } from "../../../platform/caches.ts";
import type { Services } from "../../../platform/services.ts";
import { courseStepOf, loadStates, loadStep, type StoredStep } from "../../content/index.ts";
import { documentsOfCourse } from "../../documents/index.ts";
import type { PackageRow } from "../repository.ts";
import { isPlaceholder } from "./textSteps.ts";

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

/** A step as lists of what could be asked show it, without its text. */
export type StepSize = Chat["steps"][number];

/** Characters of steps by their ids, of courses as they were; the next edit gives them another name. */
const LENGTHS: CacheKind<Promise<ReadonlyMap<string, number>>> = { most: 100 };

/** The steps of a course in their order, with how long their texts are: read once, until one is saved anew. */
export async function listSizes({ db, caches }: Services, courseId: string): Promise<StepSize[]> {
  const states = await loadStates(db, courseId);
  const read = async () => {
    const lengths = new Map<string, number>();
    const ids = states.map(({ step: { id } }) => id);
    for await (const stored of loadEach(db, courseId, ids))
      lengths.set(stored.step.id, textOf(stored).text.length);
    return lengths;
  };
  const saved = states.map(({ step: { id, version, editedAt } }) => [id, version, editedAt]);
  const key = createHash("sha256").update(JSON.stringify(saved)).digest("hex");
  const lengths = await findOnce(caches.of(LENGTHS), `${courseId} ${key}`, read);
  return states.map(({ step, question }) => ({
    ...{ id: step.id, position: step.position, title: step.title, words: step.words },
    ...{ isWritten: !isPlaceholder({ step }), characters: lengths.get(step.id) ?? 0 },
    asks: question && question.reason === null ? question.origin : null,
  }));
}

/** Steps of a course as a chat gets them, in its order, under their positions; those that are gone are left out. */
export async function chatStepsOf(
  db: Db,
  courseId: string,
  stepIds: readonly string[],
): Promise<CourseChatStep[]> {
  const steps: CourseChatStep[] = [];
  for await (const stored of loadEach(db, courseId, new Set(stepIds))) steps.push(textOf(stored));
  return steps.toSorted((one, other) => one.number - other.number);
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
