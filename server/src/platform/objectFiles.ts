import { randomUUID } from "node:crypto";
import { createWriteStream, openAsBlob } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { S3mini } from "s3mini";
import {
  type Files,
  filesBelow,
  limited,
  PARTS,
  removeOlder,
  StorageUnavailableError,
  storageFault,
} from "./files.ts";

/** How long the storage may take for one request before it counts as gone, in milliseconds. */
const PATIENCE_MS = 60_000;
const TRIES = 3;
const PAUSE_MS = 200;
/** Keys that one answer of a listing holds. */
const PAGE = 1000;
const TYPE = "application/octet-stream";
/** Bytes that a stream asks for at a time: a reader that rests holds no connection to the storage open. */
const PIECE = 4 * 1024 * 1024;

/** Where an S3-compatible storage is, taken apart. */
interface ObjectStorage {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** What an address of a storage lacks; null where it is whole. */
export function storageAddressFault(address: string): string | null {
  const { protocol, username, password, pathname } = new URL(address);
  const whole = /^https?:$/.test(protocol) && username && password && /^\/[^/]+\/?$/.test(pathname);
  return whole ? null : "must have a key, a secret and a bucket: https://KEY:SECRET@host/bucket";
}

/** Takes `https://KEY:SECRET@host/bucket?region=eu-central-1` apart; the region is `auto` where it is not named. */
function objectStorage(address: string): ObjectStorage {
  const url = new URL(address);
  return {
    endpoint: `${url.protocol}//${url.host}${url.pathname.replace(/\/$/, "")}`,
    region: url.searchParams.get("region") ?? "auto",
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

/** Tries again after faults of the way and of the server (5xx, 429), each time later. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      const status = error instanceof Error && "status" in error ? Number(error.status) : 503;
      const passing = status === 429 || status >= 500;
      if (!passing || attempt === TRIES) throw new StorageUnavailableError("storage", { cause: error });
      await new Promise((done) => setTimeout(done, PAUSE_MS * 4 ** (attempt - 1)));
    }
  }
}

/**
 * Files in a bucket of an S3-compatible storage. What is stored or read by path lies in `spool` meanwhile:
 * so a stream that breaks off or is too long never reaches the bucket.
 */
export function createObjectFiles(address: string, spool: string): Files {
  const bucket = new S3mini({ ...objectStorage(address), requestAbortTimeout: PATIENCE_MS });
  const withSpool = async <T>(use: (path: string) => Promise<T>): Promise<T> => {
    const path = join(spool, randomUUID());
    try {
      await mkdir(spool, { recursive: true });
      return await use(path);
    } catch (error) {
      throw storageFault(error);
    } finally {
      await rm(path, { force: true });
    }
  };
  const get = (key: string) => insist(() => bucket.getObjectResponse(key));
  const piece = (key: string, start: number, end: number) =>
    insist(async () => {
      const found = await bucket.getObjectRaw(key, false, start, Math.min(end, start + PIECE));
      return Buffer.from(await found.arrayBuffer());
    });
  async function* pieces(key: string, start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; at += PIECE) yield await piece(key, at, end);
  }
  return {
    put: (key, content, limit, signal) =>
      withSpool(async (path) => {
        let bytes = 0;
        const counted = limited(content, limit, (sum) => {
          bytes = sum;
        });
        await pipeline(counted, createWriteStream(path), signal ? { signal } : {});
        signal?.throwIfAborted();
        await insist(
          async () => await bucket.putObject(key, await openAsBlob(path), TYPE, undefined, undefined, bytes),
        );
        return bytes;
      }),
    read: async (key) => {
      const found = await get(key);
      return found === null ? null : Buffer.from(await found.arrayBuffer());
    },
    stream: async (key, start, end) => {
      const isThere = await insist(() => bucket.objectExists(key));
      return isThere ? Readable.from(pieces(key, start, end)) : null;
    },
    withPath: (key, use) =>
      withSpool(async (path) => {
        const found = await get(key);
        if (!found?.body) throw new StorageUnavailableError(`nothing is stored under ${key}`);
        await pipeline(Readable.fromWeb(found.body), createWriteStream(path));
        return await use(path);
      }),
    list: async function* (before) {
      let token: string | undefined;
      do {
        const after = token;
        const page = await insist(() => bucket.listObjectsPaged("/", "", PAGE, after));
        const objects = (page?.objects ?? []).filter(({ LastModified }) => !before || LastModified < before);
        yield* objects.map((object) => object.Key);
        token = page?.nextContinuationToken;
      } while (token);
    },
    check: async () => {
      const exists = await insist(() => bucket.bucketExists());
      if (!exists) throw new StorageUnavailableError("the bucket does not exist");
    },
    remove: async (key) => {
      await insist(() => bucket.deleteObject(key));
      const parts = (await insist(() => bucket.listObjects("/", `${key}${PARTS}/`))) ?? [];
      if (parts.length > 0) await insist(() => bucket.deleteObjects(parts.map((part) => part.Key)));
    },
    // Nothing partial reaches a bucket.
    removePartial: async (before) => await removeOlder(await filesBelow(spool), before),
  };
}
