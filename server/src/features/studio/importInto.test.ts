import { randomUUID } from "node:crypto";
import { type ImportContents, LIMITS } from "@lehrpfad/contract";
import { collect, exportCourse, fromCourse } from "@lehrpfad/interchange";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sampleCourse } from "../../../../interchange/testing/samples.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";

const OPTIONS = { passPercent: null, answers: true, figures: "full", recordings: true } as const;
const GIFT =
  "$CATEGORY: top/Bienen\n\nWas sammeln Bienen? {=Nektar#Ja. ~Sand ~Glas ~Salz ####Für Honig.}\n\nBienen fliegen. {T}";

let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer();
});
// Each has room of its own for courses.
beforeEach(async () => {
  creator = await server.signUp("course_creator_free");
});
afterAll(() => server.close());

type Body = string | Uint8Array<ArrayBuffer>;
const post = (path: string, body: Body, { accessToken } = creator) =>
  server.fetch(path, { method: "POST", body, headers: { authorization: `Bearer ${accessToken}` } });

/** A draft with one step for each category. */
async function draftOf(categories: number): Promise<string> {
  const body = Array.from({ length: categories }, (_, at) => `$CATEGORY: top/Teil ${at}\n\nWahr? {T}`);
  const query = new URLSearchParams({ requestId: randomUUID(), name: "Kurs.gift", language: "de" });
  const answer = await post(`/api/imports?${query}`, body.join("\n\n"));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { slug: string }).slug;
}

const importInto = (
  slug: string,
  body: Body,
  where: Record<string, string>,
  requestId: string = randomUUID(),
) =>
  post(`/api/courses/${slug}/imports?${new URLSearchParams({ requestId, name: "q.gift", ...where })}`, body);
const titles = async (slug: string) =>
  (await creator.client.editing.outline({ slug })).steps.map(({ title }) => title);
const stepId = async (slug: string, at: number) =>
  (await creator.client.editing.outline({ slug })).steps.at(at)?.id ?? "";
const versions = async (slug: string) =>
  (await creator.client.versions.list({ slug })).versions.map(({ reason }) => reason);
const codeOf = async (answer: Response) => ((await answer.json()) as { code: unknown }).code;

describe("a file for a course that exists", () => {
  it("is shown before anything is stored", async () => {
    const slug = await draftOf(1);
    const path = `/api/courses/${slug}/imports/preview?name=q.gift`;
    const answer = await post(path, GIFT);
    expect(answer.status).toBe(200);
    const contents = (await answer.json()) as ImportContents;
    expect(contents).toMatchObject({ language: "de", figures: 0, leftOut: 0 });
    expect(contents.steps).toEqual([{ title: "Bienen", words: 0, questions: 2 }]);
    expect(contents.bytes).toBeGreaterThan(500);
    expect(await titles(slug)).toEqual(["Teil 0"]);
    expect(await versions(slug)).toEqual([]);
  });

  it("comes in as steps at its place, unreviewed, once, and can be undone", async () => {
    const slug = await draftOf(2);
    const after = await stepId(slug, 0);
    const requestId = randomUUID();
    const first = await importInto(slug, GIFT, { after }, requestId);
    expect([first.status, await first.json()]).toEqual([201, { steps: 1, questions: 2 }]);
    expect(await (await importInto(slug, GIFT, { after }, requestId)).json()).toEqual({
      steps: 1,
      questions: 2,
    });
    expect(await titles(slug)).toEqual(["Teil 0", "Bienen", "Teil 1"]);
    await importInto(slug, GIFT, { after: "" });
    expect(await titles(slug)).toEqual(["Bienen", "Teil 0", "Bienen", "Teil 1"]);
    const { items } = await creator.client.reviewing.list({ slug });
    const flying = items.filter(({ question }) => question === "Bienen fliegen.");
    expect(flying.map(({ review }) => review)).toEqual([null, null]);
    expect(flying[0]?.doubts.map(({ code }) => code)).not.toContain("option_count");

    expect(await versions(slug)).toEqual(["imported", "imported", "kept"]);
    const kept = (await creator.client.versions.list({ slug })).versions.at(-1)?.id ?? "";
    await creator.client.versions.restore({ slug, id: kept, stepId: null });
    expect(await titles(slug)).toEqual(["Teil 0", "Teil 1"]);
  });

  it("comes in as exercises of a step, behind those that it has", async () => {
    const slug = await draftOf(1);
    const exercisesOf = await stepId(slug, 0);
    const answer = await importInto(slug, GIFT, { exercisesOf });
    expect([answer.status, await answer.json()]).toEqual([201, { steps: 0, questions: 2 }]);
    await importInto(slug, "Summen Bienen? {T}", { exercisesOf });
    const { exercises, question } = await creator.client.editing.getStep({ slug, stepId: exercisesOf });
    expect(exercises.map(({ text }) => text)).toEqual([
      "Was sammeln Bienen?",
      "Bienen fliegen.",
      "Summen Bienen?",
    ]);
    expect(question?.text).toBe("Wahr?");
    const many = Array.from({ length: LIMITS.exercisesPerStep - 2 }, (_, at) => `Frage ${at}? {T}`);
    const refused = await importInto(slug, many.join("\n\n"), { exercisesOf });
    expect(await codeOf(refused)).toBe("EXERCISE_LIMIT");
    expect((await creator.client.editing.getStep({ slug, stepId: exercisesOf })).exercises).toHaveLength(3);
  });

  it("brings the figures, sources and exercises of an exported course", async () => {
    const slug = await draftOf(1);
    const original = await sampleCourse("fr");
    const archive = await collect(exportCourse(await fromCourse(original), "markdown", OPTIONS));
    const answer = await importInto(slug, archive, { after: await stepId(slug, 0) });
    expect(answer.status).toBe(201);
    expect(await titles(slug)).toEqual(["Teil 0", ...original.steps.map(({ title }) => title)]);
    const step = await creator.client.editing.getStep({ slug, stepId: await stepId(slug, 1) });
    expect(step.sources[0]?.quote).toBe(original.steps[0]?.sources[0]?.quote);
    const [, figure = ""] = /figure:([0-9a-f-]{36})/.exec(step.content) ?? [];
    const file = await server.fetch(`/api/learn/${slug}/figures/${figure}`, {
      headers: { authorization: `Bearer ${creator.accessToken}` },
    });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(await original.figures[0]?.read());
  });
});

describe("a file is refused, and nothing of it stays,", () => {
  it("where it cannot be read or its place is gone", async () => {
    const slug = await draftOf(1);
    const refused = async (body: string, where: Record<string, string>) =>
      await codeOf(await importInto(slug, body, where));
    expect(await refused("Q {=a", { after: "" })).toBe("import_gift_line");
    expect(await refused("<!DOCTYPE quiz><quiz/>", { after: "" })).toBe("import_unsafe");
    expect(await refused(GIFT, { after: randomUUID() })).toBe("STEP_NOT_FOUND");
    expect(await refused(GIFT, { exercisesOf: randomUUID() })).toBe("STEP_NOT_FOUND");
    expect(await refused(GIFT, {})).toBe("BAD_REQUEST");
    expect(await titles(slug)).toEqual(["Teil 0"]);
    expect(await versions(slug)).toEqual([]);
  });

  it("where a course would have more steps than it may", async () => {
    const slug = await draftOf(LIMITS.stepsPerCourse - 1);
    const after = await stepId(slug, -1);
    const two = "$CATEGORY: top/A\n\nA? {T}\n\n$CATEGORY: top/B\n\nB? {T}";
    expect(await codeOf(await importInto(slug, two, { after }))).toBe("STEP_LIMIT");
    expect(await titles(slug)).toHaveLength(LIMITS.stepsPerCourse - 1);
    expect((await importInto(slug, GIFT, { after })).status).toBe(201);
  });

  it("from whoever does not manage the course", async () => {
    const slug = await draftOf(1);
    const other = await server.signUp("course_creator_free");
    const path = `/api/courses/${slug}/imports?requestId=${randomUUID()}&after=`;
    expect((await post(path, GIFT, other)).status).toBe(404);
    expect((await post(`/api/courses/${slug}/imports/preview`, GIFT, other)).status).toBe(404);
    expect(await titles(slug)).toEqual(["Teil 0"]);
  });
});
