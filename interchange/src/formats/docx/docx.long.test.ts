import { COURSE_LANGUAGES } from "@lehrpfad/contract";
import { OPS, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, expect, it } from "vitest";
import { openPdf, textOfPdf } from "../../../testing/pdf.ts";
import { convertWithWriter } from "../../../testing/readers.ts";
import { HOSTILE, hostileCourse, largeCourse, sampleCourse } from "../../../testing/samples.ts";
import { collect } from "../../archive/zip.ts";
import { fromCourse } from "../../publication/fromCourse.ts";
import type { ExportedCourse, Publication } from "../../publication/types.ts";
import { exportCourse } from "../index.ts";
import { questionsOf } from "../questions.ts";

const OPTIONS = { passPercent: null, answers: true, figures: "full", recordings: true } as const;
const MINUTES = 180_000;

const publications = new Map<string, Publication>();
let pdfs: Map<string, Uint8Array>;

// LibreOffice takes longer to start than to convert: all documents at once.
beforeAll(async () => {
  const courses: Record<string, ExportedCourse> = {
    hostile: await hostileCourse(),
    large: await largeCourse(),
  };
  for (const language of COURSE_LANGUAGES) courses[language] = await sampleCourse(language);
  const documents = new Map([["damaged", new TextEncoder().encode("PK\u0003\u0004 no archive")]]);
  for (const [name, course] of Object.entries(courses)) {
    const publication = await fromCourse(course);
    publications.set(name, publication);
    documents.set(name, await collect(exportCourse(publication, "docx", OPTIONS)));
  }
  pdfs = await convertWithWriter(documents);
}, MINUTES);

/** A course, and what LibreOffice made of its document. */
async function converted(name: string) {
  const publication = publications.get(name);
  const data = pdfs.get(name);
  if (!publication || !data) throw new Error(`${name} was not converted`);
  return { publication, pdf: await openPdf(data) };
}

/** How many pictures are drawn. */
async function countPictures(pdf: PDFDocumentProxy): Promise<number> {
  let count = 0;
  for (let page = 1; page <= pdf.numPages; page++) {
    const { fnArray } = await (await pdf.getPage(page)).getOperatorList();
    count += fnArray.filter((operation) => operation === OPS.paintImageXObject).length;
  }
  return count;
}

async function outlineOf(pdf: PDFDocumentProxy): Promise<string[]> {
  return ((await pdf.getOutline()) ?? []).map(({ title }) => title);
}

it.each(COURSE_LANGUAGES)(
  "LibreOffice sets a course in %s with its headings, words, formulas and figures",
  async (language) => {
    const { publication, pdf } = await converted(language);
    expect(pdf.numPages).toBeGreaterThan(publication.steps.length);
    const titles = publication.steps.map(({ position, title }) => `${position}. ${title}`);
    expect(await outlineOf(pdf)).toEqual([...titles, publication.words.exported.solutions]);
    const text = await textOfPdf(pdf);
    for (const { exercise } of questionsOf(publication))
      expect(text).toContain(exercise.text.replace(/\s/g, " "));
    expect(text.replaceAll(" ", "")).toContain("E=mc2");
    expect(text).not.toContain("\\frac");
    expect(await countPictures(pdf)).toBe(publication.assets.size);
  },
);

it("LibreOffice takes hostile texts for texts", async () => {
  const { pdf } = await converted("hostile");
  expect(await textOfPdf(pdf)).toContain(HOSTILE[0]);
});

it("LibreOffice sets 50 steps with their 60 figures", async () => {
  const { publication, pdf } = await converted("large");
  expect(await outlineOf(pdf)).toHaveLength(publication.steps.length + 1);
  expect(await countPictures(pdf)).toBe(60);
});

it("LibreOffice would not convert what is no document", () => {
  expect([...pdfs.keys()].sort()).toEqual([...publications.keys()].sort());
});
