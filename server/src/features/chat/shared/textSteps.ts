import {
  type ChatTextStep,
  type CourseFrame,
  materialOf,
  type PackedStep,
  packTexts,
  passagesOf,
} from "@lehrpfad/engine";
import type { Db } from "../../../db/client.ts";
import type { PackedRow } from "../../../db/tables/chat.ts";
import { courseStepOf, loadSteps, type StoredStep } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { documentsOfCourse } from "../../documents/index.ts";
import { listPackages, type PackageRow } from "../repository.ts";

/** What a chat is told of a course. */
export const frameOf = ({ name, goal, language, difficulty }: CourseRow): CourseFrame => ({
  ...{ name, goal, language, difficulty },
});

/** Whether a step waits for its text: nobody wrote it, or edited the placeholder. */
export const isPlaceholder = ({
  step,
}: {
  step: Pick<StoredStep["step"], "writer" | "fallback" | "words">;
}): boolean => step.writer === "placeholder" && (step.fallback || step.words === 0);

const aboutOf = ({ step: { title, sections, content, writer } }: StoredStep) => {
  return {
    ...{ title, objectives: sections.objectives.map(({ text }) => text) },
    // Behind the line that says that it is not written.
    notes: writer === "placeholder" ? content.split("\n\n").slice(1).join("\n\n") : "",
  };
};

/** All steps of a course as a chat is told of them, and those of a package; steps that are gone are left out. */
export function toldSteps({ packed }: Pick<PackageRow, "packed">, stored: readonly StoredStep[]) {
  const all = stored.map((one) => ({ number: one.step.position, ...aboutOf(one) }));
  const asked = packed.flatMap(({ stepId, number, material = "" }): (ChatTextStep & { stepId: string })[] => {
    const own = stored.find(({ step }) => step.id === stepId);
    return own ? [{ ...aboutOf(own), stepId, number, material }] : [];
  });
  return { all, asked };
}

/** Packages that ask for the texts of these steps of a course, as they are packed. */
export async function packTextsOf(
  db: Db,
  { id: courseId }: CourseRow,
  wanted: readonly StoredStep[],
  limits: PackageRow["limits"],
): Promise<PackedRow[][]> {
  const documents = await documentsOfCourse(db, courseId);
  // A text of a chat names fewer passages than the step was made of.
  const before = new Map(
    (await listPackages(db, courseId))
      .toReversed()
      .flatMap(({ packed }) => packed.map(({ stepId, passages }) => [stepId, passages] as const)),
  );
  const sized = wanted.map((one) => {
    const known = before.get(one.step.id);
    const found = known ? passagesAt(known, documents) : passagesOf(courseStepOf(one), documents);
    return {
      ...{ stepId: one.step.id, number: one.step.position, title: one.step.title, part: 1, parts: 1 },
      material: materialOf(withHeadings(found)),
      passages: found.map(({ document, block }) => ({ document: document.id, paragraph: block.paragraph })),
    };
  });
  return packTexts(sized, limits).map((steps) =>
    steps.map(({ title: _, ...step }): PackedStep & PackedRow => step),
  );
}

type Passages = Parameters<typeof materialOf>[0];

/** Passages with the headings that stand above them: a step may be made of several sections. */
function withHeadings(passages: Passages): Passages {
  return passages.flatMap(({ document, block }) => {
    const before = document.blocks.slice(0, block.paragraph - 1);
    const first = before.findLastIndex(({ kind }) => kind !== "heading") + 1;
    const headings = before.slice(first).map((one) => ({ ...one, text: `#### ${one.text}` }));
    return [...headings, block].map((one) => ({ document, block: one }));
  });
}

type Documents = Awaited<ReturnType<typeof documentsOfCourse>>;

function passagesAt(places: NonNullable<PackedRow["passages"]>, documents: Documents) {
  return places.flatMap(({ document: id, paragraph }) => {
    const document = documents.find((one) => one.id === id);
    const block = document?.blocks[paragraph - 1];
    return document && block ? [{ document, block }] : [];
  });
}

/** The steps of a package of texts with what their quotes are looked for in. */
export async function placesOf(db: Db, { id: courseId }: CourseRow, row: PackageRow) {
  const stored = await loadSteps(db, courseId);
  const documents = row.packed.some(({ passages }) => passages?.length)
    ? await documentsOfCourse(db, courseId)
    : [];
  return row.packed.flatMap(({ stepId, number, passages = [] }) => {
    const at = stored.findIndex(({ step }) => step.id === stepId);
    const own = stored[at];
    if (!own) return [];
    const { title, content, sections } = own.step;
    const found = passagesAt(passages, documents).map(({ document, block }) => ({
      ...{ block, document: { ...document, blocks: [], figures: [] } },
    }));
    return [
      {
        ...{ stepId, number, title, content, passages: found, next: stored[at + 1]?.step.title ?? null },
        objectives: sections.objectives.map(({ text }) => text),
      },
    ];
  });
}

/** The steps of a course. */
export const stepsOf = (db: Db, { id }: CourseRow): Promise<StoredStep[]> => loadSteps(db, id);
