import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestStorage, type TestStorage } from "../../testing/objectStorage.ts";
import {
  createLocalFiles,
  type Files,
  FileTooLargeError,
  partKey,
  StorageUnavailableError,
} from "./files.ts";
import { createObjectFiles, storageAddressFault } from "./objectFiles.ts";

const LIMIT = 1_000_000;
let folder: string;
let storage: TestStorage;
const kinds: Record<string, Files> = {};
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "files-"));
  storage = await createTestStorage();
  kinds["a folder"] = createLocalFiles(join(folder, "files"));
  kinds["a bucket"] = createObjectFiles(storage.url, join(folder, "spool"));
});
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const stream = (text: string) => Readable.from([Buffer.from(text)]);
const put = (files: Files, key: string, text: string) => files.put(key, stream(text), LIMIT);

describe.each(["a folder", "a bucket"])("files in %s", (kind) => {
  const files = () => kinds[kind] as Files;

  it("are stored, read and handed over by path", async () => {
    await files().check();
    expect(await put(files(), "documents/a", "Bienen tanzen äöü")).toBe(20);
    expect((await files().read("documents/a"))?.toString()).toBe("Bienen tanzen äöü");
    const seen = await files().withPath("documents/a", async (path) => readFileSync(path, "utf8"));
    expect(seen).toBe("Bienen tanzen äöü");
    expect(await files().read("documents/none")).toBeNull();
  });

  it("are streamed from any byte to any other", async () => {
    const bytes = Buffer.alloc(5_000_000, "Bienen tanzen im Stock");
    await files().put("media/long", Readable.from([bytes]), bytes.length);
    for (const [start, end] of [
      [0, bytes.length],
      [3, 4],
      [4_000_000, 4_500_001],
    ] as const) {
      const chunks: Buffer[] = [];
      for await (const chunk of (await files().stream("media/long", start, end)) ?? []) chunks.push(chunk);
      expect(Buffer.concat(chunks).equals(bytes.subarray(start, end))).toBe(true);
    }
    expect(await files().stream("media/none", 0, 1)).toBeNull();
    await files().remove("media/long");
  });

  it("go with their parts, and nobody else's", async () => {
    await put(files(), "documents/b", "text");
    await put(files(), partKey("documents/b", "figure.webp"), "figure");
    await put(files(), "documents/bb", "other");
    await files().remove("documents/b");
    expect(await files().read("documents/b")).toBeNull();
    expect(await files().read(partKey("documents/b", "figure.webp"))).toBeNull();
    expect((await files().read("documents/bb"))?.toString()).toBe("other");
    await files().remove("documents/b");
  });

  it("are all listed, with their parts", async () => {
    await put(files(), "photos/p", "photo");
    await put(files(), partKey("photos/p", "small"), "small");
    const keys: string[] = [];
    for await (const key of files().list()) keys.push(key);
    expect(keys.filter((key) => key.startsWith("photos/")).sort()).toEqual([
      "photos/p",
      partKey("photos/p", "small"),
    ]);
  });

  it("that are too long or break off leave nothing behind", async () => {
    await expect(files().put("documents/c", stream("12345"), 4)).rejects.toBeInstanceOf(FileTooLargeError);
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from("half");
        throw new Error("broken off");
      })(),
    );
    await expect(files().put("documents/c", broken, LIMIT)).rejects.toThrow("broken off");
    expect(await files().read("documents/c")).toBeNull();
  });
});

it("a bucket whose server is gone is named so, and serves again once it is back", async () => {
  const files = kinds["a bucket"] as Files;
  await put(files, "documents/d", "kept");
  await storage.stop();
  await expect(files.check()).rejects.toBeInstanceOf(StorageUnavailableError);
  await expect(put(files, "documents/e", "lost")).rejects.toBeInstanceOf(StorageUnavailableError);
  await storage.start();
  expect((await files.read("documents/d"))?.toString()).toBe("kept");
  expect(readdirSync(join(folder, "spool"))).toEqual([]);
});

it("a bucket that is not there fails its check", async () => {
  const other = createObjectFiles(storage.url.replace("/courses?", "/others?"), join(folder, "spool"));
  await expect(other.check()).rejects.toBeInstanceOf(StorageUnavailableError);
});

it("keys stay inside the folder", async () => {
  await expect(put(createLocalFiles(join(folder, "in")), "../out", "x")).rejects.toThrow("inside the folder");
  expect(existsSync(join(folder, "out"))).toBe(false);
});

it("an address of a storage needs key, secret and bucket", () => {
  expect(storageAddressFault("https://k:s@host/bucket?region=x")).toBeNull();
  for (const address of ["https://host/bucket", "https://k:s@host/", "s3://k:s@host/bucket"]) {
    expect(storageAddressFault(address)).toMatch(/key, a secret and a bucket/);
  }
});
