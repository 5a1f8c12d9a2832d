import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, type TestServer } from "../../../testing/testServer.ts";
import { germanText } from "../../../testing/text.ts";
import { later } from "../../platform/clock.ts";
import { addSigningKey } from "./repository/signingKeys.ts";
import { userById } from "./repository/users.ts";
import { createAccessTokens } from "./shared/accessTokens.ts";
import { issueSignupLink } from "./shared/links.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const address = () => `${randomUUID()}@example.org`;
const data = { first_name: "Ada", last_name: "Muster", preferred_language: "fr" };

const tokenFrom = (text: string) =>
  new URL(text.match(/https?:\/\/\S+/)?.[0] ?? "").searchParams.get("token_hash");

describe("sign-up", () => {
  it("signs the new person in and stores the sign-up metadata in the profile", async () => {
    const email = address();
    const { data: made } = await server.authClient().signUp({ email, password: "geheim", options: { data } });
    const client = server.client({ accessToken: made.session?.access_token ?? "" });
    const profile = await client.accounts.profile({ id: made.user?.id ?? "" });
    expect(profile).toMatchObject({
      email,
      first_name: "Ada",
      last_name: "Muster",
      preferred_language: "fr",
      role: "course_participant",
      is_email_verified: false,
      role_chosen: false,
    });
  });

  it("refuses a password under six characters with the protocol's code", async () => {
    const { error } = await server
      .authClient()
      .signUp({ email: address(), password: "12345", options: { data } });
    expect(error?.code).toBe("weak_password");
  });

  it("answers a known address like an unknown one", async () => {
    const email = address();
    const sign = () => server.authClient().signUp({ email, password: "geheim1", options: { data } });
    const [first, second] = [await sign(), await sign()];
    expect(Object.keys(second.data.user ?? {})).toEqual(Object.keys(first.data.user ?? {}));
    expect(second.data.session).not.toBeNull();
    expect(second.data.user?.id).not.toBe(first.data.user?.id);
  });
});

describe("confirmation of an address", () => {
  it("confirms with the mailed link, once", async () => {
    const email = address();
    const made = await server.authClient().signUp({ email, password: "geheim1", options: { data } });
    const mail = await server.mailTo(email);
    const token_hash = tokenFrom(mail.text) ?? "";
    const own = server.authClient(made.data.session?.access_token);
    const confirmed = await own.verifyOtp({ token_hash, type: "email" });
    expect(confirmed.data.user?.email_confirmed_at).toBeTruthy();
    const again = await server.authClient().verifyOtp({ token_hash, type: "email" });
    expect(again.error?.code).toBe("otp_expired");
  });

  it("merges a second account into the confirmed one of the same address", async () => {
    const first = await server.signUp("course_creator_free");
    await server.confirm(first);
    const second = await server
      .authClient()
      .signUp({ email: first.email, password: "anderes1", options: { data } });
    const user = await userById(server.services.db, second.data.user?.id ?? "");
    if (!user) throw new Error("no second account");
    const secret = await issueSignupLink(server.services, user);
    const merged = await server.authClient().verifyOtp({ token_hash: secret, type: "email" });
    expect(merged.data.user?.id).toBe(first.id);
    expect(await userById(server.services.db, user.id)).toBeNull();
    const stolen = await server.authClient().signInWithPassword({ email: first.email, password: "anderes1" });
    expect(stolen.error?.code).toBe("invalid_credentials");
  });

  it("keeps documents and shared management of an account that is merged", async () => {
    const first = await server.signUp("course_creator_free");
    await server.confirm(first);
    const second = await server.signUp("course_creator_free", first.email);
    const id = await server.upload(second.accessToken, "a.txt", germanText(40));
    const shared = await finishedCourse(server);
    const { password } = await shared.creator.client.courses.issueAdminPassword({ slug: shared.slug });
    await second.client.courses.claimManagement({ slug: shared.slug, password });
    const user = await userById(server.services.db, second.id);
    if (!user) throw new Error("no second account");
    const secret = await issueSignupLink(server.services, user);
    const { data: merged } = await server.authClient().verifyOtp({ token_hash: secret, type: "email" });
    const client = server.client({ accessToken: merged.session?.access_token ?? "" });
    expect(merged.user?.id).toBe(first.id);
    expect((await client.documents.get({ id })).state).toBe("ready");
    expect((await client.courses.get({ slug: shared.slug })).slug).toBe(shared.slug);
  });

  it("makes one account of two links for an address that are opened at the same moment", async () => {
    const first = await server.signUp();
    const second = await server.signUp("course_participant", first.email);
    const secrets: string[] = [];
    for (const { id } of [first, second]) {
      const user = await userById(server.services.db, id);
      if (user) secrets.push(await issueSignupLink(server.services, user));
    }
    const clients = [first, second].map(({ accessToken }) => server.authClient(accessToken));
    const results = await Promise.all(
      secrets.map((token_hash, at) => clients[at]?.verifyOtp({ token_hash, type: "email" })),
    );
    const ids = results.map((result) => result?.data.user?.id);
    expect([first.id, second.id]).toContain(ids[0]);
    expect(ids[1]).toBe(ids[0]);
  });

  it.each([
    [-1, undefined],
    [0, "LINK_INVALID"],
  ])("takes a link for seven days, to the second (%d)", async (seconds, code) => {
    const { id } = await server.signUp();
    const user = await userById(server.services.db, id);
    if (!user) throw new Error("no account");
    const token = await issueSignupLink(server.services, user);
    server.clock.forward(7 * 24 * 3600 + seconds);
    const opened = server.client().accounts.confirmAddress({ token, password: "geheim1" });
    if (code) await expect(opened).rejects.toMatchObject({ code });
    else expect((await opened).session).not.toBeNull();
  });
});

describe("sessions", () => {
  it("signs in with the password, whatever the case of the address", async () => {
    const { email } = await server.signUp();
    const right = await server
      .authClient()
      .signInWithPassword({ email: email.toUpperCase(), password: "geheim1" });
    expect(right.data.session).not.toBeNull();
    const wrong = await server.authClient().signInWithPassword({ email, password: "geheim2" });
    expect(wrong.error?.code).toBe("invalid_credentials");
  });

  it("ends all sessions at once on a global sign-out, also for tokens that have not run out", async () => {
    const { email, accessToken, id } = await server.signUp();
    const other = server.authClient();
    await other.signInWithPassword({ email, password: "geheim1" });
    await other.signOut({ scope: "global" });
    const call = server.client({ accessToken }).accounts.profile({ id });
    await expect(call).rejects.toMatchObject({ code: "UNAUTHORIZED", defined: true });
  });

  it("renews with the refresh token, allows a second tab for ten seconds, then ends the session on reuse", async () => {
    const { refreshToken, accessToken, id } = await server.signUp();
    const renew = (refresh_token: string) => server.authClient().refreshSession({ refresh_token });
    const renewed = await renew(refreshToken);
    expect(renewed.data.session?.refresh_token).not.toBe(refreshToken);
    server.clock.forward(10);
    expect((await renew(refreshToken)).data.session).not.toBeNull();
    server.clock.forward(1);
    expect((await renew(refreshToken)).error).not.toBeNull();
    const call = server.client({ accessToken }).accounts.profile({ id });
    await expect(call).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("refuses an access token that has run out or was signed by somebody else", async () => {
    const { accessToken, id } = await server.signUp();
    const forged = `${accessToken.slice(0, -8)}AAAAAAAA`;
    await expect(server.client({ accessToken: forged }).accounts.profile({ id })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    server.clock.forward(server.services.config.ACCESS_TOKEN_SECONDS - 1);
    expect(await server.client({ accessToken }).accounts.profile({ id })).toMatchObject({ id });
    server.clock.forward(1);
    await expect(server.client({ accessToken }).accounts.profile({ id })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
  });

  it("knows tokens signed with a key that another server made after this one started", async () => {
    const { services, clock } = server;
    const early = await createAccessTokens(services.db, clock);
    await addSigningKey(services.db, randomBytes(48).toString("base64"), later(clock.now(), 1));
    const late = await createAccessTokens(services.db, clock);
    const claims = { userId: randomUUID(), sessionId: randomUUID() };
    const token = await late.sign(claims, address(), later(clock.now(), 60));
    expect(await early.verify(token)).toEqual(claims);
  });

  it("limits attempts for one address and says how long to wait", async () => {
    const email = address();
    const attempts = server.services.config.SIGN_IN_ATTEMPTS;
    const codes: (string | undefined)[] = [];
    for (let attempt = 0; attempt <= attempts; attempt++) {
      const { error } = await server.authClient().signInWithPassword({ email, password: "falsch1" });
      codes.push(error?.code);
    }
    expect(codes.slice(0, attempts).every((code) => code === "invalid_credentials")).toBe(true);
    expect(codes.at(-1)).toBe("over_request_rate_limit");
  });
});
