import { NO_SECTIONS } from "@lehrpfad/contract";
import { countWords } from "@lehrpfad/engine";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import {
  type ApiClient,
  createTestServer,
  type SignedUp,
  type TestServer,
} from "../../../testing/testServer.ts";
import { steps } from "../../db/tables/content.ts";

let server: TestServer;
let creator: SignedUp;
let slug: string;
let editor: ApiClient["editing"];
beforeAll(async () => {
  server = await createTestServer();
  ({ creator, slug } = await finishedCourse(server));
  editor = creator.client.editing;
});
afterAll(() => server.close());

async function ids(): Promise<string[]> {
  return (await editor.outline({ slug })).steps.map(({ id }) => id);
}

async function stepAt(index: number) {
  const id = (await ids())[index] ?? "";
  return await editor.getStep({ slug, stepId: id });
}

const textsOf = ({ title, content, sections, summary }: Awaited<ReturnType<typeof stepAt>>) => ({
  title,
  content,
  sections,
  summary,
});

describe("the texts of a step", () => {
  it("are saved over the version that was read, with their words counted", async () => {
    const step = await stepAt(0);
    const content = "## Ein Anfang\n\nDrei kurze Wörter und ein [Link](https://example.org).";
    const saved = await editor.saveStep({
      slug,
      stepId: step.id,
      ...textsOf(step),
      content,
      sections: NO_SECTIONS,
      version: step.version,
    });
    expect(saved).toMatchObject({ content, version: step.version + 1, words: 8, title: step.title });
    expect((await creator.client.courses.previewStep({ slug, stepId: step.id })).content).toBe(content);
    const shown = (await editor.outline({ slug })).steps[0];
    expect(shown).toMatchObject({ words: 8, version: saved.version });
  });

  it("have sections, whose lines keep the passages that they come from", async () => {
    const step = await stepAt(6);
    // As a document has them that names what one will learn.
    await server.services.db
      .update(steps)
      .set({
        sections: sql`jsonb_set(${steps.sections}, '{objectives}', jsonb_build_array(jsonb_build_object('text', 'Lo que se aprende', 'source', ${steps.sources} -> 0)))`,
      })
      .where(eq(steps.id, step.id));
    const read = () => creator.client.courses.previewStep({ slug, stepId: step.id });
    const before = await read();
    const [known] = before.sections.objectives;
    const sections = {
      objectives: ["Von\n  mir.", known?.text ?? ""],
      keyPoints: [],
      reflections: ["Was meinen Sie?"],
      terms: [{ term: "Wabe", meaning: "ein Bau aus Wachs" }],
      next: "Irgendwas",
    };
    const texts = { ...textsOf(step), content: "Drei kurze Wörter.", sections };
    const saved = await editor.saveStep({ slug, stepId: step.id, ...texts, version: step.version });
    const objectives = ["Von mir.", known?.text ?? ""];
    expect(saved).toMatchObject({ sections: { ...sections, objectives }, version: step.version + 1 });
    const shown = await read();
    expect(known?.source).toBeTruthy();
    expect(shown.sections.objectives).toEqual([{ text: "Von mir.", source: null }, known]);
    expect(shown.words).toBeGreaterThan(countWords(`Drei kurze Wörter. ${objectives.join(" ")}`) + 10);
    const outline = await editor.outline({ slug });
    expect(shown.sections.next).toBe(outline.steps[7]?.title);
  });

  it.each([
    ["an empty line", { keyPoints: [" "] }],
    ["a term without a meaning", { terms: [{ term: "Wabe", meaning: "" }] }],
  ])("are refused with %s in a section", async (_what, part) => {
    const { id, version, ...step } = await stepAt(5);
    const texts = textsOf({ id, version, ...step });
    const sections = { ...texts.sections, ...part };
    const sent = editor.saveStep({ slug, stepId: id, ...texts, sections, version });
    await expect(sent).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("name the step that comes next where they stand, also after a move", async () => {
    const { steps } = await editor.outline({ slug });
    const titleAt = (at: number) => steps[at]?.title;
    const idAt = (at: number) => steps[at]?.id ?? "";
    const nextOf = async (at: number) =>
      (await creator.client.courses.previewStep({ slug, stepId: idAt(at) })).sections.next;
    const nexts = async () => [await nextOf(2), await nextOf(3), await nextOf(4)];
    expect(await nexts()).toEqual([titleAt(3), titleAt(4), titleAt(5)]);
    await editor.moveStep({ slug, stepId: idAt(3), place: { side: "after", stepId: idAt(4) } });
    expect(await nexts()).toEqual([titleAt(4), titleAt(5), titleAt(3)]);
    await editor.moveStep({ slug, stepId: idAt(3), place: { side: "before", stepId: idAt(4) } });
  });

  it("name no next step at the end of the course", async () => {
    const { steps } = await editor.outline({ slug });
    const step = await stepAt(steps.length - 1);
    const sections = { ...step.sections, next: "Nichts mehr" };
    const { version } = step;
    await editor.saveStep({ slug, stepId: step.id, ...textsOf(step), sections, version });
    const shown = await creator.client.courses.previewStep({ slug, stepId: step.id });
    expect(shown.sections.next).toBeNull();
  });

  it("are not overwritten by who read an older version: he is shown both", async () => {
    const step = await stepAt(1);
    const mine = { ...textsOf(step), title: "Meine Fassung" };
    const yours = { ...textsOf(step), title: "Ihre Fassung" };
    const both = await Promise.allSettled(
      [mine, yours].map((texts) =>
        editor.saveStep({ slug, stepId: step.id, ...texts, version: step.version }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [first, second] = both[0]?.status === "fulfilled" ? [mine, yours] : [yours, mine];
    const refused = both.find((result) => result.status === "rejected")?.reason;
    expect(refused).toMatchObject({ code: "STEP_CONFLICT", data: { stored: first, sent: second } });
    expect(await editor.getStep({ slug, stepId: step.id })).toMatchObject(first);
    const version = refused.data.stored.version;
    const kept = await editor.saveStep({ slug, stepId: step.id, ...second, version });
    expect(kept).toMatchObject({ ...second, version: version + 1 });
  });

  it("say who saved the other version: oneself, or another manager by name", async () => {
    const { slug: shared, creator: owner } = await finishedCourse(server);
    const { password } = await owner.client.courses.issueAdminPassword({ slug: shared });
    const helper = await server.signUp("course_creator_free");
    await helper.client.courses.claimManagement({ slug: shared, password });
    const { editing } = owner.client;
    const [{ id = "" } = {}] = (await editing.outline({ slug: shared })).steps;
    const read = await editing.getStep({ slug: shared, stepId: id });
    expect(read.savedBy).toBeNull();
    const late = { slug: shared, stepId: id, ...textsOf(read), version: read.version };
    await editing.saveStep({ ...late, title: "Im ersten Tab" });
    const own = editing.saveStep({ ...late, title: "Im zweiten Tab" });
    const stored = { title: "Im ersten Tab", savedBy: { isOwn: true } };
    await expect(own).rejects.toMatchObject({ code: "STEP_CONFLICT", data: { stored } });
    const others = helper.client.editing.saveStep({ ...late, title: "Vom Anderen" });
    const named = { savedBy: { isOwn: false, name: "Ada Muster" } };
    await expect(others).rejects.toMatchObject({ code: "STEP_CONFLICT", data: { stored: named } });
  });

  it("may be sent twice after a lost connection", async () => {
    const step = await stepAt(2);
    const change = {
      slug,
      stepId: step.id,
      ...textsOf(step),
      summary: "Kurz gesagt.",
      version: step.version,
    };
    const saved = await editor.saveStep(change);
    expect(await editor.saveStep(change)).toEqual(saved);
  });

  it("can be edited while the course is deactivated", async () => {
    await creator.client.courses.setActive({ slug, active: false });
    const step = await stepAt(4);
    const change = { ...textsOf(step), summary: "Im Stillen bearbeitet." };
    const saved = await editor.saveStep({ slug, stepId: step.id, ...change, version: step.version });
    expect(saved.summary).toBe("Im Stillen bearbeitet.");
    await creator.client.courses.setActive({ slug, active: true });
  });

  it("need a title, and a manager of the course", async () => {
    const step = await stepAt(2);
    const change = { slug, stepId: step.id, ...textsOf(step), version: step.version };
    await expect(editor.saveStep({ ...change, title: "  " })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    const other = await server.signUp("course_creator_free");
    const participant = await server.signUp("course_participant");
    await expect(other.client.editing.saveStep(change)).rejects.toMatchObject({ code: "COURSE_NOT_FOUND" });
    await expect(participant.client.editing.outline({ slug })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(server.client().editing.outline({ slug })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("of another course cannot be reached through one's own", async () => {
    const mine = await finishedCourse(server);
    const foreign = (await ids())[0] ?? "";
    const call = mine.creator.client.editing.getStep({ slug: mine.slug, stepId: foreign });
    await expect(call).rejects.toMatchObject({ code: "STEP_NOT_FOUND" });
  });

  it("are shown where a writer made them longer than people may save, and are saved once they are shorter", async () => {
    const { creator, slug } = await finishedCourse(server);
    const { editing } = creator.client;
    const stepId = (await editing.outline({ slug })).steps[0]?.id ?? "";
    const title = "El agua ".repeat(60).trim();
    const objectives = Array.from({ length: 60 }, (_, at) => ({ text: `Objetivo ${at}`, source: null }));
    const sections = { ...NO_SECTIONS, objectives };
    await server.services.db.update(steps).set({ title, sections }).where(eq(steps.id, stepId));
    const shown = await editing.getStep({ slug, stepId });
    expect([shown.title, shown.sections.objectives.length]).toEqual([title, 60]);
    const { version, content, summary } = shown;
    const wish = { slug, stepId, version, content, summary, sections: NO_SECTIONS };
    await expect(editing.saveStep({ ...wish, title })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect((await editing.saveStep({ ...wish, title: "El agua" })).title).toBe("El agua");
  });
});

describe("the order of steps", () => {
  it("changes by a step beside another, and positions stay without gaps", async () => {
    const [first = "", second = "", third = "", ...rest] = await ids();
    const moved = await editor.moveStep({ slug, stepId: first, place: { side: "after", stepId: third } });
    expect(moved.steps.map(({ id }) => id)).toEqual([second, third, first, ...rest]);
    expect(moved.steps.map(({ position }) => position)).toEqual(moved.steps.map((_, at) => at + 1));
    const back = await editor.moveStep({ slug, stepId: first, place: { side: "before", stepId: second } });
    expect(back.steps.map(({ id }) => id)).toEqual([first, second, third, ...rest]);
    const last = await editor.moveStep({ slug, stepId: first, place: null });
    expect(last.steps.at(-1)?.id).toBe(first);
    await editor.moveStep({ slug, stepId: first, place: { side: "before", stepId: second } });
  });

  it("survives many moves at the same time", async () => {
    const before = await ids();
    await Promise.all(
      before.map((stepId, at) => {
        const other = before[(at + 4) % before.length] ?? "";
        return editor.moveStep({ slug, stepId, place: { side: "before", stepId: other } });
      }),
    );
    const { steps } = await editor.outline({ slug });
    expect(steps.map(({ id }) => id).sort()).toEqual([...before].sort());
    expect(steps.map(({ position }) => position)).toEqual(before.map((_, at) => at + 1));
  });

  it("takes in a new step before or after another, once however often it is sent", async () => {
    const before = await ids();
    const requestId = crypto.randomUUID();
    const add = {
      slug,
      requestId,
      title: "Neu",
      place: { side: "before" as const, stepId: before[1] ?? "" },
    };
    const [{ stepId: id }, again] = await Promise.all([editor.addStep(add), editor.addStep(add)]);
    expect(again.stepId).toBe(id);
    expect(await ids()).toEqual([before[0], id, ...before.slice(1)]);
    expect(await editor.getStep({ slug, stepId: id })).toMatchObject({
      title: "Neu",
      content: "",
      question: null,
    });
    await editor.deleteStep({ slug, stepId: id });
  });

  it("is refused beside a step that is gone", async () => {
    const [first = ""] = await ids();
    const place = { side: "after" as const, stepId: crypto.randomUUID() };
    const refused = { code: "STEP_NOT_FOUND" };
    await expect(editor.moveStep({ slug, stepId: first, place })).rejects.toMatchObject(refused);
    const add = { slug, requestId: crypto.randomUUID(), title: "Neu", place };
    await expect(editor.addStep(add)).rejects.toMatchObject(refused);
  });
});

describe("a deleted step", () => {
  it("goes with its question, and comes back with it at its place", async () => {
    const before = await ids();
    const step = await stepAt(3);
    expect(step.question).not.toBeNull();
    const without = await editor.deleteStep({ slug, stepId: step.id });
    expect(without.steps.map(({ id }) => id)).toEqual(before.filter((id) => id !== step.id));
    expect(without.deleted[0]).toMatchObject({ id: step.id, title: step.title, position: 4 });
    await expect(editor.getStep({ slug, stepId: step.id })).rejects.toMatchObject({ code: "STEP_NOT_FOUND" });
    await expect(editor.deleteStep({ slug, stepId: step.id })).rejects.toMatchObject({
      code: "STEP_NOT_FOUND",
    });
    const [restored] = await Promise.all([
      editor.restoreStep({ slug, stepId: step.id }),
      editor.restoreStep({ slug, stepId: step.id }),
    ]);
    expect(restored.steps.map(({ id }) => id)).toEqual(before);
    expect(await editor.getStep({ slug, stepId: step.id })).toEqual(step);
  });

  it("can be restored for thirty days", async () => {
    const course = await finishedCourse(server);
    const client = course.creator.client.editing;
    const { steps } = await client.outline({ slug: course.slug });
    const [one, two] = steps.map(({ id }) => id);
    for (const stepId of [one ?? "", two ?? ""]) await client.deleteStep({ slug: course.slug, stepId });
    const { removeOldDeleted } = await import("./index.ts");
    const day = 86_400;
    const clock = { now: () => new Date(server.clock.now().getTime() + (30 * day - 1) * 1000) };
    await removeOldDeleted({ ...server.services, clock });
    expect((await client.outline({ slug: course.slug })).deleted).toHaveLength(2);
    const later = { now: () => new Date(server.clock.now().getTime() + (30 * day + 1) * 1000) };
    await removeOldDeleted({ ...server.services, clock: later });
    expect((await client.outline({ slug: course.slug })).deleted).toEqual([]);
    const call = client.restoreStep({ slug: course.slug, stepId: one ?? "" });
    await expect(call).rejects.toMatchObject({ code: "STEP_NOT_FOUND" });
  });
});
