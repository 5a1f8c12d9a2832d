import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { epub, line, odt, pptx, scorm, shape } from "./fixtures/packages.ts";
import { prepareReader, readDocument } from "./index.ts";

const samples = fileURLToPath(new URL("../../../samples/", import.meta.url));

describe("memory", () => {
  const MEGABYTE = 1024 * 1024;
  const sample = (name: string, megabytes: number) =>
    readDocument(join(samples, name), { id: name, name, limits: { memory: megabytes * MEGABYTE } });

  test("a text is read without the libraries of PDF, also after a reader of PDF was made ready", async () => {
    expect((await sample("agua.es.txt", 100)).format).toBe("txt");
    prepareReader("notes.pdf", { memory: 100 * MEGABYTE });
    expect((await sample("agua.es.txt", 100)).format).toBe("txt");
    prepareReader("notes.txt", { memory: 100 * MEGABYTE });
    expect((await sample("agua.es.txt", 100)).format).toBe("txt");
  });

  test.each(["lighthouses.en.pdf", "levain.fr.docx", "bicicletta.it.txt"])(
    "%s is read under the least limit that an operator may set, by a reader made ready or a new one",
    async (name) => {
      expect((await sample(name, 200)).words).toBeGreaterThan(1_000);
      prepareReader(name, { memory: 200 * MEGABYTE });
      expect((await sample(name, 200)).words).toBeGreaterThan(1_000);
    },
  );
});

const SENTENCE = "The keeper of the lighthouse climbed the stairs every evening to light the lamp. ";

test.each([
  ["html", `<!doctype html><title>x</title><p>${SENTENCE.repeat(40)}</p>`],
  ["md", `# One\n\n**${SENTENCE.trim()}** ${SENTENCE.repeat(40)}\n\n## Two\n\n[a](b)`],
  ["vtt", `WEBVTT\n\n00:01.000 --> 00:02.000\n${SENTENCE.repeat(40)}\n`],
  ["epub", epub([`<p>${SENTENCE.repeat(40)}</p>`])],
  ["odt", odt(`<text:p>${SENTENCE.repeat(40)}</text:p>`)],
  ["pptx", pptx([shape("body", line(SENTENCE.repeat(40)))])],
  ["scorm", scorm({ one: `<p>${SENTENCE.repeat(40)}</p>` }, ["one"])],
])("%s is read in the guarded process", async (format, content) => {
  const folder = await mkdtemp(join(tmpdir(), "documents-"));
  const path = join(folder, "upload.bin");
  await writeFile(path, content);
  expect(await readDocument(path, { id: "d", name: "upload.bin" })).toMatchObject({ format, language: "en" });
  await rm(folder, { recursive: true });
});
