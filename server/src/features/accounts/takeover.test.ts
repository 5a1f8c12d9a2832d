import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, linkSecret, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { authUsers } from "../../db/tables/index.ts";
import { storeBlock } from "./repository/sessions.ts";
import { signInCandidates } from "./repository/users.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const password = "geheim1";
const CHANGE = "/verify-email-change/";
const address = () => `${randomUUID()}@example.org`;
const secretTo = async (email: string, part: string) => linkSecret((await server.mailTo(email, part)).text);
const profileOf = (person: SignedUp) => person.client.accounts.profile({ id: person.id });

async function signUpWith(email: string, typed: string) {
  const data = { first_name: "Ada", last_name: "Muster", preferred_language: "de" };
  const answer = await server.authClient().signUp({ email, password: typed, options: { data } });
  return answer.data.session;
}

const signIn = async (email: string, typed: string) =>
  await server.authClient().signInWithPassword({ email, password: typed });

async function resetWith(email: string, next: string) {
  await server.authClient().resetPasswordForEmail(email);
  const token = await secretTo(email, "/reset-password?");
  return await server.client().accounts.resetPassword({ token, password: next });
}

/** Somebody asks for another address; answers the secret that was mailed there. */
async function askForAddress(person: SignedUp, email: string): Promise<string> {
  await person.client.accounts.requestEmailChange({ id: person.id, email, password });
  return await secretTo(email, CHANGE);
}

describe("the link to a new address", () => {
  type Opener = (secret: string, asker: SignedUp, stranger: SignedUp) => Promise<unknown>;
  it.each<[string, string, Opener]>([
    ["nobody", "LINK_UNPROVEN", (token) => server.client().accounts.confirmEmailChange({ token })],
    [
      "somebody else",
      "LINK_UNPROVEN",
      (token, _, { client }) => client.accounts.confirmEmailChange({ token }),
    ],
    [
      "somebody else with his own password",
      "PASSWORD_WRONG",
      (token, _, { client }) => client.accounts.confirmEmailChange({ token, password: "anderes1" }),
    ],
    [
      "another session of the asking person",
      "LINK_UNPROVEN",
      async (token, { email }) => {
        const { data } = await signIn(email, password);
        const accessToken = data.session?.access_token ?? "";
        return await server.client({ accessToken }).accounts.confirmEmailChange({ token });
      },
    ],
  ])("changes nothing when %s opens it, and still works", async (_, code, open) => {
    const asker = await server.signUp();
    await server.confirm(asker);
    const { data } = await signIn(asker.email, password);
    const signedIn = { ...asker, client: server.client({ accessToken: data.session?.access_token ?? "" }) };
    const stranger = await server.signUp();
    const email = address();
    const secret = await askForAddress(signedIn, email);
    await expect(open(secret, signedIn, stranger)).rejects.toMatchObject({ code, defined: true });
    expect((await profileOf(signedIn)).email).toBe(asker.email);
    expect(await signedIn.client.accounts.confirmEmailChange({ token: secret })).toEqual({ email });
  });

  it("changes the address for who shows the password of the account, wherever that is", async () => {
    const asker = await server.signUp();
    const email = address();
    const token = await askForAddress(asker, email);
    expect(await server.client().accounts.confirmEmailChange({ token, password })).toEqual({ email });
  });

  it("is no way to guess the password", async () => {
    const asker = await server.signUp();
    const token = await askForAddress(asker, address());
    const guess = () => server.client().accounts.confirmEmailChange({ token, password: "geraten1" });
    for (let attempt = 0; attempt < 10; attempt++)
      await expect(guess()).rejects.toMatchObject({ code: "PASSWORD_WRONG" });
    await expect(guess()).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });

  it("does not take the account of who registered the address, even if that person opens it", async () => {
    const victim = await server.signUp();
    const attacker = await server.signUp();
    await attacker.client.accounts.requestEmailChange({ id: attacker.id, email: victim.email, password });
    const token = await secretTo(victim.email, CHANGE);
    await expect(victim.client.accounts.confirmEmailChange({ token })).rejects.toMatchObject({
      code: "LINK_UNPROVEN",
    });
    await server.confirm(victim);
    expect((await profileOf(attacker)).email).toBe(attacker.email);
    await expect(attacker.client.accounts.confirmEmailChange({ token })).rejects.toMatchObject({
      code: "LINK_INVALID",
    });
    const { data } = await signIn(victim.email, password);
    expect(data.user?.id).toBe(victim.id);
  });
});

describe("an address that others registered too", () => {
  it("opens by the password of who came first, however many come after", async () => {
    const email = address();
    const first = await signUpWith(email, "zuerst12");
    for (let other = 0; other < 6; other++) await signUpWith(email, `fremd-${other}-1`);
    const { data } = await signIn(email, "zuerst12");
    expect(data.user?.id).toBe(first?.user.id);
  });

  it("shares one salt among its accounts, so that a sign-in takes one hash; another address has its own", async () => {
    const [email, other] = [address(), address()];
    await Promise.all(["erstes12", "zweites1", "drittes1"].map((typed) => signUpWith(email, typed)));
    await signUpWith(other, "erstes12");
    const saltsOf = async (one: string) => {
      const rows = await signInCandidates(server.services.db, one);
      return rows.map(({ passwordHash }) => passwordHash?.split("$").slice(0, 5).join("$"));
    };
    const salts = await saltsOf(email);
    expect(salts).toHaveLength(3);
    expect(new Set(salts).size).toBe(1);
    expect(salts).not.toContain((await saltsOf(other))[0]);
    for (const typed of ["erstes12", "zweites1", "drittes1"])
      expect((await signIn(email, typed)).data.user?.email).toBe(email);
    expect((await signIn(email, "viertes1")).error?.code).toBe("invalid_credentials");
  });

  it("takes the present cost beside an account whose password was stored at a lower one", async () => {
    const email = address();
    const first = await signUpWith(email, "erstes12");
    const passwordHash = await hash("erstes12", { memoryCost: 8_192, timeCost: 1 });
    const { db } = server.services;
    await db
      .update(authUsers)
      .set({ passwordHash })
      .where(eq(authUsers.id, first?.user.id ?? ""));
    await signUpWith(email, "zweites1");
    const [, second] = await signInCandidates(db, email);
    expect(second?.passwordHash).toContain("$m=19456,t=2,p=1$");
    for (const typed of ["erstes12", "zweites1"])
      expect((await signIn(email, typed)).data.user?.email).toBe(email);
  });

  it("opens by a mailed link for who came last; what the others had opens nothing any more", async () => {
    const email = address();
    const strangers = [];
    for (let other = 0; other < 5; other++) strangers.push(await signUpWith(email, `fremd-${other}-1`));
    const own = await signUpWith(email, "meines12");
    expect((await signIn(email, "meines12")).error?.code).toBe("invalid_credentials");
    await resetWith(email, "neues123");
    const { data } = await signIn(email, "neues123");
    expect(data.user?.email_confirmed_at).toBeDefined();
    for (let other = 0; other < 5; other++)
      expect((await signIn(email, `fremd-${other}-1`)).error?.code).toBe("invalid_credentials");
    for (const session of [...strangers, own]) {
      const client = server.client({ accessToken: session?.access_token ?? "" });
      await expect(client.accounts.profile({ id: session?.user.id ?? "" })).rejects.toMatchObject({
        code: "UNAUTHORIZED",
      });
    }
  });
});

describe("a block", () => {
  it("holds for the address: every account of it, new ones, and accounts that want it", async () => {
    const person = await server.signUp();
    const same = await signUpWith(person.email, "anderes1");
    await storeBlock(server.services.db, person.id, server.clock.now());
    const open = (accessToken: string, id: string) => server.client({ accessToken }).accounts.profile({ id });
    await expect(open(same?.access_token ?? "", same?.user.id ?? "")).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    const again = await signUpWith(person.email, "drittes1");
    await expect(open(again?.access_token ?? "", again?.user.id ?? "")).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    expect((await signIn(person.email, "drittes1")).error?.code).toBe("user_banned");
    const other = await server.signUp();
    const token = await askForAddress(other, person.email);
    await expect(other.client.accounts.confirmEmailChange({ token })).rejects.toMatchObject({
      code: "LINK_INVALID",
    });
  });
});
