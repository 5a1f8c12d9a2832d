import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { scan } from "../fixtures/scan.ts";
import { GERMAN, read, recall, stored, words } from "../fixtures/scannedPages.ts";
import { documentText } from "../index.ts";

test("a German scan that lay askew is read with its heading and paragraphs, and the creator is told", async () => {
  const { document, heard } = await read([{ ...GERMAN, askew: 1.2 }]);
  expect(recall(documentText(document), GERMAN)).toBeGreaterThan(0.95);
  expect(document.language).toBe("de");
  expect(document.blocks.map(({ kind }) => kind)).toEqual(["heading", "paragraph", "paragraph"]);
  expect(document.outline).toEqual([{ level: 1, title: GERMAN.title, page: 1 }]);
  expect(document.notices).toEqual([
    { code: "text_recognised", params: { count: 1, pages: "1", percent: expect.any(Number) } },
  ]);
  expect(document.notices[0]?.params.percent).toBeGreaterThan(80);
  expect(heard).toEqual([
    { page: 0, pages: 1 },
    { page: 1, pages: 1 },
  ]);
});

test("a scan is read with the network cut and without permission to write a file or start a program", async () => {
  const fixture = (name: string): string => fileURLToPath(new URL(`../fixtures/${name}.ts`, import.meta.url));
  const permissions = ["--permission", "--allow-fs-read=*", "--allow-worker", "--allow-addons"];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...permissions,
      "--no-warnings",
      `--import=${fixture("offline")}`,
      fixture("extract-offline"),
      await stored(await scan([GERMAN])),
    ],
    { env: {}, encoding: "utf8" },
  );
  expect(stderr).toBe("");
  const answer: unknown = JSON.parse(stdout);
  expect(answer).toEqual({ words: expect.any(Number), language: "de", cut: "Error: the network is cut" });
  expect(answer).toHaveProperty("words", words([GERMAN.title, ...GERMAN.paragraphs].join(" ")).length);
});
