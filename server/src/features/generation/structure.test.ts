import type { ChosenStructure, Structure } from "@lehrpfad/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courseRequest, finished } from "../../../testing/courses.ts";
import { createTestServer, eventually, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { germanText } from "../../../testing/text.ts";

let server: TestServer;
let creator: SignedUp;
let document: string;
beforeAll(async () => {
  server = await createTestServer();
  creator = await server.signUp("course_creator_free");
  document = await upload();
});
afterAll(() => server.close());

const chapters = ["Wachs", "Honig", "Pollen", "Nektar", "Brut", "Schwarm"]
  .map((about) => `# Vom ${about}\n\n${germanText(25)}\n\n## Näheres zu ${about}\n\n${germanText(15)}`)
  .join("\n\n");
const upload = () => server.upload(creator.accessToken, "a.md", chapters);
const NO_WISH = { ticked: [], unticked: [], begins: null, titles: [] };
const asked = (ids: string[], wish: object = {}) => ({
  ...{ documentIds: ids, goal: null, steps: 10, language: "de" as const, difficulty: "standard" as const },
  structure: { ...NO_WISH, ...wish },
});

async function preview(ids: string[], wish: object = {}) {
  const found = await creator.client.generation.preview(asked(ids, wish));
  if (!found?.structure) throw new Error("There is no structure");
  return { ...found, structure: found.structure };
}

/** A structure as it is sent with the course. */
function chosen({ sections, steps, aside }: Structure): ChosenStructure {
  return {
    steps: steps.map((step) => ({
      title: step.title,
      parts: step.sections.flatMap((at) => sections[at]?.parts ?? []),
    })),
    leftOut: [
      ...sections
        .filter(({ ticked }) => !ticked)
        .flatMap(({ parts }) => parts.map((part) => ({ ...part, reason: "not_wanted" as const }))),
      ...aside,
    ],
  };
}

const codeOf = (structure: ChosenStructure, ids = [document]) =>
  creator.client.courses.create(courseRequest(ids, { structure })).then(
    () => "created",
    (error: { code: string }) => error.code,
  );

describe("the structure of a course", () => {
  it("is written as it was announced: what is ticked, where it is cut, under its titles", async () => {
    const id = await upload();
    const { structure } = await preview([id]);
    const [first, second, , , fifth] = structure.sections;
    const begins = [first, second, fifth].map((one) => ({
      documentId: id,
      paragraph: one?.parts[0]?.from ?? 0,
    }));
    const titles = [{ ...(begins[1] ?? { documentId: id, paragraph: 1 }), title: "Mein eigener Titel" }];
    const unticked = structure.sections.slice(-4).flatMap(({ parts }) => parts);
    const wish = { begins, titles, unticked };
    const decided = await preview([id], wish);
    const announced = { steps: decided.steps, words: decided.words };
    const request = courseRequest([id], { structure: chosen(decided.structure), announced });
    const { slug } = await creator.client.courses.create(request);
    const state = await finished(creator, slug);
    expect(state.steps.map(({ title }) => title)).toEqual(decided.structure.steps.map(({ title }) => title));
    expect(state.steps[1]?.title).toBe("Mein eigener Titel");
    expect(state).toMatchObject({ label: "ready", announced, reached: announced });
    const codes = state.notices.map(({ code }) => code);
    expect(codes).toContain("left_out_wish");
    expect(codes).not.toContain("fewer_steps");
  });

  it("can be decided anew with the same uploads after its course was given up while it was made", async () => {
    const id = await upload();
    const { structure } = await preview([id]);
    const request = () => courseRequest([id], { structure: chosen(structure), planFirst: true });
    const { slug } = await creator.client.courses.create(request());
    await eventually(async () => {
      const { label } = await creator.client.generation.get({ slug });
      return label === "planned" ? true : null;
    });
    await creator.client.generation.cancel({ slug });
    await expect(creator.client.generation.get({ slug })).rejects.toMatchObject({ code: "COURSE_NOT_FOUND" });
    expect((await preview([id])).structure).toEqual(structure);
    const again = await creator.client.courses.create(request());
    expect(again.slug).not.toBe(slug);
  });

  it("has a goal mark sections and leave none out", async () => {
    const input = { ...asked([document]), goal: "Was mit Honig geschieht" };
    const found = await creator.client.generation.preview(input);
    const sections = found?.structure?.sections ?? [];
    const matching = sections.filter(({ match }) => match !== null).map(({ title }) => title);
    expect(matching).toEqual(["Vom Honig", "Näheres zu Honig"]);
    expect(sections.every(({ ticked }) => ticked)).toBe(true);
  });

  it("is cut for fewer than ten steps where that is asked", async () => {
    const found = await creator.client.generation.preview({ ...asked([document]), steps: 4 });
    expect(found?.structure?.steps.length).toBeLessThanOrEqual(4);
  });

  it("is refused with what to do where it is too few, too little, or not of these documents", async () => {
    const { structure } = await preview([document]);
    const whole = chosen(structure);
    const [one, two, ...others] = whole.steps;
    if (!one || !two || others.length === 0) throw new Error("There are too few steps");
    expect(await codeOf({ ...whole, steps: [one, two] })).toBe("STRUCTURE_TOO_FEW");
    const heading = (at: number) => {
      const paragraph = structure.sections[at]?.parts[0]?.from ?? 1;
      return { title: `Nur ${at}`, parts: [{ documentId: document, from: paragraph, to: paragraph }] };
    };
    expect(await codeOf({ steps: [0, 1, 2].map(heading), leftOut: [] })).toBe("STRUCTURE_TOO_LITTLE");
    expect(await codeOf({ ...whole, steps: [...whole.steps, { ...one, title: "Zweimal" }] })).toBe(
      "STRUCTURE_MATERIAL",
    );
    const beyond = { title: "Dahinter", parts: [{ documentId: document, from: 5_000, to: 9_000 }] };
    expect(await codeOf({ ...whole, steps: [...whole.steps, beyond] })).toBe("STRUCTURE_MATERIAL");
    const foreign = { documentId: crypto.randomUUID(), from: 1, to: 2 };
    expect(await codeOf({ ...whole, steps: [...whole.steps, { title: "Fremd", parts: [foreign] }] })).toBe(
      "STRUCTURE_MATERIAL",
    );
    const other = await server.signUp("course_creator_free");
    const theirs = other.client.courses.create(courseRequest([document], { structure: whole }));
    await expect(theirs).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("needs so many words together, to which short documents count", async () => {
    const leaflet = await server.upload(creator.accessToken, "b.txt", germanText(1));
    const few = creator.client.courses.create(courseRequest([leaflet]));
    await expect(few).rejects.toMatchObject({ code: "MATERIAL_TOO_SHORT", data: { minimum: 300 } });
    const id = await upload();
    const { slug } = await creator.client.courses.create(courseRequest([id, leaflet]));
    expect((await finished(creator, slug)).label).toBe("ready");
  });

  it("may be looked at once more as a plan, which names what each step is for", async () => {
    const id = await upload();
    const { structure } = await preview([id]);
    const request = courseRequest([id], { structure: chosen(structure), planFirst: true });
    const { slug } = await creator.client.courses.create(request);
    const plan = await eventually(() => creator.client.generation.plan({ slug }).catch(() => null));
    expect(plan.steps.map(({ title }) => title)).toEqual(structure.steps.map(({ title }) => title));
    expect(plan.steps.every(({ objectives }) => objectives.length > 0)).toBe(true);
  });
});
