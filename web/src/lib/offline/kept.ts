import { sitting } from "../storage.ts";

/**
 * Where a device keeps what is used without a connection (docs/decisions/offline.md). The service worker and the pages
 * agree on it here: one cache for the app itself, and one for each course of each person.
 */
export const SHELL_PREFIX = "shell ";
const KEPT_PREFIX = "kept ";

/** Under this address in the cache of a course lies what is known of a course that somebody saved. */
export const RECORD_PATH = "/offline/record";

/** Where an answer is kept: with a course, or, without one, with the person. */
export interface KeptPlace {
  slug: string | null;
}

const OF_COURSE =
  /^\/api\/learn\/([^/]+)(?:\/(?:steps\/\d+|highlights|glossary|evaluation|entry-test|final-quiz|figures\/[^/]+|steps\/[^/]+\/sources\/\d+|questions\/[^/]+\/solution))?$/;
const OF_PERSON = /^\/api\/(?:my-courses|profiles\/[^/]+)$/;

/** Where the answer to a GET of this path is kept; null for what is not. */
export function keptPlace(pathname: string): KeptPlace | null {
  const slug = OF_COURSE.exec(pathname)?.[1];
  if (slug !== undefined) return { slug: decodeURIComponent(slug) };
  return OF_PERSON.test(pathname) ? { slug: null } : null;
}

const IN_COURSE = /^\/api\/learn\/([^/]+)\/(.+)$/;

/** Calls that change any number of steps at once: begun anew, or known before. */
const OF_ALL_STEPS = /^(?:restart|entry-test|final-quiz(?:\/end)?|known)$/;

/** What is done in a course by a call that changes something. */
export interface ChangedPlace {
  slug: string;
  /** The ids of what it is done to. */
  ids: readonly string[] | "all";
}

/** Where a call to this path changes something; null where it does so in no course. */
export function changedPlace(pathname: string): ChangedPlace | null {
  const [, slug, rest = ""] = IN_COURSE.exec(pathname) ?? [];
  if (slug === undefined) return null;
  if (OF_ALL_STEPS.test(rest)) return { slug: decodeURIComponent(slug), ids: "all" };
  const ids = rest.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi) ?? [];
  return { slug: decodeURIComponent(slug), ids };
}

/** The name of a cache. A slug holds no space, and neither does an owner's id. */
export function keptName(owner: string, { slug }: KeptPlace): string {
  return `${KEPT_PREFIX}${owner} ${slug ?? ""}`;
}

export const personOwner = (userId: string) => `person:${userId}`;

/** Whether a cache holds what one person may see, and not the one who is named. */
export function isOthers(cacheName: string, userId?: string): boolean {
  const own = KEPT_PREFIX + (userId ? `${personOwner(userId)} ` : "nobody");
  return cacheName.startsWith(KEPT_PREFIX) && !cacheName.startsWith(own);
}

/** Tells the service worker that what is kept was forgotten, so that nothing on its way is kept after it. */
export interface ForgetMessage {
  forget: true;
  /** Whose may stay. */
  userId?: string | undefined;
}

/** Deletes the caches of everybody but the person named. */
export async function deleteOthers(userId?: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isOthers(name, userId)).map((name) => caches.delete(name)));
}

/** Answers so far of other people than the one named; a visitor's go along with who signs in. */
function forgetOthersAnswers(userId: string): void {
  const others = new RegExp(`^answer:(?!${userId}:|visitor:)`);
  for (const key of sitting.keys()) if (others.test(key)) sitting.remove(key);
}

/**
 * Forgets the caches and the answers so far of everybody but the person named, and the service worker keeps nothing any
 * more that was asked for before. Without one the answers stay for whoever signs in again.
 */
export async function forgetOthers(userId?: string): Promise<void> {
  if (userId !== undefined) forgetOthersAnswers(userId);
  // Where pages are not secure there are no caches, and nothing was kept.
  if (!("caches" in globalThis)) return;
  const message: ForgetMessage = { forget: true, userId };
  navigator.serviceWorker.controller?.postMessage(message);
  await deleteOthers(userId);
}
