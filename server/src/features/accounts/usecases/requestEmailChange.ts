import type { OwnProfile } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import { answered } from "../../../platform/http/limits.ts";
import type { Call } from "../../../platform/useCase.ts";
import { self } from "../shared/profile.ts";
import { readProfile } from "./readProfile.ts";
import { startEmailChange } from "./startEmailChange.ts";

/** Throws PASSWORD_WRONG, EMAIL_UNCHANGED, RATE_LIMITED. */
export async function requestEmailChange({
  context,
  input,
}: Call<{ id: string; email: string; password?: string | undefined }>): Promise<OwnProfile> {
  const { actor } = context;
  const person = self(actor, input.id);
  const result = await answered(
    startEmailChange({ context, input: { person, email: input.email, password: input.password } }),
  );
  if (result === "wrong") throw refusal("PASSWORD_WRONG");
  if (result === "unchanged") throw refusal("EMAIL_UNCHANGED");
  return await readProfile({ context, input: { id: input.id } });
}
