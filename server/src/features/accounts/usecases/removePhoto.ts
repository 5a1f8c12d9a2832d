import type { OwnProfile } from "@lehrpfad/contract";
import { removeFiles } from "../../../platform/removal.ts";
import type { Call } from "../../../platform/useCase.ts";
import { storePhoto } from "../repository/profiles.ts";
import { ownProfile } from "../shared/profile.ts";
import { readProfile } from "./readProfile.ts";

export async function removePhoto({ context, input: { id } }: Call<{ id: string }>): Promise<OwnProfile> {
  const { services, actor } = context;
  await ownProfile(services, actor, id);
  const before = await storePhoto(services.db, id, null, services.clock.now());
  if (before) await removeFiles(services, [before]);
  return await readProfile({ context, input: { id } });
}
