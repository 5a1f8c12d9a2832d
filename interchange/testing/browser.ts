import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "@playwright/test";
import { ensureBrowser } from "../../tooling/browser.ts";

const QUIET = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A browser without a window. */
export async function openBrowser(): Promise<Browser> {
  return await chromium.launch({ executablePath: await ensureBrowser(), args: QUIET });
}

/** A server on a free port of this machine; `close` ends it. */
export async function serve(answer: RequestListener): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

const TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  css: "text/css",
  js: "text/javascript",
  webp: "image/webp",
  woff2: "font/woff2",
};

/** Answers with the files of a package; null where it is not asked for one. */
export function fileOf(
  files: Record<string, Uint8Array>,
  url: string,
): { type: string; body: Uint8Array } | null {
  const name = decodeURIComponent(new URL(url, "http://x").pathname).replace(/^\/package\//, "");
  const body = files[name];
  return body ? { type: TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream", body } : null;
}
