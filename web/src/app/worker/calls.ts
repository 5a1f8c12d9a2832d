import { ENROLMENT_HEADER } from "@lehrpfad/contract";
import {
  type ChangedPlace,
  deleteOthers,
  type ForgetMessage,
  type KeptPlace,
  keptName,
  personOwner,
  RECORD_PATH,
} from "../../lib/offline/kept.ts";
import type { FetchEvent } from "./scope.ts";
import { withdraw } from "./withdraw.ts";

/** Milliseconds after which what is kept is shown instead of an answer that does not come. */
const PATIENCE_MS = 8_000;
/** Caches of courses that nobody saved, on this device; the ones that were begun first give way. */
const MOST_UNSAVED = 6;

/** How often what is kept was forgotten: what was asked for before is not kept any more. */
let forgotten = 0;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The person of an access token (RFC 7519, 4.1.2); the server has checked it, here it only tells people apart. */
function subjectOf(token: string): string | null {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const claims: unknown = JSON.parse(atob(payload));
    return isObject(claims) && typeof claims.sub === "string" ? claims.sub : null;
  } catch {
    return null;
  }
}

async function sittingOwner(secret: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret)));
  return `sitting:${[...hash.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Whose answer a request gets: nobody is ever shown what another one was answered. */
async function ownerOf({ headers }: Request): Promise<string | null> {
  const bearer = /^Bearer (.+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (bearer !== undefined) {
    const subject = subjectOf(bearer);
    return subject === null ? null : personOwner(subject);
  }
  const secret = headers.get(ENROLMENT_HEADER);
  return secret === null ? "visitor" : await sittingOwner(secret);
}

/** Keeps the number of courses down that nobody asked to keep. */
async function dropUnsaved(): Promise<void> {
  const unsaved: string[] = [];
  // In the order in which they were made (Service Workers, 5.5.5).
  for (const name of await caches.keys()) {
    if (!/^kept \S+ \S/.test(name)) continue;
    if ((await caches.match(RECORD_PATH, { cacheName: name })) === undefined) unsaved.push(name);
  }
  await Promise.all(unsaved.slice(0, -MOST_UNSAVED).map((name) => caches.delete(name)));
}

async function keep(cacheName: string, url: string, answer: Response, since: number): Promise<void> {
  if (since !== forgotten) return;
  const isNew = !(await caches.has(cacheName));
  const cache = await caches.open(cacheName);
  await cache.put(url, answer);
  if (since !== forgotten) await caches.delete(cacheName);
  else if (isNew) await dropUnsaved();
}

/** The answer of the server, and what is kept where it cannot be reached. */
export async function answerCall(event: FetchEvent, place: KeptPlace): Promise<Response> {
  const { request } = event;
  const owner = await ownerOf(request);
  if (owner === null) return await fetch(request);
  const cacheName = keptName(owner, place);
  const since = forgotten;
  const kept = () => caches.match(request.url, { cacheName });
  const asked = fetch(request).then((answer) => {
    if (answer.ok) event.waitUntil(keep(cacheName, request.url, answer.clone(), since));
    else if (place.slug !== null) event.waitUntil(withdraw(request, cacheName, answer.clone()));
    return answer;
  });
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
  try {
    return (await Promise.race([asked, late])) ?? (await kept()) ?? (await asked);
  } catch (error) {
    const answer = await kept();
    if (answer === undefined) throw error;
    return answer;
  }
}

/** Whether an answer that is kept tells of one of these things. */
async function tellsOf(answer: Response | undefined, ids: ChangedPlace["ids"]): Promise<boolean> {
  if (ids === "all") return true;
  const text = (await answer?.text()) ?? "";
  return ids.some((id) => text.includes(id));
}

/**
 * Asks anew for what is kept of a course and tells of what was changed: a reload without a connection would show it
 * undone, and an answer that is given to it would not be the first.
 */
async function renew({ headers }: Request, cacheName: string, ids: ChangedPlace["ids"]): Promise<void> {
  const since = forgotten;
  if (!(await caches.has(cacheName))) return;
  const whose = new Headers();
  for (const name of ["authorization", ENROLMENT_HEADER]) {
    const value = headers.get(name);
    if (value !== null) whose.set(name, value);
  }
  const cache = await caches.open(cacheName);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!/^\/api\/learn\/[^/]+(?:\/steps\/\d+|\/entry-test|\/final-quiz)?$/.test(pathname)) continue;
    const isStep = pathname.includes("/steps/");
    if (isStep && !(await tellsOf(await cache.match(url), ids))) continue;
    const asked = new Request(url, { headers: whose });
    const answer = await fetch(asked);
    if (answer.ok) await keep(cacheName, url, answer, since);
    else await withdraw(asked, cacheName, answer);
  }
}

/** The server's answer to a call that changes something in a course; what is kept of it follows. */
export async function answerChange(event: FetchEvent, { slug, ids }: ChangedPlace): Promise<Response> {
  const { request } = event;
  const owner = await ownerOf(request);
  const answer = await fetch(request);
  if (owner === null) return answer;
  const cacheName = keptName(owner, { slug });
  // Without a connection by now, the next visit asks for it.
  if (answer.ok) event.waitUntil(renew(request, cacheName, ids).catch(() => undefined));
  else event.waitUntil(withdraw(request, cacheName, answer.clone()));
  return answer;
}

const isForget = (data: unknown): data is ForgetMessage => isObject(data) && data.forget === true;

/** Forgets what a page says is to be forgotten; what is on its way for it is not kept either. */
export async function hear(data: unknown): Promise<void> {
  if (!isForget(data)) return;
  forgotten += 1;
  await deleteOthers(data.userId);
}
