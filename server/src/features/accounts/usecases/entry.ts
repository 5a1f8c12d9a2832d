import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { blockOf } from "../access.ts";
import type { AuthUser } from "../repository/users.ts";
import { issueEntryLink, mayEnter, openByEntry } from "./links.ts";
import { sendMail } from "./mails.ts";
import { openSession } from "./sessions.ts";

/**
 * The secret stands behind the hash, which no server and no proxy is sent; whose it is beside it, so that a browser in
 * which somebody else is signed in can say so.
 */
const entryPath = (token: string, { id }: AuthUser, to: string) =>
  `/arrive?${new URLSearchParams({ to })}#${new URLSearchParams({ token, for: id })}`;

const signInPath = (to: string) => `/login?${new URLSearchParams({ returnTo: to })}`;

/**
 * The addresses of pages for one mail to a person. The first that is opened on a device where nobody is signed in signs
 * in, once; on that device the others lead there as they are. Administrators sign in themselves, and go on. Only for mails to the proven address of this account.
 */
export async function entryAddresses(services: Services, user: AuthUser): Promise<(to: string) => string> {
  if (!(await mayEnter(services, user.id))) return (to) => services.publicUrl + signInPath(to);
  const token = await issueEntryLink(services, user);
  return (to) => `${services.publicUrl}${entryPath(token, user, to)}`;
}

/** The only such address of a mail. */
export async function entryAddress(services: Services, user: AuthUser, to: string): Promise<string> {
  return (await entryAddresses(services, user))(to);
}

/** Mails a link that signs in, as it was asked for. */
export async function sendEntry(services: Services, user: AuthUser, to: string): Promise<void> {
  await sendMail(services, user.id, "entry", {
    path: entryPath(await issueEntryLink(services, user), user, to),
  });
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
