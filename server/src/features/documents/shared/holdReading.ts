import { later } from "../../../platform/clock.ts";
import type { Services } from "../../../platform/services.ts";
import { renewReading } from "../repository/line.ts";

const REMOVED = "document-removed";

/** Ends the reading of documents whose rows are gone, in whatever process it goes on. */
export async function tellRemoved({ events }: Services, ids: readonly string[]): Promise<void> {
  for (const id of ids) await events.publish(REMOVED, id);
}

/**
 * Holds the lease of a document that was claimed for as long as `read` takes. The signal that `read` gets aborts with
 * `signal`, and as soon as the document is gone: at once when that is told (`tellRemoved`), in any case with the next
 * renewal.
 */
export async function holdReading<T>(
  services: Services,
  id: string,
  signal: AbortSignal,
  read: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { db, clock, config, events, log } = services;
  const gone = new AbortController();
  const renew = async (): Promise<void> => {
    try {
      if (!(await renewReading(db, id, later(clock.now(), config.LEASE_SECONDS)))) gone.abort();
    } catch (error) {
      log.warn({ error, documentId: id }, "the lease of a document that is read could not be renewed");
    }
  };
  const stopHearing = events.hear([[REMOVED, id]], () => void renew());
  const renewal = setInterval(() => void renew(), config.LEASE_SECONDS * 333);
  try {
    // It may have been removed before anybody listened.
    await renew();
    return await read(AbortSignal.any([signal, gone.signal]));
  } finally {
    clearInterval(renewal);
    stopHearing();
  }
}
