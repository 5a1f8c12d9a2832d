import { LIMITS } from "@lehrpfad/contract";
import type { Db } from "../../../db/client.ts";
import type { LinkKind } from "../../../db/tables/auth.ts";
import { type Clock, later } from "../../../platform/clock.ts";
import { hashPassword } from "../../../platform/passwords.ts";
import { hashSecret, newSecret } from "../../../platform/secrets.ts";
import {
  accountOfAddress,
  type ChangedAddress,
  changeAddress,
  confirmEmail,
  consumeLink,
  deleteLinks,
  insertLink,
  type Prover,
  pendingChange,
  storePassword,
} from "../repository/links.ts";
import type { AuthUser } from "../repository/sessions.ts";

/** How long links work, in seconds: a confirmation as long as the account lives without it (SPEC.md section 9). */
const LINK_SECONDS: Record<LinkKind, number> = {
  signup: LIMITS.verification.blockSeconds,
  email_change: 24 * 3600,
  recovery: 3600,
};

/** Links by mail, and what they open. Each works once. */
export interface Links {
  /** Makes the secret of a confirmation link. */
  issueSignupLink(user: AuthUser): Promise<string>;
  issueRecoveryLink(user: AuthUser): Promise<string>;
  /** Makes the secret for a new address; an earlier change that still waits is given up. */
  issueEmailChange(user: AuthUser, email: string): Promise<string>;
  pendingEmailChange(userId: string): Promise<{ email: string; createdAt: Date; expiresAt: Date } | null>;
  cancelEmailChange(userId: string): Promise<void>;
  /** The account that the owner of an address means; null for none. */
  accountOfAddress(email: string): Promise<AuthUser | null>;
  /** Confirms an address, see `confirmEmail`; null when the link is not valid (any more). */
  confirm(secret: string, prover: Prover | null): Promise<AuthUser | null>;
  /** Changes the address and ends all sessions; null when the link or the address is not valid (any more). */
  changeEmail(secret: string): Promise<ChangedAddress | null>;
  /** Opens an account for a new password, and confirms its address; null when the link is not valid. */
  recover(secret: string): Promise<AuthUser | null>;
  /** Stores a password and ends all sessions but `except`. */
  setPassword(userId: string, password: string, except: string | null): Promise<void>;
}

export function createLinks(db: Db, clock: Clock): Links {
  const issue = async (kind: LinkKind, userId: string, email: string) => {
    const secret = newSecret();
    const now = clock.now();
    const expiresAt = later(now, LINK_SECONDS[kind]);
    await insertLink(db, { tokenHash: hashSecret(secret), kind, userId, email, createdAt: now, expiresAt });
    return secret;
  };
  const consume = (kind: LinkKind, secret: string) => consumeLink(db, kind, hashSecret(secret), clock.now());
  return {
    issueSignupLink: (user) => issue("signup", user.id, user.email),
    issueRecoveryLink: (user) => issue("recovery", user.id, user.email),
    issueEmailChange: async (user, email) => {
      await deleteLinks(db, user.id, ["email_change"]);
      return await issue("email_change", user.id, email);
    },
    pendingEmailChange: (userId) => pendingChange(db, userId, clock.now()),
    cancelEmailChange: (userId) => deleteLinks(db, userId, ["email_change"]),
    accountOfAddress: (email) => accountOfAddress(db, email),
    confirm: async (secret, prover) => {
      const link = await consume("signup", secret);
      return link ? await confirmEmail(db, link.userId, prover, clock.now()) : null;
    },
    changeEmail: async (secret) => {
      const link = await consume("email_change", secret);
      return link ? await changeAddress(db, link, clock.now()) : null;
    },
    recover: async (secret) => {
      const link = await consume("recovery", secret);
      return link ? await confirmEmail(db, link.userId, null, clock.now()) : null;
    },
    setPassword: async (userId, password, except) => {
      await storePassword(db, userId, await hashPassword(password), except, clock.now());
    },
  };
}
