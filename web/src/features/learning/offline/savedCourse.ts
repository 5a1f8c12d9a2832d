import type { CoursePage, StepAside } from "@lehrpfad/contract";
import { figurePath } from "@lehrpfad/contract";
import { fileCall } from "../../../lib/fileCall.ts";
import { keptName, personOwner, RECORD_PATH } from "../../../lib/offline/kept.ts";

/** What is known of a course that somebody saved on this device. */
export interface SavedCourse {
  /** ISO 8601. */
  savedAt: string;
  /** Of all that was saved. */
  bytes: number;
  /** Ids of its steps, with their titles, in their order: another list is another course. */
  steps: readonly string[];
  /** Audio and video, which are not saved. */
  recordings: number;
}

export interface SavingProgress {
  steps: number;
  bytes: number;
}

/** Steps that are fetched at a time. */
const AT_A_TIME = 3;
const FIGURE = /figure:([0-9a-f-]{36})\?/g;
const RECORDING = /media:([0-9a-f-]{36})\?/g;

/** Whether this browser can save a course: not where pages are not secure. */
export const canSave = () => "caches" in window && "serviceWorker" in navigator;

/** What tells whether a saved course is still the same. */
export const stepsOf = ({ steps }: CoursePage) => steps.map(({ stepId, title }) => `${stepId} ${title}`);

const idsIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, id = ""]) => id));

const cacheOf = (slug: string, userId: string) => caches.open(keptName(personOwner(userId), { slug }));

/** What is known of a course on this device; null where it is not saved. */
export async function readSaved(slug: string, userId: string): Promise<SavedCourse | null> {
  const cacheName = keptName(personOwner(userId), { slug });
  const record = await caches.match(RECORD_PATH, { cacheName });
  return record === undefined ? null : ((await record.json()) as SavedCourse);
}

/** Removes a course from this device, with what was kept of it without being asked to. */
export async function removeSaved(slug: string, userId: string): Promise<void> {
  await caches.delete(keptName(personOwner(userId), { slug }));
}

interface Saving {
  course: CoursePage;
  userId: string;
  signal: AbortSignal;
  tell: (progress: SavingProgress) => void;
}

/** Takes every entry in its turn, some of them at a time. */
async function eachOf<Entry>(entries: Iterable<Entry>, work: (entry: Entry) => Promise<void>): Promise<void> {
  const rest = [...entries].reverse();
  const one = async () => {
    for (let entry = rest.pop(); entry !== undefined; entry = rest.pop()) await work(entry);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, one));
}

/** What a step shows on request, under the addresses at which its page asks for each. */
function asidesOf(of: string, stepId: string, { passages, revelations }: StepAside): [string, unknown][] {
  return [
    ...passages.map(({ index, passage }): [string, unknown] => [
      `${of}/steps/${stepId}/sources/${index}`,
      passage,
    ]),
    ...revelations.map(({ questionId, revelation }): [string, unknown] => [
      `${of}/questions/${questionId}/solution`,
      revelation,
    ]),
  ];
}

/**
 * Saves a course on this device, for the person who is signed in: with its figures, its sources' passages and what own
 * answers are compared with. What was fetched stays where it is ended early, and is no saved course before all of it is
 * there. Throws CodedError, TypeError without a connection, and QuotaExceededError where the device is full.
 */
export async function saveCourse({ course, userId, signal, tell }: Saving): Promise<SavedCourse> {
  const { slug } = course;
  await navigator.serviceWorker.ready;
  // Browsers may refuse it; then they remove what is kept when a device is full.
  await navigator.storage.persist();
  const cache = await cacheOf(slug, userId);
  const of = `/learn/${encodeURIComponent(slug)}`;
  let [bytes, steps] = [0, 0];
  const figures = new Set<string>();
  const recordings = new Set<string>();
  const fetchAnswer = (path: string) => fileCall(`/api${path}`, "INTERNAL_SERVER_ERROR", { signal });
  const put = async (path: string, body: Blob, { headers }: Response) => {
    signal.throwIfAborted();
    await cache.put(
      `/api${path}`,
      new Response(body, { headers: { "content-type": body.type, date: headers.get("date") ?? "" } }),
    );
    bytes += body.size;
  };
  const fetchOne = async (path: string): Promise<Blob> => {
    const answer = await fetchAnswer(path);
    const body = await answer.blob();
    await put(path, body, answer);
    return body;
  };
  const fetchAside = async (stepId: string): Promise<void> => {
    const answer = await fetchAnswer(`${of}/steps/${stepId}/aside`);
    for (const [path, shown] of asidesOf(of, stepId, (await answer.json()) as StepAside))
      await put(path, new Blob([JSON.stringify(shown)], { type: "application/json" }), answer);
  };
  await eachOf([of, `${of}/highlights`, `${of}/glossary`], async (path) => void (await fetchOne(path)));
  await eachOf(course.steps, async ({ stepId, position }) => {
    const text = await (await fetchOne(`${of}/steps/${position}`)).text();
    const added = [...idsIn(text, FIGURE)].filter((id) => !figures.has(id));
    for (const id of added) figures.add(id);
    for (const id of idsIn(text, RECORDING)) recordings.add(id);
    await eachOf(added, async (id) => void (await fetchOne(figurePath(slug, id))));
    await fetchAside(stepId);
    steps += 1;
    tell({ steps, bytes });
  });
  const saved = {
    savedAt: new Date().toISOString(),
    bytes,
    steps: stepsOf(course),
    recordings: recordings.size,
  };
  await cache.put(RECORD_PATH, Response.json(saved));
  return saved;
}
