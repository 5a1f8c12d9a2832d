import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { someAnswer } from "../../../testing/answers.ts";
import { finishedCourse, giveCourse } from "../../../testing/courses.ts";
import {
  type ApiClient,
  createTestServer,
  type SignedUp,
  type TestServer,
} from "../../../testing/testServer.ts";
import { learningMails } from "../../db/tables/index.ts";

let server: TestServer;
let creator: SignedUp;
let slug: string;
beforeAll(async () => {
  server = await createTestServer();
  ({ creator, slug } = await finishedCourse(server));
});
afterAll(() => server.close());

async function complete(client: ApiClient, course = slug): Promise<void> {
  const { steps } = await client.learning.course({ slug: course });
  for (const { position } of steps) {
    const { step, question } = await client.learning.step({ slug: course, position });
    await client.learning.answer({ slug: course, stepId: step.id, answer: someAnswer(question) });
  }
}

/** What is known of a course's participants, wherever it is told. */
async function told(course = slug) {
  const { client } = creator;
  const { id } = await client.courses.get({ slug: course });
  const { steps } = await client.results.course({ slug: course, timeZone: "UTC" });
  const { courses } = await client.results.dashboard({});
  const card = courses.find((one) => one.slug === course);
  return {
    listed: (await client.results.participants({ slug: course })).found,
    counted: [card?.participants, card?.graduates],
    finished: steps.reduce((sum, { finished }) => sum + finished, 0),
    mails: await server.services.db.$count(learningMails, eq(learningMails.courseId, id)),
  };
}
const NOTHING = { listed: 0, counted: [0, 0], finished: 0, mails: 0 };

describe("a manager's own run through a course", () => {
  it("is a trial that is listed, counted, measured and mailed nowhere; a participant's is", async () => {
    const { enrolment } = await creator.client.learning.enrol({ slug });
    expect(enrolment.trial).toBe(true);
    await complete(creator.client);
    const { certificate, lookAgain } = await creator.client.learning.evaluation({ slug });
    expect([certificate, lookAgain.length > 0]).toEqual([false, true]);
    const headers = { authorization: `Bearer ${creator.accessToken}` };
    const refused = await server.fetch(`/api/learn/${slug}/certificate.pdf`, { headers });
    expect(await refused.json()).toMatchObject({ code: "CERTIFICATE_NOT_OFFERED" });
    expect(await told()).toEqual(NOTHING);
    const learner = await server.signUp("course_participant");
    expect((await learner.client.learning.enrol({ slug })).enrolment.trial).toBe(false);
    await complete(learner.client);
    expect(await told()).toEqual({ listed: 1, counted: [1, 1], finished: 10, mails: 2 });
  });

  it("may start over as often as one likes, and go on while the course is a draft", async () => {
    const draft = await giveCourse(server, creator);
    await creator.client.courses.setActive({ slug: draft, active: false });
    await creator.client.learning.enrol({ slug: draft });
    for (let time = 1; time <= 5; time++)
      await creator.client.campus.restart({ slug: draft, timeZone: "Europe/Berlin" });
    const { courses } = await creator.client.learning.myCourses({});
    const card = courses.find((one) => one.slug === draft);
    expect([card?.available, card?.enrolment.trial]).toEqual([true, true]);
    await complete(creator.client, draft);
    expect(await told(draft)).toEqual(NOTHING);
  });

  it("without an account is one too, also once it was claimed", async () => {
    const course = await giveCourse(server, creator);
    const { token, enrolment } = await creator.client.learning.startAnonymously({ slug: course });
    expect(enrolment.trial).toBe(true);
    const { accessToken } = creator;
    const sitting = server.client({ accessToken, enrolmentToken: token ?? "" });
    expect((await sitting.learning.enrol({ slug: course })).enrolment).toMatchObject({
      type: "registered",
      trial: true,
    });
    expect(await told(course)).toEqual(NOTHING);
  });

  it("is one from the moment on in which somebody becomes co-manager", async () => {
    const course = await giveCourse(server, creator);
    const { password } = await creator.client.courses.issueAdminPassword({ slug: course });
    const helper = await server.signUp("course_creator_free");
    expect((await helper.client.learning.enrol({ slug: course })).enrolment.trial).toBe(false);
    expect(await told(course)).toMatchObject({ listed: 1, counted: [1, 0] });
    await helper.client.courses.claimManagement({ slug: course, password });
    expect((await helper.client.learning.enrol({ slug: course })).enrolment.trial).toBe(true);
    expect(await told(course)).toMatchObject({ listed: 0, counted: [0, 0] });
  });
});
