import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
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
