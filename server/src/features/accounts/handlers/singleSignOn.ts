import { type Context, Hono } from "hono";
import { callerOf } from "../../../platform/http/caller.ts";
import { RateLimitError } from "../../../platform/limiter.ts";
import type { Services } from "../../../platform/services.ts";
import { SINGLE_SIGN_ON_CALLER } from "../config.ts";
import type { SingleSignOn } from "../usecases/createSingleSignOn.ts";
import { noteConfirmed } from "../usecases/noteConfirmed.ts";
import { openSession } from "../usecases/openSession.ts";
import { bodies, bodyOf, publicSession, refuse } from "./protocol.ts";

/** The name under which `signInWithOAuth({ provider })` means the provider of the settings. */
const PROVIDER = "custom:oidc";
/** A SHA-256 as base64url (RFC 7636 section 4.2). */
const CHALLENGE = /^[\w-]{43}$/;

/** An address of this site, so that nobody is sent elsewhere with a code; the sign-in page for any other. */
function ownAddress(asked: string | undefined, publicUrl: string): string {
  const fallback = `${publicUrl}/login`;
  if (!asked || !URL.canParse(asked)) return fallback;
  return new URL(asked).origin === new URL(publicUrl).origin ? asked : fallback;
}

/** `GET /authorize` and `GET /callback` of the protocol. */
export function createSingleSignOnHttp(
  { publicUrl, limiter, config }: Services,
  singleSignOn: SingleSignOn | null,
): Hono {
  const app = new Hono();
  app.get("/authorize", async (context: Context) => {
    const { provider, redirect_to, code_challenge = "", code_challenge_method = "" } = context.req.query();
    if (singleSignOn === null || provider !== PROVIDER) return refuse(context, "provider_disabled");
    const challenged = code_challenge_method.toLowerCase() === "s256" && CHALLENGE.test(code_challenge);
    if (!challenged) return refuse(context, "validation_failed");
    const back = new URL(ownAddress(redirect_to, publicUrl));
    try {
      await limiter.take(SINGLE_SIGN_ON_CALLER, callerOf(context, config.TRUSTED_PROXIES));
    } catch (error) {
      if (!(error instanceof RateLimitError)) throw error;
      // A browser is on its way here, not a script: the page that it came from says it in words.
      back.searchParams.set("error", "over_request_rate_limit");
      return context.redirect(back.href);
    }
    const to = await singleSignOn.begin(code_challenge, back.href);
    return context.redirect(to.href);
  });
  app.get("/callback", async (context) => {
    const { search } = new URL(context.req.url);
    const to = await singleSignOn?.finish(new URL(`${publicUrl}/auth/v1/callback${search}`));
    return to ? context.redirect(to.href) : refuse(context, "bad_oauth_state");
  });
  return app;
}

/** `POST /token?grant_type=pkce`: the browser that began gets its session. */
export async function redeemCode(context: Context, services: Services, singleSignOn: SingleSignOn | null) {
  const body = await bodyOf(context, bodies.pkce);
  const user = body.success ? await singleSignOn?.redeem(body.data.auth_code, body.data.code_verifier) : null;
  if (!user) return refuse(context, "bad_code_verifier");
  await noteConfirmed({ context: { services }, input: user });
  const agent = context.req.header("user-agent") ?? "";
  const session = await openSession(services, user, agent, "single_sign_on");
  return context.json(publicSession(session, services.clock.now()));
}
