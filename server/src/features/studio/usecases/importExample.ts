import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Readable } from "node:stream";
import { courseConfigurationSchema } from "@lehrpfad/contract";
import type { ReadDocument } from "@lehrpfad/engine";
import type { Services } from "../../../platform/services.ts";
import { withTemporaryFolder } from "../../../platform/temporary.ts";
import { inTransaction } from "../../../platform/useCase.ts";
import { storeCourseContent } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { attachDocuments, readDocuments, readOwnDocument } from "../../documents/index.ts";
import { insertCourse } from "../repository.ts";
import { asCited, fallbackOf, type PlaceSource, stepsOf } from "../shared/importCourse.ts";
import { filesOf, removeStored, storeFiles } from "../shared/importedFiles.ts";
import { type ReadCourse, readGuarded } from "../shared/readGuarded.ts";

/** A course that ships with the product, beside the document it was made from. */
interface Example {
  slug: string;
  archive: Uint8Array;
  document: { name: string; content: Readable };
}

/** Passages of a course where they stand in the document that was read here. */
function placesIn(document: ReadDocument): PlaceSource {
  return (source) => {
    const at = document.blocks.findIndex(({ text }) => text.includes(source.quote));
    const block = document.blocks[at];
    const known = { ...asCited(source), document: document.id, documentName: document.name };
    if (!block) return known;
    const offset = block.offset + block.text.indexOf(source.quote);
    return { ...known, page: block.page, paragraph: at + 1, offset };
  };
}

/** The row of a course that belongs to nobody, is open to everybody, and writes to nobody. */
function exampleRow(services: Services, slug: string, imported: ReadCourse): CourseRow {
  const now = services.clock.now();
  const { title: name, language, difficulty, goal, steps } = imported;
  const configuration = courseConfigurationSchema.parse({
    ...{ name, language, difficulty, allowAnonymous: true, registrationRequired: false },
    showDocuments: true,
    ...{ notifyStart: false, notifyCompletion: false, notifyAnalysis: false },
  });
  return {
    ...configuration,
    ...{ id: imported.id, slug, ownerId: null, requestId: randomUUID(), goal, stepsWished: steps.length },
    ...{ planFirst: false, ownLanguageOnly: false, active: true, openedAt: now },
    ...{ example: true, writer: "builtin", design: null },
    // Nobody looks after it; its creator is the installation itself.
    ...{ adminFirstName: services.config.BRAND_NAME, adminLastName: "", adminEmail: "" },
    adminPasswordHash: null,
    ...{ createdAt: now, editedAt: now },
  };
}

/**
 * Imports a course of the installation itself, with its document, so that its passages can be looked up there.
 * Throws ImportError, and an Error where the document cannot be read.
 */
export async function importExample(services: Services, example: Example): Promise<void> {
  await withTemporaryFolder(services, async (folder) => {
    const path = join(folder, "file");
    await writeFile(path, example.archive);
    const fallback = await fallbackOf(example.document.name, "en");
    const { course } = await readGuarded(services, { path, fallback, language: null });
    await storeExample(services, example, course);
  });
}

async function storeExample(services: Services, { slug, document }: Example, imported: ReadCourse) {
  const course = exampleRow(services, slug, imported);
  const files = filesOf(services, imported, course);
  const name = `${imported.title}${extname(document.name)}`;
  const id = (await readOwnDocument(services, { ...document, name }))?.document.id;
  const [read] = id === undefined ? [] : await readDocuments(services.db, [id]);
  if (!read) throw new Error(`The document of ${slug} cannot be read`);
  const steps = stepsOf(imported, course, placesIn(read));
  try {
    await storeFiles(services, files);
    await inTransaction({ services }, async (tx) => {
      await insertCourse(tx, course);
      await attachDocuments(tx, [read.id], null, course.id);
      await storeCourseContent(tx, { steps, ...files.rows });
    });
  } catch (error) {
    await removeStored(services, files);
    throw error;
  }
}
