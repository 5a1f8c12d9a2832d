import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { createPostgresUrl } from "../testing/testDatabase.ts";
import { createTestServer } from "../testing/testServer.ts";
import { exportInstallation } from "./app/transfer.ts";
import { lockFolder } from "./db/folderLock.ts";
import { REPOSITORY } from "./platform/config.ts";

/** How long a command may take before it counts as hanging. */
const PATIENCE_MS = 60_000;
const COMMAND = join(REPOSITORY, "server/src/data.ts");
const NOW = new Date("2026-11-21T10:00:00Z");
const DOCUMENT = "documents/1c9a2f6e-0000-4000-8000-000000000001";

const folder = mkdtempSync(join(tmpdir(), "data-command-"));
const exported = join(folder, "export");
let address = "";
beforeAll(async () => {
  const server = await createTestServer();
  ({ email: address } = await server.signUp());
  await server.services.files.put(DOCUMENT, Readable.from([Buffer.from("Bienen")]), 10);
  await exportInstallation(server.services, exported, NOW);
  await server.close();
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  said: string;
}

/** Runs `npm run data` and waits for its end; the code is null for one that had to be killed. */
function run(settings: Record<string, string>, ...given: string[]): Promise<Ended> {
  const env = { ...process.env, LOG_LEVEL: "error", ...settings };
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [COMMAND, ...given],
      { env, cwd: folder, timeout: PATIENCE_MS, killSignal: "SIGKILL" },
      (_, stdout, stderr) => done({ code: child.exitCode, said: `${stdout}${stderr}` }),
    );
  });
}

let made = 0;
const newFolder = () => join(folder, `data-${made++}`);

/** Settings of an empty installation: its tables are there, nobody is. */
async function emptyInstallation(kind: string): Promise<Record<string, string>> {
  const data = newFolder();
  const url = kind === "the database of this run" ? await createPostgresUrl() : null;
  if (url) return { DATA_DIR: data, DATABASE_URL: url };
  mkdirSync(data);
  cpSync(join(inject("world"), "empty"), data, { recursive: true });
  return { DATA_DIR: data };
}

const filesIn = (data: string) => {
  const found = existsSync(join(data, "files"))
    ? readdirSync(join(data, "files"), { recursive: true, withFileTypes: true })
    : [];
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
};

const manifestSchema = z.looseObject({
  tables: z.array(z.object({ name: z.string(), count: z.number(), sha256: z.string() })),
});

/** A copy of the export in which one person stands twice, with checksums that are right. */
function withTwice(): string {
  const copy = newFolder();
  cpSync(exported, copy, { recursive: true });
  const rows = join(copy, "tables/user_profiles.jsonl");
  appendFileSync(rows, readFileSync(rows));
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(copy, "manifest.json"), "utf8")));
  const sha256 = createHash("sha256").update(readFileSync(rows)).digest("hex");
  const tables = manifest.tables.map((table) =>
    table.name === "user_profiles" ? { ...table, count: 2, sha256 } : table,
  );
  writeFileSync(join(copy, "manifest.json"), JSON.stringify({ ...manifest, tables }));
  return copy;
}

describe.each(["the embedded database", "the database of this run"])(
  "npm run data on %s",
  { timeout: 300_000 },
  (kind) => {
    it("ends with 0 after an import and after an export", async () => {
      const settings = await emptyInstallation(kind);
      const imported = await run(settings, "import", exported);
      expect(imported).toMatchObject({ code: 0, said: expect.stringContaining("1 files") });
      expect(filesIn(settings.DATA_DIR ?? "")).toHaveLength(1);
      expect(await run(settings, "export", newFolder())).toMatchObject({ code: 0 });
    });

    it("ends with 1 after an import that the tables refuse, and keeps no row and no file of it", async () => {
      const settings = await emptyInstallation(kind);
      const refused = await run(settings, "import", withTwice());
      expect(refused.said).toMatch(/^The rows of user_profiles cannot be stored: duplicate key/);
      expect(refused.said).not.toContain(address);
      expect(refused.code).toBe(1);
      expect(filesIn(settings.DATA_DIR ?? "")).toEqual([]);
      expect(await run(settings, "import", exported)).toMatchObject({ code: 0 });
    });

    it("ends with 1 where data is already, and takes nothing of it away", async () => {
      const settings = await emptyInstallation(kind);
      await run(settings, "import", exported);
      const second = await run(settings, "import", exported);
      expect(second).toEqual({
        code: 1,
        said: "The database holds data already. Import into an empty one.\n",
      });
      expect(filesIn(settings.DATA_DIR ?? "")).toHaveLength(1);
    });
  },
);

describe("npm run data", { timeout: 300_000 }, () => {
  it("says how it is used and ends with 2", async () => {
    for (const given of [[], ["import"], ["copy", "x"], ["export", "a", "b"]]) {
      expect(await run({ DATA_DIR: newFolder() }, ...given)).toMatchObject({
        code: 2,
        said: expect.stringContaining("npm run data -- export FOLDER"),
      });
    }
  });

  it("refuses what is no whole export before it makes a database", async () => {
    const damaged = newFolder();
    cpSync(exported, damaged, { recursive: true });
    writeFileSync(join(damaged, "manifest.json"), '{"format": 1');
    const incomplete = newFolder();
    cpSync(exported, incomplete, { recursive: true });
    rmSync(join(incomplete, "files"), { recursive: true });
    for (const [from, sentence] of [
      [join(folder, "nothing"), /holds no whole export/],
      [damaged, /damaged, or of a newer program/],
      [incomplete, /cannot be read/],
    ] as const) {
      const data = newFolder();
      const { code, said } = await run({ DATA_DIR: data }, "import", from);
      expect([code, said.trim().split("\n").length]).toEqual([1, 1]);
      expect(said).toMatch(sentence);
      expect(existsSync(data)).toBe(false);
    }
  });

  it("refuses a folder that holds something, and empties the one of an export that failed", async () => {
    const settings = await emptyInstallation("the embedded database");
    const full = newFolder();
    mkdirSync(full);
    writeFileSync(join(full, "diary.txt"), "mine");
    expect(await run(settings, "export", full)).toMatchObject({
      code: 1,
      said: expect.stringContaining("not empty"),
    });
    expect(readdirSync(full)).toEqual(["diary.txt"]);
    mkdirSync(join(settings.DATA_DIR ?? "", "files/documents"), { recursive: true });
    const gone = { ...settings, STORAGE_URL: "http://k:s@127.0.0.1:1/courses" };
    const out = newFolder();
    const failed = await run(gone, "export", out);
    expect(failed).toMatchObject({ code: 1, said: expect.stringContaining("storage does not answer") });
    expect(readdirSync(out)).toEqual([]);
  });

  it("ends with a sentence where a server has the folder, where the disk is full, and where nothing answers", async () => {
    const settings = await emptyInstallation("the embedded database");
    const release = await lockFolder(settings.DATA_DIR ?? "");
    const inUse = await run(settings, "export", newFolder());
    await release();
    expect(inUse).toMatchObject({ code: 1, said: expect.stringContaining("already in use") });
    const noRoom = { DATA_DIR: newFolder(), DISK_FLOOR_MEGABYTES: "1000000000" };
    const full = await run(noRoom, "import", exported);
    expect(full.said).toMatch(
      /^The disk of the data folder .* is full \(\d+ MB left, 1000000000 MB are needed\)/,
    );
    expect(full).toMatchObject({ code: 1 });
    const nobody = { DATA_DIR: newFolder(), DATABASE_URL: "postgres://a:b@127.0.0.1:1/c" };
    const unreachable = await run(nobody, "export", newFolder());
    expect(unreachable).toEqual({
      code: 1,
      said: "The database does not answer. Is it running, and is DATABASE_URL right?\n",
    });
  });
});
