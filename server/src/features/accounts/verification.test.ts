import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, eventually, linkSecret, type TestServer } from "../../../testing/testServer.ts";
import { userProfiles } from "../../db/tables/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const DAY = 24 * 3600;
const password = "geheim1";
const signIn = (email: string, typed = password) =>
  server.authClient().signInWithPassword({ email, password: typed });
const open = (token_hash: string, accessToken?: string) =>
  server.authClient(accessToken).verifyOtp({ token_hash, type: "email" });
const confirmation = async (email: string) => linkSecret((await server.mailTo(email, "/verify-email?")).text);

describe("sending the confirmation again", () => {
  it("works every 60 seconds, counted from the first mail, to the second", async () => {
    const { client, email } = await server.signUp();
    const resend = () => client.accounts.resendVerification({ email });
    await expect(resend()).rejects.toMatchObject({ code: "RATE_LIMITED", data: { retryAfterSeconds: 60 } });
    server.clock.forward(59);
    await expect(resend()).rejects.toMatchObject({ code: "RATE_LIMITED", data: { retryAfterSeconds: 1 } });
    server.clock.forward(1);
    expect(await resend()).toEqual({ retryAfterSeconds: 60 });
    await expect(resend()).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });

  it("names the errorType and details of each refusal", async () => {
    const person = await server.signUp();
    const resend = (email: string) => person.client.accounts.resendVerification({ email });
    await expect(resend("other@example.org")).rejects.toMatchObject({
      code: "EMAIL_MISMATCH",
      data: { errorType: "EMAIL_MISMATCH" },
    });
    await expect(server.client().accounts.resendVerification({ email: person.email })).rejects.toMatchObject({
      code: "INVALID_TOKEN",
      data: { errorType: "INVALID_TOKEN", details: "Invalid token" },
    });
    await server.confirm(person);
    await expect(resend(person.email)).rejects.toMatchObject({
      code: "EMAIL_ALREADY_VERIFIED",
      data: { errorType: "EMAIL_ALREADY_VERIFIED", details: "Email already verified" },
    });
  });

  it("says GENERATION_FAILED when no mail can be made", async () => {
    const own = await createTestServer({ LOG_LEVEL: "silent" });
    const { client, email } = await own.signUp();
    own.clock.forward(60);
    await own.services.db.execute(sql`alter schema jobs rename to gone`);
    await expect(client.accounts.resendVerification({ email })).rejects.toMatchObject({
      code: "GENERATION_FAILED",
      data: { errorType: "GENERATION_FAILED", details: "Failed to send" },
    });
    await own.services.db.execute(sql`alter schema gone rename to jobs`);
    await own.close();
  });

  it("answers the same for every address without a session, and mails only to who waits for it", async () => {
    const { email } = await server.signUp();
    server.clock.forward(60);
    const first = await confirmation(email);
    for (const address of [email, `${randomUUID()}@example.org`]) {
      const resend = () => server.authClient().resend({ type: "signup", email: address });
      expect((await resend()).error).toBeNull();
      expect((await resend()).error?.code).toBe("over_email_send_rate_limit");
    }
    await eventually(async () => ((await confirmation(email)) === first ? null : true));
  });
});

describe("an address that is not confirmed", () => {
  it("can be put off until 48 hours have passed, then blocks the page", async () => {
    const { email, id } = await server.signUp();
    const modal = async () => {
      const { data } = await signIn(email);
      const client = server.client({ accessToken: data.session?.access_token ?? "" });
      return (await client.accounts.profile({ id })).verification.modal;
    };
    server.clock.forward(2 * DAY - 1);
    expect(await modal()).toBe("dismissible");
    server.clock.forward(1);
    expect(await modal()).toBe("blocking");
  });
});

describe("the automatic block", () => {
  it("comes seven days after signing up, to the second, and ends when the address is confirmed", async () => {
    const person = await server.signUp();
    const secret = await confirmation(person.email);
    server.clock.forward(7 * DAY - 1);
    const before = await signIn(person.email);
    expect(before.data.session).not.toBeNull();
    const client = server.client({ accessToken: before.data.session?.access_token ?? "" });
    const { verification } = await client.accounts.profile({ id: person.id });
    expect(verification).toMatchObject({ modal: "blocking", secondsLeft: 1, countdownHours: 1 });
    server.clock.forward(1);
    await expect(client.accounts.profile({ id: person.id })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    expect((await signIn(person.email)).error?.code).toBe("email_not_confirmed");
    expect((await signIn(person.email, "falsch1")).error?.code).toBe("invalid_credentials");
    const renewed = await server
      .authClient()
      .refreshSession({ refresh_token: before.data.session?.refresh_token ?? "" });
    expect(renewed.error?.code).toBe("email_not_confirmed");
    expect((await open(secret)).error?.code).toBe("otp_expired");
    expect((await server.authClient().resend({ type: "signup", email: person.email })).error).toBeNull();
    const fresh = await eventually(async () => {
      const newest = await confirmation(person.email);
      return newest === secret ? null : newest;
    });
    const { session } = await server.client().accounts.confirmAddress({ token: fresh, password });
    const again = server.client({ accessToken: session?.accessToken ?? "" });
    const profile = await again.accounts.profile({ id: person.id });
    expect(profile.verification).toEqual({
      modal: "none",
      blockedAt: null,
      secondsLeft: null,
      countdownHours: null,
    });
    expect((await signIn(person.email)).data.session).not.toBeNull();
  });
});

describe("the profile's verified mark", () => {
  it("is repaired where the account is confirmed, and stays where it is not", async () => {
    const person = await server.signUp();
    const repaired = async () =>
      (await person.client.accounts.updateVerified({ id: person.id })).is_email_verified;
    expect(await repaired()).toBe(false);
    await server.confirm(person);
    const unmarked = { isEmailVerified: false };
    await server.services.db.update(userProfiles).set(unmarked).where(eq(userProfiles.id, person.id));
    expect((await person.client.accounts.profile({ id: person.id })).is_email_verified).toBe(false);
    expect(await repaired()).toBe(true);
  });
});

describe("the first administrator", () => {
  it("is who confirms the address of the settings, and nobody else", async () => {
    const own = await createTestServer({ SUPER_ADMIN_EMAIL: "Chef@Example.org" });
    const chief = await own.signUp("course_participant", "chef@example.org");
    const role = async () => (await chief.client.accounts.profile({ id: chief.id })).role;
    expect(await role()).toBe("course_participant");
    await own.confirm(chief);
    expect(await role()).toBe("super_admin");
    const other = await own.signUp("course_participant");
    await own.confirm(other);
    expect((await other.client.accounts.profile({ id: other.id })).role).toBe("course_participant");
    await own.close();
  });
});
