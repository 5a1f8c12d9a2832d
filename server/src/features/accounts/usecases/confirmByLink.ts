import type { Actor } from "../../../platform/actor.ts";
import { refusal } from "../../../platform/http/context.ts";
import { answered } from "../../../platform/http/limits.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { confirmAddress } from "./confirmAddress.ts";

/** Throws LINK_INVALID, LINK_UNPROVEN, PASSWORD_WRONG, RATE_LIMITED. */
export async function confirmByLink({
  context,
  input,
}: Call<
  { token: string; password?: string | undefined; newPassword?: string | undefined },
  { services: Services; actor: Actor; userAgent: string }
>): Promise<{ session: { accessToken: string; refreshToken: string } | null }> {
  const confirmed = await answered(confirmAddress({ context, input }));
  if (confirmed === "administrator") return { session: null };
  if (confirmed === "unproven") throw refusal("LINK_UNPROVEN");
  if (confirmed === "wrong") throw refusal("PASSWORD_WRONG");
  if (typeof confirmed === "string") throw refusal("LINK_INVALID");
  const { accessToken, refreshToken } = confirmed;
  return { session: { accessToken, refreshToken } };
}
