import { type EditedStep, LIMITS } from "@lehrpfad/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { steps } from "../../db/tables/content.ts";
import { courses } from "../../db/tables/index.ts";
import { isStandIn, lockStep, replaceExercises } from "../content/index.ts";

let server: TestServer;
let creator: SignedUp;
let slug: string;
let step: EditedStep;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ creator, slug } = await finishedCourse(server));
  const { steps } = await creator.client.editing.outline({ slug });
  const { id: stepId = "" } = steps.find(({ drafts }) => drafts > 1) ?? {};
  step = await creator.client.editing.getStep({ slug, stepId });
});

const draftAt = (at: number) => {
  const draft = step.drafts[at];
  if (!draft) throw new RangeError(`The step has no draft ${at + 1}`);
  return draft;
};

describe("a draft of a question", () => {
  it("becomes the question of a step that has none, is still its writer's, and who accepted it is known", async () => {
    const { editing } = creator.client;
    const stepId = step.id;
    await editing.deleteQuestion({ slug, stepId, version: step.question?.version ?? 0 });
    const { id: draftId, text, kind } = draftAt(0);
    const accepted = await editing.acceptDraft({ slug, stepId, draftId });
    expect(accepted.question).toMatchObject({ text, kind, origin: "builtin", version: 2, reason: null });
    expect(accepted.question?.source).toEqual(draftAt(0).source);
    expect(accepted.drafts.map(({ id }) => id)).toEqual(step.drafts.slice(1).map(({ id }) => id));
    expect(await editing.acceptDraft({ slug, stepId, draftId })).toEqual(accepted);
    const { items } = await creator.client.reviewing.list({ slug });
    expect(items.find(({ id }) => id === accepted.question?.id)?.review).not.toBeNull();
    const { asked } = await creator.client.generation.report({ slug });
    expect(asked.find((one) => one.stepId === stepId)).toMatchObject({
      ...{ item: "question", text, origin: "builtin", by: "Ada Muster" },
    });
  });

  it("stays when what writers wrote is written anew: a person accepted it", async () => {
    const { editing } = creator.client;
    const stepId = step.id;
    await editing.acceptDraft({ slug, stepId, draftId: draftAt(0).id });
    await editing.deleteQuestion({ slug, stepId, version: step.question?.version ?? 0 });
    await editing.acceptDraft({ slug, stepId, draftId: draftAt(1).id });
    const stored = await server.services.db.transaction(async (tx) => {
      const [course] = await tx.select().from(courses).where(eq(courses.slug, slug));
      const found = await lockStep(tx, course?.id ?? "", stepId);
      if (found === null) throw new Error("The step should be there");
      await replaceExercises(
        tx,
        { courseId: found.step.courseId, stepId },
        [],
        async () => [],
        server.clock.now(),
      );
      return found;
    });
    expect(isStandIn({ ...stored, step: { ...stored.step, fallback: true } })).toBe(false);
    expect((await editing.getStep({ slug, stepId })).exercises.map(({ text }) => text)).toEqual([
      draftAt(0).text,
    ]);
  });

  it("that is longer than a question may be waits, and says so", async () => {
    const { editing } = creator.client;
    const long = sql`jsonb_set(${steps.drafts}, '{0,text}', to_jsonb(repeat('w', ${LIMITS.questionLength + 1})))`;
    await server.services.db.update(steps).set({ drafts: long }).where(eq(steps.id, step.id));
    const accepted = editing.acceptDraft({ slug, stepId: step.id, draftId: draftAt(0).id });
    await expect(accepted).rejects.toMatchObject({ code: "QUESTION_TOO_LONG" });
    expect((await editing.getStep({ slug, stepId: step.id })).drafts).toHaveLength(step.drafts.length);
  });

  it("becomes an exercise at the end of a step that has a question", async () => {
    const { editing } = creator.client;
    const { id: draftId, text } = draftAt(0);
    const accepted = await editing.acceptDraft({ slug, stepId: step.id, draftId });
    expect(accepted.question).toEqual(step.question);
    expect(accepted.exercises).toEqual([expect.objectContaining({ text, origin: "builtin", section: null })]);
  });

  it("is skipped once and for all", async () => {
    const { editing } = creator.client;
    const skip = () => editing.skipDraft({ slug, stepId: step.id, draftId: draftAt(0).id });
    const left = step.drafts.slice(1);
    expect((await skip()).drafts).toEqual(left);
    expect((await skip()).drafts).toEqual(left);
    expect((await editing.outline({ slug })).steps.find(({ id }) => id === step.id)?.drafts).toBe(
      left.length,
    );
  });

  it("is sent to nobody who learns, and named in the review where its step asks nothing", async () => {
    const { client } = await server.signUp("course_participant");
    await creator.client.courses.setActive({ slug, active: true });
    await client.learning.enrol({ slug });
    const page = await client.learning.step({ slug, position: step.position });
    for (const { text } of step.drafts) expect(JSON.stringify(page)).not.toContain(text);
    const version = step.question?.version ?? 0;
    await creator.client.editing.deleteQuestion({ slug, stepId: step.id, version });
    const { items } = await creator.client.reviewing.list({ slug });
    const doubts = items.find(({ id }) => id === step.id)?.doubts ?? [];
    expect(doubts).toContainEqual({ code: "drafts_waiting", params: { count: step.drafts.length } });
  });

  it("is decided on by managers alone, and of a step that is there", async () => {
    const { client } = await server.signUp("course_creator_free");
    const draftId = draftAt(0).id;
    for (const decide of [client.editing.acceptDraft, client.editing.skipDraft])
      await expect(decide({ slug, stepId: step.id, draftId })).rejects.toMatchObject({
        code: "COURSE_NOT_FOUND",
      });
    const gone = { slug, stepId: crypto.randomUUID(), draftId };
    const { acceptDraft, skipDraft } = creator.client.editing;
    for (const decide of [acceptDraft, skipDraft])
      await expect(decide(gone)).rejects.toMatchObject({ code: "STEP_NOT_FOUND" });
  });
});
