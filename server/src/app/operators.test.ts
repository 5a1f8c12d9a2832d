import { Writable } from "node:stream";
import { OWN_DESIGN } from "@lehrpfad/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { giveCourse } from "../../testing/courses.ts";
import { createTestServer, eventually, type TestServer } from "../../testing/testServer.ts";
import { checkRoom } from "../db/room.ts";
import { courses } from "../db/tables/index.ts";
import { userById } from "../features/accounts/repository/users.ts";
import { courseBySlug } from "../features/courses/index.ts";
import { changeCourse } from "../features/studio/repository.ts";
import { createLog } from "../platform/log.ts";
import { traced } from "../platform/trace.ts";
import { createHttp } from "./http.ts";

const TOKEN = "an-operators-token-of-some-length";
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ METRICS_TOKEN: TOKEN });
});
afterAll(() => server.close());

const metrics = async (authorization = `Bearer ${TOKEN}`) =>
  await server.fetch("/metrics", { headers: { authorization } });

describe("operators", () => {
  it("see whether the process lives and can do its work", async () => {
    expect((await server.fetch("/healthz")).status).toBe(200);
    const ready = await server.fetch("/readyz");
    expect([ready.status, await ready.json()]).toEqual([
      200,
      {
        ready: true,
        database: true,
        storage: true,
        disk: true,
        stopping: false,
        loopMilliseconds: expect.any(Number),
      },
    ]);
  });

  it("see that the disk is full, or cannot be written", async () => {
    const full = await createTestServer({ DISK_FLOOR_MEGABYTES: "1000000000", LOG_LEVEL: "silent" });
    const ready = await full.fetch("/readyz");
    expect([ready.status, await ready.json()]).toMatchObject([
      503,
      { ready: false, database: true, disk: false },
    ]);
    await full.close();
    await expect(checkRoom("/dev/null/data", 0)).rejects.toThrow(/^The data folder .* cannot be written/);
  });

  it("see that something kept everybody waiting", async () => {
    const read = async () =>
      z.object({ loopMilliseconds: z.number() }).parse(await (await server.fetch("/readyz")).json());
    await read();
    const until = performance.now() + 300;
    while (performance.now() < until);
    expect((await read()).loopMilliseconds).toBeGreaterThan(200);
    const text = await (await metrics()).text();
    expect(text).toContain("lehrpfad_nodejs_eventloop_lag_p99_seconds");
  });

  it("read numbers by the names of procedures, without what people sent", async () => {
    const person = await server.signUp();
    await person.client.accounts.profile({ id: person.id });
    await server.mailTo(person.email);
    const sent = /lehrpfad_mails_total\{outcome="sent"\} [1-9]/;
    await eventually(async () => sent.test(await (await metrics()).text()) || undefined);
    const answer = await metrics();
    expect(answer.headers.get("content-type")).toContain("text/plain");
    const text = await answer.text();
    expect(text).toMatch(/lehrpfad_request_seconds_count\{route="accounts\.profile",status="2xx"\} 1/);
    expect(text).toMatch(/lehrpfad_request_seconds_count\{route="auth\.signup",status="2xx"\} 1/);
    expect(text).toMatch(/lehrpfad_jobs_ready\{of="mail"\} 0/);
    expect(text).not.toContain(person.email);
    expect(text).not.toContain(person.id);
  });

  it("alone read them, and only where a token was set", async () => {
    expect((await metrics("Bearer wrong")).status).toBe(401);
    expect((await server.fetch("/metrics")).status).toBe(401);
    const closed = await createTestServer();
    const answer = await closed.fetch("/metrics", { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(await answer.text()).not.toContain("lehrpfad_");
    await closed.close();
  });

  it("find a request again by the id of its answer, also one that a proxy gave", async () => {
    const own = (await server.fetch("/healthz")).headers.get("x-request-id");
    expect(own).toMatch(/^[\da-f-]{36}$/);
    const ask = async (id: string) =>
      (await server.fetch("/healthz", { headers: { "x-request-id": id } })).headers.get("x-request-id");
    expect(await ask("proxy-0123456789")).toBe("proxy-0123456789");
    expect(await ask("no id at all {}")).not.toBe("no id at all {}");
  });
});

describe("the log", () => {
  it("tells who got in, who did not, and what was refused, without names, addresses or passwords", async () => {
    const lines: string[] = [];
    const target = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const person = await server.signUp();
    const app = createHttp({ ...server.services, log: createLog("info", target) });
    const signIn = (password: string) =>
      app.request("/auth/v1/token?grant_type=password", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: person.email, password }),
      });
    await signIn("geheim1");
    await signIn("not the password");
    const headers = { authorization: `Bearer ${person.accessToken}` };
    await app.request("/api/courses/nobodys-course", { headers });
    await app.request(`/api/profiles/${person.id}`, { headers });
    const told = lines.map((line) => z.record(z.string(), z.unknown()).parse(JSON.parse(line)));
    const id = expect.stringMatching(/^[\da-f-]{36}$/);
    const grant = "password";
    expect(told).toEqual([
      expect.objectContaining({ request: id, route: "auth.token", grant, status: 200, person: person.id }),
      expect.objectContaining({ request: id, route: "auth.token", grant, status: 400 }),
      expect.objectContaining({ request: id, route: "courses.get", status: 404, person: person.id }),
    ]);
    expect(told[1]).not.toHaveProperty("person");
    expect(lines.join("")).not.toMatch(new RegExp(`${person.email}|geheim1|not the password|Muster`));
  });

  it("tells where an answer does not follow its schema, and not what stands there", async () => {
    const lines: string[] = [];
    const target = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const creator = await server.signUp();
    const slug = await giveCourse(server, creator);
    const app = createHttp({ ...server.services, log: createLog("error", target) });
    const wrong = { design: { ...OWN_DESIGN, highlight: "a secret" } };
    const { db, clock } = server.services;
    const course = await courseBySlug(db, slug);
    await expect(changeCourse(db, course?.id ?? "", wrong, clock.now())).rejects.toThrow("highlight");
    await db.update(courses).set(wrong).where(eq(courses.slug, slug));
    const headers = { authorization: `Bearer ${creator.accessToken}` };
    expect((await app.request(`/api/courses/${slug}`, { headers })).status).toBe(500);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ procedure: "courses.get", places: ["design.highlight"] }),
    ]);
    expect(lines.join("")).not.toMatch(new RegExp(`${creator.email}|a secret`));
  });

  it("names the request or run, and never the values of a query", async () => {
    const lines: string[] = [];
    const target = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const log = createLog("info", target);
    const failed = await userById(server.services.db, "ada.secret@example.org").catch(
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(Error);
    traced({ request: "r-1" }, () => traced({ run: "g-1" }, () => log.error({ error: failed }, "failed")));
    const [line = ""] = lines;
    expect(JSON.parse(line)).toMatchObject({ request: "r-1", run: "g-1", msg: "failed" });
    expect(line).toContain("Failed query");
    expect(line).not.toContain("ada.secret");
  });
});
