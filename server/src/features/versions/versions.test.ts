import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { someAnswer } from "../../../testing/answers.ts";
import { courseRequest, finished, finishedCourse, giveCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { germanText } from "../../../testing/text.ts";
import { keepOpenCourses } from "./usecases/keepOpenCourses.ts";

let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer({ ACCESS_TOKEN_SECONDS: "100000" });
  ({ creator } = await finishedCourse(server));
});
afterAll(() => server.close());

const open = (slug: string) => creator.client.courses.setActive({ slug, active: true });
const versionsOf = async (slug: string) => (await creator.client.versions.list({ slug })).versions;
const idsOf = async (slug: string) =>
  (await creator.client.editing.outline({ slug })).steps.map(({ id }) => id);
/** Everything that the steps of a course say, in their order. */
async function textsOf(slug: string) {
  const ids = await idsOf(slug);
  const steps = await Promise.all(ids.map((stepId) => creator.client.editing.getStep({ slug, stepId })));
  return steps.map(({ version: _, savedBy: _savedBy, question, exercises, ...step }) => ({
    ...step,
    question: question?.text,
    exercises: exercises.map(({ text, section }) => [text, section]),
  }));
}

async function retitle(slug: string, stepId: string, title: string, content?: string): Promise<void> {
  const step = await creator.client.editing.getStep({ slug, stepId });
  const { version, summary, sections } = step;
  const texts = { title, summary, sections, content: content ?? step.content };
  await creator.client.editing.saveStep({ slug, stepId, version, ...texts });
}

async function askAnother(slug: string, stepId: string): Promise<void> {
  const { question } = await creator.client.editing.getStep({ slug, stepId });
  const options = ["One", "Two", "Three", "Four"].map((text, at) => ({ id: null, text, correct: at === 0 }));
  await creator.client.editing.saveQuestion({
    ...{ slug, stepId, version: question?.version ?? null },
    question: { kind: "choice", text: "Which comes first?", options, explanation: "", hint: null },
  });
}

describe("versions of a course", () => {
  it("are kept when it is opened, who by and what changed; the same state is kept once", async () => {
    const slug = await giveCourse(server, creator);
    await open(slug);
    await open(slug);
    expect(await versionsOf(slug)).toMatchObject([
      { number: 1, reason: "opened", steps: 10, changes: null, madeBy: expect.stringMatching(/\w+ \w+/) },
    ]);
    const [first = "", second = "", third = ""] = await idsOf(slug);
    await retitle(slug, first, "Another title");
    await creator.client.editing.deleteStep({ slug, stepId: second });
    await creator.client.editing.moveStep({ slug, stepId: third, place: null });
    const { since } = await creator.client.versions.list({ slug });
    expect(since).toEqual({ added: 0, removed: 1, changed: 1, moved: 1 });
    await open(slug);
    const [newest] = await versionsOf(slug);
    expect(newest).toMatchObject({ number: 2, steps: 9, changes: since });
  });

  it("begin with what was written, which comes back from a draft that was edited; opening it as it is adds none", async () => {
    const document = await server.upload(creator.accessToken, "a.txt", germanText(8));
    const { slug } = await creator.client.courses.create(courseRequest([document]));
    await finished(creator, slug);
    await open(slug);
    expect(await versionsOf(slug)).toMatchObject([{ number: 1, reason: "written", madeBy: null }]);
    const before = await textsOf(slug);
    await retitle(slug, (await idsOf(slug))[0] ?? "", "Another title", "Another text.");
    const [written] = await versionsOf(slug);
    await creator.client.versions.restore({ slug, id: written?.id ?? "", stepId: null });
    expect(await textsOf(slug)).toEqual(before);
  });

  it("are compared step by step with what is there", async () => {
    const slug = await giveCourse(server, creator);
    await open(slug);
    const [first = "", second = ""] = await idsOf(slug);
    await retitle(slug, first, "Another title");
    await creator.client.editing.deleteStep({ slug, stepId: second });
    const { stepId: added } = await creator.client.editing.addStep({
      ...{ slug, requestId: crypto.randomUUID(), title: "Mine", place: null },
    });
    const [version] = await versionsOf(slug);
    const id = version?.id ?? "";
    const { steps } = await creator.client.versions.compare({ slug, id });
    const textsIn = (stepId: string) => creator.client.versions.compareStep({ slug, id, stepId });
    expect(steps.map(({ fate }) => fate)).toEqual([
      ...["changed", "gone", "same", "same", "same", "same", "same", "same", "same", "same"],
      "new",
    ]);
    expect(steps[0]).toMatchObject({ stepId: first, position: 1, presentPosition: 1 });
    const changed = await textsIn(first);
    expect(changed).toMatchObject({ present: { title: "Another title" }, exercisesChanged: false });
    expect(changed.kept?.title).toBe(steps[0]?.title);
    expect(changed.kept?.title).not.toBe("Another title");
    expect(steps.at(-1)).toMatchObject({ stepId: added, title: "Mine", position: null });
    expect(await textsIn(added)).toMatchObject({ kept: null, present: { title: "Mine" } });
    const gone = await textsIn(second);
    expect(gone).toMatchObject({ kept: { title: steps[1]?.title, position: 2 }, present: null });
    await expect(textsIn(crypto.randomUUID())).rejects.toMatchObject({ code: "STEP_NOT_FOUND" });
  });

  it("come back whole: texts, questions, order, deleted steps; what was there is a version too", async () => {
    const slug = await giveCourse(server, creator);
    await open(slug);
    const before = await textsOf(slug);
    const [first = "", second = "", third = ""] = await idsOf(slug);
    await retitle(slug, first, "Another title", "Another text.");
    await askAnother(slug, first);
    await creator.client.editing.deleteStep({ slug, stepId: second });
    await creator.client.editing.moveStep({ slug, stepId: third, place: null });
    const mine = await creator.client.editing.addStep({
      ...{ slug, requestId: crypto.randomUUID(), title: "Mine", place: null },
    });
    const changed = await textsOf(slug);
    const [version] = await versionsOf(slug);
    const { versions } = await creator.client.versions.restore({
      ...{ slug, id: version?.id ?? "", stepId: null },
    });
    expect(await textsOf(slug)).toEqual(before);
    expect(versions.map(({ number, reason }) => [number, reason])).toEqual([
      [3, "restored"],
      [2, "kept"],
      [1, "opened"],
    ]);
    await creator.client.versions.restore({ slug, id: versions[1]?.id ?? "", stepId: null });
    expect(await textsOf(slug)).toEqual(changed);
    expect(await idsOf(slug)).toContain(mine.stepId);
  });

  it("come back step by step, one that is gone behind the one that it followed", async () => {
    const slug = await giveCourse(server, creator);
    await open(slug);
    const ids = await idsOf(slug);
    const before = await textsOf(slug);
    const [first = "", second = ""] = ids;
    await retitle(slug, first, "Another title");
    await creator.client.editing.deleteStep({ slug, stepId: second });
    const [version] = await versionsOf(slug);
    await creator.client.versions.restore({ slug, id: version?.id ?? "", stepId: second });
    expect(await idsOf(slug)).toEqual(ids);
    expect((await textsOf(slug))[0]?.title).toBe("Another title");
    await creator.client.versions.restore({ slug, id: version?.id ?? "", stepId: first });
    expect(await textsOf(slug)).toEqual(before);
    const nobodys = creator.client.versions.restore({
      ...{ slug, id: version?.id ?? "", stepId: crypto.randomUUID() },
    });
    await expect(nobodys).rejects.toMatchObject({ code: "STEP_NOT_FOUND" });
  });

  it("leave participants what they did, in steps that stay and in steps that come back", async () => {
    const slug = await giveCourse(server, creator);
    await open(slug);
    const learner = await server.signUp("course_participant");
    await learner.client.learning.enrol({ slug });
    for (const position of [1, 2, 3]) {
      const { step, question } = await learner.client.learning.step({ slug, position });
      await learner.client.learning.answer({ slug, stepId: step.id, answer: someAnswer(question) });
    }
    const progress = async () =>
      (await learner.client.learning.course({ slug })).steps.map(({ state }) => state);
    const before = await progress();
    const [first = "", second = ""] = await idsOf(slug);
    await askAnother(slug, first);
    await retitle(slug, first, "Another title");
    await creator.client.editing.deleteStep({ slug, stepId: second });
    const [version] = await versionsOf(slug);
    await creator.client.versions.restore({ slug, id: version?.id ?? "", stepId: null });
    expect(await progress()).toEqual(before);
    const { enrolment } = await learner.client.learning.course({ slug });
    expect(enrolment?.finishedSteps).toBe(3);
  });

  it("are kept of an open course once nobody has edited it for an hour, not before", async () => {
    const slug = await giveCourse(server, creator);
    await open(slug);
    server.clock.forward(60);
    const [first = ""] = await idsOf(slug);
    await retitle(slug, first, "Another title");
    await keepOpenCourses(server.services);
    expect(await versionsOf(slug)).toHaveLength(1);
    server.clock.forward(3_700);
    await keepOpenCourses(server.services);
    await keepOpenCourses(server.services);
    expect(await versionsOf(slug)).toMatchObject([
      { reason: "kept", madeBy: null, changes: { changed: 1 } },
      { reason: "opened" },
    ]);
  });

  it("are nobody's who does not manage the course, and of another course cannot be restored", async () => {
    const slug = await giveCourse(server, creator);
    await open(slug);
    const other = await giveCourse(server, creator);
    const [version] = await versionsOf(slug);
    const id = version?.id ?? "";
    const stranger = await server.signUp("course_creator_free");
    await expect(stranger.client.versions.list({ slug })).rejects.toMatchObject({ code: "COURSE_NOT_FOUND" });
    const mixed = creator.client.versions.restore({ slug: other, id, stepId: null });
    await expect(mixed).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
