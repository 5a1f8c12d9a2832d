import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readDocument } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "runs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each took minutes where an expression looked at a line again from each of its characters. */
it.each([
  ["letters", "x".repeat(1_000_000)],
  ["dots", ".".repeat(800_000)],
  ["dots and blanks", ". ".repeat(400_000)],
  ["blanks", `${" ".repeat(400_000)}a`],
  ["digits", "1".repeat(500_000)],
  ["syllables", "ab-".repeat(300_000)],
  ["bytes that are no text", Buffer.from([0, 255, 254].flatMap((byte) => Array<number>(100_000).fill(byte)))],
])("a text that is one run of %s is refused for what it is, not for its time", async (_, content) => {
  const path = join(folder, "run.txt");
  writeFileSync(path, content);
  const reading = readDocument(path, { id: "d", name: "run.txt", limits: { milliseconds: 60_000 } });
  await expect(reading).rejects.toMatchObject({ code: expect.stringMatching(/too_short|without_text/) });
});

it.each([
  ["line ends", "\n"],
  ["line ends of Windows", "\r\n"],
  ["blank lines", " \n"],
  ["page breaks", "\f"],
  ["blanks", " "],
])("a text with a run of %s in it is read as the text without them", async (_, sign) => {
  const sentence =
    "Die Bienen tragen den Nektar in den Stock, wo aus ihm in vielen Tagen der Honig entsteht. ";
  const half = `${sentence.repeat(15)}\n\n${sentence.repeat(15)}`;
  const path = join(folder, "gap.txt");
  writeFileSync(path, `${half}${sign.repeat(500_000)}${half}${sign.repeat(500_000)}`);
  const read = await readDocument(path, { id: "d", name: "gap.txt", limits: { milliseconds: 60_000 } });
  expect(read.words).toBe(60 * 17);
});
