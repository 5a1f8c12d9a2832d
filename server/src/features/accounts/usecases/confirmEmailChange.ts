import { refusal } from "../../../platform/http/context.ts";
import { answered } from "../../../platform/http/limits.ts";
import type { Call } from "../../../platform/useCase.ts";
import { confirmChangedAddress } from "./confirmChangedAddress.ts";

/** Throws LINK_INVALID, LINK_UNPROVEN, PASSWORD_WRONG, RATE_LIMITED. */
export async function confirmEmailChange({
  context,
  input: { token, password },
}: Call<{ token: string; password?: string | undefined }>): Promise<{ email: string }> {
  const { actor } = context;
  const user = await answered(confirmChangedAddress({ context, input: { secret: token, actor, password } }));
  if (user === null) throw refusal("LINK_INVALID");
  if (user === "unproven") throw refusal("LINK_UNPROVEN");
  if (user === "wrong") throw refusal("PASSWORD_WRONG");
  return { email: user.email };
}
