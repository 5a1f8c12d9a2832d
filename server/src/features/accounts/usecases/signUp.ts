import { hashPassword, haveOneRecipe } from "../../../platform/passwords.ts";
import type { Call } from "../../../platform/useCase.ts";
import { type AuthUser, insertUser, lockAddress, type NewUser, passwordBeside } from "../repository/users.ts";
import type { PasswordServices } from "../shared/passwords.ts";

/** Makes an account as long as no other one of the address came first with a salt of its own: then null. */
async function insertInTurn({ db, clock }: PasswordServices, user: NewUser): Promise<AuthUser | null> {
  return await db.transaction(async (tx) => {
    await lockAddress(tx, user.email);
    const beside = await passwordBeside(tx, user.email, null);
    const { passwordHash } = user;
    if (passwordHash !== null && beside !== null && !haveOneRecipe(passwordHash, beside)) return null;
    return await insertUser(tx, user, clock.now());
  });
}

/**
 * Makes an unconfirmed account, whether or not the address is known (see `auth_users`). The passwords of one address
 * share a salt, so that a sign-in takes one hash however many accounts it has.
 */
export async function signUp({
  context: { services },
  input: { user, password },
}: Call<
  { user: Omit<NewUser, "passwordHash">; password: string | null },
  { services: PasswordServices }
>): Promise<AuthUser> {
  const beside = password === null ? null : await passwordBeside(services.db, user.email, null);
  const passwordHash = password === null ? null : await hashPassword(password, beside);
  return (
    (await insertInTurn(services, { ...user, passwordHash })) ??
    (await signUp({ context: { services }, input: { user, password } }))
  );
}
