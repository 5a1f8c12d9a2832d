import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailsAbout, mailsDelivered } from "../../../testing/mailFolder.ts";
import { createTestServer, eventually, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { administer, entryAddress, userById } from "./index.ts";

const DAY = 24 * 3_600;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function confirmed(): Promise<SignedUp> {
  const person = await server.signUp("course_participant");
  await server.confirm(person);
  return person;
}

/** The newest link that signs a person in. */
async function linkOf({ email }: Pick<SignedUp, "email">): Promise<URL> {
  return await eventually(async () => {
    await mailsDelivered(server.services);
    const mails = (await mailsAbout(server.services, email)).filter(({ text }) => text?.includes("/arrive?"));
    const link = mails.at(-1)?.text?.match(/https?:\/\/\S+\/arrive\?\S+/)?.[0];
    return link ? new URL(link) : null;
  });
}

async function askedLink(person: SignedUp, to = "/reviews") {
  server.clock.forward(61);
  await server.client().accounts.requestEntry({ email: person.email, to });
  return await linkOf(person);
}

/** A link as mails of the campus hold it. */
async function mailedLink({ id }: SignedUp): Promise<URL> {
  const user = await userById(server.services.db, id);
  if (!user) throw new Error("no account");
  return new URL(await entryAddress(server.services, user, "/reviews"));
}

const tokenOf = (link: URL) => new URLSearchParams(link.hash.slice(1)).get("token") ?? "";
const invalid = { code: "LINK_INVALID" };

describe("a link that signs in", () => {
  it("works once, without a password, and leads where it was asked for", async () => {
    const person = await confirmed();
    const link = await askedLink(person);
    expect(link.searchParams.get("to")).toBe("/reviews");
    expect(new URLSearchParams(link.hash.slice(1)).get("for")).toBe(person.id);
    const { accessToken } = await server.client().accounts.enter({ token: tokenOf(link) });
    const profile = await server.client({ accessToken }).accounts.profile({ id: person.id });
    expect(profile.email).toBe(person.email);
    await expect(server.client().accounts.enter({ token: tokenOf(link) })).rejects.toMatchObject(invalid);
  });

  it("ends with its seven days, with a new password, and opens nothing of another address", async () => {
    const person = await confirmed();
    const late = await askedLink(person);
    server.clock.forward(8 * DAY);
    await expect(server.client().accounts.enter({ token: tokenOf(late) })).rejects.toMatchObject(invalid);
    await expect(server.client().accounts.enter({ token: "unknown" })).rejects.toMatchObject(invalid);
    const other = await confirmed();
    const link = await askedLink(other);
    const change = { id: other.id, current: "geheim1", password: "ganz-neu" };
    await other.client.accounts.changePassword(change);
    await expect(server.client().accounts.enter({ token: tokenOf(link) })).rejects.toMatchObject(invalid);
  });

  it("leaves a present password in place, and cannot change it", async () => {
    const person = await confirmed();
    const link = await askedLink(person);
    const { accessToken } = await server.client().accounts.enter({ token: tokenOf(link) });
    const change = { id: person.id, password: "fremd-99" };
    const changed = server.client({ accessToken }).accounts.changePassword(change);
    await expect(changed).rejects.toMatchObject({ code: "PASSWORD_WRONG" });
  });

  it.each(["global", "others"] as const)("ends with signing out of %s sessions", async (scope) => {
    const person = await confirmed();
    const link = await askedLink(person);
    const { accessToken } = person;
    await server.fetch(`/auth/v1/logout?scope=${scope}`, {
      method: "POST",
      headers: { authorization: `Bearer ${accessToken}` },
    });
    await expect(server.client().accounts.enter({ token: tokenOf(link) })).rejects.toMatchObject(invalid);
  });

  it("ends with all other sessions, and with a block, even one that was taken back", async () => {
    const person = await confirmed();
    const link = await askedLink(person);
    await person.client.accounts.endOtherSessions({ id: person.id });
    await expect(server.client().accounts.enter({ token: tokenOf(link) })).rejects.toMatchObject(invalid);
    const another = await mailedLink(person);
    await administer(server.services, ["block", person.email]);
    await administer(server.services, ["unblock", person.email]);
    await expect(server.client().accounts.enter({ token: tokenOf(another) })).rejects.toMatchObject(invalid);
  });

  it("is one of ten at most: the oldest go", async () => {
    const person = await confirmed();
    const links: URL[] = [];
    while (links.length < 11) {
      links.push(await mailedLink(person));
      server.clock.forward(1);
    }
    const [oldest, second] = links.map(tokenOf);
    await expect(server.client().accounts.enter({ token: oldest ?? "" })).rejects.toMatchObject(invalid);
    expect((await server.client().accounts.enter({ token: second ?? "" })).accessToken).not.toBe("");
  });

  it("signs in no administrator, who signs in and then goes on", async () => {
    const person = await confirmed();
    const before = await mailedLink(person);
    await administer(server.services, ["grant", person.email, "super_admin"]);
    await expect(server.client().accounts.enter({ token: tokenOf(before) })).rejects.toMatchObject(invalid);
    const { pathname, search } = await mailedLink(person);
    expect(pathname + search).toBe("/login?returnTo=%2Freviews");
    server.clock.forward(61);
    await server.client().accounts.requestEntry({ email: person.email });
    const asked = await eventually(async () => {
      await mailsDelivered(server.services);
      return (await mailsAbout(server.services, person.email)).find(({ text }) =>
        text?.includes("/reset-password?"),
      );
    });
    expect(asked.text).not.toContain("/arrive");
  });

  it("is not sent where the address waits for its proof: it is proved first", async () => {
    const person = await server.signUp("course_participant");
    server.clock.forward(61);
    const answer = await server.client().accounts.requestEntry({ email: person.email });
    expect(answer).toEqual(await server.client().accounts.requestEntry({ email: "nobody@example.org" }));
    const sent = await eventually(async () => {
      await mailsDelivered(server.services);
      const mails = await mailsAbout(server.services, person.email);
      return mails.length > 1 ? mails : null;
    });
    expect(sent.every(({ text }) => text?.includes("/verify-email?"))).toBe(true);
  });

  it("leads to this site alone", async () => {
    const email = "ada@example.org";
    const elsewhere = ["//evil.example", "/\\evil.example", "https://evil.example", "/..//evil.example/x"];
    const hidden = ["/c/..\\/evil.example", "/\t/evil.example", "/reviews\r\nx", "reviews"];
    for (const to of [...elsewhere, ...hidden]) {
      await expect(server.client().accounts.requestEntry({ email, to })).rejects.toMatchObject({
        code: "BAD_REQUEST",
      });
    }
  });
});

describe("a link for a new password", () => {
  it("says that it was used before anybody fills in a form", async () => {
    const token = "unknown";
    await expect(server.client().accounts.examineLink({ kind: "recovery", token })).rejects.toMatchObject(
      invalid,
    );
    const person = await confirmed();
    server.clock.forward(61);
    await server.client().accounts.requestPasswordReset({ email: person.email });
    const link = await eventually(async () => {
      await mailsDelivered(server.services);
      const mails = await mailsAbout(server.services, person.email);
      return (
        mails.map(({ text }) => text?.match(/reset-password\?token_hash=([\w-]+)/)?.[1]).find(Boolean) ?? null
      );
    });
    await server.client().accounts.examineLink({ kind: "recovery", token: link });
    await server.client().accounts.resetPassword({ token: link, password: "ganz-neu" });
    await expect(
      server.client().accounts.examineLink({ kind: "recovery", token: link }),
    ).rejects.toMatchObject(invalid);
  });
});
