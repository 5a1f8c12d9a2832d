import type { Enrolment, MarkedAnswer } from "@lehrpfad/contract";
import { api } from "../../../lib/api.ts";
import { errorCode } from "../../../lib/errors.ts";
import { currentSession, sessionRefused } from "../../../lib/session.ts";
import { local, sitting } from "../../../lib/storage.ts";
import type { StorageKey } from "../../../lib/storageKeys.ts";
import { type Entry, holdsUpAll, isFinal, readEntries, withEntry, withoutEntry } from "./entries.ts";

const KEY = "outbox";
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** What the server answered to an entry. */
export interface Sent {
  entry: Entry;
  result?: MarkedAnswer;
  enrolment?: Enrolment;
}

/** Where a person's entries lie: with the account on this device, or with the sitting of a visitor. */
interface Place {
  area: typeof local;
  key: StorageKey;
}

const SITTING: Place = { area: sitting, key: KEY };

function placeNow(): Place {
  const { user } = currentSession();
  return user ? { area: local, key: `${KEY}:${user.id}` } : SITTING;
}

const read = ({ area, key }: Place): Entry[] => readEntries(area.get(key));

const listeners = new Set<() => void>();
const heard = new Set<(sent: Sent) => void>();
const refusals = new Set<(error: unknown) => void>();
const elsewhere = new Set<() => void>();
let shown: readonly Entry[] = [];
/** The code of the fault because of which the entries of a course wait, by its slug. */
let obstacles: ReadonlyMap<string, string> = new Map();
const blocked = new Set<(error: unknown) => void>();
let wait = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

function waitingNow(): Entry[] {
  const place = placeNow();
  return place === SITTING ? read(SITTING) : [...read(SITTING), ...read(place)];
}

function publish(): void {
  const next = waitingNow();
  if (JSON.stringify(next) === JSON.stringify(shown)) return;
  shown = next;
  for (const listener of listeners) listener();
}

function setObstacle(slug: string, code: string | null): void {
  if (code === (obstacles.get(slug) ?? null)) return;
  const next = new Map(obstacles);
  if (code === null) next.delete(slug);
  else next.set(slug, code);
  obstacles = next;
  for (const listener of listeners) listener();
}

function write(place: Place, entries: readonly Entry[]): void {
  if (entries.length === 0) place.area.remove(place.key);
  else place.area.set(place.key, JSON.stringify(entries));
  publish();
}

async function send(entry: Entry): Promise<Sent> {
  switch (entry.kind) {
    case "answer":
      return { entry, ...(await api.learning.answer(entry)) };
    case "exercise":
      return { entry, ...(await api.learning.answerExercise(entry)) };
    case "again":
      return { entry, ...(await api.learning.answerAgain(entry)) };
    case "understood":
      return { entry, ...(await api.learning.setUnderstood(entry)) };
    case "entry":
      await api.learning.answerEntry(entry);
      return { entry };
    case "entryEnd":
      await api.learning.endEntryTest(entry);
      return { entry };
    case "quiz":
      await api.learning.answerQuiz(entry);
      return { entry };
    case "quizEnd":
      await api.learning.endQuiz(entry);
      return { entry };
    case "mark":
      await api.campus.putHighlight(entry);
      return { entry };
    case "unmark":
      await api.campus.removeHighlight(entry);
      return { entry };
    case "note":
      await api.campus.setNote(entry);
      return { entry };
  }
}

/** Sends one entry. Answers the code of the fault for which it must wait; null where it needs no further try. */
async function deliver(place: Place, entry: Entry): Promise<string | null> {
  try {
    const sent = await send(entry);
    setObstacle(entry.slug, null);
    for (const hear of heard) hear(sent);
    write(place, withoutEntry(read(place), entry));
    return null;
  } catch (error) {
    const code = errorCode(error);
    if (!isFinal(code, currentSession().user !== null)) {
      // Who is not known is not enrolled: whether the session has ended is asked once.
      if (code === "ENROLMENT_REQUIRED" && obstacles.get(entry.slug) !== code) void sessionRefused();
      setObstacle(entry.slug, code);
      if (code === "COURSE_UNAVAILABLE") for (const tell of blocked) tell(error);
      return code;
    }
    setObstacle(entry.slug, null);
    write(place, withoutEntry(read(place), entry));
    for (const refused of refusals) refused(error);
    return null;
  }
}

/**
 * Sends what waits at a place in its order, course by course: what holds up one course, because it was deactivated for
 * example, holds up no other. What holds up everything ends the round. Answers whether all was sent.
 */
async function deliverFrom(place: Place): Promise<boolean> {
  const held = new Set<string>();
  for (const entry of read(place)) {
    if (held.has(entry.slug)) continue;
    const code = await deliver(place, entry);
    if (code === null) continue;
    held.add(entry.slug);
    if (holdsUpAll(code)) return false;
  }
  return held.size === 0;
}

async function deliverAll(): Promise<void> {
  let isSent = true;
  for (const place of new Set([SITTING, placeNow()])) isSent = (await deliverFrom(place)) && isSent;
  if (isSent) wait = FIRST_WAIT_MS;
  else later();
}

function later(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void flush(), wait);
  wait = Math.min(2 * wait, LONGEST_WAIT_MS);
}

/** In one tab at a time; where pages are not secure there are no locks, and an entry may be sent twice, without harm. */
async function alone(work: () => Promise<void>): Promise<void> {
  if ("locks" in navigator) await navigator.locks.request(KEY, work);
  else await work();
}

let running: Promise<void> | undefined;

/** Tries to send everything that waits, in its order; one tab at a time. */
export function flush(): Promise<void> {
  running ??= alone(deliverAll).finally(() => {
    running = undefined;
  });
  return running;
}

/** Keeps an entry on this device first, then sends it. Resolves when that was tried. */
export async function submit(entry: Entry): Promise<void> {
  const place = placeNow();
  write(place, withEntry(read(place), entry));
  await running;
  await flush();
}

/** For `useSyncExternalStore`: what waits, in its order. */
export const waiting = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    publish();
    return () => listeners.delete(listener);
  },
  current: (): readonly Entry[] => shown,
  /** The code of the fault that holds up what waits of a course; null where none is known. */
  obstacle: (slug: string): string | null => obstacles.get(slug) ?? null,
};

/** Calls back when a course takes nothing any more for now, because it was deactivated. */
export function onBlocked(tell: (error: unknown) => void): () => void {
  blocked.add(tell);
  return () => blocked.delete(tell);
}

/** Calls back for each entry that the server took. */
export function onSent(hear: (sent: Sent) => void): () => void {
  heard.add(hear);
  return () => heard.delete(hear);
}

/** Calls back for each entry that the server refused for good. */
export function onRefused(refused: (error: unknown) => void): () => void {
  refusals.add(refused);
  return () => refusals.delete(refused);
}

/** Calls back when another tab has sent what waited on this device: what came of it, the server knows. */
export function onSentElsewhere(hear: () => void): () => void {
  elsewhere.add(hear);
  return () => elsewhere.delete(hear);
}

function hearOfTab({ key, oldValue, newValue }: StorageEvent): void {
  publish();
  const isSent = readEntries(newValue).length < readEntries(oldValue).length;
  if (key === placeNow().key && isSent) for (const hear of elsewhere) hear();
}

function again(): void {
  wait = FIRST_WAIT_MS;
  publish();
  if (waitingNow().length > 0) void flush();
}

// A server that draws a page has none of them.
if (typeof document !== "undefined") {
  addEventListener("online", again);
  addEventListener("storage", hearOfTab);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") again();
  });
}
