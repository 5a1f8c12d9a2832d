import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readArchive } from "../../../../engine/src/documents/archive/index.ts";
import { DEFAULT_READ_LIMITS } from "../../../../engine/src/documents/limits.ts";
import { HOSTILE, hostileCourse, sampleCourse } from "../../../testing/samples.ts";
import { everyElement, parseXml, textOf } from "../../archive/xmlTree.ts";
import { collect } from "../../archive/zip.ts";
import { fromCourse } from "../../publication/fromCourse.ts";
import type { ExportedCourse } from "../../publication/types.ts";
import { exportCourse } from "../index.ts";
import { questionsOf } from "../questions.ts";
import { mathXml } from "./math.ts";

async function write(course: ExportedCourse, answers = true) {
  const publication = await fromCourse(course);
  const options = { passPercent: null, answers, figures: "full", recordings: true } as const;
  const archive = await collect(exportCourse(publication, "docx", options));
  const files = unzipSync(archive);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { publication, archive, names: Object.keys(files), text };
}

/** Documents as this product reads them when they are uploaded: another reading of the same standard. */
const read = async (archive: Uint8Array) => await readArchive(Buffer.from(archive), DEFAULT_READ_LIMITS);

describe("a course in German", () => {
  it("is read again with its headings, lists, tables and code", async () => {
    const { publication, archive } = await write(await sampleCourse("de"));
    const { blocks } = await read(archive);
    const headings = blocks.filter(({ kind, level }) => kind === "heading" && level === 1);
    expect(headings.map(({ text }) => text)).toEqual([
      publication.title,
      ...publication.steps.map(({ position, title }) => `${position}. ${title}`),
      publication.words.exported.solutions,
    ]);
    const kinds = new Set(blocks.map(({ kind }) => kind));
    for (const kind of ["heading", "paragraph", "list", "table", "code"]) expect(kinds).toContain(kind);
    const said = blocks.map(({ text }) => text).join("\n");
    for (const { exercise } of questionsOf(publication)) expect(said).toContain(exercise.text);
  });

  it("names every part that it uses, describes its figures, and knows one time", async () => {
    const { publication, names, text } = await write(await sampleCourse("de"));
    const document = parseXml(text("word/document.xml"));
    const relations = everyElement(parseXml(text("word/_rels/document.xml.rels")), "Relationship");
    const targets = new Map(relations.map(({ attributes }) => [attributes.Id, attributes]));
    for (const name of ["blip", "hyperlink"]) {
      for (const { attributes } of everyElement(document, name)) {
        const target = targets.get(attributes.embed ?? attributes.id ?? "");
        const path = `word/${target?.Target ?? ""}`;
        expect(target?.TargetMode === "External" || names.includes(path)).toBe(true);
      }
    }
    const drawings = everyElement(document, "docPr");
    expect(drawings).toHaveLength(publication.assets.size);
    for (const { attributes } of drawings) expect(attributes.descr).not.toBe("");
    expect(everyElement(document, "oMath")).toHaveLength(2 * publication.steps.length);
    const styles = new Set(
      everyElement(parseXml(text("word/styles.xml")), "style").map(({ attributes }) => attributes.styleId),
    );
    for (const name of ["pStyle", "rStyle", "tblStyle"]) {
      for (const { attributes } of everyElement(document, name)) expect(styles).toContain(attributes.val);
    }
    const core = parseXml(text("docProps/core.xml"));
    const times = ["created", "modified"].map((name) => textOf(everyElement(core, name)[0]));
    expect(new Set(times)).toEqual(new Set(["2026-03-29T01:30:00Z"]));
    expect(text("word/styles.xml")).toContain('<w:lang w:val="de"');
  });
});

it("without solutions it is a handout that tells nothing", async () => {
  const { publication, text } = await write(await sampleCourse("de"), false);
  const said = textOf(parseXml(text("word/document.xml")));
  expect(said).not.toContain(publication.words.exported.solutions);
  const choice = publication.steps[1]?.exercises[0];
  expect(choice?.explanation).not.toBe("");
  for (const { exercise } of questionsOf(publication)) expect(said).toContain(exercise.text);
  expect(everyElement(parseXml(text("word/document.xml")), "p").map(textOf)).not.toContain(
    choice?.explanation,
  );
});

it("hostile texts stay texts", async () => {
  const { archive, text } = await write(await hostileCourse());
  const { blocks } = await read(archive);
  expect(blocks.map((block) => block.text)).toContain(`1. ${HOSTILE[0]}`);
  expect(everyElement(parseXml(text("word/document.xml")), "script")).toEqual([]);
});

describe("formulas as Word has them", () => {
  const names = (tex: string) => {
    const found = mathXml(tex, true) ?? "";
    return [...found.matchAll(/<m:(\w+)[ >/]/g)]
      .map(([, name]) => name)
      .filter((name) => !["r", "t", "e", "rPr", "sty", "oMath"].includes(name ?? ""));
  };

  it("keep fractions, roots, scripts, limits, brackets, accents and matrices", () => {
    expect(names("\\frac{a}{b}")).toEqual(["f", "num", "den"]);
    expect(names("\\sqrt[3]{x}")).toEqual(["rad", "deg"]);
    expect(names("x_i^2")).toEqual(["sSubSup", "sub", "sup"]);
    expect(names("\\sum_{i=1}^{n} i")).toContain("limUpp");
    expect(names("\\left(\\frac{1}{2}\\right)")).toEqual(["d", "dPr", "begChr", "endChr", "f", "num", "den"]);
    expect(
      names("\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}").filter((name) => name === "mr"),
    ).toHaveLength(2);
    expect(names("\\hat{x}")).toContain("acc");
  });

  it("are none where TeX cannot be read", () => {
    expect(mathXml("\\frac{", true)).toBeNull();
    expect(mathXml("\\href{javascript:alert(1)}{x}", false) ?? "").not.toContain("javascript");
  });
});
