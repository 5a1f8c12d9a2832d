import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { ROOT } from "../../tooling/bootstrap.mjs";

const run = promisify(execFile);
const BENCHES = Object.entries(manifest.scripts).flatMap(([name, command]) => {
  const file = /bench\/src\/\w+\.ts/.exec(command)?.[0];
  return file === undefined ? [] : [[name, file] as const];
});

test.each(BENCHES)("%s runs to its end in its smallest form", async (_, file) => {
  // A run fails with what the bench wrote, as it would for whoever starts it.
  const { stdout } = await run(process.execPath, [join(ROOT, file), "--smallest"], { cwd: ROOT });
  expect(stdout).toMatch(/\| what +\|[\s\S]+\nload [\d.]+ on \d+ processors\n/);
});
