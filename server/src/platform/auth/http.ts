import { emailSchema, LIMITS, languageSchema, nameSchema } from "@lehrpfad/contract";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { type Limit, type Limiter, RateLimitError } from "../limiter.ts";
import type { Auth, Session } from "./auth.ts";
import type { AuthUser } from "./repository.ts";

/** What the sign-in service needs of the rest: limits, and somebody who sends the mails. */
export interface AuthHttpOptions {
  auth: Auth;
  limiter: Limiter;
  signInLimit: Limit;
  /** Network address of a caller, for limits only. */
  callerOf(context: Context): string;
  now(): Date;
  /** Called after an account was made. */
  onSignedUp(user: AuthUser): Promise<void>;
}

const signUpSchema = z.object({
  email: emailSchema,
  password: z.string().min(LIMITS.password.minimum).max(LIMITS.password.maximum),
  data: z.object({
    first_name: nameSchema,
    last_name: nameSchema,
    preferred_language: languageSchema.default("de"),
  }),
});
const passwordSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(LIMITS.password.maximum),
});
const refreshSchema = z.object({ refresh_token: z.string().min(1).max(200) });
const verifySchema = z.object({ token_hash: z.string().min(1).max(200), type: z.enum(["signup", "email"]) });

/** A user as the Supabase Auth protocol shows it. */
function publicUser(user: AuthUser) {
  const confirmed = user.emailConfirmedAt?.toISOString();
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    phone: "",
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    ...(confirmed ? { email_confirmed_at: confirmed, confirmed_at: confirmed } : {}),
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: user.metadata,
    identities: [],
  };
}

function publicSession(session: Session, now: Date) {
  const expiresAt = Math.floor(session.expiresAt.getTime() / 1000);
  return {
    access_token: session.accessToken,
    token_type: "bearer",
    expires_in: Math.max(0, expiresAt - Math.floor(now.getTime() / 1000)),
    expires_at: expiresAt,
    refresh_token: session.refreshToken,
    user: publicUser(session.user),
  };
}

type Refusal = "validation_failed" | "weak_password" | "invalid_credentials" | "otp_expired" | "bad_jwt";
const REFUSALS: Record<Refusal, { status: 400 | 401 | 403 | 422; message: string }> = {
  validation_failed: { status: 422, message: "The request is not complete or not valid" },
  weak_password: {
    status: 422,
    message: `Password should be at least ${LIMITS.password.minimum} characters`,
  },
  invalid_credentials: { status: 400, message: "Invalid login credentials" },
  otp_expired: { status: 403, message: "Email link is invalid or has expired" },
  bad_jwt: { status: 401, message: "Invalid or ended session" },
};

function refuse(context: Context, code: Refusal) {
  const { status, message } = REFUSALS[code];
  context.header("x-supabase-api-version", "2024-01-01");
  return context.json({ code, error_code: code, message }, status);
}

const MAX_BODY_BYTES = 16 * 1024;

const bearerOf = (context: Context): string | null =>
  context.req.header("authorization")?.match(/^Bearer (.+)$/i)?.[1] ?? null;

async function bodyOf<T>(context: Context, schema: z.ZodType<T>): Promise<z.ZodSafeParseResult<T>> {
  return schema.safeParse(await context.req.json().catch(() => null));
}

async function signUp(context: Context, options: AuthHttpOptions) {
  const body = await bodyOf(context, signUpSchema);
  if (!body.success) {
    const passwordOnly = body.error.issues.every((issue) => issue.path[0] === "password");
    return refuse(context, passwordOnly ? "weak_password" : "validation_failed");
  }
  const { email, password, data } = body.data;
  await options.limiter.take(options.signInLimit, `signup:${email}`);
  const user = await options.auth.signUp(
    {
      email,
      firstName: data.first_name,
      lastName: data.last_name,
      language: data.preferred_language,
      role: "course_participant",
      roleChosen: false,
    },
    password,
  );
  await options.onSignedUp(user);
  const session = await options.auth.openSession(user, context.req.header("user-agent") ?? "");
  return context.json(publicSession(session, options.now()));
}

async function exchange(context: Context, options: AuthHttpOptions) {
  const { auth, limiter, signInLimit, callerOf } = options;
  if (context.req.query("grant_type") === "refresh_token") {
    const body = await bodyOf(context, refreshSchema);
    const session = body.success ? await auth.refresh(body.data.refresh_token) : null;
    if (!session) return refuse(context, "invalid_credentials");
    return context.json(publicSession(session, options.now()));
  }
  const body = await bodyOf(context, passwordSchema);
  if (!body.success || context.req.query("grant_type") !== "password")
    return refuse(context, "invalid_credentials");
  await limiter.take(signInLimit, `password:${body.data.email}`);
  await limiter.take(
    { ...signInLimit, name: "sign_in_caller", points: signInLimit.points * 20 },
    callerOf(context),
  );
  const user = await auth.signIn(body.data.email, body.data.password);
  if (!user) return refuse(context, "invalid_credentials");
  const session = await auth.openSession(user, context.req.header("user-agent") ?? "");
  return context.json(publicSession(session, options.now()));
}

async function signOut(context: Context, { auth }: AuthHttpOptions) {
  const actor = await auth.identify(bearerOf(context));
  if (actor.kind === "nobody") return refuse(context, "bad_jwt");
  const scope = context.req.query("scope") ?? "global";
  if (scope === "local") await auth.endSession(actor.sessionId);
  else await auth.endSessionsOf(actor.userId, scope === "others" ? actor.sessionId : undefined);
  return context.body(null, 204);
}

/**
 * The Supabase Auth protocol, as far as this product uses it: sign-up, sign-in and renewal, sign-out
 * with scope, the present user, and confirmation of an address (SPEC.md section 7).
 */
export function createAuthHttp(options: AuthHttpOptions): Hono {
  const { auth } = options;
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (context) => refuse(context, "validation_failed") }));
  app.onError((error, context) => {
    if (!(error instanceof RateLimitError)) throw error;
    context.header("retry-after", String(error.retryAfterSeconds));
    context.header("x-supabase-api-version", "2024-01-01");
    const code = "over_request_rate_limit";
    return context.json(
      { code, error_code: code, message: `Try again in ${error.retryAfterSeconds} seconds` },
      429,
    );
  });
  app.post("/signup", (context) => signUp(context, options));
  app.post("/token", (context) => exchange(context, options));
  app.post("/logout", (context) => signOut(context, options));
  app.get("/user", async (context) => {
    const actor = await auth.identify(bearerOf(context));
    const user = actor.kind === "person" ? await auth.userById(actor.userId) : null;
    return user ? context.json(publicUser(user)) : refuse(context, "bad_jwt");
  });
  app.post("/verify", async (context) => {
    const body = await bodyOf(context, verifySchema);
    const user = body.success ? await auth.confirm(body.data.token_hash) : null;
    if (!user) return refuse(context, "otp_expired");
    const session = await auth.openSession(user, context.req.header("user-agent") ?? "");
    return context.json(publicSession(session, options.now()));
  });
  return app;
}
