import { spawnSync } from "node:child_process";
import path from "node:path";
import { ROOT } from "./bootstrap.mjs";
import { installDebianPackages, isExecutable } from "./debian.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/lib/chromium/chromium",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const DOWNLOAD_LIMIT_MS = 180_000;

/**
 * The path of a browser that starts: one that is on the machine, else Playwright's own, else Debian's.
 * Throws one sentence that says what to do when none can be had.
 */
export async function ensureBrowser(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const present = findBrowser(env);
  if (present) return present;
  return (await installPlaywrightBrowser()) ?? installDebianBrowser(env);
}

/** A browser that is already on the machine and starts: `CHROME_PATH` first, then the PATH, then the usual places. */
export function findBrowser(env: NodeJS.ProcessEnv, usualPlaces = USUAL_PLACES): string | undefined {
  const named = env.CHROME_PATH;
  if (named !== undefined && named !== "") {
    if (canStart(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, which is not a browser that starts.`);
  }
  const folders = (env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== "");
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...usualPlaces].find(canStart);
}

function canStart(file: string): boolean {
  return (
    isExecutable(file) && spawnSync(file, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0
  );
}

async function installPlaywrightBrowser(): Promise<string | undefined> {
  const { chromium } = await import("@playwright/test");
  const own = chromium.executablePath();
  if (canStart(own)) return own;
  process.stdout.write("No browser found; asking Playwright for one …\n");
  const cli = path.join(ROOT, "node_modules", "@playwright", "test", "cli.js");
  spawnSync(process.execPath, [cli, "install", "chromium"], {
    timeout: DOWNLOAD_LIMIT_MS,
    stdio: ["ignore", "ignore", "ignore"],
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" },
  });
  return canStart(own) ? own : undefined;
}

function installDebianBrowser(env: NodeJS.ProcessEnv): string {
  installDebianPackages(["chromium"], env);
  const installed = findBrowser(env);
  if (installed) return installed;
  throw new Error("No browser for the end-to-end tests: install Chromium or set CHROME_PATH to one.");
}
