import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, type TestServer } from "../../../testing/testServer.ts";
import { administer } from "./index.ts";
import { createAccessTokens } from "./shared/accessTokens.ts";

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
    const managed = async () => (await person.client.results.dashboard({})).stats.total;
    await finishedCourse(server);
    await run("grant", person.email, "course_creator_free");
    expect(await role()).toBe("course_creator_free");
    expect(await managed()).toBe(0);
    for (const elevated of ["super_admin", "course_creator_premium"]) {
      await expect(run("grant", person.email, elevated)).rejects.toThrow("has not confirmed");
    }
    await server.confirm(person);
    await run("grant", person.email.toUpperCase(), "super_admin");
    expect(await role()).toBe("super_admin");
    expect(await managed()).toBeGreaterThan(0);
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

  it("notes each act with whom it concerned, the newest first", async () => {
    const { email } = await server.signUp();
    server.clock.forward(1);
    await run("grant", email, "course_participant");
    server.clock.forward(1);
    await run("block", email);
    const at = server.clock.now().toISOString();
    const [newest, before, count] = await run("audit", "2");
    expect(newest).toBe(`${at}  account_blocked  -  ${email}  -  command line`);
    expect(before).toMatch(
      new RegExp(`role_granted {2}- {2}${email} {2}course_participant {2}command line$`),
    );
    expect(count).toBe("2 acts");
    await expect(run("audit", "many")).rejects.toThrow("npm run admin");
  });

  it("sees what managers did to a course, from where, and who came in", async () => {
    const { creator, slug } = await finishedCourse(server);
    const { password } = await creator.client.courses.issueAdminPassword({ slug });
    const other = await server.signUp();
    server.clock.forward(1);
    await other.client.courses.claimManagement({ slug, password });
    server.clock.forward(1);
    await creator.client.studio.removeManager({ slug, userId: other.id });
    server.clock.forward(1);
    await creator.client.courses.remove({ slug });
    const acts = (await run("audit", "3")).map((line) => line.split("  "));
    expect(acts.map(([, action, actor, subject]) => [action, actor, subject])).toEqual([
      ["course_deleted", creator.email, "-"],
      ["manager_removed", creator.email, other.email],
      ["manager_added", other.email, other.email],
      [undefined, undefined, undefined],
    ]);
    expect(acts[0]?.[5]).not.toBe("command line");
  });

  it("makes a new signing key beside the old one", async () => {
    const { db, clock } = server.services;
    const { client, id } = await server.signUp();
    server.clock.forward(1);
    await run("rotate-key");
    expect((await client.accounts.profile({ id })).id).toBe(id);
    const claims = { userId: id, sessionId: id };
    const token = await (await createAccessTokens(db, clock)).sign(
      claims,
      "",
      new Date(clock.now().getTime() + 9_000),
    );
    expect(await (await createAccessTokens(db, clock)).verify(token)).toEqual(claims);
  });
});
