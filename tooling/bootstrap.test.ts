import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { environment, node24, ROOT } from "./bootstrap.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "bootstrap-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A script that hands over to another one, as start.mjs does. */
function handingOverTo(script: string): string {
  const inner = path.join(folder, "inner.mjs");
  writeFileSync(inner, script);
  const outer = path.join(folder, "outer.mjs");
  const bootstrap = JSON.stringify(path.join(ROOT, "tooling", "bootstrap.mjs"));
  writeFileSync(outer, `import { handOver } from ${bootstrap}; handOver([${JSON.stringify(inner)}]);`);
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
