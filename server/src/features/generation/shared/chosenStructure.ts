import { type ChosenStructure, type PlanPart, STRUCTURE_LIMITS } from "@lehrpfad/contract";
import { type CourseDesign, countWords, isNeverTaught, type ReadDocument } from "@lehrpfad/engine";
import { refusal, refusalWith } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { readDocuments } from "../../documents/index.ts";

/** Whether each part lies within its document, and no paragraph stands in two of them. */
function areApart(parts: readonly PlanPart[], documents: readonly ReadDocument[]): boolean {
  const lengths = new Map(documents.map(({ id, blocks }) => [id, blocks.length]));
  const isInside = ({ documentId, from, to }: PlanPart) => from <= to && to <= (lengths.get(documentId) ?? 0);
  return [...Map.groupBy(parts, ({ documentId }) => documentId).values()].every((own) => {
    const sorted = own.toSorted((one, other) => one.from - other.from);
    return sorted.every((part, at) => isInside(part) && part.from > (sorted[at - 1]?.to ?? 0));
  });
}

/** Whether some parts hold at least the least share of the words; counts no more of them than it takes to know. */
function isEnough(parts: readonly PlanPart[], documents: readonly ReadDocument[]): boolean {
  let missing = STRUCTURE_LIMITS.share * documents.reduce((sum, { words }) => sum + words, 0);
  for (const { documentId, from, to } of parts) {
    const blocks = documents.find(({ id }) => id === documentId)?.blocks ?? [];
    for (const { text } of blocks.slice(from - 1, to)) {
      missing -= countWords(text);
      if (missing <= 0) return true;
    }
  }
  return false;
}

const engineParts = (parts: readonly PlanPart[]) =>
  parts.map(({ documentId: document, from, to }) => ({ document, from, to }));

/**
 * The plan that a course is written from where its creator saw the structure. Throws STRUCTURE_TOO_FEW,
 * STRUCTURE_TOO_LITTLE, STRUCTURE_MATERIAL.
 */
export async function designOfChosen(
  { db }: Services,
  { steps, leftOut }: ChosenStructure,
  documentIds: string[],
): Promise<CourseDesign> {
  const { steps: minimum, share } = STRUCTURE_LIMITS;
  if (steps.length < minimum) throw refusalWith("STRUCTURE_TOO_FEW", { minimum, count: steps.length });
  const documents = await readDocuments(db, documentIds);
  const taught = steps.flatMap(({ parts }) => parts);
  if (!areApart([...taught, ...leftOut], documents)) throw refusal("STRUCTURE_MATERIAL");
  if (!isEnough(taught, documents)) throw refusalWith("STRUCTURE_TOO_LITTLE", { percent: 100 * share });
  const left = leftOut.flatMap(({ documentId: document, from, to, reason }) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ document, paragraph: from + at, reason })),
  );
  return {
    ...{ title: null, situation: "", terms: [] },
    steps: steps.map(({ title, parts }) => ({ title, objectives: [], link: "", parts: engineParts(parts) })),
    leftOut: left.filter((one) => !isNeverTaught(one)),
    aside: left.filter(isNeverTaught),
    ...{ writer: "builtin", isOutline: true },
  };
}
