import { cleanTexts, emailSchema, interfaceLanguageSchema, LIMITS, nameSchema } from "@lehrpfad/contract";
import type { Context } from "hono";
import { z } from "zod";
import type { AuthUser } from "../repository/users.ts";
import type { Session } from "../shared/sessions.ts";

const password = z.string().min(LIMITS.password.minimum).max(LIMITS.password.maximum);
const typed = z.string().min(1).max(LIMITS.password.maximum);
const secret = z.string().min(1).max(200);

/** Bodies of the requests that this server understands. */
export const bodies = {
  signUp: z.object({
    email: emailSchema,
    password,
    data: z.object({
      first_name: nameSchema,
      last_name: nameSchema,
      preferred_language: interfaceLanguageSchema.default("de"),
    }),
  }),
  password: z.object({ email: emailSchema, password: typed }),
  refresh: z.object({ refresh_token: secret }),
  pkce: z.object({ auth_code: secret, code_verifier: z.string().min(43).max(128) }),
  verify: z.object({
    token_hash: secret,
    type: z.enum(["signup", "email", "email_change", "recovery"]),
  }),
  resend: z.object({ email: emailSchema, type: z.literal("signup") }),
  recover: z.object({ email: emailSchema }),
  update: z.object({
    email: emailSchema.optional(),
    password: password.optional(),
    current_password: typed.optional(),
    data: z
      .object({ first_name: nameSchema, last_name: nameSchema, preferred_language: interfaceLanguageSchema })
      .partial()
      .optional(),
  }),
};

/** A user as the Supabase Auth protocol shows it. */
export function publicUser(user: AuthUser, pendingEmail: { email: string; createdAt: Date } | null = null) {
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
    ...(pendingEmail
      ? { new_email: pendingEmail.email, email_change_sent_at: pendingEmail.createdAt.toISOString() }
      : {}),
    app_metadata: { provider: "email", providers: ["email"], has_password: user.passwordHash !== null },
    user_metadata: user.metadata,
    identities: [],
  };
}

export function publicSession(session: Session, now: Date) {
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

/** Codes of the protocol with their status and the words it uses. */
const REFUSALS = {
  validation_failed: [422, "The request is not complete or not valid"],
  weak_password: [422, `Password should be at least ${LIMITS.password.minimum} characters`],
  invalid_credentials: [400, "Invalid login credentials"],
  email_not_confirmed: [400, "Email not confirmed"],
  user_banned: [403, "User is banned"],
  otp_expired: [403, "Email link is invalid or has expired"],
  otp_disabled: [422, "Sign-in by link is disabled"],
  no_authorization: [401, "This endpoint requires a bearer token"],
  bad_jwt: [401, "Invalid access token"],
  session_not_found: [403, "The session has ended"],
  refresh_token_not_found: [400, "Invalid Refresh Token: Refresh Token Not Found"],
  refresh_token_already_used: [400, "Invalid Refresh Token: Already Used"],
  reauthentication_needed: [400, "The present password is missing or wrong"],
  email_exists: [422, "This is the present address already"],
  bad_code_verifier: [400, "The code or its verifier is not valid"],
  provider_disabled: [400, "Unsupported provider: provider is not enabled"],
  bad_oauth_state: [400, "The sign-in was not begun here or took too long"],
  not_found: [404, "There is no such endpoint"],
} as const satisfies Record<string, readonly [400 | 401 | 403 | 404 | 422, string]>;
export type AuthRefusal = keyof typeof REFUSALS;

const VERSION = "2024-01-01";

export function refuse(context: Context, code: AuthRefusal) {
  const [status, message] = REFUSALS[code];
  context.header("x-supabase-api-version", VERSION);
  return context.json({ code, error_code: code, message }, status);
}

/** The answer to a call that came too often; the message holds the waiting time, because the client drops headers. */
export function tooMany(context: Context, seconds: number, mail: boolean) {
  const code = mail ? "over_email_send_rate_limit" : "over_request_rate_limit";
  context.header("retry-after", String(seconds));
  context.header("x-supabase-api-version", VERSION);
  return context.json({ code, error_code: code, message: `Try again in ${seconds} seconds` }, 429);
}

/** The body of a request, or null where it is no JSON or not what `schema` wants. */
export async function bodyOf<T>(context: Context, schema: z.ZodType<T>): Promise<z.ZodSafeParseResult<T>> {
  return schema.safeParse(cleanTexts(await context.req.json().catch(() => null)));
}

export const bearerOf = (context: Context): string | null =>
  context.req.header("authorization")?.match(/^Bearer (.+)$/i)?.[1] ?? null;
