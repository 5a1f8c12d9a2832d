import { randomUUID } from "node:crypto";
import { draftOf, type EditedStep, NO_SECTIONS, type QuestionDraft } from "@lehrpfad/contract";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";

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

const option = (text: string, correct = false) => ({ id: null, text, correct, feedback: null });
const QUESTION = {
  kind: "choice",
  text: "¿Qué dice el texto?",
  options: [option("Esto", true), option("Eso"), option("Aquello"), option("Nada")],
  explanation: "",
  hint: null,
} as const satisfies QuestionDraft;

/** A sentence of the document that a step was made of, in the middle of what the step tells. */
function sentenceOf({ sources }: EditedStep): string {
  const [sentence = ""] = /\p{Lu}[^.]{20,}\./u.exec(sources.at(-1)?.quote ?? "") ?? [];
  return sentence;
}

const read = (stepId: string) => creator.client.editing.getStep({ slug, stepId });
async function save(stepId: string, quote?: string | null) {
  const { question } = await read(stepId);
  const version = question?.version ?? null;
  return await creator.client.editing.saveQuestion({
    slug,
    stepId,
    version,
    question: { ...QUESTION, quote },
  });
}

describe("the passage of a question", () => {
  it("is looked for in the document of its step, whatever its spaces, and kept as the document has it", async () => {
    const stepId = ids[0] ?? "";
    const step = await read(stepId);
    const sentence = sentenceOf(step);
    expect(sentence.length).toBeGreaterThan(20);
    const { source } = await save(stepId, ` ${sentence.replaceAll(" ", "\n")} `);
    expect(source).toMatchObject({ quote: sentence, documentName: step.sources[0]?.documentName });
    expect((await save(stepId)).source).toEqual(source);
    const again = draftOf(await save(stepId));
    expect(again.quote).toBe(sentence);
    expect((await save(stepId, null)).source).toBeNull();
  });

  it("that stands only in what a person wrote is said to come from the step", async () => {
    const stepId = ids[1] ?? "";
    const { version } = await read(stepId);
    const content =
      'Erst das **Mittel** nehmen.\n\n| Stoff | Menge |\n| --- | --- |\n| Seife | zwei *Hübe* |\n\n![Ein Spender](figure:x?w=1&h=1 "Abb. 1: Der Spender")';
    const terms = [{ term: "Hub", meaning: "Ein Druck auf den Spender." }];
    const texts = {
      title: "Waschen",
      content,
      sections: { ...NO_SECTIONS, terms },
      summary: "Kurz: zwei Hübe.",
    };
    await creator.client.editing.saveStep({ slug, stepId, version, ...texts });
    for (const [quote, stored, paragraph] of [
      ["Erst das Mittel nehmen.", "Erst das Mittel nehmen.", 2],
      ["Seife\tzwei Hübe", "Seife | zwei Hübe", 3],
      ["Ein Druck auf den Spender.", "Ein Druck auf den Spender.", 5],
      ["Kurz: zwei Hübe.", "Kurz: zwei Hübe.", 6],
      ["Ein Spender", "Ein Spender", 7],
      ["Abb. 1: Der Spender", "Abb. 1: Der Spender", 8],
    ] as const) {
      const { source } = await save(stepId, quote);
      expect(source).toEqual({
        ...{ documentId: stepId, documentName: "Waschen", page: null, paragraph, quote: stored },
      });
    }
    const { text } = await creator.client.editing.saveQuestion({
      ...{ slug, stepId, version: (await read(stepId)).question?.version ?? null },
      question: { ...QUESTION, text: "¿Y ahora?", quote: "Kurz: zwei Hübe." },
    });
    expect(text).toBe("¿Y ahora?");
  });

  it("is found in the longest step too, in a process of its own", async () => {
    const stepId = ids[5] ?? "";
    const { version, title, summary } = await read(stepId);
    const content = `${"Ein Satz von vielen. ".repeat(9_000)}\n\nDer *letzte* Satz.`;
    const texts = { title, summary, content, sections: NO_SECTIONS };
    await creator.client.editing.saveStep({ slug, stepId, version, ...texts });
    expect((await save(stepId, "Der letzte Satz.")).source).toMatchObject({
      documentId: stepId,
      paragraph: 3,
    });
    const missing = save(stepId, "Der allerletzte Satz.");
    await expect(missing).rejects.toMatchObject({ code: "QUESTION_QUOTE_NOT_FOUND" });
  });

  it.each(["Esto no está en ninguna parte", "…", "x".repeat(300)])(
    "is refused where nothing says it (%j), and nothing is changed",
    async (quote) => {
      const stepId = ids[2] ?? "";
      const before = (await read(stepId)).question;
      await expect(save(stepId, quote)).rejects.toMatchObject({ code: "QUESTION_QUOTE_NOT_FOUND" });
      expect((await read(stepId)).question).toEqual(before);
    },
  );

  it("is not taken from another step, nor from a part of a word", async () => {
    const stepId = ids[2] ?? "";
    const other = sentenceOf(await read(ids.at(-1) ?? ""));
    await expect(save(stepId, other)).rejects.toMatchObject({ code: "QUESTION_QUOTE_NOT_FOUND" });
    const own = sentenceOf(await read(stepId));
    await expect(save(stepId, own.slice(1))).rejects.toMatchObject({ code: "QUESTION_QUOTE_NOT_FOUND" });
    expect((await save(stepId, own)).source?.quote).toBe(own);
  });

  it("of an exercise is set, sent twice, stays with a change, and goes with a copy of the course", async () => {
    const stepId = ids[3] ?? "";
    const quote = sentenceOf(await read(stepId));
    const where = { slug, stepId, exerciseId: randomUUID(), section: null };
    const question = { ...QUESTION, quote: quote.replaceAll(" ", "  ") };
    const made = await creator.client.editing.saveExercise({ ...where, version: null, question });
    const twice = await creator.client.editing.saveExercise({ ...where, version: null, question });
    expect([made.source?.quote, twice.version, twice.source?.quote]).toEqual([quote, 1, quote]);
    const changed = { ...where, version: 1, question: { ...QUESTION, text: "¿Otra vez?" } };
    expect((await creator.client.editing.saveExercise(changed)).source?.quote).toBe(quote);
    const wrong = { ...where, version: 2, question: { ...QUESTION, quote: "No está" } };
    await expect(creator.client.editing.saveExercise(wrong)).rejects.toMatchObject({
      code: "QUESTION_QUOTE_NOT_FOUND",
    });
    const copy = await creator.client.studio.duplicate({ slug, requestId: randomUUID() });
    const { steps } = await creator.client.editing.outline({ slug: copy.slug });
    const copied = await creator.client.editing.getStep({ slug: copy.slug, stepId: steps[3]?.id ?? "" });
    expect(copied.exercises.map(({ source }) => source?.quote)).toContain(quote);
  });

  it("changes what the hints compare with, and one that is not found keeps no hint away", async () => {
    const stepId = ids[4] ?? "";
    const quote = sentenceOf(await read(stepId));
    const check = async (given: string | null) => {
      const options = [option("Zanahoria", true), ...QUESTION.options.slice(1)];
      const question = { ...QUESTION, options, quote: given };
      return (await creator.client.editing.checkQuestion({ slug, stepId, question })).hints;
    };
    expect((await check(quote)).map(({ code }) => code)).not.toContain("quote_not_found");
    expect((await check("No está")).map(({ code }) => code)).toEqual(
      (await check(null)).map(({ code }) => code),
    );
  });
});

test("the glossary of a course has each of its terms once, for who manages it", async () => {
  const { terms } = await creator.client.editing.terms({ slug });
  expect(terms).toContain("Hub");
  expect(new Set(terms).size).toBe(terms.length);
  const stranger = await server.signUp("course_creator_free");
  await expect(stranger.client.editing.terms({ slug })).rejects.toMatchObject({ code: "COURSE_NOT_FOUND" });
});
