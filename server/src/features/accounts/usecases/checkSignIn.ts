import { matchPassword } from "../../../platform/passwords.ts";
import { type Block, blockOf } from "../access.ts";
import { type AuthUser, signInCandidates } from "../repository/users.ts";
import type { PasswordServices } from "../shared/passwords.ts";

/** The account of an address and a password. Why it is blocked is told only to who knows its password. */
export async function checkSignIn(
  { db, clock }: PasswordServices,
  email: string,
  password: string,
): Promise<AuthUser | "invalid_credentials" | Block> {
  const user = await matchPassword(await signInCandidates(db, email), password);
  return user ? (blockOf(user, clock.now()) ?? user) : "invalid_credentials";
}
