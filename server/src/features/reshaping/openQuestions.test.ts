import { randomUUID } from "node:crypto";
import { NO_SECTIONS } from "@lehrpfad/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHAT_LIMITS } from "../../../testing/chats.ts";
import { giveCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { steps } from "../../db/tables/content.ts";

let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer();
  creator = await server.signUp("course_creator_free");
});
afterAll(() => server.close());

const ICE = "El hielo flota sobre el agua fría del lago durante todo el invierno.";
const STEAM = "El vapor sube desde la olla caliente hasta el techo de la cocina.";
/** The block that begins the second half. */
const STEAM_AT = 1;

const draft = (text: string, quote: string) => ({
  ...{ id: randomUUID(), kind: "typed" as const, origin: "builtin" as const, form: "term", reason: null },
  ...{ text, accepted: ["agua"], explanation: quote, hint: null },
  source: {
    document: "d1",
    documentName: "agua.txt",
    quote,
    page: null,
    paragraph: 1,
    offset: 0,
    length: quote.length,
  },
});

const asked = (number: number, text: string, proof: string) => `### Paso ${number}
Pregunta: ${text}
+ lo que el paso cuenta con estas palabras
- lo que cuenta otro libro con otras palabras | Ese libro habla de otra cosa.
- lo que se contaba antes en la misma plaza | Nadie lo contaba allí de esa manera.
- lo que se contará después en otra ciudad | Todavía no lo ha contado nadie.
Prueba: «${proof}»
Explicación: La frase citada lo dice con toda claridad.
Pista: Vuelva a leer el comienzo con calma.`;

/** A course whose first step tells two things, each with a draft and a question of a chat about it. */
async function course() {
  const slug = await giveCourse(server, creator);
  const { editing, reshaping, chat } = creator.client;
  const [first, second] = (await editing.outline({ slug })).steps;
  if (!first || !second) throw new Error("There should be two steps");
  const stepId = first.id;
  const texts = {
    title: "Agua",
    content: `${ICE}\n\n## El vapor\n\n${STEAM}`,
    sections: NO_SECTIONS,
    summary: "",
  };
  const { version } = await editing.saveStep({ slug, stepId, version: first.version, ...texts });
  const drafts = [draft("¿Qué flota?", ICE), draft("¿Qué sube?", STEAM)];
  await server.services.db.update(steps).set({ drafts }).where(eq(steps.id, stepId));
  const { packages } = await chat.makePackages({ slug, limits: CHAT_LIMITS, stepIds: [stepId] });
  const packageId = packages[0]?.id ?? "";
  const answer = `${asked(1, "¿Qué flota en el lago?", ICE)}\n\n${asked(1, "¿Qué sube de la olla?", STEAM)}`;
  await chat.saveAnswer({ slug, packageId, version: 0, answer });
  const of = async (id: string) => ({
    drafts: (await editing.getStep({ slug, stepId: id })).drafts.map(({ text }) => text),
    chat: (await chat.showPackage({ slug, packageId })).questions
      .filter((question) => question.stepId === id)
      .map(({ question }) => question.text),
  });
  const split = async () => {
    const wish = { slug, stepId, version, requestId: randomUUID(), at: STEAM_AT, title: "El vapor" };
    return (await reshaping.split(wish)).steps[1]?.id ?? "";
  };
  const merge = async (nextId: string) => {
    const read = async (id: string) => (await editing.getStep({ slug, stepId: id })).version;
    const versions = { version: await read(stepId), nextVersion: await read(nextId) };
    await reshaping.merge({ slug, stepId, nextId, ...versions, title: "Todo" });
  };
  const undo = async () => {
    const { reshapings } = await reshaping.list({ slug });
    await reshaping.undo({ slug, id: reshapings[0]?.id ?? "" });
  };
  return { slug, stepId, secondId: second.id, packageId, editing, chat, of, split, merge, undo };
}

const ABOUT_ICE = { drafts: ["¿Qué flota?"], chat: ["¿Qué flota en el lago?"] };
const ABOUT_STEAM = { drafts: ["¿Qué sube?"], chat: ["¿Qué sube de la olla?"] };
const ABOUT_BOTH = {
  drafts: [...ABOUT_ICE.drafts, ...ABOUT_STEAM.drafts],
  chat: [...ABOUT_ICE.chat, ...ABOUT_STEAM.chat],
};

describe("what nobody decided about yet", () => {
  it("goes to the half that it is about, comes together again, and goes back when that is undone", async () => {
    const { stepId, of, split, merge, undo } = await course();
    expect(await of(stepId)).toEqual(ABOUT_BOTH);
    const half = await split();
    expect([await of(stepId), await of(half)]).toEqual([ABOUT_ICE, ABOUT_STEAM]);
    await merge(half);
    expect(await of(stepId)).toEqual(ABOUT_BOTH);
    await undo();
    expect([await of(stepId), await of(half)]).toEqual([ABOUT_ICE, ABOUT_STEAM]);
  });

  it("comes back to a step whose split is undone, with what a chat asked of the second half since", async () => {
    const { slug, stepId, chat, of, split, undo } = await course();
    const half = await split();
    const made = await chat.makePackages({ slug, limits: CHAT_LIMITS, stepIds: [half] });
    const packageId = made.packages.at(-1)?.id ?? "";
    const answer = asked(2, "¿Hasta dónde sube?", STEAM);
    expect((await chat.saveAnswer({ slug, packageId, version: 0, answer })).questions[0]?.stepId).toBe(half);
    await undo();
    expect(await of(stepId)).toEqual(ABOUT_BOTH);
    expect((await chat.showPackage({ slug, packageId })).questions[0]?.stepId).toBe(stepId);
  });

  it("stays decided where a joining is undone: a draft that was skipped meanwhile does not come back", async () => {
    const { slug, stepId, secondId, editing, of, merge, undo } = await course();
    const own = (await of(secondId)).drafts;
    await merge(secondId);
    const { drafts } = await editing.getStep({ slug, stepId });
    expect(drafts.map(({ text }) => text)).toEqual([...ABOUT_BOTH.drafts, ...own]);
    await editing.skipDraft({ slug, stepId, draftId: drafts[0]?.id ?? "" });
    await undo();
    expect((await of(stepId)).drafts).toEqual(ABOUT_STEAM.drafts);
    expect((await of(secondId)).drafts).toEqual(own);
  });

  it("waits for a deleted step, and is nowhere shown nor counted until it is restored", async () => {
    const { slug, stepId, packageId, editing, chat, of } = await course();
    const decided = (await chat.showPackage({ slug, packageId })).questions[0];
    await chat.decide({ slug, questionId: decided?.id ?? "", decision: "skipped" });
    const before = await chat.showPackage({ slug, packageId });
    await editing.deleteStep({ slug, stepId });
    const { questions, counts } = await chat.showPackage({ slug, packageId });
    expect(questions).toEqual([]);
    expect(counts).toEqual({ ...counts, open: 0, accepted: 0, skipped: 0 });
    expect((await chat.show({ slug })).open).toBe(0);
    await editing.restoreStep({ slug, stepId });
    expect((await chat.showPackage({ slug, packageId })).questions).toEqual(before.questions);
    expect(await of(stepId)).toEqual(ABOUT_BOTH);
  });
});
