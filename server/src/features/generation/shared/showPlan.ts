import { LIMITS, type PlanPart, type ShownPart, type ShownPlan } from "@lehrpfad/contract";
import { adviseSteps, type CourseDesign, type LeftOut, type ReadDocument } from "@lehrpfad/engine";
import type { Services } from "../../../platform/services.ts";
import type { CourseRow } from "../../courses/index.ts";
import { documentsOfCourse, findDocuments } from "../../documents/index.ts";
import type { WaitingPlan } from "../repository/plans.ts";
import { nameOf, piecesOf } from "./planPieces.ts";
import { writerOf } from "./viewGeneration.ts";

function showPart({ documentId, from, to }: PlanPart, documents: readonly ReadDocument[]): ShownPart {
  const document = documents.find(({ id }) => id === documentId);
  const blocks = document?.blocks.slice(from - 1, to) ?? [];
  return {
    ...{ documentId, from, to },
    documentName: document?.name ?? "",
    ...nameOf(blocks),
    pieces: piecesOf(blocks, from),
  };
}

/** Paragraphs in a row that are left out for the same reason, as one part. */
function leftOutParts(leftOut: readonly LeftOut[], documents: readonly ReadDocument[]): ShownPlan["leftOut"] {
  const parts: (PlanPart & Pick<LeftOut, "reason">)[] = [];
  for (const { document, paragraph, reason } of leftOut) {
    const last = parts.at(-1);
    const goesOn = last?.documentId === document && last.reason === reason && last.to === paragraph - 1;
    if (last && goesOn) last.to = paragraph;
    else parts.push({ documentId: document, from: paragraph, to: paragraph, reason });
  }
  return parts.map((part) => ({ ...showPart(part, documents), reason: part.reason }));
}

/** Steps that a plan may have at least: as few as its material allows, and no fewer than it has where that is less. */
export async function minimumOf(services: Services, { steps, leftOut, aside = [] }: CourseDesign) {
  const { minimum } = LIMITS.steps;
  const ids = [
    ...steps.flatMap(({ parts }) => parts.map(({ document }) => document)),
    ...[...leftOut, ...aside].map(({ document }) => document),
  ];
  if (ids.length === 0) return Math.min(minimum, steps.length);
  const found = await findDocuments(services.db, [...new Set(ids)]);
  const words = found.reduce((sum, { overview }) => sum + (overview?.words ?? 0), 0);
  return Math.min(adviseSteps(words, minimum).steps, steps.length);
}

/** A plan with what its creator knows the documents by. */
export async function showPlan(
  services: Services,
  course: CourseRow,
  { runId: id, version, design }: WaitingPlan,
): Promise<ShownPlan> {
  const documents = await documentsOfCourse(services.db, course.id);
  return {
    ...{ id, slug: course.slug, courseName: course.name, language: course.language, version },
    minimumSteps: await minimumOf(services, design),
    writer: writerOf(services, course),
    situation: design.situation,
    steps: design.steps.map(({ parts, title, objectives, link }) => ({
      ...{ title, objectives, link },
      parts: parts.map(({ document: documentId, from, to }) => showPart({ documentId, from, to }, documents)),
    })),
    leftOut: leftOutParts(design.leftOut, documents),
    aside: leftOutParts(design.aside ?? [], documents),
  };
}
