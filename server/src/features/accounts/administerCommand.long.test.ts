import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { REPOSITORY } from "../../platform/config.ts";

it("npm run admin is a command of its own that says how it is used and what is wrong", async () => {
  const folder = mkdtempSync(join(tmpdir(), "test-admin-"));
  const env = { ...process.env, DATA_DIR: folder };
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(REPOSITORY, "server/src/admin.ts"), ...args], { env });
  expect((await command("list")).stdout).toBe("0 accounts\n");
  await expect(command()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("npm run admin -- grant"),
  });
  rmSync(folder, { recursive: true, force: true });
});
