import { spawn, spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { environment, node24, ROOT, serverEnvironment } from "./bootstrap.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "bootstrap-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A script that hands over to another one, as start.mjs does. */
function handingOverTo(script: string, env?: NodeJS.ProcessEnv): string {
  const inner = path.join(folder, "inner.mjs");
  writeFileSync(inner, script);
  const outer = path.join(folder, "outer.mjs");
  const bootstrap = JSON.stringify(path.join(ROOT, "tooling", "bootstrap.mjs"));
  const given = [[inner], ...(env === undefined ? [] : [env])].map((one) => JSON.stringify(one)).join(", ");
  writeFileSync(outer, `import { handOver } from ${bootstrap}; handOver(${given});`);
  return outer;
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async () => String((await lines.next()).value);
  const exit = new Promise<number | null>((done) => child.on("close", done));
  return { child, line, exit };
}

describe("handOver", () => {
  it("runs the pinned Node 24 and ends with its exit code", async () => {
    const outer = handingOverTo("console.log(process.execPath); process.exit(7);");
    const { line, exit } = run(process.execPath, [outer]);
    expect(await line()).toBe(node24());
    expect(await exit).toBe(7);
  });

  const waiting = `setInterval(() => {}, 1000); process.on("SIGTERM", () => { console.log("stopped"); process.exit(3); });
    console.log("ready");`;

  it("hands an environment on", async () => {
    const outer = handingOverTo("console.log(process.env.CHOSEN);", { CHOSEN: "yes" });
    expect(await run(process.execPath, [outer]).line()).toBe("yes");
  });

  it("hands signals on", async () => {
    const { child, line, exit } = run(process.execPath, [handingOverTo(waiting)]);
    expect(await line()).toBe("ready");
    child.kill("SIGTERM");
    expect(await line()).toBe("stopped");
    expect(await exit).toBe(3);
  });

  it("stops when npm's shell is ended", async () => {
    const command = `"${process.execPath}" "${handingOverTo(waiting)}"; exit`;
    const { child, line } = run("sh", ["-c", command], { ...process.env, npm_lifecycle_event: "start" });
    expect(await line()).toBe("ready");
    child.kill("SIGKILL");
    expect(await line()).toBe("stopped");
  });
});

it("puts the pinned Node first on the PATH", () => {
  expect(environment().PATH?.split(path.delimiter)[0]).toBe(path.join(ROOT, "node_modules", ".bin"));
});

it("gives the server few arenas for memory on Linux, unless somebody chose", () => {
  const expected = process.platform === "linux" ? "2" : undefined;
  expect(serverEnvironment({ PATH: "/bin" }).MALLOC_ARENA_MAX).toBe(expected);
  expect(serverEnvironment({ MALLOC_ARENA_MAX: "8" }).MALLOC_ARENA_MAX).toBe("8");
});

it("has the server keep what Node compiled beside the sources, unless somebody chose", () => {
  const kept = path.join(ROOT, ".cache", "node");
  expect(serverEnvironment({ PATH: "/bin" })).toMatchObject({ PATH: "/bin", NODE_COMPILE_CACHE: kept });
  expect(serverEnvironment({ NODE_COMPILE_CACHE: "/tmp/x" }).NODE_COMPILE_CACHE).toBe("/tmp/x");
});

it("npm start hands the server's environment over", () => {
  const start = readFileSync(path.join(ROOT, "tooling", "start.mjs"), "utf8");
  expect(start).toMatch(/handOver\(\[.*"server\/src\/main\.ts".*\], serverEnvironment\(\)\);/);
});

describe("ensureInstalled", () => {
  /** Stands for npm: notes how it was called, and installs as asked. */
  const NPM = `import { mkdirSync, writeFileSync } from "node:fs";
    writeFileSync("calls.txt", process.argv.slice(2).join(" "));
    mkdirSync("node_modules/node/bin", { recursive: true });
    writeFileSync("node_modules/node/bin/" + (process.platform === "win32" ? "node.exe" : "node"), "");
    const checker = process.argv.includes("--include=dev") ? { "node_modules/checker": {} } : {};
    const packages = { "node_modules/node": {}, ...checker };
    writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages }));`;

  beforeEach(() => {
    mkdirSync(path.join(folder, "tooling"));
    copyFileSync(path.join(ROOT, "tooling", "bootstrap.mjs"), path.join(folder, "tooling", "bootstrap.mjs"));
    writeFileSync(
      path.join(folder, "package.json"),
      JSON.stringify({ devDependencies: { checker: "1.0.0" } }),
    );
    writeFileSync(path.join(folder, "package-lock.json"), "first");
    writeFileSync(path.join(folder, "npm.mjs"), NPM);
  });

  /** Calls it in the folder; returns how npm was called, undefined where it was not. */
  function npmCalledFor(options: string): string | undefined {
    const calls = path.join(folder, "calls.txt");
    rmSync(calls, { force: true });
    const script = `import { ensureInstalled } from "./tooling/bootstrap.mjs"; ensureInstalled(${options});`;
    spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
      cwd: folder,
      env: { ...process.env, npm_execpath: path.join(folder, "npm.mjs") },
    });
    return existsSync(calls) ? readFileSync(calls, "utf8") : undefined;
  }
  const APP = "";
  const ALL = "{ development: true }";

  it("installs for the app what the app needs, and for tests the rest, each once", () => {
    expect(npmCalledFor(APP)).toContain("--omit=dev");
    expect(npmCalledFor(APP)).toBeUndefined();
    expect(npmCalledFor(ALL)).toContain("--include=dev");
    expect(npmCalledFor(ALL)).toBeUndefined();
    expect(npmCalledFor(APP)).toBeUndefined();
  });

  it("removes nothing when the lock changes", () => {
    npmCalledFor(ALL);
    writeFileSync(path.join(folder, "package-lock.json"), "second");
    inOneMinute(path.join(folder, "package-lock.json"));
    expect(npmCalledFor(APP)).toContain("--include=dev");
    expect(npmCalledFor(APP)).toBeUndefined();
  });

  it("takes what somebody installed by calling npm", () => {
    spawnSync(process.execPath, ["npm.mjs", "install", "--include=dev"], { cwd: folder });
    expect(npmCalledFor(ALL)).toBeUndefined();
  });

  it("installs again what an interrupted installation left out", () => {
    npmCalledFor(APP);
    mkdirSync(path.join(folder, "node_modules", "checker"));
    expect(npmCalledFor(ALL)).toContain("--include=dev");
  });
});

describe("scripts of package.json", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(path.join(ROOT, "package.json"), "utf8"),
  );

  it("never look for node in the shell that installed it", () => {
    const asked = Object.entries(scripts).filter(([, command]) => /install\.mjs\s*&&\s*node\b/.test(command));
    expect(asked).toEqual([]);
  });

  it("run with the Node that was just installed", () => {
    for (const name of ["bootstrap.mjs", "run.mjs"]) {
      mkdirSync(path.join(folder, "tooling"), { recursive: true });
      copyFileSync(path.join(ROOT, "tooling", name), path.join(folder, "tooling", name));
    }
    writeFileSync(path.join(folder, "package.json"), JSON.stringify({ devDependencies: {} }));
    writeFileSync(path.join(folder, "package-lock.json"), "first");
    writeFileSync(
      path.join(folder, "npm.mjs"),
      `import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
      mkdirSync("node_modules/node/bin", { recursive: true });
      symlinkSync(process.execPath, "node_modules/node/bin/node");
      writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages: {} }));`,
    );
    writeFileSync(
      path.join(folder, "asked.ts"),
      "const argument: string = String(process.argv[2]); console.log(process.argv0, argument);",
    );
    const { stdout } = spawnSync(process.execPath, ["tooling/run.mjs", "asked.ts", "twice"], {
      cwd: folder,
      env: { ...process.env, npm_execpath: path.join(folder, "npm.mjs") },
    });
    expect(String(stdout).trim().split("\n").at(-1)).toBe(
      `${path.join(folder, "node_modules/node/bin/node")} twice`,
    );
  });
});

function inOneMinute(file: string): void {
  const time = Date.now() / 1000 + 60;
  utimesSync(file, time, time);
}
