import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Person } from "../../../platform/actor.ts";
import { type Limiter, RateLimitError } from "../../../platform/limiter.ts";
import { MAIL_CALLER, SIGN_UP, SIGN_UP_CALLER, signInCallerLimit, signInLimit } from "../config.ts";
import type { AuthUser } from "../repository/sessions.ts";
import type { Auth } from "../usecases/sessions.ts";
import type { SingleSignOn } from "../usecases/singleSignOn.ts";
import { bearerOf, bodies, bodyOf, publicSession, publicUser, refuse, tooMany } from "./protocol.ts";
import { createSingleSignOnHttp, redeemCode } from "./singleSignOn.ts";

/** What the sign-in service leaves to the feature of accounts: whatever sends mails. All throw RateLimitError. */
export interface AuthActions {
  /** Called after an account was made. */
  signedUp(user: AuthUser): Promise<void>;
  /** Called after an address was confirmed. */
  confirmed(user: AuthUser): Promise<void>;
  /** Mails another confirmation link to who waits for one; tells nothing about the address. */
  resend(email: string): Promise<void>;
  /** Mails a link for a new password; tells nothing about the address. */
  recover(email: string): Promise<void>;
  changePassword(person: Person, current: string | undefined, password: string): Promise<"done" | "wrong">;
  requestEmailChange(
    person: Person,
    email: string,
    password: string | undefined,
  ): Promise<"done" | "wrong" | "unchanged">;
  /** Null when the link is not valid. */
  confirmEmailChange(secret: string): Promise<AuthUser | null>;
}

/** What the sign-in service needs of the rest. */
export interface AuthHttpOptions {
  auth: Auth;
  limiter: Limiter;
  /** Sign-in attempts for one address within 15 minutes. */
  signInAttempts: number;
  /** Network address of a caller, for limits only. */
  callerOf(context: Context): string;
  now(): Date;
  actions: AuthActions;
  /** Null where the settings name no provider. */
  singleSignOn: SingleSignOn | null;
  publicUrl: string;
}

const MAX_BODY_BYTES = 16 * 1024;
const agentOf = (context: Context) => context.req.header("user-agent") ?? "";

async function signUp(context: Context, { auth, limiter, actions, callerOf, now }: AuthHttpOptions) {
  const body = await bodyOf(context, bodies.signUp);
  if (!body.success) {
    const passwordOnly = body.error.issues.every((issue) => issue.path[0] === "password");
    return refuse(context, passwordOnly ? "weak_password" : "validation_failed");
  }
  const { email, password, data } = body.data;
  await limiter.take(SIGN_UP_CALLER, callerOf(context));
  await limiter.take(SIGN_UP, email);
  const person = {
    email,
    firstName: data.first_name,
    lastName: data.last_name,
    language: data.preferred_language,
    role: "course_participant" as const,
    roleChosen: false,
  };
  const user = await auth.signUp(person, password);
  await actions.signedUp(user);
  return context.json(publicSession(await auth.openSession(user, agentOf(context)), now()));
}

async function signIn(context: Context, options: AuthHttpOptions) {
  const { auth, limiter, signInAttempts, callerOf, now } = options;
  const body = await bodyOf(context, bodies.password);
  if (!body.success) return refuse(context, "invalid_credentials");
  await limiter.take(signInLimit(signInAttempts), body.data.email);
  await limiter.take(signInCallerLimit(signInAttempts), callerOf(context));
  const user = await auth.signIn(body.data.email, body.data.password);
  if (typeof user === "string") return refuse(context, user);
  return context.json(publicSession(await auth.openSession(user, agentOf(context)), now()));
}

async function renew(context: Context, { auth, now }: AuthHttpOptions) {
  const body = await bodyOf(context, bodies.refresh);
  const session = body.success ? await auth.refresh(body.data.refresh_token) : "refresh_token_not_found";
  if (typeof session === "string") return refuse(context, session);
  return context.json(publicSession(session, now()));
}

/** The person of the bearer token, or the answer that says why there is none. */
async function personOf(context: Context, auth: Auth): Promise<Person | Response> {
  const token = bearerOf(context);
  if (token === null) return refuse(context, "no_authorization");
  const found = await auth.examine(token);
  return typeof found === "string" ? refuse(context, found) : found;
}

async function signOut(context: Context, { auth }: AuthHttpOptions) {
  const person = await personOf(context, auth);
  if (person instanceof Response) return person;
  const scope = context.req.query("scope") ?? "global";
  if (!["global", "local", "others"].includes(scope)) return refuse(context, "validation_failed");
  if (scope === "local") await auth.endSession(person.sessionId);
  else await auth.endSessionsOf(person.userId, scope === "others" ? person.sessionId : undefined);
  return context.body(null, 204);
}

async function showUser(context: Context, { auth }: AuthHttpOptions, person: Person) {
  const user = await auth.userById(person.userId);
  if (!user) return refuse(context, "session_not_found");
  return context.json(publicUser(user, await auth.pendingEmailChange(user.id)));
}

async function updateUser(context: Context, options: AuthHttpOptions) {
  const { auth, actions } = options;
  const person = await personOf(context, auth);
  if (person instanceof Response) return person;
  const body = await bodyOf(context, bodies.update);
  if (!body.success) {
    const passwordOnly = body.error.issues.every((issue) => issue.path[0] === "password");
    return refuse(context, passwordOnly ? "weak_password" : "validation_failed");
  }
  const { email, password, current_password: current, data } = body.data;
  if (email !== undefined) {
    const result = await actions.requestEmailChange(person, email, current);
    if (result === "wrong") return refuse(context, "reauthentication_needed");
    if (result === "unchanged") return refuse(context, "email_exists");
  }
  if (password !== undefined && (await actions.changePassword(person, current, password)) === "wrong") {
    return refuse(context, "reauthentication_needed");
  }
  const user = data ? await auth.userById(person.userId) : null;
  if (user && data) {
    const { first_name, last_name, preferred_language } = data;
    await auth.updateMetadata(user, {
      ...(first_name ? { first_name } : {}),
      ...(last_name ? { last_name } : {}),
      ...(preferred_language ? { preferred_language } : {}),
    });
  }
  return await showUser(context, options, person);
}

async function verifyRecovery(context: Context, { auth, actions, now }: AuthHttpOptions, secret: string) {
  const user = await auth.recover(secret);
  if (!user) return refuse(context, "otp_expired");
  if (user.blockedAt) return refuse(context, "user_banned");
  await actions.confirmed(user);
  return context.json(publicSession(await auth.openSession(user, agentOf(context), "recovery"), now()));
}

/** Confirms an address; the browser that registered shows its session and keeps it. */
async function verifyAddress(context: Context, { auth, actions, now }: AuthHttpOptions, secret: string) {
  const prover = await auth.identify(bearerOf(context));
  const user = await auth.confirm(secret, prover.kind === "person" ? prover : null);
  if (!user) return refuse(context, "otp_expired");
  if (user.blockedAt) return refuse(context, "user_banned");
  await actions.confirmed(user);
  const session =
    prover.kind === "person" && prover.userId === user.id
      ? await auth.continueSession(user, prover.sessionId)
      : await auth.openSession(user, agentOf(context), "link");
  return context.json(publicSession(session, now()));
}

/** Uses a mailed link up. */
async function verify(context: Context, options: AuthHttpOptions) {
  const body = await bodyOf(context, bodies.verify);
  if (!body.success) return refuse(context, "otp_expired");
  const { token_hash: secret, type } = body.data;
  if (type === "recovery") return await verifyRecovery(context, options, secret);
  if (type !== "email_change") return await verifyAddress(context, options, secret);
  const user = await options.actions.confirmEmailChange(secret);
  return user ? context.json(publicUser(user)) : refuse(context, "otp_expired");
}

/** The two calls that send a mail to any address: the answer is the same for each. */
function mailCall(options: AuthHttpOptions, schema: typeof bodies.recover, send: "resend" | "recover") {
  return async (context: Context) => {
    const body = await bodyOf(context, schema);
    if (!body.success) return refuse(context, "validation_failed");
    try {
      await options.limiter.take(MAIL_CALLER, options.callerOf(context));
      await options.actions[send](body.data.email);
    } catch (error) {
      if (error instanceof RateLimitError) return tooMany(context, error.retryAfterSeconds, true);
      throw error;
    }
    return context.json({});
  };
}

/**
 * The Supabase Auth protocol, as far as `@supabase/auth-js` calls it here (SPEC.md section 7). What differs
 * from the public protocol is named in docs/sign-in-protocol.md.
 */
export function createAuthHttp(options: AuthHttpOptions): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (context) => refuse(context, "validation_failed") }));
  app.onError((error, context) => {
    if (!(error instanceof RateLimitError)) throw error;
    return tooMany(context, error.retryAfterSeconds, false);
  });
  const { auth, singleSignOn, publicUrl, now, actions } = options;
  const provider = { auth, singleSignOn, publicUrl, now, confirmed: actions.confirmed };
  app.route("/", createSingleSignOnHttp(provider));
  app.post("/signup", (context) => signUp(context, options));
  app.post("/token", async (context) => {
    const grant = context.req.query("grant_type");
    if (grant === "password") return await signIn(context, options);
    if (grant === "pkce") return await redeemCode(context, provider);
    return grant === "refresh_token" ? await renew(context, options) : refuse(context, "validation_failed");
  });
  app.post("/logout", (context) => signOut(context, options));
  app.get("/user", async (context) => {
    const person = await personOf(context, options.auth);
    return person instanceof Response ? person : await showUser(context, options, person);
  });
  app.put("/user", (context) => updateUser(context, options));
  app.post("/verify", (context) => verify(context, options));
  app.post("/resend", mailCall(options, bodies.resend, "resend"));
  app.post("/recover", mailCall(options, bodies.recover, "recover"));
  app.post("/otp", (context) => refuse(context, "otp_disabled"));
  app.all("/*", (context) => refuse(context, "not_found"));
  return app;
}
