import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { someAnswer } from "../../../testing/answers.ts";
import { finishedCourse } from "../../../testing/courses.ts";
import {
  type ApiClient,
  createTestServer,
  type SignedUp,
  type TestServer,
} from "../../../testing/testServer.ts";
import { enrolments } from "../../db/tables/learning.ts";

let server: TestServer;
let creator: SignedUp;
let slug: string;
beforeAll(async () => {
  server = await createTestServer();
  ({ creator, slug } = await finishedCourse(server));
});
afterAll(() => server.close());

const numbers = z.object({ kept: z.array(z.unknown()), counted: z.array(z.unknown()) });

/** What the database keeps beside what there is when it is counted now. */
async function bothCounts() {
  const steps: unknown = await server.services.db.execute(sql`select
    (select coalesce(json_agg(json_build_array(e.id, e.finished_steps) order by e.id), '[]') from enrolments e) as kept,
    (select coalesce(json_agg(json_build_array(e.id, (select count(*) from step_progress p where p.enrolment_id = e.id
      and (p.answered_at is not null or p.understood_at is not null))) order by e.id), '[]') from enrolments e) as counted`);
  const courses: unknown = await server.services.db.execute(sql`select
    (select coalesce(json_agg(json_build_array(course_id, participants, graduates) order by course_id), '[]')
      from course_counts where participants > 0) as kept,
    (select coalesce(json_agg(json_build_array(course_id, n, done) order by course_id), '[]') from
      (select course_id, count(*) as n, count(graduated_at) as done from enrolments
        where not trial group by course_id) now) as counted`);
  const rows = [steps, courses].map((one) => z.object({ rows: z.array(numbers) }).parse(one).rows[0]);
  return { kept: rows.map((row) => row?.kept), counted: rows.map((row) => row?.counted) };
}

async function expectCounted(): Promise<void> {
  const { kept, counted } = await bothCounts();
  expect(kept).toEqual(counted);
}

async function person(): Promise<SignedUp> {
  const learner = await server.signUp("course_participant");
  await learner.client.learning.enrol({ slug });
  return learner;
}

async function answer(client: ApiClient, position: number): Promise<void> {
  const { step, question } = await client.learning.step({ slug, position });
  await client.learning.answer({ slug, stepId: step.id, answer: someAnswer(question) });
}

const shown = async (email: string) => {
  const { participants } = await creator.client.results.participants({ slug, search: email });
  return participants[0];
};

describe("the numbers that the database keeps", () => {
  it("follow answers and marks, also when they are taken back", async () => {
    const { client, email } = await person();
    expect(await shown(email)).toMatchObject({ status: "started", finishedSteps: 0 });
    await answer(client, 1);
    const { step } = await client.learning.step({ slug, position: 2 });
    for (const understood of [true, false, true]) {
      await client.learning.setUnderstood({ slug, stepId: step.id, understood });
      await expectCounted();
    }
    await answer(client, 2);
    await expectCounted();
    expect(await shown(email)).toMatchObject({ status: "learning", finishedSteps: 2 });
  });

  it("follow answers that are given at one moment", async () => {
    const { client, email } = await person();
    await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((position) => answer(client, position)));
    await expectCounted();
    expect(await shown(email)).toMatchObject({ status: "completed", finishedSteps: 10 });
    const { courses } = await creator.client.results.dashboard({});
    expect(courses[0]).toMatchObject({ graduates: 1 });
  });

  it("follow a step that is deleted while people answer, and restored", async () => {
    const people = [await person(), await person(), await person()];
    for (const { client } of people) await answer(client, 3);
    const { steps } = await creator.client.learning.course({ slug });
    const third = steps[2];
    const others = people.map(async ({ client }) => await answer(client, 4));
    const removed = creator.client.editing.deleteStep({ slug, stepId: third?.stepId ?? "" });
    await Promise.all([removed, ...others]);
    await expectCounted();
    await creator.client.editing.restoreStep({ slug, stepId: third?.stepId ?? "" });
    await expectCounted();
  });

  it("follow a new start and a participation that is deleted", async () => {
    const { client, email } = await person();
    await answer(client, 1);
    await client.campus.restart({ slug, timeZone: "Europe/Berlin" });
    await expectCounted();
    const found = await shown(email);
    expect(found).toMatchObject({ status: "started", finishedSteps: 0 });
    await creator.client.results.removeParticipant({ slug, id: found?.id ?? "" });
    await expectCounted();
  });

  it("leave out trials, also where a participation becomes one or ceases to be one", async () => {
    const counts = async () => (await creator.client.results.dashboard({})).courses[0];
    const before = await counts();
    const { client, id } = await person();
    for (let position = 1; position <= 10; position++) await answer(client, position);
    const { participants = 0, graduates = 0 } = before ?? {};
    for (const trial of [false, true, false]) {
      await server.services.db.update(enrolments).set({ trial }).where(eq(enrolments.userId, id));
      await expectCounted();
      const more = trial ? 0 : 1;
      expect(await counts()).toMatchObject({
        participants: participants + more,
        graduates: graduates + more,
      });
    }
  });

  it("follow a sitting without an account, and a course that goes", async () => {
    const { token } = await server.client().learning.startAnonymously({ slug });
    await answer(server.client({ enrolmentToken: token ?? "" }), 1);
    await expectCounted();
    await creator.client.courses.remove({ slug });
    expect(await bothCounts()).toEqual({ kept: [[], []], counted: [[], []] });
  });
});
