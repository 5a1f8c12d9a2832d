import { randomUUID } from "node:crypto";
import { collect, type ExportedCourse, exportCourse, fromCourse } from "@lehrpfad/interchange";
import { unzipSync, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleCourse } from "../../../../interchange/testing/samples.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";

const OPTIONS = { passPercent: null, answers: true, figures: "full", recordings: true } as const;
const write = async (course: ExportedCourse) =>
  await collect(exportCourse(await fromCourse(course), "markdown", OPTIONS));

let server: TestServer;
let creator: SignedUp;
let original: ExportedCourse;
let archive: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  original = { ...(await sampleCourse("fr")), entryTest: true, finalQuiz: "instead", quizQuestions: 8 };
  archive = await write(original);
  server = await createTestServer({ MATERIAL_MEGABYTES: "1" });
  creator = await server.signUp("course_creator_free");
});
afterAll(() => server.close());

const send = (body: Uint8Array<ArrayBuffer>, requestId: string = randomUUID(), token = creator.accessToken) =>
  server.fetch(`/api/imports?requestId=${requestId}`, {
    method: "POST",
    body,
    headers: { authorization: `Bearer ${token}` },
  });
const sendNamed = (content: string, name: string, language = "de", who = creator) =>
  server.fetch(`/api/imports?${new URLSearchParams({ requestId: randomUUID(), name, language })}`, {
    method: "POST",
    body: content,
    headers: { authorization: `Bearer ${who.accessToken}` },
  });
const courses = async () => (await creator.client.results.dashboard({})).stats.total;

describe("an archive of a course", () => {
  it("becomes a draft with figures, sources and exercises, once however often it is sent", async () => {
    const requestId = randomUUID();
    const answer = await send(archive, requestId);
    expect(answer.status).toBe(201);
    const { slug, name } = (await answer.json()) as { slug: string; name: string };
    expect(name).toBe(original.title);
    expect(await (await send(archive, requestId)).json()).toEqual({ slug, name, leftOut: 0, lost: [] });
    expect(await creator.client.courses.get({ slug })).toMatchObject({
      ...{ name, language: "fr", active: false, entryTest: true, finalQuiz: "instead", quizQuestions: 8 },
    });
    const { steps } = await creator.client.editing.outline({ slug });
    expect(steps.map(({ title }) => title)).toEqual(original.steps.map(({ title }) => title));
    const first = await creator.client.editing.getStep({ slug, stepId: steps[0]?.id ?? "" });
    expect(first.exercises.map(({ kind }) => kind)).toEqual(
      original.steps[0]?.exercises.map(({ kind }) => kind),
    );
    expect(first.question?.text).toBe(original.steps[0]?.question?.text);
    expect(first.sources[0]).toMatchObject({ quote: original.steps[0]?.sources[0]?.quote, page: 12 });
    const [, figure = ""] = /figure:([0-9a-f-]{36})/.exec(first.content) ?? [];
    const file = await server.fetch(`/api/learn/${slug}/figures/${figure}`, {
      headers: { authorization: `Bearer ${creator.accessToken}` },
    });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(await original.figures[0]?.read());
  });

  it("is for creators only, and says what it lacks", async () => {
    const participant = await server.signUp("course_participant");
    expect((await send(archive, randomUUID(), participant.accessToken)).status).toBe(403);
    expect((await send(archive, "none")).status).toBe(400);
    const large = await send(new Uint8Array(1024 * 1024 + 1));
    expect([large.status, await large.json()]).toEqual([
      413,
      { code: "upload_too_large", params: { megabytes: 1 } },
    ]);
  });

  it("that is none is refused by name, and leaves nothing behind", async () => {
    const before = await courses();
    const text = new TextEncoder();
    const refused = async (body: Uint8Array): Promise<unknown> => {
      const answer = await send(Uint8Array.from(body));
      expect(answer.status).toBe(422);
      return ((await answer.json()) as { code: unknown }).code;
    };
    expect(await refused(text.encode("hello"))).toBe("import_empty");
    expect(await refused(archive.slice(0, archive.length / 2))).toBe("import_damaged");
    expect(await refused(zipSync({ "../course.json": text.encode("{}") }))).toBe("import_unsafe");
    expect(await refused(zipSync({ "readme.md": text.encode("hello") }))).toBe("import_no_course");
    expect(await refused(zipSync({ "h5p.json": text.encode("{}") }))).toBe("import_unsupported");
    expect(await refused(text.encode("Q {=a"))).toBe("import_gift_line");
    expect(await refused(text.encode("<!DOCTYPE quiz><quiz/>"))).toBe("import_unsafe");
    expect(await refused(zipSync({ "course.json": text.encode('{"version":1}') }))).toBe("import_invalid");
    expect(await refused(zipSync({ "course.json": new Uint8Array(20 * 1024 * 1024) }))).toBe(
      "import_too_large",
    );
    const forged = original.figures.map((figure) => ({
      ...figure,
      read: () => Promise.resolve(text.encode("<svg onload=alert(1)>")),
    }));
    const hostile = await write({ ...original, figures: forged });
    expect(await refused(hostile)).toBe("import_figure_unreadable");
    const { "course.json": description = new Uint8Array(), ...others } = unzipSync(archive);
    const file = JSON.parse(new TextDecoder().decode(description)) as { figures: object[] };
    const [figure = {}] = file.figures;
    const withFigures = (figures: object[]) =>
      zipSync({ ...others, "course.json": text.encode(JSON.stringify({ ...file, figures })) });
    // A small file that names one picture over and over.
    const many = Array.from({ length: 20_000 }, (_, at) => ({ ...figure, id: `figure-${at + 1}` }));
    expect(await refused(withFigures(many))).toBe("import_invalid");
    expect(await refused(withFigures([figure, { ...figure, id: "figure-2" }]))).toBe("import_invalid");
    expect(await courses()).toBe(before);
  });

  it("loses characters that no text of ours holds", async () => {
    const person = await server.signUp("course_creator_free");
    const answer = await sendNamed(
      "$CATEGORY: Bie\0nen\u202e\n\nBienen fl\0iegen. {T}",
      "Bienen.gift",
      "de",
      person,
    );
    expect(answer.status).toBe(201);
    const { slug } = (await answer.json()) as { slug: string };
    const { steps } = await person.client.editing.outline({ slug });
    expect(steps.map(({ title }) => title)).toEqual(["Bienen"]);
    const renamed = await write({ ...original, title: "Bie\0nen\u202e\ud800" });
    const { name } = (await (
      await send(Uint8Array.from(renamed), randomUUID(), person.accessToken)
    ).json()) as { name: string };
    expect(name).toBe("Bienen\ufffd");
  });

  it("is read one at a time for each person: who sends many at once is asked to come again", async () => {
    const person = await server.signUp("course_creator_free");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(archive, randomUUID(), person.accessToken)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect(statuses.filter((status) => status === 201)).not.toEqual([]);
    const busy = answers.find(({ status }) => status === 429);
    expect(busy?.headers.get("retry-after")).toBe("30");
    expect(await busy?.json()).toMatchObject({ code: "RATE_LIMITED" });
  });
});

describe("questions of another tool", () => {
  it("become a draft whose questions wait for review, in the language of who sent them", async () => {
    const gift =
      "$CATEGORY: top/Bienen\n\nWas sammeln Bienen? {=Nektar#Ja. ~Sand ~Glas ~Salz ####Für Honig.}\n\nBienen fliegen. {T}";
    const answer = await sendNamed(gift, "Bienen-Quiz.gift");
    expect(answer.status).toBe(201);
    const { slug, name, leftOut } = (await answer.json()) as { slug: string; name: string; leftOut: number };
    expect([name, leftOut]).toEqual(["Bienen-Quiz", 0]);
    expect(await creator.client.courses.get({ slug })).toMatchObject({ language: "de", active: false });
    const { steps } = await creator.client.editing.outline({ slug });
    expect(steps.map(({ title }) => title)).toEqual(["Bienen"]);
    const step = await creator.client.editing.getStep({ slug, stepId: steps[0]?.id ?? "" });
    expect(step.exercises[0]).toMatchObject({ text: "Was sammeln Bienen?", explanation: "Für Honig." });
    expect(step.question).toMatchObject({
      text: "Bienen fliegen.",
      options: [{ text: "Richtig" }, { text: "Falsch" }],
    });
    const { items } = await creator.client.reviewing.list({ slug });
    expect(items.map(({ review }) => review)).toEqual([null, null, null]);
    const doubts = (text: string | null) => items.find(({ question }) => question === text)?.doubts ?? [];
    expect(doubts(null).map(({ code }) => code)).toContain("content_missing");
    expect(doubts("Bienen fliegen.").map(({ code }) => code)).not.toContain("option_count");
  });

  it("says how many were of kinds that there are none of here", async () => {
    const question = (type: string) =>
      `<question type="${type}"><questiontext><text>What?</text></questiontext><answer fraction="100"><text>a</text></answer></question>`;
    const answer = await sendNamed(
      `<quiz>${question("cloze")}${question("shortanswer")}</quiz>`,
      "q.xml",
      "en",
    );
    expect(await answer.json()).toMatchObject({ name: "q", leftOut: 1, lost: [{ what: "question" }] });
  });
});
