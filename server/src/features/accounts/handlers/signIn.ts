import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Person } from "../../../platform/actor.ts";
import { callerOf } from "../../../platform/http/caller.ts";
import { RateLimitError } from "../../../platform/limiter.ts";
import type { Services } from "../../../platform/services.ts";
import {
  MAIL_CALLER,
  SIGN_UP,
  SIGN_UP_CALLER,
  SIGN_UP_DAY,
  signInAddressLimit,
  signInCallerLimit,
  signInLimit,
} from "../config.ts";
import { pendingChange } from "../repository/links.ts";
import { deleteSession, deleteSessionsOf } from "../repository/sessions.ts";
import { storeMetadata, userById } from "../repository/users.ts";
import { askForConfirmation } from "../usecases/askForConfirmation.ts";
import { askForRecovery } from "../usecases/askForRecovery.ts";
import { changePassword } from "../usecases/changePassword.ts";
import { checkSignIn } from "../usecases/checkSignIn.ts";
import { type ConfirmationFault, confirmAddress } from "../usecases/confirmAddress.ts";
import { confirmChangedAddress } from "../usecases/confirmChangedAddress.ts";
import type { SingleSignOn } from "../usecases/createSingleSignOn.ts";
import { examineToken } from "../usecases/examineToken.ts";
import { holderOfToken } from "../usecases/holderOfToken.ts";
import { identify } from "../usecases/identify.ts";
import { noteConfirmed } from "../usecases/noteConfirmed.ts";
import { openByRecovery } from "../usecases/openByRecovery.ts";
import { openSession } from "../usecases/openSession.ts";
import { refreshSession } from "../usecases/refreshSession.ts";
import { signUp } from "../usecases/signUp.ts";
import { startEmailChange } from "../usecases/startEmailChange.ts";
import { welcome } from "../usecases/welcome.ts";
import {
  type AuthRefusal,
  bearerOf,
  bodies,
  bodyOf,
  publicSession,
  publicUser,
  refuse,
  tooMany,
} from "./protocol.ts";
import { createSingleSignOnHttp, redeemCode } from "./singleSignOn.ts";

const MAX_BODY_BYTES = 16 * 1024;
const agentOf = (context: Context) => context.req.header("user-agent") ?? "";
const callerIn = (context: Context, services: Services) => callerOf(context, services.config.TRUSTED_PROXIES);

async function signUpByPassword(context: Context, services: Services) {
  const body = await bodyOf(context, bodies.signUp);
  if (!body.success) {
    const passwordOnly = body.error.issues.every((issue) => issue.path[0] === "password");
    return refuse(context, passwordOnly ? "weak_password" : "validation_failed");
  }
  const { limiter, clock } = services;
  const { email, password, data } = body.data;
  await limiter.takeInTurn([
    [SIGN_UP_CALLER, callerIn(context, services)],
    [SIGN_UP, email],
    [SIGN_UP_DAY, email],
  ]);
  const person = {
    email,
    firstName: data.first_name,
    lastName: data.last_name,
    language: data.preferred_language,
    role: "course_participant" as const,
    roleChosen: false,
  };
  const user = await signUp({ context: { services }, input: { user: person, password } });
  await welcome({ context: { services }, input: { user, course: null } });
  return context.json(publicSession(await openSession(services, user, agentOf(context)), clock.now()));
}

async function signIn(context: Context, services: Services) {
  const { limiter, clock, config } = services;
  const body = await bodyOf(context, bodies.password);
  if (!body.success) return refuse(context, "invalid_credentials");
  const { email, password } = body.data;
  const caller = callerIn(context, services);
  // The caller first: whoever is over the limit does not use up what others have with this address.
  await limiter.takeInTurn([
    [signInCallerLimit(config.SIGN_IN_ATTEMPTS), caller],
    [signInLimit(config.SIGN_IN_ATTEMPTS), `${caller} ${email}`],
    [signInAddressLimit(config.SIGN_IN_ATTEMPTS), email],
  ]);
  const user = await checkSignIn(services, email, password);
  if (typeof user === "string") return refuse(context, user);
  return context.json(publicSession(await openSession(services, user, agentOf(context)), clock.now()));
}

async function renew(context: Context, services: Services) {
  const body = await bodyOf(context, bodies.refresh);
  const session = body.success
    ? await refreshSession({ context: { services }, input: { refreshToken: body.data.refresh_token } })
    : "refresh_token_not_found";
  if (typeof session === "string") return refuse(context, session);
  return context.json(publicSession(session, services.clock.now()));
}

/** The person of the bearer token, or the answer that says why there is none. */
async function personOf(context: Context, services: Services): Promise<Person | Response> {
  const token = bearerOf(context);
  if (token === null) return refuse(context, "no_authorization");
  const found = await examineToken({ context: { services }, input: token });
  return typeof found === "string" ? refuse(context, found) : found;
}

async function signOut(context: Context, services: Services) {
  const token = bearerOf(context);
  if (token === null) return refuse(context, "no_authorization");
  const found = await holderOfToken(services, token);
  if (typeof found === "string") return refuse(context, found);
  const scope = context.req.query("scope") ?? "global";
  if (!["global", "local", "others"].includes(scope)) return refuse(context, "validation_failed");
  const { sessionId } = found;
  const { userId } = found.holder;
  if (scope === "local") await deleteSession(services.db, sessionId);
  else await deleteSessionsOf(services.db, userId, scope === "others" ? sessionId : undefined);
  return context.body(null, 204);
}

async function showUser(context: Context, { db, clock }: Services, person: Person) {
  const user = await userById(db, person.userId);
  if (!user) return refuse(context, "session_not_found");
  return context.json(publicUser(user, await pendingChange(db, user.id, clock.now())));
}

async function updateUser(context: Context, services: Services) {
  const person = await personOf(context, services);
  if (person instanceof Response) return person;
  const body = await bodyOf(context, bodies.update);
  if (!body.success) {
    const passwordOnly = body.error.issues.every((issue) => issue.path[0] === "password");
    return refuse(context, passwordOnly ? "weak_password" : "validation_failed");
  }
  const { email, password, current_password: current, data } = body.data;
  if (email !== undefined) {
    const result = await startEmailChange({
      context: { services },
      input: { person, email, password: current },
    });
    if (result === "wrong") return refuse(context, "reauthentication_needed");
    if (result === "unchanged") return refuse(context, "email_exists");
  }
  if (
    password !== undefined &&
    (await changePassword({ context: { services }, input: { person, current, password } })) === "wrong"
  ) {
    return refuse(context, "reauthentication_needed");
  }
  const user = data ? await userById(services.db, person.userId) : null;
  if (user && data) {
    const { first_name, last_name, preferred_language } = data;
    const change = {
      ...(first_name ? { first_name } : {}),
      ...(last_name ? { last_name } : {}),
      ...(preferred_language ? { preferred_language } : {}),
    };
    await storeMetadata(services.db, user, change, services.clock.now());
  }
  return await showUser(context, services, person);
}

async function verifyRecovery(context: Context, services: Services, secret: string) {
  const user = await openByRecovery({ context: { services }, input: { secret } });
  if (!user) return refuse(context, "otp_expired");
  if (user.blockedAt) return refuse(context, "user_banned");
  await noteConfirmed({ context: { services }, input: user });
  const session = await openSession(services, user, agentOf(context), "recovery");
  return context.json(publicSession(session, services.clock.now()));
}

/** How the protocol names why a confirmation opens nothing. */
const CONFIRMATION_FAULTS = {
  invalid: "otp_expired",
  unproven: "reauthentication_needed",
  wrong: "reauthentication_needed",
  blocked: "user_banned",
  administrator: "otp_disabled",
} as const satisfies Record<ConfirmationFault, AuthRefusal>;

/** Confirms an address by a session of the account; without one, the page of the link asks for the password. */
async function verifyAddress(context: Context, services: Services, token: string) {
  const actor = await identify({ context: { services }, input: bearerOf(context) });
  const confirming = { services, actor, userAgent: agentOf(context) };
  const session = await confirmAddress({ context: confirming, input: { token } });
  return typeof session === "string"
    ? refuse(context, CONFIRMATION_FAULTS[session])
    : context.json(publicSession(session, services.clock.now()));
}

/** Uses a mailed link up. */
async function verify(context: Context, services: Services) {
  const body = await bodyOf(context, bodies.verify);
  if (!body.success) return refuse(context, "otp_expired");
  const { token_hash: secret, type } = body.data;
  if (type === "recovery") return await verifyRecovery(context, services, secret);
  if (type !== "email_change") return await verifyAddress(context, services, secret);
  const actor = await identify({ context: { services }, input: bearerOf(context) });
  const user = await confirmChangedAddress({ context: { services }, input: { secret, actor } });
  if (user === null) return refuse(context, "otp_expired");
  return typeof user === "string"
    ? refuse(context, "reauthentication_needed")
    : context.json(publicUser(user));
}

/** The two calls that send a mail to any address: the answer is the same for each. */
function mailCall(
  services: Services,
  schema: typeof bodies.recover,
  ask: (services: Services, email: string) => Promise<void>,
) {
  return async (context: Context) => {
    const body = await bodyOf(context, schema);
    if (!body.success) return refuse(context, "validation_failed");
    try {
      await services.limiter.take(MAIL_CALLER, callerIn(context, services));
      await ask(services, body.data.email);
    } catch (error) {
      if (error instanceof RateLimitError) return tooMany(context, error.retryAfterSeconds, true);
      throw error;
    }
    return context.json({});
  };
}

/**
 * The Supabase Auth protocol, as far as `@supabase/auth-js` calls it here (docs/sign-in-protocol.md). What differs
 * from the public protocol is named in docs/sign-in-protocol.md. `singleSignOn` is null where the settings
 * name no provider.
 */
export function createAuthHttp(services: Services, singleSignOn: SingleSignOn | null): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (context) => refuse(context, "validation_failed") }));
  app.onError((error, context) => {
    if (!(error instanceof RateLimitError)) throw error;
    return tooMany(context, error.retryAfterSeconds, false);
  });
  app.route("/", createSingleSignOnHttp(services, singleSignOn));
  app.post("/signup", (context) => signUpByPassword(context, services));
  app.post("/token", async (context) => {
    const grant = context.req.query("grant_type");
    if (grant === "password") return await signIn(context, services);
    if (grant === "pkce") return await redeemCode(context, services, singleSignOn);
    return grant === "refresh_token" ? await renew(context, services) : refuse(context, "validation_failed");
  });
  app.post("/logout", (context) => signOut(context, services));
  app.get("/user", async (context) => {
    const person = await personOf(context, services);
    return person instanceof Response ? person : await showUser(context, services, person);
  });
  app.put("/user", (context) => updateUser(context, services));
  app.post("/verify", (context) => verify(context, services));
  app.post("/resend", mailCall(services, bodies.resend, askForConfirmation));
  app.post("/recover", mailCall(services, bodies.recover, askForRecovery));
  app.post("/otp", (context) => refuse(context, "otp_disabled"));
  app.all("/*", (context) => refuse(context, "not_found"));
  return app;
}
