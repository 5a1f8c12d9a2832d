import type { Notifications, OwnProfile } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { storeNotifications } from "../repository/profiles.ts";
import { self } from "../shared/profile.ts";
import { readProfile } from "./readProfile.ts";

export async function updateNotifications({
  context,
  input: chosen,
}: Call<{ id: string } & Notifications>): Promise<OwnProfile> {
  const { services, actor } = context;
  const { id } = chosen;
  self(actor, id);
  await storeNotifications(services.db, id, chosen);
  return await readProfile({ context, input: { id } });
}
