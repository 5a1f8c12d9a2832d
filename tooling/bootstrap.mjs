// Plain JavaScript without dependencies: this runs on the machine's own Node, before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

const LOCK = path.join(ROOT, "package-lock.json");
const MODULES = path.join(ROOT, "node_modules");
const STAMP = path.join(MODULES, ".lock-stamp");
/** npm writes the lock and its own record of the installed tree a moment apart. */
const SAME_INSTALL_MS = 10_000;

/** Installs the locked packages when they are missing or belong to another lock file; exits with 1 when npm fails. */
export function ensureInstalled() {
  const wanted = createHash("sha256").update(readFileSync(LOCK)).digest("hex");
  if (isInstalled(wanted)) return;
  process.stdout.write("Installing packages (only when package-lock.json changed) …\n");
  // Not `npm ci`: it refuses a lock that was made where the registry lacks other platforms' optional packages.
  const args = [
    "install",
    "--no-save",
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    "--loglevel=error",
  ];
  const npm = process.env.npm_execpath;
  const result = npm?.endsWith("js")
    ? spawnSync(process.execPath, [npm, ...args], { cwd: ROOT, stdio: "inherit" })
    : spawnSync("npm", args, { cwd: ROOT, stdio: "inherit", shell: process.platform === "win32" });
  if (result.status !== 0) {
    process.stderr.write("The packages could not be installed: see npm's message above.\n");
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}

function isInstalled(wanted) {
  if (!existsSync(node24())) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return true;
  const record = path.join(MODULES, ".package-lock.json");
  if (!existsSync(record)) return false;
  if (statSync(record).mtimeMs + SAME_INSTALL_MS < statSync(LOCK).mtimeMs) return false;
  writeFileSync(STAMP, wanted);
  return true;
}

/** The path of the Node 24 that is pinned as a package. */
export function node24() {
  return path.join(MODULES, "node", "bin", process.platform === "win32" ? "node.exe" : "node");
}

/** The environment in which the pinned Node comes first on the PATH. */
export function environment() {
  const bin = path.join(MODULES, ".bin");
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ""}` };
}

/** Runs Node 24 in the foreground, hands signals on, and ends with its exit code. */
export function handOver(args) {
  const child = spawn(node24(), args, { cwd: ROOT, stdio: "inherit", env: environment() });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    // A terminal sends Ctrl-C to the whole group: the child has it already.
    process.on(signal, () => {
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  }
  if (process.env.npm_lifecycle_event) stopWithParent(child);
  child.on("error", (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => {
    if (signal) process.removeAllListeners(signal);
    if (signal) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}

/** npm ends only the shell between itself and this process: without this the server would outlive `npm start`. */
function stopWithParent(child) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill("SIGTERM");
  }, 250).unref();
}
