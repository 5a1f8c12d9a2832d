import { ENROLMENT_HEADER } from "@lehrpfad/contract";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { giveCourse } from "../../../testing/courses.ts";
import { createModelServer } from "../../../testing/modelServer.ts";
import type { SignedUp, TestServer } from "../../../testing/testServer.ts";
import { createHttp } from "../../app/http.ts";
import { askedQuestions, courses } from "../../db/tables/index.ts";
import { enrolments } from "../../db/tables/learning.ts";
import { ASKED_KEPT } from "./rules.ts";

let server: TestServer;
let close: () => Promise<void>;
let creator: SignedUp;
let http: ReturnType<typeof createHttp>;
beforeAll(async () => {
  ({ server, close } = await createModelServer(() => ({ answer: { sentences: [] } })));
  http = createHttp(server.services);
  creator = await server.signUp("course_creator_free");
});
afterAll(() => close());

type Call = "asked" | "answers-to-asked";

/** Asks a course from a network; answers the status, and the code of a refusal. */
type Ask = (call: Call) => Promise<{ status: number; code?: string }>;

function askerAt(slug: string, remoteAddress: string, whose: Record<string, string>): Ask {
  return async (call) => {
    const body = JSON.stringify({ question: "¿De dónde viene el agua de la lluvia?" });
    const headers = { "content-type": "application/json", ...whose };
    const request = new Request(`http://localhost:4780/api/learn/${slug}/${call}`, {
      ...{ method: "POST", headers, body },
    });
    const answer = await http.fetch(request, { incoming: { socket: { remoteAddress } } });
    const { code } = (await answer.json()) as { code?: string };
    return code === undefined ? { status: answer.status } : { status: answer.status, code };
  };
}

/** Somebody who begins anonymously. */
async function sittingAt(slug: string, network: string): Promise<Ask> {
  const { token } = await server.client().learning.startAnonymously({ slug });
  return askerAt(slug, network, { [ENROLMENT_HEADER]: token ?? "" });
}

/** Somebody who takes a course with an account. */
async function personAt(slug: string, network: string, isConfirmed = true): Promise<Ask> {
  const person = await server.signUp("course_participant");
  if (isConfirmed) await server.confirm(person);
  await person.client.learning.enrol({ slug });
  return askerAt(slug, network, { authorization: `Bearer ${person.accessToken}` });
}

/** How often somebody is answered until the limit is reached. */
async function answeredTimes(ask: Ask, call: Call): Promise<number> {
  for (let times = 0; ; times += 1) {
    const { status, code } = await ask(call);
    if (status === 200) continue;
    expect({ status, code }).toEqual({ status: 429, code: "RATE_LIMITED" });
    return times;
  }
}

it("a stranger who begins anew and anew gets the questions of four from one network; others, and people with an account, theirs", async () => {
  const slug = await giveCourse(server, creator);
  const network = "203.0.113.1";
  const times: number[] = [];
  for (let sitting = 0; sitting < 5; sitting += 1)
    times.push(await answeredTimes(await sittingAt(slug, network), "asked"));
  expect(times).toEqual([60, 60, 60, 60, 0]);
  expect(await (await personAt(slug, network, false))("asked")).toMatchObject({ status: 429 });
  expect(await (await personAt(slug, network))("asked")).toEqual({ status: 200 });
  expect(await (await sittingAt(slug, "203.0.113.2"))("asked")).toEqual({ status: 200 });
});

it("a person's limits hold in all courses together", async () => {
  const [first, second] = [await giveCourse(server, creator), await giveCourse(server, creator)];
  const person = await server.signUp("course_participant");
  await server.confirm(person);
  const whose = { authorization: `Bearer ${person.accessToken}` };
  for (const slug of [first, second]) await person.client.learning.enrol({ slug });
  expect(await answeredTimes(askerAt(first, "203.0.113.11", whose), "asked")).toBe(60);
  expect(await answeredTimes(askerAt(second, "203.0.113.12", whose), "asked")).toBe(0);
  expect(await answeredTimes(askerAt(second, "203.0.113.13", whose), "answers-to-asked")).toBe(20);
});

it("strangers get the model's answers of three from one network, and never those kept for confirmed people", async () => {
  const slug = await giveCourse(server, creator);
  const times: number[] = [];
  for (const network of ["203.0.113.21", "203.0.113.22", "203.0.113.23", "203.0.113.24"]) {
    for (let sitting = 0; sitting < 4; sitting += 1)
      times.push(await answeredTimes(await sittingAt(slug, network), "answers-to-asked"));
  }
  const three = [20, 20, 20, 0];
  expect(times).toEqual([...three, ...three, ...three, 20, 0, 0, 0]);
  const elsewhere = await personAt(slug, "203.0.113.25", false);
  expect(await elsewhere("answers-to-asked")).toMatchObject({ status: 429 });
  const confirmed: number[] = [];
  for (let person = 0; person < 6; person += 1)
    confirmed.push(await answeredTimes(await personAt(slug, "203.0.113.21"), "answers-to-asked"));
  expect(confirmed).toEqual([20, 20, 20, 20, 20, 0]);
});

it("keeps no more questions of a course than it may, and gives up the oldest of anonymous sittings first", async () => {
  const slug = await giveCourse(server, creator);
  const other = await giveCourse(server, creator);
  const stranger = await sittingAt(slug, "203.0.113.31");
  const registered = await personAt(slug, "203.0.113.31");
  await (await sittingAt(other, "203.0.113.32"))("asked");
  const { db } = server.services;
  const fill = (type: "anonymous" | "registered", rows: number, startedAt: string) =>
    db.execute(sql`
      insert into ${askedQuestions} (id, course_id, enrolment_id, text, found, asked_at)
      select gen_random_uuid(), c.id, e.id, ${type} || ' ' || n, true, ${startedAt}::timestamptz + n * interval '1 second'
      from ${courses} c join ${enrolments} e on e.course_id = c.id, generate_series(1, ${rows}::int) n
      where c.slug = ${slug} and e.type = ${type}`);
  await fill("registered", ASKED_KEPT - 2, "2020-01-01T00:00:00Z");
  await fill("anonymous", 2, "2021-01-01T00:00:00Z");
  const kept = async () => {
    const rows = await db
      .select({ text: askedQuestions.text })
      .from(askedQuestions)
      .innerJoin(courses, eq(courses.id, askedQuestions.courseId))
      .where(eq(courses.slug, slug))
      .orderBy(asc(askedQuestions.askedAt));
    return rows.map(({ text }) => text);
  };
  expect(await stranger("asked")).toEqual({ status: 200 });
  let texts = await kept();
  expect(texts).toHaveLength(ASKED_KEPT);
  expect([texts[0], ...texts.slice(-2)]).toEqual([
    "registered 1",
    "anonymous 2",
    expect.stringContaining("lluvia"),
  ]);
  for (let times = 0; times < 3; times += 1) expect(await registered("asked")).toEqual({ status: 200 });
  texts = await kept();
  expect(texts).toHaveLength(ASKED_KEPT);
  expect(texts[0]).toBe("registered 2");
  expect(texts.filter((text) => text.startsWith("anonymous"))).toEqual([]);
  const others = await db
    .select()
    .from(askedQuestions)
    .innerJoin(courses, eq(courses.id, askedQuestions.courseId))
    .where(eq(courses.slug, other));
  expect(others).toHaveLength(1);
});
