import { ENROLMENT_HEADER, VIEW_HEADER } from "@lehrpfad/contract";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { finishedCourse } from "../../testing/courses.ts";
import { createTestServer, type TestServer } from "../../testing/testServer.ts";
import { UndrawableError } from "./renderer.ts";
import type { Renderer } from "./rendering.ts";
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

/** Draws a step in a few words, so that nothing depends on the web app's build; how it looks, the journeys see. */
const renderStep = vi.fn<Renderer["renderStep"]>(async ({ slug, step, languages, isSignedIn }) => ({
  language: languages[0] ?? "",
  html: `${step.courseName} of ${slug} for ${isSignedIn ? "a person" : "a sitting"}`,
  style: {},
}));

/** A call for the step, by way of what adds its view. */
async function ask(
  headers: Record<string, string>,
  built = BUILT,
  renderer: Parameters<typeof createStepView>[2] = { renderStep },
) {
  const app = new Hono();
  app.get("/api/learn/:slug/steps/:position", createStepView(server.services, built, renderer));
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
    const html = `${step.courseName} of ${path.split("/")[3]} for a sitting`;
    expect(view).toEqual({ build: BUILD, language: "fr", html, style: {} });
  });

  it("is drawn once for whoever sees the same, and anew for another language", async () => {
    const wanted = (language: string) => ({
      [ENROLMENT_HEADER]: token,
      [VIEW_HEADER]: `${BUILD} ${language}`,
    });
    renderStep.mockClear();
    const first = await ask(wanted("it"));
    expect(await ask(wanted("it"))).toEqual(first);
    expect(renderStep).toHaveBeenCalledTimes(1);
    expect((await ask(wanted("es"))).body.view).toMatchObject({ language: "es" });
    expect(renderStep).toHaveBeenCalledTimes(2);
  });

  it("is left out where it cannot be drawn: the step comes without it", async () => {
    const enrolled = { [ENROLMENT_HEADER]: token };
    const plain = await ask(enrolled);
    const wanted = { ...enrolled, [VIEW_HEADER]: `${BUILD} en` };
    renderStep.mockRejectedValueOnce(new TypeError("cannot be drawn"));
    expect(await ask(wanted)).toEqual(plain);
    expect(await ask(wanted, BUILT, null)).toEqual(plain);
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

  it("is made once of a text that costs too much, and of one that looks the same in languages that a browser invents", async () => {
    const { slug } = await finishedCourse(server);
    path = `/api/learn/${slug}/steps/1`;
    const visit = async (language: string) => {
      token = (await server.client().learning.startAnonymously({ slug })).token ?? "";
      return await ask({ [ENROLMENT_HEADER]: token, [VIEW_HEADER]: `${BUILD} ${language}` });
    };
    renderStep.mockClear().mockRejectedValueOnce(new UndrawableError("It takes too long"));
    for (const language of ["fr", "de"]) {
      const { status, body } = await visit(language);
      expect([status, body.view]).toEqual([200, undefined]);
    }
    expect(renderStep).toHaveBeenCalledTimes(1);
    path = `/api/learn/${slug}/steps/2`;
    renderStep.mockClear();
    for (const language of ["fr", "fr-x-1", "FR-x-2"]) {
      const { body } = await ask({ [ENROLMENT_HEADER]: token, [VIEW_HEADER]: `${BUILD} ${language}` });
      expect(body.view).toMatchObject({ language: "fr" });
    }
    expect(renderStep).toHaveBeenCalledTimes(1);
    path = `/api/learn/${slug}/steps/3`;
    renderStep.mockResolvedValueOnce({ language: "fr", html: "x".repeat(500_001), style: {} });
    for (const language of ["fr", "fr"]) expect((await visit(language)).body.view).toBeUndefined();
  });
});
