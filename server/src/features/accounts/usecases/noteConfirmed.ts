import { note } from "../../../db/audit.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { countAdministrators, storeRole } from "../repository/profiles.ts";
import type { AuthUser } from "../repository/users.ts";

/** After an address was confirmed: the person named in the settings becomes the first administrator. */
export async function noteConfirmed({
  context: { services },
  input: user,
}: Call<AuthUser, { services: Services }>): Promise<void> {
  const { SUPER_ADMIN_EMAIL: chosen } = services.config;
  if (chosen !== user.email || (await countAdministrators(services.db)) > 0) return;
  const now = services.clock.now();
  await storeRole(services.db, user.id, "super_admin", now);
  const granted = { action: "role_granted", subjectId: user.id, about: "super_admin" } as const;
  await note(services.db, { ...granted, actorId: null, source: "SUPER_ADMIN_EMAIL" }, now);
}
