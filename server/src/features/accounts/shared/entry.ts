import type { Services } from "../../../platform/services.ts";
import type { AuthUser } from "../repository/users.ts";
import { issueEntryLink, mayEnter } from "./links.ts";
import { sendMail } from "./mails.ts";

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
