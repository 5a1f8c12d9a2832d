import { EpubCheck } from "@likecoin/epubcheck-ts";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { hostileCourse, largeCourse, sampleCourse } from "../../../testing/samples.ts";
import { collect, zipOf } from "../../archive/zip.ts";
import { fromCourse } from "../../publication/fromCourse.ts";
import type { ExportedCourse } from "../../publication/types.ts";
import { epubEntries } from "./write.ts";

const write = async (course: ExportedCourse, solutions = true) =>
  await collect(zipOf(await epubEntries(await fromCourse(course), { solutions, carried: new Map() })));

/** What a validator of others finds wrong. */
async function faultsOf(book: Uint8Array): Promise<string[]> {
  const { messages } = await EpubCheck.validate(book);
  return messages
    .filter(({ severity }) => severity === "fatal" || severity === "error" || severity === "warning")
    .map(({ id, message, location }) => `${id} ${message} ${JSON.stringify(location)}`);
}

it("a course in French is a valid EPUB 3 with an alternative for every figure", async () => {
  const book = await write(await sampleCourse("fr"));
  expect(await faultsOf(book)).toEqual([]);
  const files = unzipSync(book);
  const opf = strFromU8(files["EPUB/package.opf"] ?? new Uint8Array());
  expect(opf).toContain(`<dc:language>fr</dc:language>`);
  expect(opf).toContain("alternativeText");
  expect(opf).toContain("2026-03-29T01:30:00Z");
  const steps = Object.keys(files).filter((name) => name.startsWith("EPUB/steps/"));
  expect(steps).toHaveLength(3);
  for (const name of steps)
    expect(strFromU8(files[name] ?? new Uint8Array())).not.toMatch(/<img(?![^>]*\balt="[^"]+")/);
});

it("begins with what tells the kind of file, uncompressed", async () => {
  const book = Buffer.from(await write(await sampleCourse("en")));
  expect(book.readUInt16LE(8)).toBe(0);
  expect(book.toString("latin1", 30, 38 + "application/epub+zip".length)).toBe(
    "mimetypeapplication/epub+zip",
  );
});

it("without solutions nothing in it tells what is right", async () => {
  const course = await sampleCourse("en");
  const files = unzipSync(await write(course, false));
  expect(Object.keys(files)).not.toContain("EPUB/solutions.xhtml");
  const all = Object.values(files)
    .map((file) => strFromU8(file))
    .join("");
  expect(all).not.toContain("solutions.xhtml");
  const typed = course.steps[0]?.exercises.find(({ kind }) => kind === "typed");
  if (typed?.kind !== "typed") throw new Error("the sample has no typed question");
  expect(all).not.toContain(`<li>${typed.accepted[0]}</li>`);
});

it("a book of hostile texts, and one of many figures, are valid", async () => {
  expect(await faultsOf(await write(await hostileCourse()))).toEqual([]);
  expect(await faultsOf(await write(await largeCourse(12, 24)))).toEqual([]);
});

it("the same course gives the same bytes", async () => {
  const [one, other] = [await write(await sampleCourse("fr")), await write(await sampleCourse("fr"))];
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
});

it("the validator would find what is wrong", async () => {
  const entries = await epubEntries(await fromCourse(await sampleCourse("en")), {
    solutions: true,
    carried: new Map(),
  });
  const broken = entries.map((entry) =>
    entry.name === "EPUB/title.xhtml"
      ? { ...entry, content: String(entry.content).replace("</h1>", "&nbsp;</h1>") }
      : entry,
  );
  expect((await faultsOf(await collect(zipOf(broken)))).length).toBeGreaterThan(0);
});
