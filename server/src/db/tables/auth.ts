import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** What comes with a sign-up (statement 3.40). */
export interface UserMetadata {
  first_name: string;
  last_name: string;
  preferred_language: string;
}

/**
 * People who can sign in. An address is unique only once it is confirmed: signing up with a known
 * address makes a second, unconfirmed account, so that nobody learns which addresses are known.
 */
export const authUsers = pgTable(
  "auth_users",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    passwordHash: text("password_hash"),
    metadata: jsonb("metadata").$type<UserMetadata>().notNull(),
    emailConfirmedAt: instant("email_confirmed_at"),
    roleChosen: boolean("role_chosen").notNull().default(false),
    /** Set by an administrator. Accounts without a confirmed address are blocked by their age alone. */
    blockedAt: instant("blocked_at"),
    /** When the owner of the address was told that the account is blocked soon. */
    blockWarnedAt: instant("block_warned_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("auth_users_confirmed_email")
      .on(table.email)
      .where(sql`${table.emailConfirmedAt} is not null`),
    index("auth_users_email").on(table.email),
    index("auth_users_confirmed_at").on(table.emailConfirmedAt),
  ],
);

export type SessionMethod = "password" | "link" | "recovery" | "single_sign_on";

export const authSessions = pgTable(
  "auth_sessions",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    refreshedAt: instant("refreshed_at").notNull(),
    userAgent: text("user_agent").notNull(),
    /** How it was opened; one by a recovery link may set a password without the present one. */
    method: text("method").$type<SessionMethod>().notNull().default("password"),
  },
  (table) => [
    index("auth_sessions_user").on(table.userId),
    index("auth_sessions_refreshed").on(table.refreshedAt),
    index("auth_sessions_created").on(table.createdAt),
  ],
);

/** Refresh tokens are random, stored hashed, and used once; `usedAt` starts the seconds of grace for a second tab. */
export const authRefreshTokens = pgTable(
  "auth_refresh_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => authSessions.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    index("auth_refresh_tokens_session").on(table.sessionId),
    index("auth_refresh_tokens_used").on(table.usedAt),
  ],
);

/** `email` is the address a link was sent to: with an email change the new one, which is pending until then. */
export type LinkKind = "signup" | "email_change" | "recovery" | "entry";

/** Links sent by mail: one row each, consumed by one conditional update. */
export const authLinks = pgTable(
  "auth_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    kind: text("kind").$type<LinkKind>().notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    /** The session that asked for another address. No reference: a session that has ended proves nothing. */
    sessionId: uuid("session_id"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("auth_links_user").on(table.userId)],
);

/** Keys that sign access tokens; the newest signs, all verify. */
export const signingKeys = pgTable("signing_keys", {
  id: uuid("id").primaryKey(),
  secret: text("secret").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** Accounts at an OpenID provider that open an account here. */
export const authIdentities = pgTable(
  "auth_identities",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index("auth_identities_user").on(table.userId),
  ],
);

/** Sign-ins under way at an OpenID provider: first known by `state`, then by the code the browser redeems. */
export const authFlows = pgTable(
  "auth_flows",
  {
    stateHash: text("state_hash").primaryKey(),
    /** Our PKCE verifier and nonce towards the provider. */
    verifier: text("verifier").notNull(),
    nonce: text("nonce").notNull(),
    /** The browser's PKCE challenge towards us (RFC 7636, S256). */
    challenge: text("challenge").notNull(),
    redirectTo: text("redirect_to").notNull(),
    codeHash: text("code_hash").unique(),
    userId: uuid("user_id").references(() => authUsers.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("auth_flows_user").on(table.userId)],
);
