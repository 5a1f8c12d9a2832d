import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { precompress } from "../../web/build/precompress.ts";

const HTML =
  '<!doctype html><title>Empty</title><div id="root"></div><script type="module" src="main.js"></script>';
const MAIN = `import { createElement } from "react";
import { createRoot } from "react-dom/client";
createRoot(document.getElementById("root")).render(createElement("h1", null, "Empty"));
`;

/**
 * Builds a page of React and one heading into the folder of the built web app, so that the same server sends it;
 * `path` is its address, `remove` takes it away again.
 */
export async function buildEmptyPage(
  webFolder: string,
): Promise<{ path: string; remove: () => Promise<void> }> {
  // Inside of the repository, where React is found.
  const source = join(import.meta.dirname, "../../.cache/empty-page");
  const outDir = join(webFolder, "empty-page");
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
  const remove = async () => {
    await rm(outDir, { recursive: true, force: true });
    await rm(source, { recursive: true, force: true });
  };
  return { path: "/empty-page/index.html", remove };
}
