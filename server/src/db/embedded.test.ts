import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { makeQuickFolder } from "../../testing/quickFolder.ts";
import { openEmbedded } from "./embedded.ts";
import { FolderInUseError } from "./folderLock.ts";

const folder = makeQuickFolder("embedded");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that opens the database, writes rows one by one and tells each as soon as it is committed. */
const WRITER = `
import { openEmbedded } from ${JSON.stringify(join(import.meta.dirname, "embedded.ts"))};
const { client } = await openEmbedded(process.argv[1]);
await client.exec("create table if not exists numbers (n int primary key)");
const { rows } = await client.query("select coalesce(max(n), 0) as top from numbers");
for (let n = rows[0].top + 1; ; n++) {
  await client.query("insert into numbers values ($1)", [n]);
  process.stdout.write(n + "\\n");
}
`;

async function writeUntilKilled(atLeast: number): Promise<number> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", WRITER, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  const last = () => Number(output.slice(0, output.lastIndexOf("\n")).split("\n").at(-1) ?? 0);
  await new Promise<void>((done) => {
    child.stdout.on("data", (chunk) => {
      output += String(chunk);
      if (last() >= atLeast) done();
    });
  });
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
  return last();
}

it("keeps every acknowledged commit through kills, and lets one process in at a time", {
  timeout: 60_000,
}, async () => {
  const first = await writeUntilKilled(50);
  const second = await writeUntilKilled(first + 50);
  const database = await openEmbedded(folder);
  const { rows } = await database.client.query<{ n: number }>("select n from numbers order by n");
  expect(rows.length).toBeGreaterThanOrEqual(second);
  expect(rows.map((row) => row.n).slice(0, second)).toEqual(Array.from({ length: second }, (_, n) => n + 1));
  await expect(openEmbedded(folder)).rejects.toBeInstanceOf(FolderInUseError);
  await database.close();
  const again = await openEmbedded(folder);
  await again.close();
});

it("is made anew where its making was killed, and never again", { timeout: 120_000 }, async () => {
  const home = join(folder, "begun");
  const version = join(home, "postgres/PG_VERSION");
  const child = spawn(process.execPath, ["--input-type=module", "-e", WRITER, home], { stdio: "ignore" });
  const exit = once(child, "exit");
  // It is there for a moment only, but who looks all the time takes the processor away from what makes it.
  while (!existsSync(version)) await setTimeout(1);
  child.kill("SIGKILL");
  await exit;
  rmSync(join(home, "postgres/global/pg_control"), { force: true });
  const database = await openEmbedded(home);
  await database.client.exec("create table kept (n int); insert into kept values (1)");
  await database.close();
  const left = join(home, "postgres/base/pgsql_tmp");
  mkdirSync(left, { recursive: true });
  const again = await openEmbedded(home);
  expect((await again.client.query("select n from kept")).rows).toEqual([{ n: 1 }]);
  expect(existsSync(left)).toBe(false);
  await again.close();
});

it("answers only after the data reached the disk", async () => {
  const database = await openEmbedded(join(folder, "settings"));
  const shown = async (name: string) =>
    (await database.client.query<Record<string, string>>(`show ${name}`)).rows[0]?.[name];
  expect(await shown("fsync")).toBe("on");
  expect(await shown("synchronous_commit")).toBe("on");
  expect(await shown("wal_sync_method")).toBe("fsync");
  await database.close();
});
