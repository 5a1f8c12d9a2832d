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
 * Ends what its owner sends on other connections, for who asks how far an upload is: a connection that is dead does not
 * know it. Throws NOT_FOUND for everybody else, who ends nothing.
 */
export async function takeOver(id: string, ownerId: string): Promise<void> {
  for (let other = receiving.get(id); other; other = receiving.get(id)) {
    if (other.ownerId !== ownerId) throw refusal("NOT_FOUND");
    other.interrupt();
    await other.ended;
  }
}

/**
 * Waits until its owner sends an upload on no other connection, and takes the place: of several at once one sends, and
 * the others learn from where to go on. Throws NOT_FOUND for everybody else.
 */
export async function takeTurn(id: string, own: Receiving): Promise<void> {
  for (let other = receiving.get(id); other; other = receiving.get(id)) {
    if (other.ownerId !== own.ownerId) throw refusal("NOT_FOUND");
    await other.ended;
  }
  receiving.set(id, own);
}

export async function arrivedDocument(
  services: Services,
  id: string,
  ownerId: string,
): Promise<Document | null> {
  const [found] = await findDocuments(services.db, [id]);
  return found?.document.ownerId === ownerId ? showDocument(found, null) : null;
}
