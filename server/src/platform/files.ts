import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, normalize, relative, sep } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** The stream was longer than allowed. */
export class FileTooLargeError extends Error {}

/** The storage cannot be reached, refuses, or is full; nothing was stored. */
export class StorageUnavailableError extends Error {}

/** Uploaded files by key (`documents/<id>`). A key never holds what a person typed. All throw StorageUnavailableError. */
export interface Files {
  /** Stores a stream whole or not at all; answers its bytes. Throws FileTooLargeError. */
  put(key: string, content: Readable, limit: number, signal?: AbortSignal): Promise<number>;
  /** The whole file; null where there is none. */
  read(key: string): Promise<Buffer<ArrayBuffer> | null>;
  /** The bytes from `start` up to, not with, `end`, as they are asked for; null where there is no file. */
  stream(key: string, start: number, end: number): Promise<Readable | null>;
  /** Hands over a path at which another process can read the file for as long as `use` runs. */
  withPath<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  /** Keys of all files, of their parts as well; with `before` only of those that were stored earlier. */
  list(before?: Date): AsyncIterable<string>;
  /** Makes sure that the storage answers. */
  check(): Promise<void>;
  /** Removes a file and everything that was stored beside it under `partKey`. */
  remove(key: string): Promise<void>;
  /** Removes from this machine what was begun before `before` and never became a file; answers how much it was. */
  removePartial(before: Date): Promise<number>;
}

/** Passes a stream on, tells its bytes so far to `count`, and throws FileTooLargeError above `limit`. */
export async function* limited(
  content: Readable,
  limit: number,
  count: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    count(bytes);
    if (bytes > limit) throw new FileTooLargeError();
    yield chunk;
  }
}

/** Makes sure that a file, or the names in a folder, survive a power cut. */
async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** What a file is called until it is whole. */
const PARTIAL = /\.[0-9a-f-]{36}\.part$/;

/** What follows a key in the keys of its parts. */
export const PARTS = ".parts";

/** Key for something that belongs to the file at `key` and is removed with it. */
export function partKey(key: string, name: string): string {
  return `${key}${PARTS}/${name}`;
}

export async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Paths of all files in a folder and in those below it. */
export async function filesBelow(folder: string): Promise<string[]> {
  const found = (await orNull(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function isOlder(path: string, before: Date): Promise<boolean> {
  const found = await orNull(stat(path));
  return found !== null && found.mtime < before;
}

/** Removes those files and folders that were last changed before `before`; answers how many. */
export async function removeOlder(paths: readonly string[], before: Date): Promise<number> {
  let removed = 0;
  for (const path of paths) {
    if (!(await isOlder(path, before))) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/** What a full or broken disk answers with. */
const DISK_FAULTS = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO", "EACCES"]);

/** The fault of a disk under the name that storages share; every other error as it is. */
export function storageFault(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return DISK_FAULTS.has(code) ? new StorageUnavailableError(code, { cause: error }) : error;
}

/** Files in a local folder. */
export function createLocalFiles(folder: string): Files {
  const pathOf = (key: string) => {
    const path = normalize(join(folder, key));
    if (!path.startsWith(normalize(`${folder}/`))) throw new Error("A file key must stay inside the folder");
    return path;
  };
  return {
    read: (key) => orNull(readFile(pathOf(key))),
    stream: async (key, start, end) => {
      const file = await orNull(open(pathOf(key), "r"));
      return file && createReadStream("", { fd: file, start, end: end - 1 });
    },
    withPath: (key, use) => use(pathOf(key)),
    list: async function* (before) {
      for (const path of await filesBelow(folder)) {
        if (PARTIAL.test(path) || (before && !(await isOlder(path, before)))) continue;
        yield relative(folder, path).split(sep).join("/");
      }
    },
    check: async () => {
      await mkdir(folder, { recursive: true });
    },
    put: async (key, content, limit, signal) => {
      const path = pathOf(key);
      const partial = `${path}.${randomUUID()}.part`;
      let bytes = 0;
      try {
        const made = await mkdir(dirname(path), { recursive: true });
        if (made !== undefined) await syncToDisk(dirname(made));
        const counted = limited(content, limit, (sum) => {
          bytes = sum;
        });
        await pipeline(counted, createWriteStream(partial), signal ? { signal } : {});
        await syncToDisk(partial);
        await rename(partial, path);
        await syncToDisk(dirname(path));
      } catch (error) {
        throw storageFault(error);
      } finally {
        await rm(partial, { force: true });
      }
      return bytes;
    },
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
      await rm(pathOf(`${key}${PARTS}`), { force: true, recursive: true });
    },
    removePartial: async (before) => {
      const partial = (await filesBelow(folder)).filter((path) => PARTIAL.test(path));
      return await removeOlder(partial, before);
    },
  };
}
