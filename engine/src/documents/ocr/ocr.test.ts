import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { scan } from "../fixtures/scan.ts";
import { GERMAN, recall, stored } from "../fixtures/scannedPages.ts";

test("a German scan that lay askew is read with its heading and paragraphs, with the network cut and without permission to write a file or start a program", async () => {
  const fixture = (name: string): string => fileURLToPath(new URL(`../fixtures/${name}.ts`, import.meta.url));
  const permissions = ["--permission", "--allow-fs-read=*", "--allow-worker", "--allow-addons"];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...permissions,
      "--no-warnings",
      `--import=${fixture("offline")}`,
      fixture("extract-offline"),
      await stored(await scan([{ ...GERMAN, askew: 1.2 }])),
    ],
    { env: {}, encoding: "utf8" },
  );
  expect(stderr).toBe("");
  const { document, text, heard, cut } = JSON.parse(stdout);
  expect(cut).toBe("Error: the network is cut");
  expect(recall(text, GERMAN)).toBeGreaterThan(0.95);
  expect(document).toMatchObject({
    language: "de",
    blocks: [{ kind: "heading" }, { kind: "paragraph" }, { kind: "paragraph" }],
    outline: [{ level: 1, title: GERMAN.title, page: 1 }],
    notices: [{ code: "text_recognised", params: { count: 1, pages: "1", percent: expect.any(Number) } }],
  });
  expect(document.notices[0].params.percent).toBeGreaterThan(80);
  expect(heard).toEqual([
    { page: 0, pages: 1 },
    { page: 1, pages: 1 },
  ]);
});
