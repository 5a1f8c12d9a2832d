import type { MailedLink } from "@lehrpfad/contract";
import type { LinkKind } from "../../../db/tables/auth.ts";
import { refusal } from "../../../platform/http/context.ts";
import { hashSecret } from "../../../platform/secrets.ts";
import type { Call } from "../../../platform/useCase.ts";
import { findLink } from "../repository/links.ts";
import { accountOfAddress, userById } from "../repository/users.ts";
import { mayOpenByEntry, needsProof } from "../shared/links.ts";

/** Whose a mailed link is, and what its page asks for. Throws LINK_INVALID where it opens nothing (any more). */
export async function examineLink({
  context: { services, actor },
  input: { kind, token },
}: Call<{ kind: LinkKind; token: string }>): Promise<MailedLink> {
  const { db, clock } = services;
  const link = await findLink(db, kind, hashSecret(token), clock.now());
  const user = link && (await userById(db, link.userId));
  if (!user || user.blockedAt) throw refusal("LINK_INVALID");
  if (kind === "entry" && !(await mayOpenByEntry(services, user, link.email))) throw refusal("LINK_INVALID");
  const person = actor.kind === "person" ? actor : null;
  const counts = kind === "signup" || kind === "recovery" ? await accountOfAddress(db, user.email) : null;
  const owner = counts?.emailConfirmedAt ? counts : user;
  const isProven =
    kind === "email_change"
      ? person !== null && person.sessionId === link.sessionId
      : kind !== "signup" || person?.userId === user.id || !(await needsProof(services, user));
  return {
    ...{ userId: owner.id, email: link.email, asks: isProven ? "nothing" : "password" },
    joins: owner.id !== user.id,
  };
}
