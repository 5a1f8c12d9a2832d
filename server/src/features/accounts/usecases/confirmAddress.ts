import type { Actor } from "../../../platform/actor.ts";
import { checkPassword, hashPassword } from "../../../platform/passwords.ts";
import { hashSecret } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { confirmEmail, findLink, type Proof } from "../repository/links.ts";
import { type AuthUser, passwordBeside, userById } from "../repository/users.ts";
import { mayEnter, needsProof, spendLink } from "../shared/links.ts";
import { LINK_ATTEMPTS } from "../shared/security.ts";
import type { Session } from "../shared/sessions.ts";
import { continueSession } from "./continueSession.ts";
import { noteConfirmed } from "./noteConfirmed.ts";
import { openSession } from "./openSession.ts";

/** Why a confirmation opens nothing: no link (any more), no proof, a wrong one, a block, or an administrator. */
export type ConfirmationFault = "invalid" | "unproven" | "wrong" | "blocked" | "administrator";

interface Given {
  token: string;
  /** The one of the account, as the proof that it is one's own. */
  password?: string | undefined;
  /** For who knows the other one not: it goes, and so do the sessions that it opened. */
  newPassword?: string | undefined;
}

async function proofOf(
  services: Services,
  actor: Actor,
  user: AuthUser,
  { password, newPassword }: Given,
): Promise<Proof | null | "unproven" | "wrong"> {
  if (actor.kind === "person" && actor.userId === user.id) return { sessionId: actor.sessionId };
  if (newPassword !== undefined || !(await needsProof(services, user))) return null;
  if (password === undefined || user.passwordHash === null) return "unproven";
  await services.limiter.take(LINK_ATTEMPTS, user.id);
  return (await checkPassword(user.passwordHash, password)) ? { password: true } : "wrong";
}

/** The session of a confirmed account: the one that it was shown from, or a new one. */
async function sessionOf(
  services: Services,
  actor: Actor,
  user: AuthUser,
  userAgent: string,
): Promise<Session> {
  const own = actor.kind === "person" && actor.userId === user.id ? actor.sessionId : null;
  return own === null
    ? await openSession(services, user, userAgent, "link")
    : await continueSession({ context: { services }, input: { user, sessionId: own } });
}

/** Confirms an address by its mailed link, and signs in, see `confirmEmail`. Throws RateLimitError. */
export async function confirmAddress({
  context: { services, actor, userAgent },
  input,
}: Call<Given, { services: Services; actor: Actor; userAgent: string }>): Promise<
  Session | ConfirmationFault
> {
  const { db, clock } = services;
  const link = await findLink(db, "signup", hashSecret(input.token), clock.now());
  const waiting = link && (await userById(db, link.userId));
  if (!waiting) return "invalid";
  const proof = await proofOf(services, actor, waiting, input);
  if (typeof proof === "string") return proof;
  const { newPassword } = input;
  const beside = await passwordBeside(db, waiting.email, waiting.id);
  const passwordHash =
    newPassword === undefined || proof !== null ? null : await hashPassword(newPassword, beside);
  if (!(await spendLink(services, "signup", input.token))) return "invalid";
  const user = await confirmEmail(services, waiting.id, { proof, passwordHash }, clock.now());
  if (!user) return "invalid";
  if (user.blockedAt) return "blocked";
  await noteConfirmed({ context: { services }, input: user });
  // The account that this one became a part of is opened by the mailbox alone.
  if (user.id !== waiting.id && !(await mayEnter(services, user.id))) return "administrator";
  return await sessionOf(services, actor, user, userAgent);
}
