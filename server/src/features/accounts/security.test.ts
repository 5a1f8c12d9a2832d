import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, linkSecret, type SignedUp, type TestServer } from "../../../testing/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const DAY = 24 * 3600;
const HOUR = 3600;
const password = "geheim1";
const address = () => `${randomUUID()}@example.org`;
const signIn = (email: string, typed = password) =>
  server.authClient().signInWithPassword({ email, password: typed });
const confirmedPerson = async (): Promise<SignedUp> => {
  const person = await server.signUp();
  await server.confirm(person);
  return person;
};
const secretTo = async (email: string, part: string) => linkSecret((await server.mailTo(email, part)).text);
const CHANGE = "/verify-email-change/";
const RESET = "/reset-password?";

describe("change of the address", () => {
  it("is pending until the link to the new address is opened, then ends all sessions", async () => {
    const person = await confirmedPerson();
    const email = address();
    const asked = await person.client.accounts.requestEmailChange({ id: person.id, email, password });
    expect(asked).toMatchObject({ email: person.email, email_change: { new_email: email } });
    expect((await server.mailTo(person.email, email)).text).toContain("ändern");
    const secret = await secretTo(email, CHANGE);
    expect(await server.client().accounts.confirmEmailChange({ token: secret, password })).toEqual({ email });
    await expect(person.client.accounts.profile({ id: person.id })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    expect((await signIn(person.email)).error?.code).toBe("invalid_credentials");
    const { data } = await signIn(email);
    const again = server.client({ accessToken: data.session?.access_token ?? "" });
    const profile = await again.accounts.profile({ id: person.id });
    expect(profile).toMatchObject({ email, is_email_verified: true, email_change: null });
    await server.mailTo(person.email, `lautet jetzt ${email}`);
    await expect(
      server.client().accounts.confirmEmailChange({ token: secret, password }),
    ).rejects.toMatchObject({
      code: "LINK_INVALID",
      defined: true,
    });
  });

  it("can be confirmed for 24 hours, to the second", async () => {
    for (const [seconds, works] of [
      [DAY - 1, true],
      [DAY, false],
    ] as const) {
      const person = await confirmedPerson();
      const email = address();
      await person.client.accounts.requestEmailChange({ id: person.id, email, password });
      const secret = await secretTo(email, CHANGE);
      server.clock.forward(seconds);
      const confirm = server.client().accounts.confirmEmailChange({ token: secret, password });
      if (works) expect(await confirm).toEqual({ email });
      else await expect(confirm).rejects.toMatchObject({ code: "LINK_INVALID" });
    }
  });

  it("needs the password, another address and a valid one", async () => {
    const { client, id, email } = await confirmedPerson();
    const change = (to: string, typed?: string) =>
      client.accounts.requestEmailChange({ id, email: to, ...(typed ? { password: typed } : {}) });
    await expect(change(address(), "falsch1")).rejects.toMatchObject({ code: "PASSWORD_WRONG" });
    await expect(change(address())).rejects.toMatchObject({ code: "PASSWORD_WRONG" });
    await expect(change(email.toUpperCase(), password)).rejects.toMatchObject({ code: "EMAIL_UNCHANGED" });
    await expect(change("keine-adresse", password)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("does not tell that an address is taken, but tells its owner", async () => {
    const owner = await confirmedPerson();
    const person = await confirmedPerson();
    const change = { id: person.id, email: owner.email, password };
    const answer = await person.client.accounts.requestEmailChange(change);
    expect(answer.email_change?.new_email).toBe(owner.email);
    const mail = await server.mailTo(owner.email, "bereits ein Konto");
    expect(mail.text).not.toContain(CHANGE);
  });

  it("can be given up", async () => {
    const person = await confirmedPerson();
    const email = address();
    await person.client.accounts.requestEmailChange({ id: person.id, email, password });
    const secret = await secretTo(email, CHANGE);
    const kept = await person.client.accounts.cancelEmailChange({ id: person.id });
    expect(kept.email_change).toBeNull();
    await expect(
      server.client().accounts.confirmEmailChange({ token: secret, password }),
    ).rejects.toMatchObject({
      code: "LINK_INVALID",
    });
  });
});

describe("change of the password", () => {
  it("needs the present one, and ends all other sessions and open links", async () => {
    const person = await confirmedPerson();
    const other = await signIn(person.email);
    await server.client().accounts.requestPasswordReset({ email: person.email });
    const reset = await secretTo(person.email, RESET);
    const change = (current: string) =>
      person.client.accounts.changePassword({ id: person.id, current, password: "ganz-neu" });
    await expect(change("falsch1")).rejects.toMatchObject({ code: "PASSWORD_WRONG", defined: true });
    await change(password);
    expect((await person.client.accounts.sessions({ id: person.id })).sessions).toHaveLength(1);
    const elsewhere = server.client({ accessToken: other.data.session?.access_token ?? "" });
    await expect(elsewhere.accounts.profile({ id: person.id })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    expect((await signIn(person.email)).error?.code).toBe("invalid_credentials");
    expect((await signIn(person.email, "ganz-neu")).data.session).not.toBeNull();
    await expect(
      server.client().accounts.resetPassword({ token: reset, password: "anderes1" }),
    ).rejects.toMatchObject({ code: "LINK_INVALID" });
    await server.mailTo(person.email, "das Passwort Ihres Kontos wurde geändert");
  });

  it("stops guessing of the present password", async () => {
    const { client, id } = await server.signUp();
    const codes = new Set<unknown>();
    for (let attempt = 0; attempt < 10; attempt++) {
      const guess = client.accounts.changePassword({ id, current: `falsch${attempt}`, password: "neues1" });
      codes.add(await guess.catch((error: { code: string }) => error.code));
    }
    expect([...codes]).toEqual(["PASSWORD_WRONG"]);
    await expect(
      client.accounts.changePassword({ id, current: password, password: "neues1" }),
    ).rejects.toMatchObject({ code: "RATE_LIMITED", data: { retryAfterSeconds: 900 } });
    server.clock.forward(900);
    await client.accounts.changePassword({ id, current: password, password: "neues1" });
  });
});

describe("a forgotten password", () => {
  const ask = (email: string) => server.client().accounts.requestPasswordReset({ email });

  it("is replaced by the mailed link within an hour, to the second, and all sessions end", async () => {
    for (const [seconds, works] of [
      [HOUR - 1, true],
      [HOUR, false],
    ] as const) {
      const person = await confirmedPerson();
      await ask(person.email);
      const token = await secretTo(person.email, RESET);
      server.clock.forward(seconds);
      const reset = server.client().accounts.resetPassword({ token, password: "ganz-neu" });
      if (!works) {
        await expect(reset).rejects.toMatchObject({ code: "LINK_INVALID" });
        continue;
      }
      expect(await reset).toEqual({ email: person.email });
      await expect(person.client.accounts.sessions({ id: person.id })).rejects.toMatchObject({
        code: "UNAUTHORIZED",
      });
      expect((await signIn(person.email, "ganz-neu")).data.session).not.toBeNull();
    }
  });

  it("answers the same for an unknown address, and only once a minute for each", async () => {
    const { email } = await confirmedPerson();
    for (const to of [email, address()]) {
      expect(await ask(to)).toEqual({ retryAfterSeconds: 60 });
      await expect(ask(to)).rejects.toMatchObject({ code: "RATE_LIMITED", data: { retryAfterSeconds: 60 } });
    }
    server.clock.forward(59);
    await expect(ask(email)).rejects.toMatchObject({ data: { retryAfterSeconds: 1 } });
    server.clock.forward(1);
    expect(await ask(email)).toEqual({ retryAfterSeconds: 60 });
  });

  it("gives a password to who registered at a course without one, and confirms the address", async () => {
    const person = await server.signUp();
    await ask(person.email);
    const token = await secretTo(person.email, RESET);
    await server.client().accounts.resetPassword({ token, password: "ganz-neu" });
    const { data } = await signIn(person.email, "ganz-neu");
    expect(data.user?.email_confirmed_at).toBeTruthy();
  });

  it("works through the sign-in client: the link opens a session that may set a password", async () => {
    const person = await confirmedPerson();
    expect((await server.authClient().resetPasswordForEmail(person.email)).error).toBeNull();
    const client = server.authClient();
    const token_hash = await secretTo(person.email, RESET);
    const opened = await client.verifyOtp({ token_hash, type: "recovery" });
    expect(opened.data.user?.id).toBe(person.id);
    expect((await client.updateUser({ password: "ganz-neu" })).error).toBeNull();
    await expect(person.client.accounts.sessions({ id: person.id })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    expect((await signIn(person.email, "ganz-neu")).data.session).not.toBeNull();
  });

  it.each([
    [-1, undefined],
    [0, "reauthentication_needed"],
  ])(
    "gives its session the right to set a password for an hour, to the second (%d)",
    async (seconds, code) => {
      const person = await confirmedPerson();
      await ask(person.email);
      const client = server.authClient();
      await client.verifyOtp({ token_hash: await secretTo(person.email, RESET), type: "recovery" });
      server.clock.forward(HOUR + seconds);
      await client.refreshSession();
      expect((await client.updateUser({ password: "ganz-neu" })).error?.code).toBe(code);
    },
  );
});

describe("sessions", () => {
  it("are listed with the present one, and can be ended one by one or all others at once", async () => {
    const person = await server.signUp();
    const others = [await signIn(person.email), await signIn(person.email)];
    const { sessions } = await person.client.accounts.sessions({ id: person.id });
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const victim = sessions.find(({ current }) => !current);
    const { id } = person;
    const left = await person.client.accounts.endSession({ id, sessionId: victim?.id ?? "" });
    expect(left.sessions).toHaveLength(2);
    const alive = await Promise.all(
      others.map(({ data }) =>
        server
          .client({ accessToken: data.session?.access_token ?? "" })
          .accounts.sessions({ id })
          .then(
            () => true,
            () => false,
          ),
      ),
    );
    expect(alive.filter(Boolean)).toHaveLength(1);
    expect((await person.client.accounts.endOtherSessions({ id })).sessions).toHaveLength(1);
  });

  it("of other people cannot be ended", async () => {
    const person = await server.signUp();
    const other = await server.signUp();
    const { sessions } = await other.client.accounts.sessions({ id: other.id });
    const sessionId = sessions[0]?.id ?? "";
    await expect(person.client.accounts.endSession({ id: person.id, sessionId })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect((await other.client.accounts.sessions({ id: other.id })).sessions).toHaveLength(1);
  });
});

describe("limits", () => {
  it("hold across servers on one database", async () => {
    const { createServices } = await import("../../app/services.ts");
    const { createHttp } = await import("../../app/http.ts");
    const { database, config, clock, publicUrl } = server.services;
    const second = await createServices(config, publicUrl, { database, clock });
    const app = createHttp(second.services);
    const email = address();
    const ask = () =>
      new Request(`${publicUrl}/auth/v1/recover`, { method: "POST", body: JSON.stringify({ email }) });
    expect((await app.fetch(ask())).status).toBe(200);
    const { error } = await server.authClient().resetPasswordForEmail(email);
    expect(error?.code).toBe("over_email_send_rate_limit");
    expect(error?.message).toBe("Try again in 60 seconds");
    await second.services.jobs.stop(1);
  });

  it("let eight accounts be made for one address within an hour", async () => {
    const email = address();
    const data = { first_name: "Ada", last_name: "Muster" };
    const sign = () => server.authClient().signUp({ email, password, options: { data } });
    const codes: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 9; attempt++) codes.push((await sign()).error?.code);
    expect(codes).toEqual([...Array.from({ length: 8 }, () => undefined), "over_request_rate_limit"]);
    server.clock.forward(HOUR);
    expect((await sign()).error).toBeNull();
  });
});
