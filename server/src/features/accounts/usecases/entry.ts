import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { blockOf } from "../access.ts";
import type { AuthUser } from "../repository/users.ts";
import { issueEntryLink, openByEntry } from "./links.ts";
import { sendMail } from "./mails.ts";
import { openSession } from "./sessions.ts";

/** Path of this site that signs a person in once and then leads to `to`. */
async function entryPath(services: Services, user: AuthUser, to: string): Promise<string> {
  const query = new URLSearchParams({ token: await issueEntryLink(services, user), to });
  return `/arrive?${query}`;
}

/**
 * The address of a page for a mail to a person: on a device where nobody is signed in, it signs in once. Only for mails
 * to the proven address of this account.
 */
export async function entryAddress(services: Services, user: AuthUser, to: string): Promise<string> {
  return `${services.publicUrl}${await entryPath(services, user, to)}`;
}

/** Mails a link that signs in, as it was asked for. */
export async function sendEntry(services: Services, user: AuthUser, to: string): Promise<void> {
  await sendMail(services, user.id, "entry", { path: await entryPath(services, user, to) });
}

/** Signs in by a mailed link. Throws LINK_INVALID where it was used, is too old, or the account is blocked. */
export async function enter(
  services: Services,
  token: string,
  userAgent: string,
): Promise<{ accessToken: string; refreshToken: string }> {
  const user = await openByEntry(services, token);
  if (!user || blockOf(user, services.clock.now())) throw refusal("LINK_INVALID");
  const { accessToken, refreshToken } = await openSession(services, user, userAgent, "link");
  return { accessToken, refreshToken };
}
