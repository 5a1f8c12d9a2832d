import { type ChosenStructure, type PlanPart, STRUCTURE_LIMITS } from "@lehrpfad/contract";
import { type CourseDesign, countWords, designOf, type ReadDocument } from "@lehrpfad/engine";
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

const engineParts = <P extends PlanPart>(parts: readonly P[]) =>
  parts.map(({ documentId: document, ...part }) => ({ ...part, document }));

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
  return designOf(
    steps.map(({ title, parts }) => ({ title, parts: engineParts(parts) })),
    engineParts(leftOut),
  );
}
