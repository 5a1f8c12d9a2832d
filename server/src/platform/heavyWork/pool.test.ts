import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { systemClock } from "../clock.ts";
import { createLog } from "../log.ts";
import type { Work, WorkKind } from "./kind.ts";
import { createWork } from "./pool.ts";

/** Does what its task says, and tells which process did it. */
const MODULE = `
export async function run({ what }, { tell, ask }) {
  if (what === "endless") for (;;);
  if (what === "hoard") { const all = []; for (;;) all.push(Buffer.alloc(8 << 20, 1)); }
  if (what === "fill") { const all = []; for (;;) all.push({ all: [...Array(100).keys()] }); }
  if (what === "crash") process.exit(3);
  if (what === "fail") throw new Error("the reason");
  if (what === "long") return "x".repeat(200_000);
  if (what === "pause") await new Promise((done) => setTimeout(done, 700));
  if (what === "never") await new Promise((done) => setTimeout(done, 600_000));
  if (what === "ask") { tell(0.5); return await ask("where"); }
  if (what === "secrets") return JSON.stringify(Object.keys(process.env));
  return String(process.pid);
}
`;

type Echo = WorkKind<{ what: string }, string>;

let folder: string;
let kind: Echo;
let work: Work;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "pool-"));
  const file = join(folder, "work.mjs");
  writeFileSync(file, MODULE);
  kind = {
    ...{ name: "echo", module: pathToFileURL(file), milliseconds: 2_000, megabytes: 200 },
    ...{ outputBytes: 100_000, places: 2, line: 4, worksPerProcess: 3 },
  };
  work = createWork(systemClock, createLog("silent"), 1_000);
});
afterAll(() => {
  work.close();
  rmSync(folder, { recursive: true, force: true });
});

const codeOf = (what: string) =>
  work.run(kind, { what }).then(
    () => "done",
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );

it.each(["endless", "hoard", "fill", "crash", "long"])(
  "%s is refused, and the next work is done",
  async (what) => {
    expect(await codeOf(what)).toBe("WORK_TOO_LARGE");
    expect(await codeOf("pid")).toBe("done");
  },
);

it.each([
  ["pause", false, "done"],
  ["endless", false, "WORK_TOO_LARGE"],
  ["never", false, "WORK_TOO_LARGE"],
  ["pause", true, "WORK_TOO_LARGE"],
])(
  "%s with 300 ms of the processor, or by the clock where it is urgent (%s): %s",
  async (what, isUrgent, code) => {
    const brief: Echo = { ...kind, name: `brief ${isUrgent}`, milliseconds: 300, isUrgent };
    // A process that is there already: starting one takes time of its own.
    await work.run(brief, { what: "pid" });
    const ended = work.run(brief, { what }).then(
      () => "done",
      (error: { code?: string }) => error.code,
    );
    expect(await ended).toBe(code);
  },
);

it("a failure is told, with its kind", async () => {
  expect(await codeOf("fail")).toMatch(/^echo failed: Error: the reason/);
});

it("a process does some works and is replaced, and knows no secrets of the server", async () => {
  const own: Echo = { ...kind, name: "own" };
  const run = (what: string) => work.run(own, { what });
  const [first, second, third, fourth] = [
    await run("pid"),
    await run("pid"),
    await run("secrets"),
    await run("pid"),
  ];
  expect(second).toBe(first);
  expect(fourth).not.toBe(first);
  expect(JSON.parse(third).filter((name: string) => !name.startsWith("NODE_"))).toEqual([]);
});

it("work of two features that call it the same is done by each one's own function", async () => {
  const file = join(folder, "other.mjs");
  writeFileSync(file, 'export async function run() { return "other"; }');
  const other: Echo = { ...kind, module: pathToFileURL(file) };
  expect(await work.run(kind, { what: "pid" })).toMatch(/^\d+$/);
  expect(await work.run(other, { what: "pid" })).toBe("other");
});

it("what a work asks is answered, and how far it is told", async () => {
  const told: number[] = [];
  const answer = async (question: string) => `${question}: here`;
  const options = { answer, onProgress: (progress: number) => void told.push(progress) };
  expect(await work.run(kind, { what: "ask" }, options)).toBe("where: here");
  expect(told).toEqual([0.5]);
});

it("who asks for too much at once is told so, and whoever else comes is served", async () => {
  const mine = { asker: { person: "ada", network: "a" } };
  const refused = (running: Promise<unknown>) =>
    running.then(
      () => "done",
      (error: { code: string }) => error.code,
    );
  const one: Echo = { ...kind, name: "one", line: 8 };
  const own = Array.from({ length: 6 }, () => refused(work.run(one, { what: "pid" }, mine)));
  const other = work.run(one, { what: "pid" }, { asker: { person: "bob", network: "b" } });
  expect((await Promise.all(own)).toSorted()).toEqual(
    [...Array(5).fill("done"), "WORK_PREPARING"].toSorted(),
  );
  expect(await other).toMatch(/^\d+$/);
});

it("work that was given up while it waited is not done", async () => {
  const given = new AbortController();
  const single: Echo = { ...kind, name: "single", places: 1 };
  const first = work.run(single, { what: "pid" });
  const second = work.run(single, { what: "pid" }, { signal: given.signal });
  given.abort(new Error("gone"));
  await expect(second).rejects.toThrow("gone");
  expect(await first).toMatch(/^\d+$/);
});

it("all kinds together hold no more than the bound: what is beyond it waits, and what is larger runs alone", async () => {
  const small = createWork(systemClock, createLog("silent"), 500);
  try {
    const log: string[] = [];
    const run = async (name: string, megabytes: number, what: string) => {
      const one: Echo = { ...kind, name, megabytes };
      const task = async () => {
        log.push(`begin ${name}`);
        return { what };
      };
      await small.run(one, task);
      log.push(`end ${name}`);
    };
    await Promise.all([
      run("a", 250, "pause"),
      run("b", 200, "pause"),
      run("c", 600, "pid"),
      run("d", 200, "pid"),
    ]);
    expect(log.slice(0, 2)).toEqual(["begin a", "begin b"]);
    expect(log.indexOf("begin c")).toBeGreaterThan(Math.max(log.indexOf("end a"), log.indexOf("end b")) - 1);
    expect(log.indexOf("begin d")).toBeGreaterThan(log.indexOf("begin c"));
  } finally {
    small.close();
  }
});
