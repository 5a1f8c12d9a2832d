import { spawnSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { build } from "vite";
import { ROOT } from "../../tooling/bootstrap.mjs";
import { ensureBrowser } from "../../tooling/browser.ts";
import { webIsBuilt } from "../../tooling/webBuild.mjs";
import { precompress } from "../../web/build/precompress.ts";

const HTML =
  '<!doctype html><title>Empty</title><div id="root"></div><script type="module" src="main.js"></script>';
const MAIN = `import { createElement } from "react";
import { createRoot } from "react-dom/client";
createRoot(document.getElementById("root")).render(createElement("h1", null, "Empty"));
`;

/** Builds the web app unless it is built from the present sources. */
function ensureWebApp(): void {
  if (webIsBuilt()) return;
  const { status } = spawnSync(process.execPath, ["tooling/buildWeb.mjs"], { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) throw new Error("The web app could not be built");
}

/** Builds a page of React and one heading beside the web app (built too), so that the same server sends both. */
export async function buildEmptyPage(): Promise<{ path: string } & AsyncDisposable> {
  ensureWebApp();
  // Inside of the repository, where React is found.
  const source = join(ROOT, ".cache", "empty-page");
  const outDir = join(ROOT, "web", "dist", "empty-page");
  await mkdir(source, { recursive: true });
  await writeFile(join(source, "index.html"), HTML);
  await writeFile(join(source, "main.js"), MAIN);
  await build({
    root: source,
    base: "/empty-page/",
    configFile: false,
    logLevel: "error",
    plugins: [precompress()],
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  return {
    path: "/empty-page/index.html",
    [Symbol.asyncDispose]: async () => {
      await rm(outDir, { recursive: true, force: true });
      await rm(source, { recursive: true, force: true });
    },
  };
}

/** A browser of this machine, without a window. */
export async function launchBrowser(): Promise<Browser> {
  return await chromium.launch({
    executablePath: await ensureBrowser(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
}
