import { randomUUID } from "node:crypto";
import { NO_SECTIONS } from "@lehrpfad/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { giveCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { DIVIDE_WORK, JOIN_WORK } from "./heavyWork.ts";

let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer();
  creator = await server.signUp("course_creator_free");
});
afterAll(() => server.close());

/** Does something each time that texts were parted or joined, before the course is locked; answers what stops that. */
function afterWork(act: () => Promise<unknown>): () => void {
  const { work } = server.services;
  const real = work.run;
  work.run = async (kind, task, options) => {
    const done = await real(kind, task, options);
    if ([DIVIDE_WORK.name, JOIN_WORK.name].includes(kind.name)) await act();
    return done;
  };
  return () => {
    work.run = real;
  };
}

/** A course whose first step has two halves, and what asks for its parting. */
async function course() {
  const slug = await giveCourse(server, creator);
  const { editing, reshaping } = creator.client;
  const [first, second] = (await editing.outline({ slug })).steps;
  if (!first || !second) throw new Error("There should be two steps");
  const { id: stepId, version } = first;
  const content = "El hielo flota.\n\n## El vapor\n\nEl vapor sube desde la olla caliente.";
  const texts = { title: "Agua", content, sections: NO_SECTIONS, summary: "" };
  const saved = await editing.saveStep({ slug, stepId, version, ...texts });
  const which = { slug, stepId, version: saved.version };
  const split = () => reshaping.split({ ...which, requestId: randomUUID(), at: 1, title: "El vapor" });
  const merge = () =>
    reshaping.merge({ ...which, nextId: second.id, nextVersion: second.version, title: "Todo" });
  const addExercise = async () => {
    const question = {
      ...{ kind: "typed" as const, text: `¿Qué sube? ${randomUUID()}`, accepted: ["vapor"] },
      ...{ explanation: "El vapor sube desde la olla caliente.", hint: null },
    };
    const which = { slug, stepId, exerciseId: randomUUID(), section: null };
    await editing.saveExercise({ ...which, version: null, question });
  };
  return { slug, stepId, editing, split, merge, addExercise };
}

it.each(["split", "merge"] as const)("%s: what is added meanwhile comes to its place", async (how) => {
  const { slug, editing, addExercise, ...ways } = await course();
  let times = 0;
  const stop = afterWork(async () => {
    if (times++ === 0) await addExercise();
  });
  const { steps } = await ways[how]().finally(stop);
  expect(times).toBe(2);
  const place = how === "split" ? 1 : 0;
  const { exercises } = await editing.getStep({ slug, stepId: steps[place]?.id ?? "" });
  expect(exercises.map(({ text }) => text)).toContainEqual(expect.stringContaining("¿Qué sube?"));
});

it.each(["split", "merge"] as const)(
  "%s: what is changed again and again is told, not tried for ever",
  async (how) => {
    const { addExercise, ...ways } = await course();
    let times = 0;
    const stop = afterWork(async () => {
      times++;
      await addExercise();
    });
    await expect(ways[how]().finally(stop)).rejects.toMatchObject({ code: "STEP_CHANGED" });
    expect(times).toBe(3);
  },
);

it("marks that participants make meanwhile keep no step from being split", async () => {
  const { slug, stepId, split } = await course();
  const { token } = await server.client().learning.startAnonymously({ slug });
  const { campus } = server.client({ enrolmentToken: token ?? "" });
  const passage = { quote: "El hielo flota.", prefix: "", suffix: "" };
  let times = 0;
  const stop = afterWork(async () => {
    times++;
    await campus.putHighlight({ slug, stepId, id: randomUUID(), ...passage });
  });
  expect((await split().finally(stop)).steps[1]?.title).toBe("El vapor");
  expect(times).toBe(1);
});
