import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DocumentErrorCode, ReadDocument } from "../types/index.ts";
import { extract } from "./extract.ts";
import { mutate } from "./fixtures/mutations.ts";
import { epub, line, odt, pptx, scorm, shape } from "./fixtures/packages.ts";
import { lines, pdf } from "./fixtures/pdf.ts";
import { docx, zip } from "./fixtures/zip.ts";
import { DocumentError, documentText, type ReadLimits, readDocument } from "./index.ts";
import { DEFAULT_READ_LIMITS } from "./limits.ts";

const samples = fileURLToPath(new URL("../../../samples/", import.meta.url));
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "documents-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function read(content: Uint8Array | string, limits: Partial<ReadLimits> = {}) {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  return readDocument(path, { id: "d1", name: "upload.bin", limits });
}

async function codeOf(reading: Promise<unknown>): Promise<DocumentErrorCode> {
  const error: unknown = await reading.catch((reason: unknown) => reason);
  if (!(error instanceof DocumentError)) throw new Error("expected a DocumentError");
  return error.code;
}

/** Reads without the process of its own that guards reading, which takes longer to start than most contents to read. */
function readHere(content: Uint8Array | string, limits: Partial<ReadLimits> = {}, name = "upload.bin") {
  const data = Uint8Array.from(Buffer.from(content));
  return extract(data, { id: "d1", name }, { ...DEFAULT_READ_LIMITS, ...limits });
}

/** What the reader says of a content. */
function refusal(content: Uint8Array | string, limits: Partial<ReadLimits> = {}): Promise<DocumentErrorCode> {
  return codeOf(readHere(content, limits));
}

const SENTENCE = "The keeper of the lighthouse climbed the stairs every evening to light the lamp. ";
const POLISH = "Latarnia morska stoi na wysokim brzegu i każdej nocy wskazuje statkom drogę do portu. ";
const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

describe("the sample documents", () => {
  const reading = new Map<string, Promise<ReadDocument>>();
  const sample = (name: string) => {
    const begun = reading.get(name) ?? readDocument(join(samples, name), { id: name, name });
    reading.set(name, begun);
    return begun;
  };

  test.each([
    ["bienen.de.pdf", "pdf", "de", 6_500, 12],
    ["levain.fr.docx", "docx", "fr", 4_900, 10],
    ["agua.es.txt", "txt", "es", 4_900, 10],
    ["lighthouses.en.pdf", "pdf", "en", 2_100, 7],
    ["bicicletta.it.txt", "txt", "it", 1_900, 6],
  ])("%s is read whole, with headings and a table", async (name, format, language, words, headings) => {
    const document = await sample(name);
    expect(document).toMatchObject({ id: name, name, format, language });
    expect(document.words).toBeGreaterThan(words);
    expect(document.outline.length).toBeGreaterThanOrEqual(headings);
    expect(document.blocks.some((block) => block.kind === "table" && block.text.includes("| --- |"))).toBe(
      true,
    );
    const guessed = document.notices.filter((notice) => notice.code === "encoding_guessed_words");
    expect(document.notices).toEqual(guessed);
    expect(guessed).toHaveLength(name === "bicicletta.it.txt" ? 1 : 0);
    const text = documentText(document);
    for (const [index, block] of document.blocks.entries()) {
      expect(block.paragraph).toBe(index + 1);
      expect(text.slice(block.offset, block.offset + block.text.length)).toBe(block.text);
    }
  });

  test("pages of a PDF are told, running headers and page numbers are not part of it", async () => {
    const document = await sample("bienen.de.pdf");
    expect(document.title).toBe("Wie Honigbienen sich verständigen");
    const pages = document.blocks.map((block) => block.page ?? 0);
    expect(pages).toEqual([...pages].sort((a, b) => a - b));
    expect(document.pages).toBe(Math.max(...pages));
    const headers = document.blocks.filter((block) =>
      block.text.includes("Wie Honigbienen sich verständigen"),
    );
    expect(headers.map((block) => block.kind)).toEqual(["heading"]);
    expect(document.blocks.some((block) => /^\d+$/.test(block.text))).toBe(false);
  });
});

describe("a damaged file", () => {
  const sample = async () => Uint8Array.from(await readFile(join(samples, "bienen.de.pdf")));

  test("is read as far as it goes, although the library leaves rejections behind, and says what is missing", async () => {
    const document = await read(mutate(await sample(), 5));
    expect(document.words).toBeGreaterThan(1_000);
    expect(document.notices[0]).toMatchObject({ code: "part_damaged", params: { count: 4 } });
  });

  test("that was cut off is read as far as it goes, and is damaged where too little is left", async () => {
    const whole = await pdf(
      Array.from({ length: 12 }, () =>
        lines(
          Array.from({ length: 20 }, () => SENTENCE),
          60,
          100,
        ),
      ),
    );
    const document = await readHere(whole.slice(0, Math.floor(whole.length * 0.7)));
    expect(document.notices[0]?.code).toBe("file_incomplete");
    expect(await refusal(whole.slice(0, Math.floor(whole.length * 0.1)))).toBe("document_damaged");
  });
});

describe("a file that cannot be used is refused with its own code", () => {
  test("empty", async () => expect(await codeOf(read(""))).toBe("document_empty"));
  test("another type under a document's name", async () => {
    const program = Buffer.concat([Buffer.from("\x7fELF\x02\x01", "latin1"), Buffer.alloc(500)]);
    expect(await refusal(program)).toBe("document_type_unsupported");
    expect(await refusal(zip({ "readme.txt": "hello" }))).toBe("document_type_unsupported");
    expect(await refusal("{\\rtf1 hello}")).toBe("document_type_unsupported");
    expect(await refusal(`<?xml version="1.0"?><note>${SENTENCE.repeat(40)}</note>`)).toBe(
      "document_type_unsupported",
    );
  });
  test("Word with macros", async () => {
    const type = "application/vnd.ms-word.document.macroEnabled.main+xml";
    expect(await refusal(docx(paragraph(SENTENCE.repeat(40)), {}, type))).toBe("document_type_unsupported");
  });
  test("a password", async () => {
    const locked = await pdf([[{ text: SENTENCE, x: 50, y: 50 }]], { userPassword: "secret" });
    expect(await refusal(locked)).toBe("document_password_protected");
    const office = Buffer.concat([
      Buffer.from("d0cf11e0a1b11ae1", "hex"),
      Buffer.alloc(600),
      Buffer.from("EncryptedPackage", "utf16le"),
    ]);
    expect(await refusal(office)).toBe("document_password_protected");
  });
  test("damage", async () => {
    expect(await refusal("%PDF-1.7\nnothing of a document follows")).toBe("document_damaged");
    const whole = docx(paragraph(SENTENCE.repeat(40)));
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe("document_damaged");
  });
  test("no text", async () => {
    expect(await refusal(docx("<w:p><w:r><w:t> </w:t></w:r></w:p>"))).toBe("document_without_text");
    expect(await refusal(await pdf([[], []]))).toBe("document_without_text");
    expect(await refusal("\n \n")).toBe("document_without_text");
    const stamped = [1, 2, 3, 4].map((number) => [
      { text: `Scan no. ${number * 7}`, x: 50, y: 300 + number },
    ]);
    expect(await refusal(await pdf(stamped))).toBe("document_without_text");
  });
  test("too short", async () => expect(await refusal(SENTENCE)).toBe("document_too_short"));
  test("too large", async () => {
    expect(await codeOf(read(SENTENCE.repeat(40), { bytes: 1_000 }))).toBe("document_too_large");
  });
  test("another language", async () => {
    expect(await refusal(POLISH.repeat(40))).toBe("document_language_unsupported");
  });
  test("too many pages", async () => {
    const page = [{ text: SENTENCE, x: 50, y: 50 }];
    expect(await refusal(await pdf([page, page, page]), { pages: 2 })).toBe("document_too_complex");
  });
  test("a decompression bomb", async () => {
    const bomb = docx(paragraph("lol ".repeat(3_000_000)));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusal(bomb, { decompressed: 5_000_000 })).toBe("document_too_complex");
  });
});

test("entities are never expanded, neither of files nor of themselves", async () => {
  const external = docx("", {
    "word/document.xml": `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document><w:body>${paragraph(`&x; ${SENTENCE.repeat(40)}`)}</w:body></w:document>`,
  });
  expect(await refusal(external)).toBe("document_damaged");
});

test("reading leaves no file behind", async () => {
  const before = await readdir(folder);
  await read(SENTENCE.repeat(40));
  expect(await readdir(folder)).toHaveLength(before.length + 1);
});

test("a text that is one endless line is cut at ends of sentences", async () => {
  const document = await readHere(SENTENCE.repeat(200).trim());
  expect(document.blocks.length).toBeGreaterThan(10);
  expect(document.blocks.every((block) => block.text.endsWith("lamp.") && block.text.length < 1_400)).toBe(
    true,
  );
  expect(document.blocks.map((block) => block.text).join(" ")).toBe(SENTENCE.repeat(200).trim());
});

test.each([
  ["html", `<!doctype html><title>x</title><p>${SENTENCE.repeat(40)}</p>`],
  ["md", `# One\n\n**${SENTENCE.trim()}** ${SENTENCE.repeat(40)}\n\n## Two\n\n[a](b)`],
  ["srt", `1\n00:00:01,000 --> 00:00:02,000\n${SENTENCE.repeat(40)}\n`],
  ["vtt", `WEBVTT\n\n00:01.000 --> 00:02.000\n${SENTENCE.repeat(40)}\n`],
  ["epub", epub([`<p>${SENTENCE.repeat(40)}</p>`])],
  ["odt", odt(`<text:p>${SENTENCE.repeat(40)}</text:p>`)],
  ["pptx", pptx([shape("body", line(SENTENCE.repeat(40)))])],
  ["scorm", scorm({ one: `<p>${SENTENCE.repeat(40)}</p>` }, ["one"])],
])("%s is told by its content", async (format, content) => {
  const document = await readHere(content);
  expect(document).toMatchObject({ format, language: "en" });
  expect(document.words).toBeGreaterThan(500);
});

test("the type is told by content, whatever the name says", async () => {
  const document = await readHere(SENTENCE.repeat(40), {}, "lighthouse.pdf");
  expect(document.format).toBe("txt");
  expect(document.name).toBe("lighthouse.pdf");
});
