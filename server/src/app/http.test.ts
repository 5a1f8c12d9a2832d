import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { contract } from "@lehrpfad/contract";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse } from "../../testing/courses.ts";
import { createTestServer, eventually, type SignedUp, type TestServer } from "../../testing/testServer.ts";
import { AT_ONCE, inTurns, LONGEST_LINE, requestTurns } from "../platform/http/turns.ts";
import { createHttp } from "./http.ts";

interface OpenApi {
  info: { title: string };
  paths: Record<string, Record<string, { operationId: string }>>;
}

let server: TestServer;
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
beforeAll(async () => {
  server = await createTestServer({ BRAND_NAME: "Wegweiser" });
});
afterAll(() => server.close());

describe("OpenAPI", () => {
  it("describes every procedure of the contract and what is no procedure, under the brand's name", async () => {
    const document = (await (await server.fetch("/api/openapi.json")).json()) as OpenApi;
    const described = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods).map((operation) => operation.operationId))
      .sort();
    const procedures = Object.entries(contract).flatMap(([feature, group]) =>
      Object.keys(group).map((name) => `${feature}.${name}`),
    );
    expect(described).toEqual(
      [...procedures, "accounts.dataArchive", "accounts.uploadPhoto", "documents.upload"].sort(),
    );
    expect(document.info.title).toBe("Wegweiser API");
  });

  it("has a page for people that names each call", async () => {
    const page = await (await server.fetch("/api/docs")).text();
    expect(page).toContain("<code>PUT /learn/{slug}/steps/{stepId}/answer</code>");
    expect(page).not.toContain("<script");
  });
});

describe("public storage", () => {
  it("serves the logo image to everybody", async () => {
    const response = await server.fetch("/storage/v1/object/public/brand/logo.svg");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(await response.text()).toContain("<svg");
  });
});

describe("answers", () => {
  it("carry a strict content security policy", async () => {
    const policy = (await server.fetch("/healthz")).headers.get("content-security-policy");
    // Beside our own files only the scripts that stand in the page, each by its hash.
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]+=*')*;/);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("promise TLS where the installation has it, and only there", async () => {
    const promised = async (one: TestServer) =>
      (await one.fetch("/healthz")).headers.get("strict-transport-security");
    expect(await promised(server)).toBeNull();
    const secure = await createTestServer({ PUBLIC_URL: "https://courses.example.org" });
    expect(await promised(secure)).toBe("max-age=31536000; includeSubDomains");
    await secure.close();
  });

  it("forbid sniffing, framing, plugins and telling addresses, and are not kept", async () => {
    for (const path of ["/api/site", "/auth/v1/user", "/api/nothing"]) {
      const { headers } = await server.fetch(path);
      const policy = headers.get("content-security-policy") ?? "";
      for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
        expect(policy, path).toContain(rule);
      }
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
      expect(headers.get("cache-control"), path).toBe("no-store");
    }
  });

  it("stand in no frame; pages of courses do in one of the same origin, for the preview", async () => {
    const framing = async (path: string) => {
      const { headers } = await server.fetch(path);
      const policy = headers.get("content-security-policy") ?? "";
      return [policy.match(/frame-ancestors ([^;]+)/)?.[1], headers.get("x-frame-options")];
    };
    for (const path of ["/", "/login", "/api/site"])
      expect(await framing(path), path).toEqual(["'none'", "DENY"]);
    expect(await framing("/c/some-course/steps/1")).toEqual(["'self'", "SAMEORIGIN"]);
  });

  it("take no field twice", async () => {
    const person = await server.signUp();
    const headers = { authorization: `Bearer ${person.accessToken}` };
    const ask = (query: string) => server.fetch(`/api/studio?${query}`, { headers });
    expect((await ask("search=a")).status).toBe(200);
    expect((await ask("search=a&search=b")).status).toBe(400);
  });

  it("answer no TRACE", async () => {
    const listener = getRequestListener(createHttp(server.services).fetch);
    const http = createServer(listener).listen(0, "127.0.0.1");
    await once(http, "listening");
    const { port } = http.address() as AddressInfo;
    const sent = request({
      port,
      host: "127.0.0.1",
      method: "TRACE",
      headers: { "x-secret": "geheim" },
    }).end();
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(Buffer.concat(await answer.toArray()).toString()).not.toContain("geheim");
    http.close();
  });

  it("name what they hold with its characters, and let no other origin read them", async () => {
    for (const [path, type] of [
      ["/api/site", /^application\/json/],
      ["/api/docs", /^text\/html; charset=utf-8/i],
      ["/api/nothing", /^application\/json/],
    ] as const) {
      const response = await server.fetch(path, { headers: { origin: "https://evil.example.org" } });
      expect(response.headers.get("content-type"), path).toMatch(type);
      expect(response.headers.get("access-control-allow-origin"), path).toBeNull();
      expect(response.headers.get("x-content-type-options"), path).toBe("nosniff");
    }
  });

  it("name the error code for unknown calls, wrong input and missing sessions", async () => {
    const unknown = await server.fetch("/api/nothing");
    expect([unknown.status, await unknown.json()]).toEqual([404, { code: "NOT_FOUND" }]);
    const missing = await server.fetch("/api/my-courses");
    expect([missing.status, await codeOf(missing)]).toEqual([401, "UNAUTHORIZED"]);
    const wrong = await server.fetch("/api/learn/x/steps/1");
    expect([wrong.status, await codeOf(wrong)]).toEqual([400, "BAD_REQUEST"]);
  });

  it("refuse bodies over a megabyte outside uploads", async () => {
    const body = JSON.stringify({ firstName: "x".repeat(1_100_000) });
    const headers = { "content-type": "application/json" };
    const response = await server.fetch("/api/learn/some-course/registration", {
      method: "POST",
      body,
      headers,
    });
    expect(response.status).toBe(413);
  });
});

describe("requests", () => {
  /** Begins uploads that end when `end` is called; they are worked on until then. */
  function beginMany(count: number, headers: Record<string, string>) {
    const { promise, resolve: end } = Promise.withResolvers<void>();
    const answers = Array.from({ length: count }, async () => {
      const body = new ReadableStream<Uint8Array>({
        pull: async (controller) => {
          await promise;
          controller.close();
        },
      });
      const declared = { ...headers, "content-length": "1" };
      const init: RequestInit = { method: "POST", body, headers: declared, duplex: "half" };
      return (await server.fetch("/api/documents?name=a.txt", init)).status;
    });
    return { end, answers };
  }
  const ask = async ({ accessToken }: SignedUp) =>
    await server.fetch("/api/my-courses", { headers: { authorization: `Bearer ${accessToken}` } });

  it("of one session wait for each other, and those of others do not wait for them", async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    const many = beginMany(AT_ONCE.session, { authorization: `Bearer ${one.accessToken}` });
    let isAnswered = false;
    const next = ask(one).then(({ status }) => {
      isAnswered = true;
      return status;
    });
    expect((await ask(other)).status).toBe(200);
    expect((await server.fetch("/api/site")).status).toBe(200);
    expect(isAnswered).toBe(false);
    many.end();
    expect(await next).toBe(200);
    await Promise.all(many.answers);
  });

  it("beyond the longest line are refused, and are welcome later", async () => {
    const one = await server.signUp();
    const many = beginMany(AT_ONCE.session + LONGEST_LINE, { authorization: `Bearer ${one.accessToken}` });
    const refused = await ask(one);
    const { status, headers } = refused;
    expect([status, await codeOf(refused), headers.get("retry-after")]).toEqual([429, "RATE_LIMITED", "5"]);
    many.end();
    await Promise.all(many.answers);
    expect((await ask(one)).status).toBe(200);
  });

  it("for pages wait for those of their network to the API", async () => {
    const people = await Promise.all(
      Array.from({ length: AT_ONCE.network / AT_ONCE.session }, () => server.signUp()),
    );
    const many = people.map(({ accessToken }) =>
      beginMany(AT_ONCE.session, { authorization: `Bearer ${accessToken}` }),
    );
    await new Promise(setImmediate);
    let isAnswered = false;
    const page = server.fetch("/campus").then(({ status }) => {
      isAnswered = true;
      return status;
    });
    expect((await server.fetch("/healthz")).status).toBe(200);
    for (let time = 0; time < 20; time++) await new Promise(setImmediate);
    expect(isAnswered).toBe(false);
    for (const { end } of many) end();
    expect(await page).toBeLessThanOrEqual(503);
    await Promise.all(many.flatMap(({ answers }) => answers));
  });

  it("with invented sessions are those of their network", async () => {
    const work = Promise.withResolvers<void>();
    let underWay = 0;
    const app = new Hono();
    app.use(inTurns([], requestTurns(AT_ONCE.network)));
    app.get("/", async (context) => {
      underWay += 1;
      await work.promise;
      return context.text("done");
    });
    const answers = Array.from({ length: 3 * AT_ONCE.network }, (_, at) =>
      app.request("/", { headers: { authorization: `Bearer invented ${at}` } }),
    );
    await new Promise(setImmediate);
    expect(underWay).toBe(AT_ONCE.network);
    work.resolve();
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it("of one person wait for each other, whatever their sessions", async () => {
    const { creator, slug } = await finishedCourse(server);
    const { data } = await server.authClient().signInWithPassword({ ...creator, password: "geheim1" });
    const again = { ...creator, accessToken: data.session?.access_token ?? "" };
    const { work } = server.services;
    const run = work.run;
    const released = Promise.withResolvers<void>();
    let underWay = 0;
    work.run = async (...asked) => {
      underWay += 1;
      await released.promise;
      return await run(...asked);
    };
    const { chat } = creator.client;
    const { steps, limits } = await chat.show({ slug });
    const wish = { slug, limits, stepIds: steps.map(({ id }) => id) };
    // Some are refused in the end: a person has only so much work waiting.
    const many = Promise.allSettled(Array.from({ length: AT_ONCE.person }, () => chat.makePackages(wish)));
    await eventually(async () => (underWay === AT_ONCE.person ? true : null));
    let isAnswered = false;
    const next = ask(again).then(({ status }) => {
      isAnswered = true;
      return status;
    });
    expect((await ask(await server.signUp())).status).toBe(200);
    expect(isAnswered).toBe(false);
    work.run = run;
    released.resolve();
    expect(await next).toBe(200);
    await many;
  });

  const register = (body: string, type: string) =>
    server.fetch("/api/learn/some-course/registration", {
      method: "POST",
      body,
      headers: { "content-type": type },
    });

  it("that are no JSON are not read", async () => {
    const places = Array.from({ length: 50 }, (_, at) => `${at}[9999]=`).join("&");
    expect((await register(places, "application/x-www-form-urlencoded")).status).toBe(415);
    const form = new FormData();
    form.set("firstName", "Ada");
    expect((await server.fetch("/api/links/examine", { method: "POST", body: form })).status).toBe(415);
    expect((await register(JSON.stringify({ firstName: "Ada" }), "text/plain")).status).toBe(415);
  });

  it("of nobody have a shorter body than those of a session", async () => {
    const body = JSON.stringify({ firstName: "x".repeat(100_000) });
    expect((await register(body, "application/json")).status).toBe(413);
    const headers = { "content-type": "application/json", authorization: "Bearer invented" };
    const init = { method: "POST", body, headers };
    expect((await server.fetch("/api/learn/some-course/registration", init)).status).toBe(400);
  });

  it("with too many values are refused before these are read", async () => {
    const many = JSON.stringify(Array.from({ length: 20_001 }, () => 1));
    expect((await register(many, "application/json")).status).toBe(413);
    const text = JSON.stringify({ firstName: `"[{,\\`.repeat(7_500) });
    expect((await register(text, "application/json; charset=utf-8")).status).not.toBe(413);
  });

  it("that bring a file are read whatever it is", async () => {
    const { accessToken } = await server.signUp();
    const body = JSON.stringify(Array.from({ length: 200_000 }, () => "a course"));
    const init = {
      ...{ method: "POST", body },
      headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
    };
    const path = `/api/imports?requestId=${randomUUID()}&name=course.json`;
    // Refused for what it says, not for its length.
    expect((await server.fetch(path, init)).status).toBe(422);
  });

  it("name no place in a list that a query cannot have", async () => {
    const { accessToken } = await server.signUp();
    const headers = { authorization: `Bearer ${accessToken}` };
    const refused = await server.fetch("/api/studio?search[9999]=a", { headers });
    // No list of 10,000: it is an object with one member.
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("received object")]);
  });
});
