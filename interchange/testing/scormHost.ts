import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Frame, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { fileOf, serve } from "./browser.ts";

const require = createRequire(import.meta.url);

/** A platform that plays SCORM packages: scorm-again in a page, the package in a frame of it. */
export interface ScormHost {
  /** Launches the package; `resumed` is the data model of an earlier session. */
  launch(resumed?: object): Promise<{ page: Page; course: Frame }>;
  /** Leaves the course and answers what the platform then holds, and every refused call. */
  leave(page: Page): Promise<{ cmi: Record<string, unknown>; refused: string[] }>;
  close(): Promise<void>;
}

/** Which of scorm-again's interfaces, and the name under which a package looks for it. */
const VERSIONS = {
  "1.2": { file: () => require.resolve("scorm-again/scorm12"), make: "Scorm12API", name: "API" },
  "2004": { file: () => require.resolve("scorm-again/scorm2004"), make: "Scorm2004API", name: "API_1484_11" },
} as const;

function hostPage({ make, name }: (typeof VERSIONS)[keyof typeof VERSIONS]): string {
  return `<!DOCTYPE html><html lang="en"><title>host</title><script src="/api.js"></script><script>
    const resumed = JSON.parse(new URL(location.href).searchParams.get("cmi"));
    const api = new ${make}({ autocommit: false, logLevel: 5 });
    if (resumed) api.loadFromJSON(resumed);
    window.refused = [];
    window.api = api;
    const set = "${name}" === "API" ? "LMSSetValue" : "SetValue";
    const own = api[set].bind(api);
    api[set] = (key, value) => {
      const answer = own(key, value);
      if (String(answer) !== "true") window.refused.push(key + "=" + value);
      return answer;
    };
    window.${name} = api;
  </script><iframe src="/package/index.html" width="1200" height="800" title="course"></iframe></html>`;
}

export async function openScormHost(
  browser: Browser,
  archive: Uint8Array,
  version: keyof typeof VERSIONS,
): Promise<ScormHost> {
  const files = unzipSync(archive);
  const { file } = VERSIONS[version];
  const script = readFileSync(file());
  const server = await serve((request, response) => {
    const url = request.url ?? "/";
    const found = fileOf(files, url);
    if (found) response.setHeader("content-type", found.type).end(found.body);
    else if (url === "/api.js") response.setHeader("content-type", "text/javascript").end(script);
    else if (url.startsWith("/host"))
      response.setHeader("content-type", "text/html").end(hostPage(VERSIONS[version]));
    else response.writeHead(404).end();
  });
  return {
    async launch(resumed) {
      const page = await browser.newPage();
      await page.goto(`${server.url}/host?cmi=${encodeURIComponent(JSON.stringify(resumed ?? null))}`);
      const frame = page.frames().find((one) => one !== page.mainFrame());
      if (!frame) throw new Error("the host has no frame");
      await frame.locator("html.plays").waitFor();
      return { page, course: frame };
    },
    async leave(page) {
      await page.evaluate("document.querySelector('iframe').remove()");
      const read = "({ cmi: JSON.parse(JSON.stringify(window.api.cmi)), refused: window.refused })";
      const told: { cmi: Record<string, unknown>; refused: string[] } = await page.evaluate(read);
      await page.close();
      return told;
    },
    close: () => server.close(),
  };
}
