import type { Actor, Person } from "../../../platform/actor.ts";
import { refusal, signedIn } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { findProfile, type ProfileRow } from "../repository/profiles.ts";

/** The actor, who may only ask about the own account. Throws UNAUTHORIZED, NOT_FOUND. */
export function self(actor: Actor, id: string): Person {
  const person = signedIn(actor);
  if (person.userId !== id) throw refusal("NOT_FOUND");
  return person;
}

/** The profile of `id`, which only its own person may read or change. Throws UNAUTHORIZED, NOT_FOUND. */
export async function ownProfile(services: Services, actor: Actor, id: string): Promise<ProfileRow> {
  self(actor, id);
  const profile = await findProfile(services.db, id);
  if (!profile) throw refusal("NOT_FOUND");
  return profile;
}
