import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { FolderInUseError, lockFolder } from "./folderLock.ts";

const base = mkdtempSync(join(tmpdir(), "folder-lock-"));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(base, { recursive: true, force: true });
});

/** A folder whose path has far over 100 bytes. */
function deepFolder(): string {
  const folder = join(base, "a-long-name".repeat(6), "and-another-one".repeat(6), "data");
  mkdirSync(folder, { recursive: true });
  return folder;
}

const HOLDER = `
import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, "folderLock.ts"))};
await lockFolder(process.argv[1]);
process.stdout.write("held\\n");
setInterval(() => {}, 1000);
`;

/** A process that holds the folder, named by `name` as seen from `cwd`, with a temporary folder of its own. */
async function holder(cwd: string, name: string): Promise<ChildProcess> {
  const TMPDIR = mkdtempSync(join(base, "tmp-"));
  const child = spawn(process.execPath, ["--input-type=module", "-e", HOLDER, name], {
    cwd,
    env: { ...process.env, TMPDIR },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  if (child.stdout) await once(child.stdout, "data");
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

it("holds one folder by whichever path it is reached, however long that is", async () => {
  const folder = deepFolder();
  const link = join(base, "short");
  symlinkSync(folder, link);
  const ways: [string, string][] = [
    [folder, "."],
    [join(folder, ".."), "data"],
    [base, folder],
    [base, "short"],
  ];
  for (const [cwd, name] of ways) {
    const child = await holder(cwd, name);
    for (const path of [folder, link]) {
      await expect(lockFolder(path), `${name}, then ${path}`).rejects.toBeInstanceOf(FolderInUseError);
    }
    await kill(child);
    const release = await lockFolder(folder);
    await expect(lockFolder(link)).rejects.toBeInstanceOf(FolderInUseError);
    await release();
    expect(existsSync(join(folder, "in-use.sock"))).toBe(false);
  }
});

it("goes to one of many that come together after a kill", { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(base, "crowd-"));
  for (let round = 0; round < 10; round++) {
    await kill(await holder(base, folder));
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const held = tries.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    for (const one of tries) {
      if (one.status === "rejected") expect(one.reason).toBeInstanceOf(FolderInUseError);
    }
    expect(held).toHaveLength(1);
    await held[0]?.();
  }
});
