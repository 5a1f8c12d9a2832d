import type { OwnProfile } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { storeRole } from "../repository/profiles.ts";
import { roleAfterChoice } from "../rules.ts";
import { ownProfile } from "../shared/profile.ts";
import { readProfile } from "./readProfile.ts";

export async function chooseRole({
  context,
  input: { id, role: chosen },
}: Call<{ id: string; role: "course_creator_free" | "course_participant" }>): Promise<OwnProfile> {
  const { services, actor } = context;
  const { profile } = await ownProfile(services, actor, id);
  await storeRole(services.db, id, roleAfterChoice(profile.role, chosen), services.clock.now());
  return await readProfile({ context, input: { id } });
}
