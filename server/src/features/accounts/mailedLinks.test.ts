import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, linkSecret, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { administer, userById } from "./index.ts";
import { issueEntryLink, issueRecoveryLink, issueSignupLink } from "./shared/links.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const password = "geheim1";
const newPassword = "mein-eigenes";
const WEEK = 7 * 24 * 3_600;
type Kind = "signup" | "email_change" | "recovery" | "entry";
type Client = SignedUp["client"];

async function accountOf(id: string) {
  const user = await userById(server.services.db, id);
  if (!user) throw new Error("no account");
  return user;
}

const signIn = (email: string, typed = password) =>
  server.authClient().signInWithPassword({ email, password: typed });

/** The account of a link of this kind, as it is when the mail comes, and the link's secret. */
const issue: Record<Kind, (owner: SignedUp) => Promise<{ token: string; email: string }>> = {
  signup: async ({ id, email }) => ({
    token: await issueSignupLink(server.services, await accountOf(id)),
    email,
  }),
  email_change: async (owner) => {
    const email = `${randomUUID()}@example.org`;
    await owner.client.accounts.requestEmailChange({ id: owner.id, email, password });
    return { token: linkSecret((await server.mailTo(email, "/verify-email-change/")).text), email };
  },
  recovery: async ({ id, email }) => ({
    token: await issueRecoveryLink(server.services, await accountOf(id)),
    email,
  }),
  entry: async (owner) => {
    await server.confirm(owner);
    return { token: await issueEntryLink(server.services, await accountOf(owner.id)), email: owner.email };
  },
};

/** Presses what the page of a link of this kind offers to who has nothing but the link. */
const press: Record<Kind, (client: Client, token: string) => Promise<unknown>> = {
  signup: (client, token) => client.accounts.confirmAddress({ token }),
  email_change: (client, token) => client.accounts.confirmEmailChange({ token }),
  recovery: (client, token) => client.accounts.resetPassword({ token, password: newPassword }),
  entry: (client, token) => client.accounts.enter({ token }),
};

const KINDS = ["signup", "email_change", "recovery", "entry"] as const;
const VIEWERS = ["nobody", "the owner", "somebody else"] as const;

async function opened(kind: Kind, viewer: (typeof VIEWERS)[number]) {
  const owner = await server.signUp();
  const other = await server.signUp();
  const link = await issue[kind](owner);
  const client = { nobody: server.client(), "the owner": owner.client, "somebody else": other.client }[
    viewer
  ];
  return { owner, other, client, ...link };
}

const cells = KINDS.flatMap((kind) => VIEWERS.map((viewer) => [kind, viewer] as const));

describe("a mailed link", () => {
  it.each(cells)("%s, looked at by %s, names its account and changes nothing", async (kind, viewer) => {
    const { owner, other, client, token, email } = await opened(kind, viewer);
    const proves = kind === "recovery" || kind === "entry" || viewer === "the owner";
    const look = () => client.accounts.examineLink({ kind, token });
    const asks = proves ? "nothing" : "password";
    expect(await look()).toEqual({ userId: owner.id, email, asks, joins: false });
    // Programs that open the links of mails may do so before people.
    expect(await look()).toMatchObject({ userId: owner.id });
    for (const one of [owner, other]) expect((await signIn(one.email)).data.user?.id).toBe(one.id);
    expect((await owner.client.accounts.profile({ id: owner.id })).email).toBe(owner.email);
  });

  it.each(cells)("%s, pressed by %s without more, opens what the table says", async (kind, viewer) => {
    const { owner, other, client, token } = await opened(kind, viewer);
    const needsMore = (kind === "signup" || kind === "email_change") && viewer !== "the owner";
    const pressed = press[kind](client, token);
    if (needsMore) await expect(pressed).rejects.toMatchObject({ code: "LINK_UNPROVEN", defined: true });
    else await pressed;
    // Whoever else is signed in stays so, as themselves.
    expect((await other.client.accounts.profile({ id: other.id })).email).toBe(other.email);
    const ends = kind === "recovery" || (kind === "email_change" && !needsMore);
    const profile = owner.client.accounts.profile({ id: owner.id });
    if (ends) await expect(profile).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    else expect((await profile).id).toBe(owner.id);
    const look = client.accounts.examineLink({ kind, token });
    if (needsMore) expect(await look).toMatchObject({ asks: "password" });
    else await expect(look).rejects.toMatchObject({ code: "LINK_INVALID", defined: true });
  });

  it.each(cells)("%s that is too old opens nothing for %s", async (kind, viewer) => {
    const { client, token } = await opened(kind, viewer);
    server.clock.forward(WEEK);
    const late = { code: "LINK_INVALID", defined: true };
    await expect(client.accounts.examineLink({ kind, token })).rejects.toMatchObject(late);
    await expect(press[kind](client, token)).rejects.toMatchObject(late);
  });

  it.each(KINDS)("%s of a blocked address opens nothing", async (kind) => {
    const { owner, client, token } = await opened(kind, "nobody");
    await administer(server.services, ["block", owner.email]);
    await expect(client.accounts.examineLink({ kind, token })).rejects.toMatchObject({
      code: "LINK_INVALID",
    });
  });

  it.each(KINDS)("%s is none of another kind", async (kind) => {
    const { client, token } = await opened(kind, "nobody");
    for (const other of KINDS.filter((one) => one !== kind))
      await expect(client.accounts.examineLink({ kind: other, token })).rejects.toMatchObject({
        code: "LINK_INVALID",
      });
  });
});

describe("an address that is confirmed", () => {
  const waiting = async () => {
    const person = await server.signUp();
    return { person, token: (await issue.signup(person)).token };
  };

  it("on another device with the password of sign-up keeps it, and the session of the page that waits", async () => {
    const { person, token } = await waiting();
    const phone = server.client().accounts;
    await expect(phone.confirmAddress({ token, password: "falsch1" })).rejects.toMatchObject({
      code: "PASSWORD_WRONG",
      defined: true,
    });
    const { session } = await phone.confirmAddress({ token, password });
    const onPhone = server.client({ accessToken: session?.accessToken ?? "" });
    expect(await onPhone.accounts.profile({ id: person.id })).toMatchObject({
      ...{ is_email_verified: true, has_password: true },
    });
    // The page that waits asks this, and renews its session with the answer.
    const { data } = await server.authClient().getUser(person.accessToken);
    expect(data.user?.email_confirmed_at).toBeDefined();
    const renewed = await server.authClient().refreshSession({ refresh_token: person.refreshToken });
    expect(renewed.data.user?.id).toBe(person.id);
    expect((await signIn(person.email)).data.user?.id).toBe(person.id);
  });

  it("by who signed in on the phone keeps the session of the page that waits too", async () => {
    const { person, token } = await waiting();
    const { data } = await signIn(person.email);
    const phone = server.client({ accessToken: data.session?.access_token ?? "" });
    await phone.accounts.confirmAddress({ token });
    expect((await person.client.accounts.profile({ id: person.id })).is_email_verified).toBe(true);
  });

  it("with a new password ends the links that somebody else asked for before", async () => {
    const { person: stranger, token } = await waiting();
    const change = await issue.email_change(stranger);
    await server.client().accounts.confirmAddress({ token, newPassword });
    const late = server.client().accounts.confirmEmailChange({ token: change.token, password: newPassword });
    await expect(late).rejects.toMatchObject({ code: "LINK_INVALID" });
    expect((await signIn(stranger.email, newPassword)).data.user?.email).toBe(stranger.email);
  });

  it("with a new password is nobody's any more who registered it, and nobody is ever without one", async () => {
    const { person: stranger, token } = await waiting();
    const { session } = await server.client().accounts.confirmAddress({ token, newPassword });
    const owner = server.client({ accessToken: session?.accessToken ?? "" });
    expect((await owner.accounts.profile({ id: stranger.id })).has_password).toBe(true);
    await expect(stranger.client.accounts.profile({ id: stranger.id })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    expect((await signIn(stranger.email)).error?.code).toBe("invalid_credentials");
    expect((await signIn(stranger.email, newPassword)).data.user?.id).toBe(stranger.id);
  });

  it("is not proven by the session, nor by the password, of somebody else", async () => {
    const { person: victim, token } = await waiting();
    const attacker = await server.authClient().signUp({
      ...{ email: `${randomUUID()}@example.org`, password: "angriff1" },
      options: { data: { first_name: "E", last_name: "V", preferred_language: "de" } },
    });
    const other = server.client({ accessToken: attacker.data.session?.access_token ?? "" });
    const unproven = { code: "LINK_UNPROVEN" };
    await expect(other.accounts.confirmAddress({ token })).rejects.toMatchObject(unproven);
    const wrong = { code: "PASSWORD_WRONG" };
    await expect(other.accounts.confirmAddress({ token, password: "angriff1" })).rejects.toMatchObject(wrong);
    expect((await victim.client.accounts.profile({ id: victim.id })).is_email_verified).toBe(false);
  });

  it("is no way to guess the password", async () => {
    const { token } = await waiting();
    const guess = () => server.client().accounts.confirmAddress({ token, password: "geraten1" });
    for (let attempt = 0; attempt < 10; attempt++)
      await expect(guess()).rejects.toMatchObject({ code: "PASSWORD_WRONG" });
    await expect(guess()).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });

  it("without a password is confirmed by the press alone, and only the session that shows itself stays", async () => {
    const register = async () => {
      const { person, token } = await waiting();
      await server.services.db.execute(
        `update auth_users set password_hash = null where id = '${person.id}'`,
      );
      return { person, token };
    };
    const away = await register();
    expect(await server.client().accounts.examineLink({ kind: "signup", token: away.token })).toMatchObject({
      asks: "nothing",
    });
    await server.client().accounts.confirmAddress({ token: away.token });
    await expect(away.person.client.accounts.profile({ id: away.person.id })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    const here = await register();
    await here.person.client.accounts.confirmAddress({ token: here.token });
    expect((await here.person.client.accounts.profile({ id: here.person.id })).has_password).toBe(false);
  });

  it("that has an account becomes part of it: the page is told so, and its password stays", async () => {
    const first = await server.signUp();
    await server.confirm(first);
    const second = await server.signUp("course_participant", first.email);
    const { token } = await issue.signup(second);
    const client = server.client();
    expect(await client.accounts.examineLink({ kind: "signup", token })).toEqual({
      ...{ userId: first.id, email: first.email, asks: "nothing", joins: true },
    });
    const { session } = await client.accounts.confirmAddress({ token, newPassword });
    const joined = server.client({ accessToken: session?.accessToken ?? "" });
    expect((await joined.accounts.profile({ id: first.id })).email).toBe(first.email);
    expect((await signIn(first.email)).data.user?.id).toBe(first.id);
    expect((await signIn(first.email, newPassword)).error?.code).toBe("invalid_credentials");
  });

  it("signs in no administrator whose account it becomes part of", async () => {
    const chief = await server.signUp();
    await server.confirm(chief);
    await administer(server.services, ["grant", chief.email, "super_admin"]);
    const second = await server.signUp("course_participant", chief.email);
    const { token } = await issue.signup(second);
    expect(await server.client().accounts.confirmAddress({ token })).toEqual({ session: null });
    const third = await server.signUp("course_participant", chief.email);
    const token_hash = (await issue.signup(third)).token;
    const { error } = await server.authClient().verifyOtp({ token_hash, type: "email" });
    expect(error?.code).toBe("otp_disabled");
  });
});

it("guesses at a link to a new address leave the owner the own attempts", async () => {
  const owner = await server.signUp();
  const { token } = await issue.email_change(owner);
  const guess = () => server.client().accounts.confirmEmailChange({ token, password: "geraten1" });
  for (let attempt = 0; attempt < 10; attempt++)
    await expect(guess()).rejects.toMatchObject({ code: "PASSWORD_WRONG" });
  await expect(guess()).rejects.toMatchObject({ code: "RATE_LIMITED" });
  await owner.client.accounts.changePassword({ id: owner.id, current: password, password: newPassword });
  expect((await signIn(owner.email, newPassword)).data.user?.id).toBe(owner.id);
});
