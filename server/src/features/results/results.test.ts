import { createRequire } from "node:module";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { choose, optionIds } from "../../../testing/answers.ts";
import { finishedCourse } from "../../../testing/courses.ts";
import {
  type ApiClient,
  createTestServer,
  type SignedUp,
  type TestServer,
} from "../../../testing/testServer.ts";

const require = createRequire(import.meta.url);
const validate: { default: (statement: object) => object[] } = require("@learninglocker/xapi-validation");

let server: TestServer;
let creator: SignedUp;
let slug: string;
let stepIds: string[];
/** All right options of each question, and one wrong one. */
const right: string[][] = [];
const wrong: string[][] = [];

beforeAll(async () => {
  server = await createTestServer({ ACCESS_TOKEN_SECONDS: "1000000" });
  const made = await finishedCourse(server);
  creator = made.creator;
  slug = made.slug;
  stepIds = (await creator.client.generation.get({ slug })).steps.map(({ id }) => id);
  for (const stepId of stepIds) {
    const { question } = await creator.client.courses.previewStep({ slug, stepId });
    right.push(optionIds(question, true));
    wrong.push(optionIds(question, false).slice(0, 1));
  }
});
afterAll(() => server.close());

const resultsIn = (timeZone: string) => creator.client.results.course({ slug, timeZone });
const results = () => resultsIn("Europe/Berlin");
const people = (query: Omit<Parameters<ApiClient["results"]["participants"]>[0], "slug"> = {}) =>
  creator.client.results.participants({ slug, ...query });

/** Somebody who answers the first `steps` questions, `seconds` each, the ones in `wrongAt` (from 1) wrong. */
async function learn(client: ApiClient, steps: number, seconds: number, wrongAt: number[] = []) {
  for (const [index, stepId] of stepIds.slice(0, steps).entries()) {
    server.clock.forward(seconds);
    const selected = (wrongAt.includes(index + 1) ? wrong : right)[index] ?? [];
    await client.learning.answer({ slug, stepId, answer: choose(selected) });
  }
}

async function anonymous(): Promise<ApiClient> {
  const { token } = await server.client().learning.startAnonymously({ slug });
  return server.client({ enrolmentToken: token ?? "" });
}

async function registered(firstName: string, lastName: string): Promise<ApiClient> {
  const email = `${firstName.toLowerCase().replace(/\W/g, "")}@example.org`;
  const started = await server
    .client()
    .learning.register({ slug, firstName, lastName, email, language: "de" });
  return server.client({ accessToken: started.session?.accessToken ?? "" });
}

describe("results of a course", () => {
  it("are empty before anybody began", async () => {
    expect(await results()).toMatchObject({
      participants: 0,
      completionRate: null,
      rightAnswers: null,
      timeline: { points: [] },
    });
  });

  it("count participants, steps, stops, options and times", async () => {
    await learn(await registered("Grace", "Beispiel"), 10, 60);
    await learn(await registered("Alan", "=HYPERLINK(1)"), 4, 120, [2]);
    const sitting = await anonymous();
    await learn(sitting, 1, 100, [1]);
    server.clock.forward(40 * 60);
    await sitting.learning.setUnderstood({ slug, stepId: stepIds[1] ?? "", understood: true });
    await anonymous();
    const found = await results();
    expect(found).toMatchObject({ participants: 4, registered: 2, anonymous: 2, graduates: 1 });
    expect([found.completionRate, found.rightAnswers]).toEqual([25, 87]);
    expect(found.steps.map(({ finished }) => finished)).toEqual([3, 3, 2, 2, 1, 1, 1, 1, 1, 1]);
    expect(found.steps.map(({ stopped }) => stopped)).toEqual([1, 0, 1, 0, 1, 0, 0, 0, 0, 0]);
    expect(found.steps.map(({ medianSeconds }) => medianSeconds).slice(0, 3)).toEqual([100, 90, 90]);
    const question = found.steps[0]?.question;
    expect(question).toMatchObject({ answered: 3, right: 2, discrimination: null });
    expect(question?.difficulty).toBeCloseTo(2 / 3);
    const chosenOf = (asked: boolean) =>
      question?.tallies.filter(({ right }) => right === asked).map(({ count }) => count) ?? [];
    expect(new Set(chosenOf(true))).toEqual(new Set([2]));
    expect(chosenOf(false).reduce((sum, chosen) => sum + chosen, 0)).toBe(1);
    // Two days late in the evening: the hour that these people take goes on past midnight.
    const sumOf = (what: "started" | "completed") =>
      found.timeline.points.reduce((sum, point) => sum + point[what], 0);
    expect(found.timeline).toMatchObject({ unit: "day" });
    expect([sumOf("started"), sumOf("completed")]).toEqual([4, 1]);
  });

  it("are the corrected point-biserial correlation of a question once enough people answered", async () => {
    for (let n = 0; n < 8; n++) await learn(await anonymous(), 4, 10, n % 2 ? [1, 3, 4] : []);
    const [first, , third] = (await results()).steps;
    // Eleven people: 1 right or wrong against the right answers to all other questions, by hand.
    const own = [1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0];
    const rest = [9, 2, 0, 3, 3, 3, 3, 1, 1, 1, 1];
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const [a, b] = [mean(own), mean(rest)];
    const products = own.map((value, index) => (value - a) * ((rest[index] ?? 0) - b));
    const spread = (values: number[], middle: number) =>
      Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
    const expected = mean(products) / (spread(own, a) * spread(rest, b));
    expect(first?.question?.discrimination).toBeCloseTo(expected, 6);
    expect(third?.question?.answered).toBe(10);
  });
});

describe("the time zone of results", () => {
  it.each(["US/Pacific-New", "utc", "GMT0"])("%s is known by its present name", async (name) => {
    expect((await resultsIn(name)).participants).toBeDefined();
  });

  it.each(["+05:30", "-12", "Mars/Olympus"])("%s is refused", async (name) => {
    await expect(resultsIn(name)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("participants", () => {
  it("are found, filtered, sorted and paged", async () => {
    const names = async (query: Parameters<typeof people>[0]) =>
      (await people(query)).participants.map(({ firstName, finishedSteps }) => [firstName, finishedSteps]);
    expect(await names({ search: "grace b" })).toEqual([["Grace", 10]]);
    expect(await names({ search: "ALAN@" })).toEqual([["Alan", 4]]);
    expect(await names({ search: "álàn" })).toEqual([["Alan", 4]]);
    expect(await names({ search: "%" })).toEqual([]);
    expect(await names({ type: "registered", sort: "name" })).toEqual([
      ["Alan", 4],
      ["Grace", 10],
    ]);
    expect(await names({ status: "completed" })).toEqual([["Grace", 10]]);
    expect((await people({ status: "started" })).found).toBe(1);
    expect((await people({ status: "learning" })).found).toBe(10);
    const furthest = await names({ sort: "progress" });
    expect(furthest.slice(0, 2).map(([, steps]) => steps)).toEqual([10, 4]);
    expect(furthest.at(-1)).toEqual([null, 0]);
    expect(await people({ page: 2 })).toEqual({ found: 12, participants: [] });
  });

  it("have a path with answers and times", async () => {
    const { participants } = await people({ search: "alan" });
    const { path, ...person } = await creator.client.results.participant({
      slug,
      id: participants[0]?.id ?? "",
    });
    expect(person).toMatchObject({ status: "learning", finishedSteps: 4, right: 3, answered: 4 });
    expect(path.map(({ state }) => state).slice(0, 5)).toEqual(["right", "wrong", "right", "right", "open"]);
    expect(path.map(({ seconds }) => seconds).slice(0, 5)).toEqual([120, 120, 120, 120, null]);
    expect(path[1]?.answer).toHaveLength(1);
  });

  it("are deleted with everything, and are gone from the numbers at once", async () => {
    const { participants } = await people({ status: "started" });
    const id = participants[0]?.id ?? "";
    await creator.client.results.removeParticipant({ slug, id });
    expect((await results()).participants).toBe(11);
    await expect(creator.client.results.participant({ slug, id })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    const other = await finishedCourse(server);
    const mine = (await people()).participants[0]?.id ?? "";
    await expect(
      other.creator.client.results.removeParticipant({ slug: other.slug, id: mine }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("tables to download", () => {
  const file = (name: string, token = creator.accessToken) =>
    server.fetch(`/api/courses/${slug}/${name}`, { headers: { authorization: `Bearer ${token}` } });

  it("hold the participants as CSV in the language asked for, formulas disarmed", async () => {
    const response = await file("participants.csv?language=de");
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="${slug}-participants.csv"`,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3).toString("hex")).toBe("efbbbf");
    const lines = bytes.toString().trim().split("\r\n");
    expect(lines).toHaveLength(12);
    expect(lines[0]).toContain("Vorname,Nachname,E-Mail");
    expect(lines.find((line) => line.startsWith("Alan"))).toContain("Alan,'=HYPERLINK(1),");
  });

  it("hold them as a workbook whose cells are never formulas", async () => {
    for (const table of ["participants", "questions"]) {
      const response = await file(`${table}.xlsx?language=en`);
      const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
      const text = Object.entries(parts)
        .filter(([name]) => name.endsWith(".xml"))
        .map(([, content]) => Buffer.from(content).toString())
        .join("");
      expect(text).not.toContain("<f>");
      expect(text).toContain(table === "participants" ? "=HYPERLINK(1)" : "Discrimination");
    }
  });

  it("tell what was done as statements that a learning record store takes, the same each time", async () => {
    const response = await file("statements.json");
    expect(response.headers.get("content-disposition")).toContain(`${slug}-statements.json`);
    const text = await response.text();
    const statements = JSON.parse(text) as {
      id: string;
      actor: { mbox?: string; account?: object };
      verb: { display: { en: string } };
    }[];
    expect(statements.flatMap((statement) => validate.default(statement))).toEqual([]);
    expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length);
    const verbs = statements.map(({ verb }) => verb.display.en);
    expect(verbs.filter((verb) => verb === "registered")).toHaveLength(11);
    for (const verb of ["answered", "completed"]) expect(verbs).toContain(verb);
    expect(statements.some(({ actor }) => actor.account !== undefined)).toBe(true);
    expect(statements.some(({ actor }) => actor.mbox?.startsWith("mailto:"))).toBe(true);
    expect(await (await file("statements.json")).text()).toBe(text);
  });

  it("are for managers only", async () => {
    const stranger = await server.signUp("course_creator_free");
    expect((await file("participants.csv", stranger.accessToken)).status).toBe(404);
    expect((await file("statements.json", stranger.accessToken)).status).toBe(404);
    expect((await server.fetch(`/api/courses/${slug}/participants.csv`)).status).toBe(401);
    expect((await file("secrets.csv")).status).toBe(404);
  });
});

it.each([
  ["meth", 1],
  ["METHODE", 1],
  ["méthode", 1],
  ["strasse", 1],
  ["mèthx", 0],
])("a course named with accents is found by %s", async (search, found) => {
  const before = await creator.client.courses.get({ slug });
  await creator.client.studio.change({ slug, settings: { name: "La méthode de la Straße" } });
  const { courses } = await creator.client.results.dashboard({ search });
  expect(courses).toHaveLength(found);
  await creator.client.studio.change({ slug, settings: { name: before.name } });
});
