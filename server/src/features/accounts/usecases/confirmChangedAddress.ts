import type { Actor } from "../../../platform/actor.ts";
import { checkPassword } from "../../../platform/passwords.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { type AuthUser, userById } from "../repository/users.ts";
import { changeEmail, findEmailChange } from "../shared/links.ts";
import { sendMail } from "../shared/mails.ts";
import { LINK_ATTEMPTS } from "../shared/security.ts";
import { noteConfirmed } from "./noteConfirmed.ts";

/** Whether who opens the link to a new address is who asked for it: by the session that did, or the password. */
async function mayChangeAddress(
  services: Services,
  { userId, sessionId }: { userId: string; sessionId: string | null },
  actor: Actor,
  password: string | undefined,
): Promise<"yes" | "unproven" | "wrong"> {
  if (actor.kind === "person" && actor.sessionId === sessionId) return "yes";
  if (password === undefined) return "unproven";
  // Counted apart: whoever has the link, as a stranger whose address it is, would use up the owner's own attempts.
  await services.limiter.take(LINK_ATTEMPTS, userId);
  const hash = (await userById(services.db, userId))?.passwordHash;
  return hash && (await checkPassword(hash, password)) ? "yes" : "wrong";
}

/**
 * Opens the link to a new address. The mailbox alone is not enough: it may be somebody else's, who would take the
 * asking person's account for his own. Null when the link is not valid (any more). Throws RateLimitError.
 */
export async function confirmChangedAddress({
  context: { services },
  input: { secret, actor, password },
}: Call<
  { secret: string; actor: Actor; password?: string | undefined | undefined },
  { services: Services }
>): Promise<AuthUser | "unproven" | "wrong" | null> {
  const asked = await findEmailChange(services, secret);
  if (!asked) return null;
  const may = await mayChangeAddress(services, asked, actor, password);
  if (may !== "yes") return may;
  const changed = await changeEmail(services, secret);
  if (!changed) return null;
  const { user, before } = changed;
  if (before.confirmed) {
    await sendMail(services, user.id, "email_changed", { to: before.email, email: user.email });
  }
  await noteConfirmed({ context: { services }, input: user });
  return user;
}
