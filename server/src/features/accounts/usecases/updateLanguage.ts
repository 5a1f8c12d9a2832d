import type { InterfaceLanguage, OwnProfile } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { storeLanguage } from "../repository/profiles.ts";
import { self } from "../shared/profile.ts";
import { readProfile } from "./readProfile.ts";

export async function updateLanguage({
  context,
  input: { id, preferred_language: language },
}: Call<{ id: string; preferred_language: InterfaceLanguage }>): Promise<OwnProfile> {
  const { services, actor } = context;
  self(actor, id);
  await storeLanguage(services.db, id, language, services.clock.now());
  return await readProfile({ context, input: { id } });
}
