import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { EXCHANGE_FORMATS } from "@lehrpfad/contract";
import { expect, it } from "vitest";

const SCRIPT = path.resolve(import.meta.dirname, "../../testing/writeDigests.ts");

/** Hashes of every format's files, written by a process of its own whose clock stands in this time zone. */
async function digestsIn(zone: string): Promise<Record<string, string>> {
  const env = { ...process.env, TZ: zone };
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT], { env });
  return JSON.parse(stdout);
}

it("every format has the same bytes in every process and time zone, fourteen hours ahead and ten behind", async () => {
  const [east, west] = await Promise.all([digestsIn("Pacific/Kiritimati"), digestsIn("Pacific/Honolulu")]);
  expect(Object.keys(east)).toHaveLength(2 * EXCHANGE_FORMATS.length);
  expect(east).toEqual(west);
});
