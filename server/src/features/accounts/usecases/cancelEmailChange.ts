import type { OwnProfile } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { deleteLinks } from "../repository/links.ts";
import { self } from "../shared/profile.ts";
import { readProfile } from "./readProfile.ts";

export async function cancelEmailChange({
  context,
  input: { id },
}: Call<{ id: string }>): Promise<OwnProfile> {
  const { services, actor } = context;
  self(actor, id);
  await deleteLinks(services.db, id, ["email_change"]);
  return await readProfile({ context, input: { id } });
}
