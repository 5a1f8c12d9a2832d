import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { forkBound } from "./lifeline.ts";

const PARENT = fileURLToPath(new URL("fixtures/parent.ts", import.meta.url));
const CHILDREN = ["../documents/child.ts", "../pipeline/child.ts"];
/** The calculation would last for ever: whenever the child is gone, it was the parent's end that ended it. */
const PATIENCE = { timeout: 60_000, interval: 100 };

/** State of a process as `ps` tells it; nothing where it has ended, or waits only for somebody to note its end. */
function stateOf(pid: number): string {
  const table = execFileSync("ps", ["-A", "-o", "pid=,stat="], { encoding: "latin1" });
  const [, state = ""] = table.match(new RegExp(`^\\s*${pid}\\s+(\\S+)`, "m")) ?? [];
  return state.startsWith("Z") ? "" : state;
}

let left: number[] = [];
afterEach(() => {
  for (const pid of left) if (stateOf(pid) !== "") process.kill(pid, "SIGKILL");
  left = [];
});

/** A parent with such a child in an endless calculation, and the child's number. */
async function startBusy(child: string) {
  const entry = new URL(child, import.meta.url).href;
  const parent = spawn(process.execPath, ["--no-warnings", PARENT, entry], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(parent.stdout, "data")) as [Buffer];
  const pid = Number(line.toString());
  left.push(pid, parent.pid ?? pid);
  return { parent, pid };
}

test.each(CHILDREN)("%s ends with a parent that is killed, although it calculates", async (child) => {
  const { parent, pid } = await startBusy(child);
  expect(stateOf(pid)).not.toBe("");
  const ended = once(parent, "exit");
  parent.kill("SIGKILL");
  await ended;
  await expect.poll(() => stateOf(pid), PATIENCE).toBe("");
});

test("what a child compiled is there after it was killed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "compiled-"));
  vi.stubEnv("NODE_COMPILE_CACHE", folder);
  const child = forkBound(new URL("fixtures/compiling.ts", import.meta.url), { env: {} });
  await once(child, "message");
  child.kill("SIGKILL");
  await once(child, "exit");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  rmSync(folder, { recursive: true });
  expect(files.length).toBeGreaterThan(1);
});

test("every child of the engine and the server is started so", () => {
  const root = new URL("../../../", import.meta.url);
  const starters = ["engine/src", "server/src"].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|\bfixtures\b/.test(name))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((path) =>
        /import \{[^}]*\b(fork|spawn|exec|execFile)\b[^}]*\} from "node:child_process"/.test(
          readFileSync(new URL(path, root), "utf8"),
        ),
      ),
  );
  expect(starters).toEqual(["engine/src/processes/lifeline.ts"]);
});
