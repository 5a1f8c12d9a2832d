import type { OwnProfile } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { storeVerified } from "../repository/profiles.ts";
import { ownProfile } from "../shared/profile.ts";
import { readProfile } from "./readProfile.ts";

/** Repairs a profile that is not marked verified although its account is confirmed (statement 4.52). */
export async function updateVerified({ context, input: { id } }: Call<{ id: string }>): Promise<OwnProfile> {
  const { services, actor } = context;
  const { user, profile } = await ownProfile(services, actor, id);
  if (user.emailConfirmedAt && !profile.isEmailVerified) {
    await storeVerified(services.db, id, services.clock.now());
  }
  return await readProfile({ context, input: { id } });
}
