import { createHash } from "node:crypto";
import { emailSchema, interfaceLanguageSchema, LIMITS } from "@lehrpfad/contract";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from "openid-client";
import { z } from "zod";
import type { Db } from "../../../db/client.ts";
import { type Clock, later } from "../../../platform/clock.ts";
import type { Config } from "../../../platform/config.ts";
import type { Log } from "../../../platform/log.ts";
import { hashSecret, newSecret } from "../../../platform/secrets.ts";
import { blockOf } from "../access.ts";
import { accountOfIdentity, type Flow, insertFlow, redeemFlow, takeFlow } from "../repository/identities.ts";
import type { AuthUser, NewUser } from "../repository/users.ts";
import { userById } from "../repository/users.ts";

/** How long somebody may take at the provider, and how long the browser to redeem its code. */
const FLOW_SECONDS = 600;

const CODE_SECONDS = 60;

/** How long the provider may take for an answer. */
const PROVIDER_SECONDS = 10;

/** Why a sign-in at the provider opens nothing, in the protocol's words. */
export type SingleSignOnFault =
  | "access_denied"
  | "provider_email_needs_verification"
  | "user_banned"
  | "server_error";

/** Sign-in through an OpenID provider (OpenID Connect Core 1.0, authorization code with PKCE). */
export interface SingleSignOn {
  /**
   * Where the browser goes; `challenge` is its own PKCE challenge (S256), `redirectTo` where it comes back to,
   * with `error` at once where the provider cannot be reached.
   */
  begin(challenge: string, redirectTo: string): Promise<URL>;
  /** Takes the provider's answer; where the browser goes on, with `code` or `error`. Null for an unknown state. */
  finish(callback: URL): Promise<URL | null>;
  /** The person of a code, for the browser that began; null for every other. */
  redeem(code: string, verifier: string): Promise<AuthUser | null>;
}

const claimsSchema = z.object({
  sub: z.string().min(1),
  email: emailSchema,
  email_verified: z.literal(true),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
  locale: z.string().optional(),
});

type Claims = z.infer<typeof claimsSchema>;

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

function newPerson(claims: Claims): NewUser {
  const words = (claims.name ?? claims.email.split("@")[0] ?? "").trim().split(/\s+/);
  const cut = (text: string) => text.slice(0, LIMITS.nameLength);
  return {
    email: claims.email,
    passwordHash: null,
    firstName: cut(claims.given_name ?? words[0] ?? ""),
    lastName: cut(claims.family_name ?? words.slice(1).join(" ")),
    language: interfaceLanguageSchema.catch("de").parse(claims.locale?.slice(0, 2).toLowerCase()),
    role: "course_participant",
    roleChosen: false,
  };
}

/** What the provider says of itself, as it was read last, and read anew; those who come meanwhile share one request. */
interface Discovery {
  known(): Promise<Configuration>;
  anew(): Promise<Configuration>;
}

function createDiscovery(issuer: URL, id: string, secret: string): Discovery {
  const local = issuer.protocol === "http:" && LOOPBACK.test(issuer.hostname);
  const options = { timeout: PROVIDER_SECONDS, ...(local ? { execute: [allowInsecureRequests] } : {}) };
  let last: Configuration | null = null;
  let reading: Promise<Configuration> | null = null;
  const read = async () => {
    try {
      last = await discovery(issuer, id, secret, undefined, options);
      return last;
    } finally {
      reading = null;
    }
  };
  const anew = () => {
    reading ??= read();
    return reading;
  };
  return { anew, known: async () => last ?? (await anew()) };
}

async function claimsOf(provider: Configuration, callback: URL, state: string, flow: Flow) {
  const tokens = await authorizationCodeGrant(provider, callback, {
    pkceCodeVerifier: flow.verifier,
    expectedState: state,
    expectedNonce: flow.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error("The provider answered no ID token");
  const more =
    claims.email === undefined ? await fetchUserInfo(provider, tokens.access_token, claims.sub) : {};
  return { issuer: claims.iss, read: claimsSchema.safeParse({ ...claims, ...more }) };
}

function withQuery(address: string, query: Record<string, string>): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

/** Null where the settings name no provider. `publicUrl` is where the provider sends people back to. */
export function createSingleSignOn(
  { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret }: Config,
  db: Db,
  clock: Clock,
  publicUrl: string,
  log: Log,
): SingleSignOn | null {
  if (!issuer || !id || !secret) return null;
  const provider = createDiscovery(new URL(issuer), id, secret);
  const signedIn = async (
    callback: URL,
    state: string,
    flow: Flow,
  ): Promise<AuthUser | SingleSignOnFault> => {
    if (callback.searchParams.has("error")) return "access_denied";
    const { issuer: from, read } = await claimsOf(await provider.known(), callback, state, flow);
    if (!read.success) return "provider_email_needs_verification";
    const identity = { issuer: from, subject: read.data.sub };
    const user = await accountOfIdentity(db, identity, newPerson(read.data), clock.now());
    return blockOf(user, clock.now()) ? "user_banned" : user;
  };
  const failed = (error: unknown): SingleSignOnFault => {
    log.error({ error }, "single sign-on failed");
    return "server_error";
  };
  return {
    begin: async (challenge, redirectTo) => {
      // Nobody is sent to a provider that has gone away since: the browser could only show its own error page.
      const found = await provider.anew().catch(failed);
      if (typeof found === "string") return withQuery(redirectTo, { error: found });
      const [state, verifier, nonce] = [newSecret(), randomPKCECodeVerifier(), randomNonce()];
      const now = clock.now();
      const expiresAt = later(now, FLOW_SECONDS);
      const flow = { stateHash: hashSecret(state), verifier, nonce, challenge, redirectTo, expiresAt };
      await insertFlow(db, flow, now);
      return buildAuthorizationUrl(found, {
        redirect_uri: `${publicUrl}/auth/v1/callback`,
        scope: "openid email profile",
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state,
        nonce,
      });
    },
    finish: async (callback) => {
      const state = callback.searchParams.get("state") ?? "";
      const flow = await takeFlow(db, hashSecret(state), clock.now());
      if (!flow) return null;
      const user = await signedIn(callback, state, flow).catch(failed);
      if (typeof user === "string") return withQuery(flow.redirectTo, { error: user });
      const code = newSecret();
      const known = { codeHash: hashSecret(code), userId: user.id };
      await insertFlow(db, { ...flow, ...known, expiresAt: later(clock.now(), CODE_SECONDS) }, clock.now());
      return withQuery(flow.redirectTo, { code });
    },
    redeem: async (code, verifier) => {
      const flow = await redeemFlow(db, hashSecret(code), clock.now());
      if (!flow || createHash("sha256").update(verifier).digest("base64url") !== flow.challenge) return null;
      return await userById(db, flow.userId);
    },
  };
}
