import { ENROLMENT_HEADER, VIEW_HEADER } from "@lehrpfad/contract";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { finishedCourse } from "../../testing/courses.ts";
import { createTestServer, type TestServer } from "../../testing/testServer.ts";
import { loadRenderer } from "./renderer.ts";
import { createStepView } from "./stepView.ts";

const BUILT = '<script type="module" crossorigin src="/assets/index-Ab_c-1.js"></script>';
const BUILD = "index-Ab_c-1";

let server: TestServer;
let path: string;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  const { slug } = await finishedCourse(server);
  path = `/api/learn/${slug}/steps/1`;
  token = (await server.client().learning.startAnonymously({ slug })).token ?? "";
});
afterAll(() => server.close());

/** A call for the step, by way of what adds its view. */
async function ask(headers: Record<string, string>, built = BUILT) {
  const app = new Hono();
  app.get("/api/learn/:slug/steps/:position", createStepView(server.services, built));
  app.all("*", ({ req }) => server.send(req.raw));
  const answer = await app.request(path, { headers });
  const body = z.looseObject({ view: z.unknown().optional() }).parse(await answer.json());
  return { status: answer.status, body };
}

describe("the first view of a step", () => {
  it("comes beside the step, which stays as it is", async () => {
    const enrolled = { [ENROLMENT_HEADER]: token };
    const plain = await ask(enrolled);
    expect(plain.status).toBe(200);
    const { view, ...step } = (await ask({ ...enrolled, [VIEW_HEADER]: `${BUILD} fr` })).body;
    expect(step).toEqual(plain.body);
    // Unit tests run whether the web app was built or not; the journeys see it (e2e/journeys/firstView.desktop.ts).
    if ((await loadRenderer()) === null) expect(view).toBeUndefined();
    else
      expect(view).toMatchObject({ build: BUILD, language: "fr", html: expect.stringContaining("<article") });
  });

  it("is not for another build of the web app, nor where none was built", async () => {
    const enrolled = { [ENROLMENT_HEADER]: token };
    const plain = await ask(enrolled);
    for (const wanted of ["index-other fr", "", "null fr"])
      expect(await ask({ ...enrolled, [VIEW_HEADER]: wanted })).toEqual(plain);
    expect(await ask({ ...enrolled, [VIEW_HEADER]: `${BUILD} fr` }, "<p></p>")).toEqual(plain);
  });

  it("is refused with the step", async () => {
    const refused = await ask({});
    expect(refused.status).toBe(403);
    for (const headers of [{}, { [ENROLMENT_HEADER]: "another" }])
      expect(await ask({ ...headers, [VIEW_HEADER]: `${BUILD} fr` })).toEqual(refused);
  });
});
