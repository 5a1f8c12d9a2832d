import { mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { availableMemory, kill, pid } from "node:process";

/** Where Linux keeps files in memory. */
const IN_MEMORY = "/dev/shm";
/** Bytes that have to be free: the databases of a run take one and a half gigabytes at most. */
const ENOUGH = 4 * 1024 ** 3;
const NAME = /^lehrpfad-tests-(\d+)-/;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, availableMemory()) > ENOUGH;
  } catch {
    return false;
  }
}

function isRunning(process: number): boolean {
  try {
    return kill(process, 0);
  } catch {
    return false;
  }
}

/** Takes away what runs left that were killed: it would hold memory until the machine stops. */
function removeLeft(): void {
  for (const name of readdirSync(IN_MEMORY)) {
    const [, maker] = NAME.exec(name) ?? [];
    if (maker !== undefined && !isRunning(Number(maker)))
      rmSync(join(IN_MEMORY, name), { recursive: true, force: true });
  }
}

let place: string | null = null;

/** Makes a folder for what is written in many small pieces, such as a database: in memory, where there is room. */
export function makeQuickFolder(name: string): string {
  if (place === null) {
    place = hasRoom() ? IN_MEMORY : tmpdir();
    if (place === IN_MEMORY) removeLeft();
  }
  return mkdtempSync(join(place, `lehrpfad-tests-${pid}-${name}-`));
}
