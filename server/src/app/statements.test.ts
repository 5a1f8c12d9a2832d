import { randomUUID } from "node:crypto";
import { ENROLMENT_HEADER } from "@lehrpfad/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { someAnswer } from "../../testing/answers.ts";
import { finishedCourse } from "../../testing/courses.ts";
import { createTestDatabase } from "../../testing/testDatabase.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../testing/testServer.ts";
import { presentTrace } from "../platform/trace.ts";

/** Statements by the request that asked them. */
const statements = new Map<string, string[]>();
const hear = (statement: string) => {
  const { request } = presentTrace();
  if (request) statements.set(request, [...(statements.get(request) ?? []), statement]);
};

let server: TestServer;
let creator: SignedUp;
let person: SignedUp;
let slug: string;
let token: string;
beforeAll(async () => {
  server = await createTestServer({}, await createTestDatabase(hear));
  ({ creator, slug } = await finishedCourse(server));
  person = await server.signUp("course_participant");
  await person.client.learning.enrol({ slug });
  token = (await server.client().learning.startAnonymously({ slug })).token ?? "";
});
afterAll(() => server.close());

const signedIn = (who: SignedUp) => ({ authorization: `Bearer ${who.accessToken}` });

/** Answers the statements that a request needed. */
async function asked(path: string, headers: Record<string, string>, body?: object): Promise<string[]> {
  const id = randomUUID();
  const response = await server.fetch(`/api${path}`, {
    headers: { ...headers, "x-request-id": id, "content-type": "application/json" },
    ...(body ? { method: "PUT", body: JSON.stringify(body) } : {}),
  });
  expect(response.status).toBe(200);
  return statements.get(id) ?? [];
}

async function solution(position: number) {
  const { step, question } = await person.client.learning.step({ slug, position });
  return { stepId: step.id, answer: someAnswer(question) };
}

describe("statements that a request needs", () => {
  it("a step needs two with its session, and one without", async () => {
    expect(await asked(`/learn/${slug}/steps/2`, signedIn(person))).toHaveLength(2);
    expect(await asked(`/learn/${slug}/steps/2`, { [ENROLMENT_HEADER]: token })).toHaveLength(1);
  });

  it("an answer needs three with its session, also when it is sent again", async () => {
    const { stepId, answer } = await solution(1);
    const path = `/learn/${slug}/steps/${stepId}/answer`;
    expect(await asked(path, signedIn(person), { answer })).toHaveLength(3);
    expect(await asked(path, signedIn(person), { answer })).toHaveLength(3);
    expect(await asked(path, { [ENROLMENT_HEADER]: token }, { answer })).toHaveLength(2);
  });

  it("a mark needs three as well", async () => {
    const { stepId } = await solution(2);
    const path = `/learn/${slug}/steps/${stepId}/understood`;
    expect(await asked(path, signedIn(person), { understood: true })).toHaveLength(3);
  });

  it("the course page, own courses and the studio need few, however many courses there are", async () => {
    expect((await asked(`/learn/${slug}`, signedIn(person))).length).toBeLessThanOrEqual(5);
    expect(await asked("/my-courses", signedIn(person))).toHaveLength(2);
    const dashboard = async () => (await asked("/studio", signedIn(creator))).length;
    const before = await dashboard();
    expect(before).toBeLessThanOrEqual(8);
    await creator.client.studio.duplicate({ slug, requestId: randomUUID() });
    expect(await dashboard()).toBe(before);
  });
});

it("answers that are sent at the same moment complete the course once", async () => {
  const late = await server.signUp("course_participant");
  await late.client.learning.enrol({ slug });
  const { steps } = await late.client.learning.course({ slug });
  const changes = steps.map(({ stepId }) =>
    late.client.learning.setUnderstood({ slug, stepId, understood: true }),
  );
  const after = await Promise.all(changes);
  expect(after.some(({ enrolment }) => enrolment.completedAt !== null)).toBe(true);
  const { enrolment } = await late.client.learning.course({ slug });
  expect(enrolment).toMatchObject({ finishedSteps: 10, percent: 100, completedAt: expect.any(String) });
});
