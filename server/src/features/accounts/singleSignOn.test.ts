import { randomUUID } from "node:crypto";
import { AuthClient } from "@supabase/auth-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenIdProvider, startOpenIdProvider } from "../../../testing/openIdProvider.ts";
import { createTestServer, type TestServer } from "../../../testing/testServer.ts";
import { authFlows } from "../../db/tables/index.ts";
import { SINGLE_SIGN_ON_CALLER } from "./config.ts";
import { storeBlock } from "./repository/sessions.ts";

const ORIGIN = "http://localhost:4780";
const registered = { id: "courses", secret: "a secret of the provider" };
let provider: OpenIdProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startOpenIdProvider({ ...registered, callback: `${ORIGIN}/auth/v1/callback` });
  server = await createTestServer({
    OIDC_NAME: "Musterschule",
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: registered.id,
    OIDC_CLIENT_SECRET: registered.secret,
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** The browser's sign-in client, which keeps its PKCE verifier in its own storage. */
function browser() {
  const stored = new Map<string, string>();
  return new AuthClient({
    url: `${ORIGIN}/auth/v1`,
    fetch: (input, init) => server.send(input, init),
    flowType: "pkce",
    autoRefreshToken: false,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => {
        stored.set(key, value);
      },
      removeItem: (key) => {
        stored.delete(key);
      },
    },
  });
}

async function follow(address: URL): Promise<URL> {
  const response = await server.send(address);
  expect(response.status, await response.clone().text()).toBe(302);
  return new URL(response.headers.get("location") ?? "");
}

/** From the button to the address that the browser ends on, with `code` or `error`. */
async function signIn(client: ReturnType<typeof browser>, name: string, redirectTo = `${ORIGIN}/login`) {
  const { data } = await client.signInWithOAuth({
    provider: "custom:oidc",
    options: { redirectTo, skipBrowserRedirect: true },
  });
  const atProvider = await follow(new URL(data.url ?? ""));
  const back = await provider.signIn(atProvider, name);
  expect(back.href).toContain(`${ORIGIN}/auth/v1/callback?`);
  return { back, end: await follow(back) };
}

const codeOf = (address: URL) => address.searchParams.get("code") ?? "";

function person(change: { email?: string; email_verified?: boolean } = {}) {
  const name = randomUUID();
  const claims = { email: `${name}@schule.example`, email_verified: true, ...change };
  provider.people.set(name, { ...claims, given_name: "Mia", family_name: "Sommer" });
  return { name, email: claims.email };
}

describe("single sign-on", () => {
  it("is offered under the name of the settings", async () => {
    expect((await server.client().site.settings({})).singleSignOn).toBe("Musterschule");
  });

  it("makes a confirmed account without a password, and finds it again", async () => {
    const { name, email } = person();
    const client = browser();
    const { end } = await signIn(client, name, `${ORIGIN}/login?returnTo=%2Fprofile`);
    expect(end.href).toContain(`${ORIGIN}/login?returnTo=%2Fprofile&code=`);
    const { data } = await client.exchangeCodeForSession(codeOf(end));
    const id = data.user?.id ?? "";
    const api = server.client({ accessToken: data.session?.access_token ?? "" });
    expect(await api.accounts.profile({ id })).toMatchObject({
      ...{ email, first_name: "Mia", last_name: "Sommer", role: "course_participant" },
      ...{ is_email_verified: true, has_password: false, role_chosen: false },
    });
    const other = browser();
    const again = await other.exchangeCodeForSession(codeOf((await signIn(other, name)).end));
    expect(again.data.user?.id).toBe(id);
  });

  it("opens the confirmed account of the verified address", async () => {
    const known = await server.signUp();
    await server.confirm(known);
    const client = browser();
    const { end } = await signIn(client, person({ email: known.email }).name);
    expect((await client.exchangeCodeForSession(codeOf(end))).data.user?.id).toBe(known.id);
  });

  it("does not open an account that nobody has confirmed", async () => {
    const stranger = await server.signUp();
    const client = browser();
    const { end } = await signIn(client, person({ email: stranger.email }).name);
    const { data } = await client.exchangeCodeForSession(codeOf(end));
    expect(data.user?.email).toBe(stranger.email);
    expect(data.user?.id).not.toBe(stranger.id);
  });

  it("refuses an address that the provider has not verified, and a blocked account", async () => {
    const client = browser();
    const unverified = await signIn(client, person({ email_verified: false }).name);
    expect(unverified.end.searchParams.get("error")).toBe("provider_email_needs_verification");
    const { name } = person();
    const first = await client.exchangeCodeForSession(codeOf((await signIn(client, name)).end));
    await storeBlock(server.services.db, first.data.user?.id ?? "", new Date());
    expect((await signIn(client, name)).end.searchParams.get("error")).toBe("user_banned");
  });

  it("gives the session only to the browser that began, once, within a minute", async () => {
    const { name } = person();
    const begun = browser();
    const stolen = (await signIn(begun, name)).end;
    const thief = browser();
    await thief.signInWithOAuth({ provider: "custom:oidc", options: { skipBrowserRedirect: true } });
    expect((await thief.exchangeCodeForSession(codeOf(stolen))).error?.code).toBe("bad_code_verifier");
    expect((await begun.exchangeCodeForSession(codeOf(stolen))).error?.code).toBe("bad_code_verifier");

    const late = await signIn(begun, name);
    server.clock.forward(60);
    expect((await begun.exchangeCodeForSession(codeOf(late.end))).error?.code).toBe("bad_code_verifier");
    const right = await signIn(begun, name);
    server.clock.forward(59);
    expect((await begun.exchangeCodeForSession(codeOf(right.end))).error).toBeNull();
  });

  it("waits ten minutes for the provider's answer, to the second", async () => {
    for (const [seconds, status] of [
      [599, 302],
      [600, 400],
    ] as const) {
      const { data } = await browser().signInWithOAuth({
        provider: "custom:oidc",
        options: { redirectTo: `${ORIGIN}/login`, skipBrowserRedirect: true },
      });
      const back = await provider.signIn(await follow(new URL(data.url ?? "")), person().name);
      server.clock.forward(seconds);
      expect((await server.send(back)).status).toBe(status);
    }
  });

  it("takes the provider's answer once, and none that was not asked for", async () => {
    const { back } = await signIn(browser(), person().name);
    for (const address of [back, new URL(`${ORIGIN}/auth/v1/callback?code=x&state=y`)]) {
      const response = await server.send(address);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        400,
        "bad_oauth_state",
      ]);
    }
  });

  it("sends nobody to another site", async () => {
    const client = browser();
    for (const elsewhere of ["https://evil.example/login", "//evil.example", "javascript:alert(1)"]) {
      const { end } = await signIn(client, person().name, elsewhere);
      expect(end.origin + end.pathname).toBe(`${ORIGIN}/login`);
    }
  });

  it("comes back with an error where the provider has gone away since, and works again when it is back", async () => {
    const { name } = person();
    await signIn(browser(), name);
    const port = Number(new URL(provider.issuer).port);
    const { people } = provider;
    await provider.close();
    const client = browser();
    const { data } = await client.signInWithOAuth({
      provider: "custom:oidc",
      options: { redirectTo: `${ORIGIN}/login`, skipBrowserRedirect: true },
    });
    expect((await follow(new URL(data.url ?? ""))).href).toBe(`${ORIGIN}/login?error=server_error`);
    provider = await startOpenIdProvider({ ...registered, callback: `${ORIGIN}/auth/v1/callback` }, port);
    for (const [known, claims] of people) provider.people.set(known, claims);
    expect(codeOf((await signIn(client, name)).end)).not.toBe("");
  });

  it("comes back with an error while the provider cannot be reached, and is refused without settings", async () => {
    const gone = await createTestServer({
      ...{
        OIDC_NAME: "Fort",
        OIDC_ISSUER: "http://127.0.0.1:9",
        OIDC_CLIENT_ID: "a",
        OIDC_CLIENT_SECRET: "b",
      },
      LOG_LEVEL: "silent",
    });
    const begin = `/auth/v1/authorize?provider=custom:oidc&code_challenge_method=s256&code_challenge=${"a".repeat(43)}`;
    const response = await gone.fetch(begin);
    expect(response.headers.get("location")).toBe(`${ORIGIN}/login?error=server_error`);
    await gone.close();
    const without = await server.fetch(begin.replace("custom:oidc", "github"));
    expect(without.status).toBe(400);
  });

  it("asks no more of the provider for who begins too often, and the page that it came from can say so", async () => {
    const { limiter, db } = server.services;
    const begin = async () => {
      const query = new URLSearchParams({
        provider: "custom:oidc",
        redirect_to: `${ORIGIN}/login?returnTo=%2Freviews`,
        code_challenge: "a".repeat(43),
        code_challenge_method: "s256",
      });
      return await follow(new URL(`${ORIGIN}/auth/v1/authorize?${query}`));
    };
    expect((await begin()).origin).toBe(provider.issuer);
    for (let at = 0; at < SINGLE_SIGN_ON_CALLER.points; at++)
      await limiter.note(SINGLE_SIGN_ON_CALLER, "in-process");
    const before = await db.$count(authFlows);
    const refused = await begin();
    expect(refused.href).toBe(`${ORIGIN}/login?returnTo=%2Freviews&error=over_request_rate_limit`);
    expect(await db.$count(authFlows)).toBe(before);
    server.clock.forward(SINGLE_SIGN_ON_CALLER.seconds);
    expect((await begin()).origin).toBe(provider.issuer);
  });
});
