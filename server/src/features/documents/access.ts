import { isCreator } from "@lehrpfad/contract";
import type { Actor, Person } from "../../platform/actor.ts";
import { refusal, refusalWith, signedIn } from "../../platform/http/context.ts";
import type { Services } from "../../platform/services.ts";
import { type DocumentWithOverview, findDocuments } from "./repository/documents.ts";

/** A person who may make courses. Throws UNAUTHORIZED or FORBIDDEN. */
export function creator(actor: Actor): Person {
  const person = signedIn(actor);
  if (!isCreator(person.role)) throw refusal("FORBIDDEN");
  return person;
}

/** The person's own uploads, in the order of `ids`. Throws NOT_FOUND when one is missing or somebody else's. */
export async function ownDocuments(
  services: Services,
  actor: Actor,
  ids: string[],
): Promise<DocumentWithOverview[]> {
  const person = creator(actor);
  const found = await findDocuments(services.db, ids);
  if (found.length !== ids.length || found.some(({ document }) => document.ownerId !== person.userId)) {
    throw refusal("NOT_FOUND");
  }
  return found;
}

/** The error for documents that have more than `megabytes` together. */
export const materialTooLarge = (megabytes: number) => refusalWith("MATERIAL_TOO_LARGE", { megabytes });
