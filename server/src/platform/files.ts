import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** The stream was longer than allowed. */
export class FileTooLargeError extends Error {}

/** Uploaded files by key (`documents/<id>`). A key never holds what a person typed. */
export interface Files {
  /** Stores a stream whole or not at all; answers its bytes. Throws FileTooLargeError. */
  put(key: string, content: Readable, limit: number, signal?: AbortSignal): Promise<number>;
  /** A path at which the file can be read by another process. */
  path(key: string): string;
  /** Removes a file and everything that was stored beside it under `partKey`. */
  remove(key: string): Promise<void>;
  /** Removes what uploads that broke off before `before` left behind under a key. */
  removePartial(key: string, before: Date): Promise<void>;
}

async function* limited(
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

async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const PARTS = ".parts";

/** Key for something that belongs to the file at `key` and is removed with it. */
export function partKey(key: string, name: string): string {
  return `${key}${PARTS}/${name}`;
}

/** Files in a local folder. */
export function createLocalFiles(folder: string): Files {
  const pathOf = (key: string) => {
    const path = normalize(join(folder, key));
    if (!path.startsWith(normalize(`${folder}/`))) throw new Error("A file key must stay inside the folder");
    return path;
  };
  return {
    path: pathOf,
    put: async (key, content, limit, signal) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const partial = `${path}.${randomUUID()}.part`;
      let bytes = 0;
      try {
        const counted = limited(content, limit, (sum) => {
          bytes = sum;
        });
        await pipeline(counted, createWriteStream(partial), signal ? { signal } : {});
        await syncToDisk(partial);
        await rename(partial, path);
      } finally {
        await rm(partial, { force: true });
      }
      return bytes;
    },
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
      await rm(pathOf(`${key}${PARTS}`), { force: true, recursive: true });
    },
    removePartial: async (key, before) => {
      const directory = pathOf(key);
      const names = await readdir(directory).catch(() => []);
      for (const name of names.filter((one) => one.endsWith(".part"))) {
        const path = join(directory, name);
        const found = await stat(path).catch(() => null);
        if (found !== null && found.mtime < before) await rm(path, { force: true });
      }
    },
  };
}
