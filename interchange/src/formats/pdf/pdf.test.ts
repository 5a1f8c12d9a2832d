import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { openPdf, textOfPdf } from "../../../testing/pdf.ts";
import {
  hostileCourse,
  largeCourse,
  RECORDED,
  recordedCourse,
  sampleCourse,
} from "../../../testing/samples.ts";
import { collect } from "../../archive/zip.ts";
import { fromCourse } from "../../publication/fromCourse.ts";
import type { ExportedCourse } from "../../publication/types.ts";
import { writeNotes } from "./notes.ts";
import { writePdf } from "./write.ts";

const write = async (course: ExportedCourse, solutions = true) =>
  await collect(writePdf(await fromCourse(course), { solutions }));

interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
}

/** Roles of the structure of all pages with how often they come, and what is said of figures. */
async function structureOf(pdf: PDFDocumentProxy) {
  const roles = new Map<string, number>();
  const alts: string[] = [];
  const visit = ({ role, alt, children = [] }: Node): void => {
    if (role !== undefined) roles.set(role, (roles.get(role) ?? 0) + 1);
    if (alt !== undefined) alts.push(alt);
    children.forEach(visit);
  };
  for (let page = 1; page <= pdf.numPages; page++) {
    const tree: unknown = await (await pdf.getPage(page)).getStructTree();
    visit(tree as Node);
  }
  return { roles, alts };
}

describe("a course in Spanish", () => {
  it("has a structure, a language, a title, an outline and all its words", async () => {
    const course = await sampleCourse("es");
    const pdf = await openPdf(await write(course));
    const { roles, alts } = await structureOf(pdf);
    expect([roles.get("H1"), roles.get("H2"), roles.get("Figure")]).toEqual([1, 4, 1]);
    // A table on two pages is told on each of them.
    expect(roles.get("Table")).toBeGreaterThanOrEqual(3);
    expect(roles.get("TH")).toBeGreaterThanOrEqual(6);
    for (const role of ["H3", "P", "L", "LI", "LBody", "TD", "Code", "Formula", "Caption", "BlockQuote"])
      expect(roles.get(role), role).toBeGreaterThan(0);
    expect(alts).toEqual([expect.stringMatching(/\S/)]);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: course.title, Language: "es" });
    expect((await pdf.getOutline()).length).toBe(4);
    const text = await textOfPdf(pdf);
    for (const { title } of course.steps) expect(text).toContain(title);
  });
});

it("a handout does not tell what is right", async () => {
  const course = await sampleCourse("en");
  const pdf = await openPdf(await write(course, false));
  expect((await pdf.getOutline()).length).toBe(3);
  const text = await textOfPdf(pdf);
  const typed = course.steps[0]?.exercises.find(({ kind }) => kind === "typed");
  expect(text).toContain(typed?.text);
  expect(text).not.toContain("Also right");
});

it("hostile texts are texts, and the same course gives the same bytes", async () => {
  const pdf = await openPdf(await write(await hostileCourse()));
  expect(await textOfPdf(pdf)).toContain("<script>");
  const [one, other] = [await write(await sampleCourse("it")), await write(await sampleCourse("it"))];
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
});

it("each figure is told with what it shows, however many there are", async () => {
  const { alts } = await structureOf(await openPdf(await write(await largeCourse(6, 12))));
  expect(alts).toHaveLength(12);
});

it("figures leave one after the other, photographs as the bytes that they have", async () => {
  const course = await largeCourse(6, 6);
  const noise = Buffer.from(Array.from({ length: 3 * 480 * 300 }, (_, at) => (at * 7919 * (at % 251)) % 256));
  const photo = sharp(noise, { raw: { width: 480, height: 300, channels: 3 } }).webp({ quality: 95 });
  const file = new Uint8Array(await photo.toBuffer());
  const jpeg = await sharp(file).flatten({ background: "#ffffff" }).jpeg({ quality: 86 }).toBuffer();
  let reads = 0;
  const read = async () => {
    reads++;
    return file;
  };
  const figures = course.figures.map((figure) => ({ ...figure, read }));
  const pieces: [number, Uint8Array][] = [];
  for await (const piece of writePdf(await fromCourse({ ...course, figures }), { solutions: false }))
    pieces.push([reads, piece]);
  const photos = pieces.filter(([, piece]) => jpeg.equals(piece));
  expect(photos.map(([before]) => before)).toEqual([1, 2, 3, 4, 5, 6]);
});

it("a recording leaves its title and what is said in it in its place", async () => {
  const text = await textOfPdf(await openPdf(await write(await recordedCourse("en"))));
  for (const words of [RECORDED, "Transcript", "Then they fly."]) expect(text).toContain(words);
  expect(text).not.toContain("media:");
});

it("a source names its place and the first words of a long passage", async () => {
  const course = await sampleCourse("de");
  const [step, ...others] = course.steps;
  const [source] = step?.sources ?? [];
  if (!step || !source) throw new Error("The sample has a step with a source.");
  const quote = (words: number) => Array.from({ length: words }, (_, at) => `word${at}`).join(" ");
  const sources = [quote(5), quote(40)].map((text) => ({ ...source, quote: text }));
  const text = await textOfPdf(
    await openPdf(await write({ ...course, steps: [{ ...step, sources }, ...others] })),
  );
  expect(text).toContain("„word0 word1 word2 word3 word4“");
  expect(text).toContain("word11 word12 word13 …“");
  expect(text).not.toContain("word14");
});

it("holds somebody's passages and notes with a structure, in the course's language", async () => {
  const pdf = await openPdf(
    await writeNotes({
      title: "Bienen",
      language: "de",
      modified: new Date(0),
      groups: [
        {
          heading: "2. Der Tanz",
          passages: [{ quote: "Sie tanzen\nim Kreis.", note: "Warum?\n\nNachfragen" }],
        },
        { heading: "3. Leer", passages: [] },
        { heading: null, passages: [{ quote: "Im\u0000 Winter", note: null }] },
      ],
    }),
  );
  const { roles } = await structureOf(pdf);
  expect([roles.get("H1"), roles.get("H2"), roles.get("BlockQuote")]).toEqual([1, 2, 2]);
  expect((await pdf.getMetadata()).info).toMatchObject({
    Title: "Bienen: Markierungen und Notizen",
    Language: "de",
  });
  expect((await pdf.getOutline()).map(({ title }) => title)).toEqual([
    "2. Der Tanz",
    "Aus Lernschritten, die es nicht mehr gibt",
  ]);
  const text = await textOfPdf(pdf);
  for (const words of ["Sie tanzen", "im Kreis.", "Notiz: Warum?", "Nachfragen", "Im Winter"])
    expect(text).toContain(words);
  expect(text).not.toContain("3. Leer");
});
