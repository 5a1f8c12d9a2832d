import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, linkSecret, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { sessionsOf, storeBlock } from "./repository/sessions.ts";
import { latestSigningKeys } from "./repository/signingKeys.ts";
import { userById } from "./repository/users.ts";
import { issueEmailChange, issueRecoveryLink, issueSignupLink } from "./shared/links.ts";
import { forgetStaleSessions } from "./shared/sessions.ts";

let server: TestServer;
let person: SignedUp;
beforeAll(async () => {
  server = await createTestServer();
  person = await server.signUp();
});
afterAll(() => server.close());

const password = "geheim1";
const address = () => `${randomUUID()}@example.org`;

/** The sign-in client with a session of its own. */
async function signedIn(email: string) {
  const client = server.authClient();
  const { data, error } = await client.signInWithPassword({ email, password });
  if (!data.session) throw error ?? new Error("no session");
  return { client, session: data.session };
}

async function raw(method: string, path: string, init: { token?: string; body?: string } = {}) {
  const headers = {
    "content-type": "application/json",
    ...(init.token ? { authorization: `Bearer ${init.token}` } : {}),
  };
  const response = await server.fetch(`/auth/v1${path}`, {
    method,
    headers,
    ...(init.body === undefined ? {} : { body: init.body }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : (JSON.parse(text) as { code?: string }) };
}

describe("what the sign-in client calls", () => {
  it("gets the session and the user, with the fields of the specification", async () => {
    const { client, session } = await signedIn(person.email);
    expect((await client.getSession()).data.session?.access_token).toBe(session.access_token);
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({ id: person.id, email: person.email });
    expect(data.user?.created_at).toMatch(/^\d{4}-/);
    expect(data.user?.email_confirmed_at).toBeUndefined();
  });

  it("changes the metadata, which the profile follows", async () => {
    const { client } = await signedIn(person.email);
    const { data } = await client.updateUser({ data: { first_name: "Grace", preferred_language: "it" } });
    expect(data.user?.user_metadata).toMatchObject({ first_name: "Grace", last_name: "Muster" });
    const profile = await person.client.accounts.profile({ id: person.id });
    expect(profile).toMatchObject({ first_name: "Grace", preferred_language: "it" });
  });

  it("changes the password with the present one, and keeps its own session", async () => {
    const { email } = await server.signUp();
    const { client } = await signedIn(email);
    const without = await client.updateUser({ password: "ganz-neu" });
    expect(without.error?.code).toBe("reauthentication_needed");
    const wrong = await client.updateUser({ password: "ganz-neu", current_password: "falsch1" });
    expect(wrong.error?.code).toBe("reauthentication_needed");
    const short = await client.updateUser({ password: "kurz", current_password: password });
    expect(short.error?.code).toBe("weak_password");
    const done = await client.updateUser({ password: "ganz-neu", current_password: password });
    expect(done.error).toBeNull();
    expect((await client.getUser()).data.user?.email).toBe(email);
    expect((await client.refreshSession()).error).toBeNull();
  });

  it("changes the address through a link to the new one", async () => {
    const changing = await server.signUp();
    const { client, session } = await signedIn(changing.email);
    const email = address();
    const asked = await client.updateUser({ email, current_password: password });
    expect(asked.data.user).toMatchObject({ email: changing.email, new_email: email });
    const mail = await server.mailTo(email, "/verify-email-change/");
    const token_hash = linkSecret(mail.text);
    const unproven = await server.authClient().verifyOtp({ token_hash, type: "email_change" });
    expect(unproven.error?.code).toBe("reauthentication_needed");
    const asking = server.authClient(session.access_token);
    const changed = await asking.verifyOtp({ token_hash, type: "email_change" });
    expect(changed.data).toMatchObject({ session: null, user: { email } });
    expect((await client.getUser()).error?.name).toBe("AuthSessionMissingError");
  });

  it("signs out here, elsewhere or everywhere", async () => {
    const { email } = await server.signUp();
    const [one, two, three] = [await signedIn(email), await signedIn(email), await signedIn(email)];
    const alive = async ({ session }: typeof one) =>
      (await raw("GET", "/user", { token: session.access_token })).status === 200;
    await one.client.signOut({ scope: "local" });
    expect([await alive(one), await alive(two), await alive(three)]).toEqual([false, true, true]);
    await two.client.signOut({ scope: "others" });
    expect([await alive(two), await alive(three)]).toEqual([true, false]);
    await two.client.signOut({ scope: "global" });
    expect(await alive(two)).toBe(false);
  });
});

describe("hostile requests", () => {
  it("without a token, or with one that is not ours, get the protocol's codes", async () => {
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(
      JSON.stringify({ sub: person.id, session_id: randomUUID(), aud: "authenticated" }),
    ).toString("base64url")}.`;
    const answers = [
      await raw("GET", "/user"),
      await raw("PUT", "/user", { body: "{}" }),
      await raw("POST", "/logout"),
      await raw("GET", "/user", { token: "nonsense" }),
      await raw("GET", "/user", { token: unsigned }),
    ];
    expect(answers.map(({ status, body }) => [status, body?.code])).toEqual([
      [401, "no_authorization"],
      [401, "no_authorization"],
      [401, "no_authorization"],
      [401, "bad_jwt"],
      [401, "bad_jwt"],
    ]);
  });

  it("with a token of our key but for another audience, person or session are refused", async () => {
    const [key] = await latestSigningKeys(server.services.db);
    const sign = (sub: string, session: string, audience: string) =>
      new SignJWT({ session_id: session })
        .setProtectedHeader({ alg: "HS256", kid: key?.id ?? "" })
        .setSubject(sub)
        .setAudience(audience)
        .setIssuedAt(server.clock.now())
        .setExpirationTime(new Date(server.clock.now().getTime() + 60_000))
        .sign(Buffer.from(key?.secret ?? "", "base64"));
    const { sessions } = await person.client.accounts.sessions({ id: person.id });
    const session = sessions.find(({ current }) => current)?.id ?? "";
    const code = async (token: string) => (await raw("GET", "/user", { token })).body?.code;
    expect(await code(await sign(person.id, session, "authenticated"))).toBeUndefined();
    expect(await code(await sign(person.id, session, "somebody-else"))).toBe("bad_jwt");
    expect(await code(await sign(randomUUID(), session, "authenticated"))).toBe("session_not_found");
    expect(await code(await sign(person.id, randomUUID(), "authenticated"))).toBe("session_not_found");
  });

  it("with bodies that are no JSON, too large or of another shape are refused, never with a fault of ours", async () => {
    const bodies = [
      "",
      "{",
      "null",
      "[]",
      '"x"',
      '{"email":{},"password":[]}',
      `{"email":"${"a".repeat(20_000)}"}`,
    ];
    for (const path of [
      "/signup",
      "/token?grant_type=password",
      "/token?grant_type=refresh_token",
      "/verify",
    ]) {
      for (const body of bodies) {
        const { status, body: answer } = await raw("POST", path, { body });
        expect([400, 403, 422], `${path} ${body.slice(0, 30)}`).toContain(status);
        expect(answer?.code).toBeTruthy();
      }
    }
    for (const path of ["/resend", "/recover"]) {
      for (const body of bodies) expect((await raw("POST", path, { body })).status).toBe(422);
    }
  });

  it("cannot give themselves a role, a confirmed address or another id", async () => {
    const email = address();
    const body = JSON.stringify({
      ...{ email, password, role: "super_admin", email_confirmed_at: "2020-01-01", id: person.id },
      app_metadata: { role: "super_admin" },
      data: { first_name: "A", last_name: "B", role: "super_admin" },
    });
    await raw("POST", "/signup", { body });
    const { client, session } = await signedIn(email);
    await client.updateUser({ data: { role: "super_admin", is_email_verified: true } });
    const api = server.client({ accessToken: session.access_token });
    const profile = await api.accounts.profile({ id: session.user.id });
    expect(profile).toMatchObject({ role: "course_participant", is_email_verified: false });
    expect(session.user.id).not.toBe(person.id);
    expect(session.user.email_confirmed_at).toBeUndefined();
  });

  it("cannot use a link for another purpose", async () => {
    const stranger = await server.signUp();
    const user = await userById(server.services.db, stranger.id);
    if (!user) throw new Error("no account");
    const signup = await issueSignupLink(server.services, user);
    const recovery = await issueRecoveryLink(server.services, user);
    const change = await issueEmailChange(
      server.services,
      { userId: user.id, sessionId: randomUUID() },
      address(),
    );
    const tries = [
      ["recovery", signup],
      ["email_change", signup],
      ["email", recovery],
      ["email_change", recovery],
      ["email", change],
      ["recovery", change],
    ] as const;
    for (const [type, token_hash] of tries) {
      const { error } = await server.authClient().verifyOtp({ token_hash, type });
      expect(error?.code, type).toBe("otp_expired");
    }
  });

  it("use a link once, however many come at the same moment", async () => {
    const { email } = await server.signUp();
    await server.authClient().resetPasswordForEmail(email);
    const token_hash = linkSecret((await server.mailTo(email, "/reset-password?")).text);
    const verify = () => server.authClient().verifyOtp({ token_hash, type: "recovery" });
    const results = await Promise.all(Array.from({ length: 5 }, verify));
    expect(results.filter(({ data }) => data.session !== null)).toHaveLength(1);
  });

  it("renew once with a refresh token outside of the grace, and never with somebody else's session", async () => {
    const { client, session } = await signedIn(person.email);
    await client.refreshSession();
    server.clock.forward(11);
    const stale = await server.authClient().refreshSession({ refresh_token: session.refresh_token });
    expect(stale.error?.code).toBe("refresh_token_already_used");
    expect((await client.refreshSession()).error?.code).toBe("refresh_token_not_found");
  });

  it("are told nothing about other accounts by an administrator's block", async () => {
    const blocked = await server.signUp();
    await storeBlock(server.services.db, blocked.id, new Date());
    const signIn = async (typed: string) =>
      (await server.authClient().signInWithPassword({ email: blocked.email, password: typed })).error?.code;
    expect(await signIn("falsch1")).toBe("invalid_credentials");
    expect(await signIn(password)).toBe("user_banned");
    await storeBlock(server.services.db, blocked.id, null);
    expect(await signIn(password)).toBeUndefined();
  });

  it("to what is not served get a code, not a page", async () => {
    const answers = [
      await raw("POST", "/otp", { body: JSON.stringify({ email: address() }) }),
      await raw("GET", "/admin/users"),
      await raw("POST", "/token?grant_type=id_token", { body: "{}" }),
      await raw("POST", "/factors", { body: "{}" }),
    ];
    expect(answers.map(({ status, body }) => [status, body?.code])).toEqual([
      [422, "otp_disabled"],
      [404, "not_found"],
      [422, "validation_failed"],
      [404, "not_found"],
    ]);
  });
});

describe("a session whose account is blocked", () => {
  it("says why it is not renewed: the address was not confirmed within seven days", async () => {
    const unconfirmed = await server.signUp();
    const { session } = await signedIn(unconfirmed.email);
    const renew = (refresh_token: string) => server.authClient().refreshSession({ refresh_token });
    server.clock.forward(7 * 24 * 3600 - 1);
    const renewed = await renew(session.refresh_token);
    expect(renewed.error).toBeNull();
    server.clock.forward(1);
    const refused = await renew(renewed.data.session?.refresh_token ?? "");
    expect(refused.error?.code).toBe("email_not_confirmed");
  });

  it("can be ended all the same", async () => {
    const unconfirmed = await server.signUp();
    server.clock.forward(7 * 24 * 3600 - 1);
    const { session } = await signedIn(unconfirmed.email);
    server.clock.forward(1);
    const { error } = await server.authClient().admin.signOut(session.access_token, "local");
    expect(error).toBeNull();
    expect(await sessionsOf(server.services.db, unconfirmed.id)).toHaveLength(1);
  });
});

describe("a session that nobody uses", () => {
  it("ends after 90 days, to the second, and is forgotten", async () => {
    const confirmed = await server.signUp();
    await server.confirm(confirmed);
    const used = await signedIn(confirmed.email);
    const rested = await signedIn(confirmed.email);
    const renew = (refresh_token: string) => server.authClient().refreshSession({ refresh_token });
    server.clock.forward(90 * 24 * 3600 - 1);
    await forgetStaleSessions(server.services);
    const renewed = await renew(used.session.refresh_token);
    expect(renewed.error).toBeNull();
    server.clock.forward(1);
    expect((await renew(rested.session.refresh_token)).error?.code).toBe("refresh_token_not_found");
    expect(await sessionsOf(server.services.db, confirmed.id)).toHaveLength(3);
    await forgetStaleSessions(server.services);
    expect(await sessionsOf(server.services.db, confirmed.id)).toHaveLength(1);
  });

  it("ends after a year, to the second, although it was used all the time", async () => {
    const confirmed = await server.signUp();
    await server.confirm(confirmed);
    let { refresh_token } = (await signedIn(confirmed.email)).session;
    const renew = () => server.authClient().refreshSession({ refresh_token });
    const days = [80, 80, 80, 80, 44];
    for (const seconds of [...days.map((count) => count * 24 * 3600), 24 * 3600 - 1]) {
      server.clock.forward(seconds);
      const { data } = await renew();
      refresh_token = data.session?.refresh_token ?? "";
    }
    expect(refresh_token).not.toBe("");
    server.clock.forward(1);
    expect((await renew()).error?.code).toBe("refresh_token_not_found");
    await forgetStaleSessions(server.services);
    expect(await sessionsOf(server.services.db, confirmed.id)).toHaveLength(0);
  });
});
