import { writePlanRequest, writeTextRequest } from "@lehrpfad/engine";
import type { StoredPlan, StoredText } from "../../../db/tables/chat.ts";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import type { CallerContext } from "../../../platform/useCase.ts";
import type { CourseRow } from "../../courses/index.ts";
import { PARTS_WORK } from "../heavyWork.ts";
import type { PackageRow } from "../repository.ts";
import { frameOf, placesOf, stepsOf, toldSteps } from "./textSteps.ts";

/** What was read of an answer, with what was decided about the same before. */
export interface ReadParts {
  answer: string;
  plan: StoredPlan | null;
  texts: StoredText[];
}

/** What a package of texts, or of a plan, asks a chat for. */
export async function requestOf(
  db: CallerContext["services"]["db"],
  course: CourseRow,
  row: PackageRow,
): Promise<string> {
  if (row.kind === "plan") return writePlanRequest(frameOf(course), course.stepsWished);
  const { all, asked } = toldSteps(row, await stepsOf(db, course));
  return writeTextRequest(frameOf(course), all, asked);
}

/** Reads what was pasted into a package that asks for a plan or for texts. Throws what `Work.run` throws. */
export async function readParts(
  context: CallerContext,
  course: CourseRow,
  row: PackageRow,
  pasted: string,
): Promise<ReadParts> {
  const { db, work } = context.services;
  const task = async () => {
    const whole = { frame: frameOf(course), pasted, request: await requestOf(db, course, row) };
    return row.kind === "plan"
      ? { ...whole, kind: "plan" as const, wished: course.stepsWished }
      : { ...whole, kind: "texts" as const, steps: await placesOf(db, course, row) };
  };
  const read = await work.run(PARTS_WORK, task, { asker: askerOf(context) });
  const isSamePlan = JSON.stringify(read.plan?.steps) === JSON.stringify(row.plan?.steps);
  const state = isSamePlan && row.plan ? row.plan.state : "open";
  return {
    answer: read.answer,
    plan: read.plan && { ...read.plan, state },
    texts: read.texts.map((text): StoredText => {
      const before = row.texts.find(({ stepId, hash }) => stepId === text.stepId && hash === text.hash);
      return { ...text, state: before?.state ?? "open", placed: before?.placed ?? null };
    }),
  };
}
