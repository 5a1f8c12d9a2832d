import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, type TestServer } from "../../../testing/testServer.ts";
import { createTokens } from "../../platform/auth/tokens.ts";
import { REPOSITORY } from "../../platform/config.ts";
import { administer } from "./index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const run = (...args: string[]) => administer(server.services, args);

describe("npm run admin", () => {
  it("lists people with role and state", async () => {
    const person = await server.signUp("course_participant");
    await server.confirm(person);
    const other = await server.signUp();
    await run("block", other.email);
    const listed = await run("list", person.email.toUpperCase());
    expect(listed).toHaveLength(2);
    expect(listed[0]).toMatch(
      new RegExp(
        `^${person.email} {2}Ada Muster {2}course_participant {2}since \\d{4}-\\d\\d-\\d\\d {2}confirmed$`,
      ),
    );
    expect((await run("list")).find((line) => line.startsWith(other.email))).toMatch(
      /not confirmed {2}blocked$/,
    );
  });

  it("grants roles, but premium and super_admin only to a confirmed address", async () => {
    const person = await server.signUp("course_participant");
    const role = async () => (await person.client.accounts.profile({ id: person.id })).role;
    await run("grant", person.email, "course_creator_free");
    expect(await role()).toBe("course_creator_free");
    for (const elevated of ["super_admin", "course_creator_premium"]) {
      await expect(run("grant", person.email, elevated)).rejects.toThrow("has not confirmed");
    }
    await server.confirm(person);
    await run("grant", person.email.toUpperCase(), "super_admin");
    expect(await role()).toBe("super_admin");
    expect((await person.client.results.dashboard({})).stats.total).toBeGreaterThanOrEqual(0);
    await run("grant", person.email, "course_creator_premium");
    expect(await role()).toBe("course_creator_premium");
    await expect(run("grant", person.email, "king")).rejects.toThrow("The roles are");
    await expect(run("grant", "nobody@example.org", "super_admin")).rejects.toThrow("no account");
  });

  it("blocks at once, also sessions that are open, and takes it back", async () => {
    const { client, email, id } = await server.signUp();
    await run("block", email);
    await expect(client.accounts.profile({ id })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    const signIn = async () =>
      (await server.authClient().signInWithPassword({ email, password: "geheim1" })).error?.code;
    expect(await signIn()).toBe("user_banned");
    await run("unblock", email);
    expect(await signIn()).toBeUndefined();
  });

  it("ends all sessions of a person", async () => {
    const { client, email, id } = await server.signUp();
    await run("end-sessions", email);
    await expect(client.accounts.profile({ id })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("makes a new signing key beside the old one", async () => {
    const { db, clock } = server.services;
    const { client, id } = await server.signUp();
    server.clock.forward(1);
    await run("rotate-key");
    expect((await client.accounts.profile({ id })).id).toBe(id);
    const claims = { userId: id, sessionId: id };
    const token = await (await createTokens(db, clock)).sign(
      claims,
      "",
      new Date(clock.now().getTime() + 9_000),
    );
    expect(await (await createTokens(db, clock)).verify(token)).toEqual(claims);
  });

  it("is a command of its own that says how it is used and what is wrong", async () => {
    const folder = mkdtempSync(join(tmpdir(), "test-admin-"));
    const env = { ...process.env, DATA_DIR: folder };
    const command = (...args: string[]) =>
      promisify(execFile)(process.execPath, [join(REPOSITORY, "server/src/admin.ts"), ...args], { env });
    expect((await command("list")).stdout).toBe("0 accounts\n");
    await expect(command()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("npm run admin -- grant"),
    });
    rmSync(folder, { recursive: true, force: true });
  });
});
