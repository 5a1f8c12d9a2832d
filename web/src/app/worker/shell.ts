import { SHELL_PREFIX } from "../../lib/offline/kept.ts";
import type { FetchEvent } from "./scope.ts";

/** What the build puts in its place (web/build/offlineWorker.ts). */
export interface Shell {
  /** Changes with any file. */
  version: string;
  /** The app's entry, which its page names. */
  entry: string;
  /** What participants need: addresses below /assets. */
  files: readonly string[];
}

declare const __SHELL__: Shell;

const SHELL = __SHELL__;
const CACHE = SHELL_PREFIX + SHELL.version;
/** A page of the app without anybody's content: what is shown for every address where there is no connection. */
const PAGE = "/dashboard";

const KEPT_ASSET = /\.(js|css|woff2)$/;

/** Fetches the app for use without a connection. Rejects where the server has another version by now: that one comes next. */
export async function fetchShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: "no-cache" });
  if (!page.ok || !(await page.clone().text()).includes(SHELL.entry))
    throw new Error("The server has another version of the app than this worker");
  await cache.put(PAGE, page);
  await cache.addAll(SHELL.files);
}

/** Lets go of the versions before; their pages are closed once this one takes over. */
export async function dropFormerShells(): Promise<void> {
  const names = await caches.keys();
  const former = names.filter((name) => name.startsWith(SHELL_PREFIX) && name !== CACHE);
  await Promise.all(former.map((name) => caches.delete(name)));
}

/** A page always comes from the server; the app's own is shown only where that cannot be reached. */
export async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const page = await caches.match(PAGE, { cacheName: CACHE });
    if (page === undefined) throw error;
    return page;
  }
}

/** A file of the app never changes under its name: what was fetched once stays for as long as this version. */
export async function answerAsset({ request, waitUntil }: AssetEvent): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok && KEPT_ASSET.test(request.url)) waitUntil(cache.put(request.url, answer.clone()));
  return answer;
}

interface AssetEvent {
  request: Request;
  waitUntil: (work: Promise<unknown>) => void;
}
