import type { OwnProfile, Salutation } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { storeNames } from "../repository/profiles.ts";
import { self } from "../shared/profile.ts";
import { readProfile } from "./readProfile.ts";

export async function updateProfile({
  context,
  input,
}: Call<{ id: string; first_name: string; last_name: string; salutation: Salutation }>): Promise<OwnProfile> {
  const { services, actor } = context;
  const { id, first_name: firstName, last_name: lastName, salutation } = input;
  self(actor, id);
  await storeNames(services.db, id, { firstName, lastName, salutation }, services.clock.now());
  return await readProfile({ context, input: { id } });
}
