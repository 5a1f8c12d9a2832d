import { deleteOthers, type ForgetMessage } from "./kept.ts";

/** Forgets what this device keeps for use without a connection, of everybody or of all but the person named. */
export function forgetKept(userId?: string): void {
  // Where pages are not secure there are no caches, and nothing was kept.
  if (!("caches" in globalThis)) return;
  const message: ForgetMessage = { forget: true, userId };
  navigator.serviceWorker.controller?.postMessage(message);
  deleteOthers(userId).catch(reportError);
}
