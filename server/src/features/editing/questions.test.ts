import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  convertDraft,
  draftOf,
  figureAddress,
  figurePath,
  LIMITS,
  NO_SECTIONS,
  parseFigureAddress,
  type QuestionDraft,
} from "@lehrpfad/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asChoice } from "../../../testing/answers.ts";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { REPOSITORY } from "../../platform/config.ts";

let server: TestServer;
let creator: SignedUp;
let slug: string;
let ids: string[];
beforeAll(async () => {
  server = await createTestServer();
  ({ creator, slug } = await finishedCourse(server));
  ids = (await creator.client.editing.outline({ slug })).steps.map(({ id }) => id);
});
afterAll(() => server.close());

const option = (text: string, correct = false, feedback: string | null = null) => ({
  id: null,
  text,
  correct,
  feedback,
});
const QUESTION = {
  kind: "choice",
  text: "¿Qué cubre el agua?",
  options: [
    option("La mayor parte de la Tierra", true),
    option("El Sol"),
    option("La Luna"),
    option("Marte"),
  ],
  explanation: "Lo dice el texto.",
  hint: null,
} as const satisfies QuestionDraft;

describe("a question", () => {
  it("is made, changed over the version that was read, and deleted", async () => {
    const { editing } = creator.client;
    const stepId = ids[0] ?? "";
    const { question: first } = await editing.getStep({ slug, stepId });
    await editing.deleteQuestion({ slug, stepId, version: first?.version ?? 0 });
    expect((await editing.outline({ slug })).steps[0]?.question).toBeNull();
    const made = await editing.saveQuestion({ slug, stepId, version: null, question: QUESTION });
    expect(made).toMatchObject({ version: 1, text: QUESTION.text });
    const options = made.kind === "choice" ? made.options : [];
    expect(new Set(options.map(({ id }) => id)).size).toBe(4);
    const question = { ...QUESTION, text: "¿Y ahora?", options };
    const changed = await editing.saveQuestion({ slug, stepId, version: 1, question });
    expect(changed).toMatchObject({ version: 2, text: "¿Y ahora?", options });
    const late = editing.saveQuestion({ slug, stepId, version: 1, question: QUESTION });
    await expect(late).rejects.toMatchObject({
      code: "QUESTION_CONFLICT",
      data: { stored: { text: "¿Y ahora?" }, sent: { text: QUESTION.text }, savedBy: { isOwn: true } },
    });
    const gone = editing.deleteQuestion({ slug, stepId, version: 1 });
    await expect(gone).rejects.toMatchObject({ code: "QUESTION_CONFLICT" });
  });

  it.each([
    ["QUESTION_TEXT_MISSING", { text: "  " }],
    ["QUESTION_OPTION_EMPTY", { options: [...QUESTION.options.slice(0, 3), option(" ")] }],
    ["QUESTION_NONE_RIGHT", { options: QUESTION.options.map(({ text }) => option(text)) }],
    ["QUESTION_OPTIONS_TOO_FEW", { options: QUESTION.options.slice(0, 1) }],
    ["BAD_REQUEST", { options: Array.from({ length: 13 }, (_, at) => option(`${at}`, at === 0)) }],
  ])("is refused with %s", async (code, change) => {
    const stepId = ids[1] ?? "";
    const { question } = await creator.client.editing.getStep({ slug, stepId });
    const version = question?.version ?? null;
    const wrong = { ...QUESTION, ...change };
    const call = creator.client.editing.saveQuestion({ slug, stepId, version, question: wrong });
    await expect(call).rejects.toMatchObject({ code });
    expect((await creator.client.editing.getStep({ slug, stepId })).question).toEqual(question);
  });

  it("has as many answers as it came with or was given, and the gate looks at it so", async () => {
    const { editing } = creator.client;
    const where = { slug, stepId: ids[2] ?? "" };
    let version = (await editing.getStep(where)).question?.version ?? null;
    for (const options of [
      [option("Sí", true), option("No")],
      QUESTION.options.slice(0, 3),
      [...QUESTION.options, option("Venus", true)],
    ]) {
      const question = { ...QUESTION, text: "¿Qué cuerpo tiene agua?", options };
      const saved = await editing.saveQuestion({ ...where, version, question });
      ({ version } = saved);
      expect(asChoice(saved).options.map(({ text }) => text)).toEqual(options.map(({ text }) => text));
      const { hints } = await editing.checkQuestion({ ...where, question });
      expect(hints.map(({ code }) => code)).not.toContain("option_count");
    }
  });

  it("keeps what is said to its options: saved alone, with its kind, in a copy and after an undo", async () => {
    const { editing, courses, studio } = creator.client;
    const where = { slug, stepId: ids[3] ?? "" };
    const { version = null } = (await editing.getStep(where)).question ?? {};
    const made = await editing.saveQuestion({ ...where, version, question: QUESTION });
    const draft = draftOf(made);
    if (draft.kind !== "choice") expect.unreachable();
    const says = ["Casi tres cuartos.", null, "  La Luna es seca. ", ""];
    const options = draft.options.map((one, at) => ({ ...one, feedback: says[at] ?? null }));
    const said = { ...draft, options };
    const kept = asChoice(
      await editing.saveQuestion({ ...where, version: made.version, question: said }),
    ).options;
    expect(kept.map(({ feedback }) => feedback)).toEqual([
      "Casi tres cuartos.",
      undefined,
      "La Luna es seca.",
      undefined,
    ]);
    const stored = async () => (await editing.getStep(where)).question;
    expect(await stored()).toMatchObject({ version: made.version + 1, options: kept });
    expect((await courses.previewStep(where)).question).toMatchObject({ options: kept });

    const typed = convertDraft(said, "typed");
    const other = await editing.saveQuestion({ ...where, version: made.version + 1, question: typed });
    await editing.saveQuestion({ ...where, version: other.version, question: said });
    expect(await stored()).toMatchObject({ kind: "choice", options: kept });

    await editing.deleteStep(where);
    await editing.restoreStep(where);
    expect(await stored()).toMatchObject({ options: kept });
    const copy = await studio.duplicate({ slug, requestId: randomUUID() });
    const { steps } = await editing.outline({ slug: copy.slug });
    const copied = steps.find(({ question }) => question === QUESTION.text)?.id ?? "";
    const again = asChoice((await editing.getStep({ slug: copy.slug, stepId: copied })).question);
    expect(again.options.map(({ feedback }) => feedback)).toEqual(kept.map(({ feedback }) => feedback));
  });

  it("is told that what is said to an option is too long", async () => {
    const long = option("El Sol", false, "a".repeat(LIMITS.feedbackLength + 1));
    const question = { ...QUESTION, options: [...QUESTION.options.slice(0, 3), long] };
    const call = creator.client.editing.checkQuestion({ slug, stepId: ids[1] ?? "", question });
    await expect(call).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("gets hints while it is written, and none for having no source", async () => {
    const stepId = ids[2] ?? "";
    const { editing } = creator.client;
    const { question } = await editing.getStep({ slug, stepId });
    await editing.deleteQuestion({ slug, stepId, version: question?.version ?? 0 });
    const longest = option("Un fragmento larguísimo que nadie más escribiría jamás en una respuesta", true);
    const draft = { ...QUESTION, options: [longest, option("Sí"), option("No"), option("No")] };
    const { hints } = await editing.checkQuestion({ slug, stepId, question: draft });
    const codes = hints.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(["option_same", "lengths_give_away", "not_in_step"]));
    expect(codes).not.toContain("source_missing");
  });

  it("is doubted where another step states an option that counts as wrong", async () => {
    const { editing } = creator.client;
    const told = async (stepId: string, content: string) => {
      const { title, version } = await editing.getStep({ slug, stepId });
      const sections = NO_SECTIONS;
      await editing.saveStep({ slug, stepId, title, content, sections, summary: "", version });
    };
    const [stepId = "", otherId = ""] = ids.slice(7);
    await told(stepId, "Si la batería está vacía, la lámpara se apaga.");
    const sentence = "Cuando la batería está vacía, suena la alarma.";
    await told(otherId, sentence);
    const wrong = ["Suena la alarma", "Se abre la puerta", "Arranca el motor"];
    const text = "¿Qué ocurre si la batería está vacía?";
    const options = [option("La lámpara se apaga", true), ...wrong.map((one) => option(one))];
    const question = { ...QUESTION, text, options };
    const doubt = { code: "wrong_is_true_elsewhere", params: { option: 2, step: 9, sentence } };
    expect((await editing.checkQuestion({ slug, stepId, question })).hints).toContainEqual(doubt);
    const { question: old } = await editing.getStep({ slug, stepId });
    await editing.saveQuestion({ slug, stepId, version: old?.version ?? null, question });
    const { items } = await creator.client.reviewing.list({ slug });
    const item = items.find((one) => one.kind === "question" && one.stepId === stepId);
    expect(item?.doubts).toContainEqual(doubt);
  });

  it("of the generated course has its hints by step, and a good one has none", async () => {
    const good = await creator.client.editing.getStep({ slug, stepId: ids[5] ?? "" });
    await creator.client.editing.saveQuestion({
      ...{ slug, stepId: ids[5] ?? "", version: good.question?.version ?? null },
      question: {
        kind: "typed",
        text: "¿Cómo se llama el agua sólida?",
        accepted: ["el hielo"],
        explanation: "Sí.",
        hint: null,
      },
    });
    const { hints } = await creator.client.editing.hints({ slug });
    const { steps } = await creator.client.editing.outline({ slug });
    const asked = steps.filter(({ question }) => question !== null).map(({ id }) => id);
    expect(Object.keys(hints).sort()).toEqual([...asked].sort());
    expect(hints[ids[5] ?? ""]).toEqual([]);
  });
});

async function send(body: Uint8Array<ArrayBuffer>, who: SignedUp = creator, where = slug): Promise<Response> {
  const headers = { authorization: `Bearer ${who.accessToken}` };
  return await server.fetch(`/api/courses/${where}/images`, { method: "POST", headers, body });
}

const picture = (width = 3_000, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } });
const bytesOf = async (made: Promise<Buffer>) => new Uint8Array(await made);

describe("an image in a step", () => {
  it("is made anew, is told by its address, and is shown to participants", async () => {
    const jpeg = await bytesOf(picture().withMetadata({ orientation: 6 }).jpeg().toBuffer());
    const answer = await send(jpeg);
    expect(answer.status).toBe(201);
    const image = (await answer.json()) as { id: string; width: number; height: number };
    expect(image).toMatchObject({ width: 107, height: 1_600 });
    expect(parseFigureAddress(figureAddress({ ...image, page: null }))).toEqual({ ...image, page: null });
    const { token } = await server.client().learning.startAnonymously({ slug });
    const file = await server.fetch(`/api${figurePath(slug, image.id)}`, {
      headers: { "enrolment-token": token ?? "" },
    });
    expect(file.headers.get("content-type")).toBe("image/webp");
    const shown = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect(shown).toMatchObject({ format: "webp", width: 107, height: 1_600 });
    expect(shown.exif).toBeUndefined();
    expect((await server.fetch(`/api${figurePath(slug, image.id)}`)).status).toBe(403);
  });

  it("is a sound PNG or JPEG of at most 5 MB from a manager of the course, and nothing else", async () => {
    const png = await bytesOf(picture(40, 40).png().toBuffer());
    const gif = await bytesOf(picture(40, 40).gif().toBuffer());
    const svg = new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    const large = new Uint8Array(LIMITS.imageBytes + 1);
    large.set(png);
    const text = new Uint8Array(readFileSync(join(REPOSITORY, "samples/agua.es.txt")));
    const bomb = await bytesOf(picture(12_000, 12_000).png().toBuffer());
    expect((await send(png)).status).toBe(201);
    for (const wrong of [gif, svg, text, png.slice(0, png.length / 2)]) {
      const answer = await send(wrong);
      expect([answer.status, await answer.json()]).toEqual([422, { code: "image_unreadable" }]);
    }
    const unpacked = await send(bomb);
    expect([unpacked.status, await unpacked.json()]).toEqual([422, { code: "picture_pixels" }]);
    const answer = await send(large);
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { code: "image_too_large", params: { megabytes: 5 } },
    ]);
    const stranger = await server.signUp("course_creator_free");
    expect((await send(png, stranger)).status).toBe(404);
  });

  it("is gone from the storage with its course", async () => {
    const made = await finishedCourse(server);
    const png = await bytesOf(picture(40, 40).png().toBuffer());
    const { id } = (await (await send(png, made.creator, made.slug)).json()) as { id: string };
    const key = `images/${id}`;
    expect((await server.services.files.read(key))?.length).toBeGreaterThan(0);
    await made.creator.client.courses.remove({ slug: made.slug });
    expect(await server.services.files.read(key)).toBeNull();
  });
});
