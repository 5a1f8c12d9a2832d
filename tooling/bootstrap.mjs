// Plain JavaScript without dependencies: this runs on the machine's own Node, before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

const LOCK = path.join(ROOT, "package-lock.json");
const MODULES = path.join(ROOT, "node_modules");
/** npm's own record of what it installed. */
const RECORD = path.join(MODULES, ".package-lock.json");
const STAMP = path.join(MODULES, ".lock-stamp");
/** npm writes the lock and its record a moment apart. */
const SAME_INSTALL_MS = 10_000;

/**
 * Installs the locked packages that are missing or belong to another lock file; exits with 1 when npm fails.
 * Without `development` only what the app needs to be built and run: tests and checks install the rest when they
 * first run. Nothing that is installed is removed.
 */
export function ensureInstalled({ development = false } = {}) {
  const lock = createHash("sha256").update(readFileSync(LOCK)).digest("hex");
  const hasDevelopment = developmentIsInstalled();
  const all = development || hasDevelopment;
  if (lockIsInstalled(lock) && all === hasDevelopment) return;
  process.stdout.write(
    `Installing packages${all ? " for tests and checks too" : ""} (only the first time, or when package-lock.json changed) …\n`,
  );
  const result = npm([
    "install",
    all ? "--include=dev" : "--omit=dev",
    "--no-save",
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    "--loglevel=error",
  ]);
  if (result.status !== 0) {
    process.stderr.write("The packages could not be installed: see npm's message above.\n");
    process.exit(1);
  }
  writeFileSync(STAMP, lock);
}

function lockIsInstalled(lock) {
  if (!existsSync(node24())) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lock) return true;
  if (!existsSync(RECORD)) return false;
  if (statSync(RECORD).mtimeMs + SAME_INSTALL_MS < statSync(LOCK).mtimeMs) return false;
  writeFileSync(STAMP, lock);
  return true;
}

/** Whether npm's record, which it writes when all is in place, names what only tests and checks need. */
function developmentIsInstalled() {
  if (!existsSync(RECORD)) return false;
  const { packages } = JSON.parse(readFileSync(RECORD, "utf8"));
  const { devDependencies } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
  return Object.keys(devDependencies).every((name) => packages[`node_modules/${name}`] !== undefined);
}

/** Runs the npm that called, else the one on the PATH. */
function npm(args) {
  const caller = process.env.npm_execpath;
  return caller?.endsWith("js")
    ? spawnSync(process.execPath, [caller, ...args], { cwd: ROOT, stdio: "inherit" })
    : spawnSync("npm", args, { cwd: ROOT, stdio: "inherit", shell: process.platform === "win32" });
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

/** What Node compiled once is not compiled again in the many processes that the server and the tests start. */
export const COMPILED = path.join(ROOT, ".cache", "node");

/**
 * The environment of the server, unless told otherwise: on Linux with two arenas for memory. Pictures are read by
 * several threads, and what one of them freed in an arena of its own stays with the process (about 100 MB). Other C
 * libraries than glibc do not read it.
 */
export function serverEnvironment(from = environment()) {
  const arenas = process.platform === "linux" ? { MALLOC_ARENA_MAX: "2" } : {};
  return { NODE_COMPILE_CACHE: COMPILED, ...arenas, ...from };
}

/** Runs Node 24 in the foreground, hands signals on, and ends with its exit code. */
export function handOver(args, env = environment()) {
  const child = spawn(node24(), args, { cwd: ROOT, stdio: "inherit", env });
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
