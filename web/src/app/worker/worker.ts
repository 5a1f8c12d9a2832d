import { changedPlace, keptPlace } from "../../lib/offline/kept.ts";
import { answerCall, answerChange, hear } from "./calls.ts";
import type { FetchEvent, WorkerScope } from "./scope.ts";
import { answerAsset, answerPage, dropFormerShells, fetchShell } from "./shell.ts";

declare const self: WorkerScope;

/** Addresses that are no pages of the app: an answer of the server is all there is. */
const NO_PAGE = /^\/(api|auth|storage|icons|assets)\//;

/** The answer to a request; null for what the browser asks for as if there was no worker. */
function answerOf(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return null;
  if (request.method !== "GET") {
    const changed = changedPlace(pathname);
    return changed === null ? null : answerChange(event, changed);
  }
  if (request.mode === "navigate") return NO_PAGE.test(pathname) ? null : answerPage(event);
  if (pathname.startsWith("/assets/"))
    return answerAsset({ request, waitUntil: (work) => event.waitUntil(work) });
  const place = keptPlace(pathname);
  return place === null ? null : answerCall(event, place);
}

// No `skipWaiting`: a new version waits until the pages of the one before are closed (docs/decisions/offline.md).
self.addEventListener("install", (event) => event.waitUntil(fetchShell()));

self.addEventListener("activate", (event) => {
  const begin = async () => {
    await dropFormerShells();
    await self.registration.navigationPreload?.enable();
    // The first page of the first visit too: no other version has pages open here.
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener("fetch", (event) => {
  const answer = answerOf(event);
  if (answer !== null) event.respondWith(answer);
});

self.addEventListener("message", (event) => event.waitUntil(hear(event.data)));
