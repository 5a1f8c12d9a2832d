import { randomUUID } from "node:crypto";
import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { OperatorError } from "./errors.ts";

const MEGABYTE = 1024 * 1024;
/** What is written to find out whether anything can be, in bytes. */
const PROBE_BYTES = 4096;
const FULL = new Set(["ENOSPC", "EDQUOT"]);

/** Nothing can be written into a folder; the message is a sentence that says why and what to do. */
export class NoRoomError extends OperatorError {}

const elsewhere = "set DATA_DIR to a folder on another disk";

function noRoom(folder: string, left: string): NoRoomError {
  return new NoRoomError(
    `The disk of the data folder ${folder} is full${left}. Free some space, or ${elsewhere}.`,
  );
}

/** Free bytes on the disk of a folder, which is made when missing. */
export async function freeBytes(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Makes sure that a folder, made when missing, can be written and its disk has so many megabytes left.
 * Throws NoRoomError.
 */
export async function checkRoom(folder: string, megabytes: number): Promise<void> {
  const probe = join(folder, `.room-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(probe, Buffer.alloc(PROBE_BYTES));
    } finally {
      await rm(probe, { force: true });
    }
    const left = Math.floor((await freeBytes(folder)) / MEGABYTE);
    if (left < megabytes) throw noRoom(folder, ` (${left} MB left, ${megabytes} MB are needed)`);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    if (FULL.has(String(error.code))) throw noRoom(folder, "");
    throw new NoRoomError(
      `The data folder ${folder} cannot be written (${error.code}). Give the server's user the right to, or ${elsewhere}.`,
      { cause: error },
    );
  }
}
