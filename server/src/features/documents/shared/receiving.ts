import type { Document } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { findDocuments } from "../repository/documents.ts";
import { showDocument } from "./show.ts";

interface Receiving {
  ownerId: string;
  interrupt: () => void;
  ended: Promise<void>;
}

/** What this process receives now, by upload: who goes on elsewhere ends it, and waits until its bytes are kept. */
export const receiving = new Map<string, Receiving>();

/**
 * Ends what its owner sends on another connection, and with `own` takes its place at once: of several that waited
 * one comes after the other. Throws NOT_FOUND for everybody else, who ends nothing.
 */
export async function takeOver(id: string, ownerId: string, own?: Receiving): Promise<void> {
  for (let other = receiving.get(id); other; other = receiving.get(id)) {
    if (other.ownerId !== ownerId) throw refusal("NOT_FOUND");
    other.interrupt();
    await other.ended;
  }
  if (own) receiving.set(id, own);
}

export async function arrivedDocument(
  services: Services,
  id: string,
  ownerId: string,
): Promise<Document | null> {
  const [found] = await findDocuments(services.db, [id]);
  return found?.document.ownerId === ownerId ? showDocument(found, null) : null;
}
