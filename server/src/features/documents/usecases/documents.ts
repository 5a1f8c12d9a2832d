import type { Readable } from "node:stream";
import type { Advice, CourseLanguage, Document } from "@lehrpfad/contract";
import { LIMITS, readingMinutes } from "@lehrpfad/contract";
import { adviseSteps, estimateCost, moneyOf, recommendSteps } from "@lehrpfad/engine";
import type { Actor } from "../../../platform/actor.ts";
import { later } from "../../../platform/clock.ts";
import { modelOf, pricesOf } from "../../../platform/config.ts";
import { refusal } from "../../../platform/http/context.ts";
import { removeFiles } from "../../../platform/removal.ts";
import type { Services } from "../../../platform/services.ts";
import { ownDocuments } from "../access.ts";
import {
  type DocumentWithOverview,
  deleteDocument,
  deleteUnused,
  findDocuments,
  insertDocument,
  newDocumentId,
  type Overview,
} from "../repository/documents.ts";
import { placesInLine } from "../repository/line.ts";
import { documentKey } from "../repository/storedFiles.ts";
import { displayName, isReady } from "../rules.ts";
import { tellRemoved } from "./holdReading.ts";
import { readClaimed } from "./reading.ts";
import { showDocument, uploadLimit } from "./show.ts";
import { removeStaleUploads } from "./uploads.ts";

/** The same with its place in the line, as long as it stands there. */
async function showPlaced(services: Services, found: DocumentWithOverview): Promise<Document> {
  const { id, state } = found.document;
  if (state !== "reading") return showDocument(found, null);
  const places = await placesInLine(services.db, [id], services.clock.now());
  return showDocument(found, places.get(id) ?? null);
}

/**
 * Stores and reads a document that belongs to the installation itself. It is stored as taken for reading already: a
 * reader that looks for work at this moment would leave the caller with an unread document.
 */
export async function readOwnDocument(
  services: Services,
  upload: { name: string; content: Readable },
): Promise<DocumentWithOverview | null> {
  const id = newDocumentId();
  const storageKey = documentKey(id);
  const bytes = await services.files.put(storageKey, upload.content, uploadLimit(services));
  const row = { id, ownerId: null, name: displayName(upload.name), bytes, storageKey };
  const now = services.clock.now();
  const until = later(now, services.config.LEASE_SECONDS);
  const document = await insertDocument(services.db, { ...row, attempts: 1, readingUntil: until }, now);
  await readClaimed(services, document, services.stopping);
  return (await findDocuments(services.db, [id]))[0] ?? null;
}

export async function getDocument(services: Services, actor: Actor, id: string): Promise<Document> {
  const [found] = await ownDocuments(services, actor, [id]);
  if (!found) throw refusal("NOT_FOUND");
  return await showPlaced(services, found);
}

/** Removes an upload that no course uses yet; its reading ends. */
export async function removeDocument(services: Services, actor: Actor, id: string): Promise<void> {
  const [found] = await ownDocuments(services, actor, [id]);
  if (!found || !(await deleteDocument(services.db, id))) throw refusal("NOT_FOUND");
  await tellRemoved(services, [id]);
  await removeFiles(services, [found.document.storageKey]);
}

/** What the model that is set would use for a course; null without one. */
function costOf({ config }: Services, words: number, steps: number): Advice["cost"] {
  if (modelOf(config) === null) return null;
  const [use, prices] = [estimateCost({ words, steps }), pricesOf(config)];
  const money = prices && { amount: moneyOf(use, prices), currency: prices.currency };
  return { tokens: use.inputTokens + use.outputTokens, money };
}

/** The size of a course: a goal alone gives the steps asked for, documents as many as they have words for. */
function sizeOf(words: number, wished: number, hasDocuments: boolean): Omit<Advice, "cost" | "wished"> {
  if (!hasDocuments) return { steps: wished, wordsPerStep: 0, minutes: 0, short: false, long: false };
  const advice = adviseSteps(words, wished);
  return { ...advice, minutes: readingMinutes(advice.wordsPerStep) };
}

/** Words of a document, or of what of it is in one language. */
function wordsIn(overview: Overview | null, only: CourseLanguage | null): number {
  if (overview === null || only === null) return overview?.words ?? 0;
  const { language, languages = [{ language, share: 1 }], words } = overview;
  const share = languages.find((one) => one.language === only)?.share ?? 0;
  return Math.round(words * share);
}

/** What courses of 10 to 50 steps from these documents, or of a goal alone, would look like and cost. */
export async function advise(
  services: Services,
  actor: Actor,
  { documentIds, onlyLanguage }: { documentIds: string[]; onlyLanguage: CourseLanguage | null },
): Promise<{ words: number; recommended: number | null; choices: Advice[] }> {
  const found = await ownDocuments(services, actor, documentIds);
  if (!found.every(({ document }) => isReady(document))) throw refusal("DOCUMENT_NOT_READY");
  const words = found.reduce((sum, { overview }) => sum + wordsIn(overview, onlyLanguage), 0);
  const { minimum, maximum } = LIMITS.steps;
  const choices = Array.from({ length: maximum - minimum + 1 }, (_, index) => {
    const wished = minimum + index;
    const size = sizeOf(words, wished, found.length > 0);
    return { wished, ...size, cost: costOf(services, words, size.steps) };
  });
  return { words, recommended: found.length > 0 ? recommendSteps(words) : null, choices };
}

const DAY = 86_400;

/** Removes uploads that no course took. */
export async function removeUnused(services: Services): Promise<void> {
  const now = services.clock.now();
  const keys = await deleteUnused(services.db, later(now, -services.config.UNUSED_UPLOAD_DAYS * DAY));
  await removeFiles(services, keys);
  await removeStaleUploads(services, now);
}
