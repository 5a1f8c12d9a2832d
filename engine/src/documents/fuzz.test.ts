import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mutate } from "./fixtures/mutations.ts";
import { docx } from "./fixtures/zip.ts";

const sample = async (name: string): Promise<Uint8Array> =>
  Uint8Array.from(await readFile(new URL(`../../../samples/${name}`, import.meta.url)));
const PARAGRAPH = `<w:p><w:pPr><w:pStyle w:val="H1"/><w:numPr><w:ilvl w:val="1"/><w:numId w:val="3"/></w:numPr></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>The keeper of the lighthouse lit the lamp &amp; slept.</w:t></w:r></w:p>`;
const BODY = `${PARAGRAPH.repeat(40)}<w:tbl><w:tr><w:tc>${PARAGRAPH}</w:tc></w:tr></w:tbl>`;

/** Damages the XML inside a sound package: damage of the package itself is found before its parts are. */
function damagedPart(seed: number): Uint8Array {
  return docx(Buffer.from(mutate(Buffer.from(BODY), seed)).toString("latin1"));
}

let child: ChildProcess;
beforeEach(() => {
  child = fork(fileURLToPath(new URL("fixtures/fuzz.ts", import.meta.url)), { execArgv: ["--no-warnings"] });
});
afterEach(() => {
  child.kill("SIGKILL");
});

/** What the reader answers; a reader that ends instead is a crash. */
async function outcome(data: Uint8Array): Promise<string> {
  const ended = new AbortController();
  const answer = once(child, "message", { signal: ended.signal }).then(([text]) => String(text));
  const crash = once(child, "exit", { signal: ended.signal }).then(() => "the reader crashed");
  crash.catch(() => undefined);
  child.send(Buffer.from(data).toString("base64"));
  const first = await Promise.race([answer, crash]);
  ended.abort();
  return first;
}

/** How often each outcome came, and those that are neither "read" nor the code of a refusal with their seed. */
async function outcomes(times: number, make: (seed: number) => Uint8Array) {
  const counts = new Map<string, number>();
  const odd: string[] = [];
  for (let seed = 1; seed <= times; seed++) {
    const found = await outcome(make(seed));
    counts.set(found, (counts.get(found) ?? 0) + 1);
    if (!/^(read|document_[a-z_]+)$/.test(found)) odd.push(`seed ${seed}: ${found}`);
  }
  return { counts, odd };
}

test.each([
  ["bienen.de.pdf", 110],
  ["lighthouses.en.pdf", 110],
  ["levain.fr.docx", 80],
  ["agua.es.txt", 50],
  ["bicicletta.it.txt", 50],
])("%s damaged in %i ways is read or refused by name", { timeout: 120_000 }, async (name, times) => {
  const whole = await sample(name);
  const { counts, odd } = await outcomes(times, (seed) => mutate(whole, seed));
  expect(odd).toEqual([]);
  expect([...counts.keys()]).toContain("read");
});

test("the text part of a DOCX damaged in 100 ways is read or refused by name", async () => {
  const { counts, odd } = await outcomes(100, damagedPart);
  expect(odd).toEqual([]);
  expect([...counts.keys()]).toContain("document_damaged");
});
