import type { ChatPackage } from "@lehrpfad/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse, giveCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { chatPackages } from "../../db/tables/chat.ts";
import { courseCounts, courses } from "../../db/tables/index.ts";

const LIMITS = { characters: 20_000, words: 6_000, questions: 2 };

let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer();
  ({ creator } = await finishedCourse(server));
});
afterAll(() => server.close());

/** A course with packages of all its steps. */
async function packed(limits = LIMITS, own: SignedUp = creator, at: TestServer = server) {
  const slug = await giveCourse(at, own);
  const { chat } = own.client;
  const { steps } = await chat.show({ slug });
  const { packages } = await chat.makePackages({ slug, limits, stepIds: steps.map(({ id }) => id) });
  const first = packages[0]?.id ?? "";
  return { slug, steps, packages, one: await chat.showPackage({ slug, packageId: first }) };
}

/** A whole sentence of a step of a request, and the number of the step. */
function sentenceOf({ request }: ChatPackage, at = 0): { number: number; sentence: string } {
  const [, ...steps] = request.split(/^### Paso (?=\d+: )/m);
  const step = steps[at] ?? "";
  const sentences =
    step
      .split("\n")
      .slice(1)
      .join("\n")
      .match(/[^.\n|]{60,180}\./g) ?? [];
  return { number: Number.parseInt(step, 10), sentence: (sentences[0] ?? "").trim() };
}

const answerTo = (one: ChatPackage, at = 0, text = "¿Qué dice este paso del agua y de las personas?") => {
  const { number, sentence } = sentenceOf(one, at);
  return `### Paso ${number}
Pregunta: ${text}
+ lo que el paso cuenta con estas palabras
- lo que cuenta otro libro con otras palabras | Ese libro habla de otra cosa.
- lo que se contaba antes en la misma plaza | Nadie lo contaba allí de esa manera.
- lo que se contará después en otra ciudad | Todavía no lo ha contado nadie.
Prueba: «${sentence}»
Explicación: La frase citada lo dice con toda claridad.
Pista: Vuelva a leer el comienzo con calma.`;
};

async function paste(slug: string, { id, version }: ChatPackage, answer: string): Promise<ChatPackage> {
  return await creator.client.chat.saveAnswer({ slug, packageId: id, version, answer });
}

describe("packages of questions", () => {
  it("hold every step once, at most five each, within what the chat takes", async () => {
    const { steps, packages, one } = await packed();
    expect(packages.flatMap((head) => head.steps)).toEqual(steps.map(({ position }) => position));
    expect(packages.every((head) => head.steps.length <= 5)).toBe(true);
    expect(one.request.length).toBeLessThanOrEqual(LIMITS.characters);
    expect(one).toMatchObject({ answer: "", questions: [], repair: null, rest: null, missing: [] });
  });

  it("take the place of those that nobody answered, and of no others", async () => {
    const { slug, one, packages } = await packed();
    await paste(slug, one, answerTo(one));
    const stepIds = one.packed.map(({ stepId }) => stepId);
    const again = await creator.client.chat.makePackages({ slug, stepIds, limits: LIMITS });
    expect(again.packages[0]?.id).toBe(one.id);
    expect(again.packages).toHaveLength(2);
    expect(again.packages.map(({ id }) => id)).not.toContain(packages[1]?.id);
  });

  it("are refused where there is nothing to ask", async () => {
    const { slug } = await packed();
    const made = creator.client.chat.makePackages({ slug, stepIds: [], limits: LIMITS });
    await expect(made).rejects.toMatchObject({ code: "CHAT_NOTHING_TO_ASK" });
    await expect(creator.client.chat.askAgain({ slug })).rejects.toMatchObject({
      code: "CHAT_NOTHING_TO_ASK",
    });
  });

  it("are for those who manage the course alone", async () => {
    const { slug, one } = await packed();
    const other = await server.signUp("course_creator_free");
    for (const call of [
      () => other.client.chat.show({ slug }),
      () => other.client.chat.showPackage({ slug, packageId: one.id }),
      () => other.client.chat.saveAnswer({ slug, packageId: one.id, version: 0, answer: "A" }),
    ])
      await expect(call()).rejects.toMatchObject({ code: "COURSE_NOT_FOUND" });
    const elsewhere = await giveCourse(server, creator);
    const strange = creator.client.chat.showPackage({ slug: elsewhere, packageId: one.id });
    await expect(strange).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("an answer", () => {
  it("with a text that no question may have is shown, and not accepted before somebody shortens it", async () => {
    const { slug, one } = await packed();
    const long = answerTo(one).replace("lo que el paso cuenta", `lo que ${"siempre ".repeat(60)}cuenta`);
    const [question] = (await paste(slug, one, long)).questions;
    const decide = { slug, questionId: question?.id ?? "", decision: "question" as const };
    await expect(creator.client.chat.decide(decide)).rejects.toMatchObject({
      code: "CHAT_QUESTION_TOO_LONG",
    });
    expect((await creator.client.chat.showPackage({ slug, packageId: one.id })).questions[0]?.state).toBe(
      "open",
    );
  });

  it("counts as long as what was accepted of it stays", async () => {
    const { slug, one } = await packed();
    const read = await paste(slug, one, answerTo(one));
    const questionId = read.questions[0]?.id ?? "";
    await creator.client.chat.decide({ slug, questionId, decision: "exercise" });
    await paste(slug, read, "");
    const [row] = await server.services.db.select().from(chatPackages).where(eq(chatPackages.id, one.id));
    expect(row?.answer).toBe("");
    expect(row?.bytes).toBeGreaterThan(200);
  });

  it("that says one question twice under two numbers, or tears a sign apart, is kept", async () => {
    const { slug, one } = await packed();
    const { number } = sentenceOf(one);
    const second = answerTo(one).replace(`### Paso ${number}`, `### Paso ${number}, Pregunta 2`);
    const read = await paste(slug, one, `${answerTo(one)}\n\n${second}\n${"a".repeat(7_999)}😀`);
    expect(read.questions).toHaveLength(1);
  });

  it("is kept and read: the question with its step, its proof word for word and in the document", async () => {
    const { slug, one } = await packed();
    const { sentence } = sentenceOf(one);
    const read = await paste(slug, one, `Claro:\n\n${answerTo(one)}\n\n¿Desea más?`);
    expect(read.questions).toHaveLength(1);
    expect(read.questions[0]).toMatchObject({ position: 1, quote: sentence, state: "open", agreed: null });
    expect(read.questions[0]?.source?.quote).toBe(sentence);
    expect(read.questions[0]?.question.options.filter(({ correct }) => correct)).toHaveLength(1);
    expect(await creator.client.chat.showPackage({ slug, packageId: one.id })).toEqual(read);
  });

  it("of which steps are missing is told what to ask for", async () => {
    const { slug, one } = await packed();
    const read = await paste(slug, one, answerTo(one));
    expect(read.missing).toEqual(one.packed.map(({ number }) => number).filter((number) => number !== 1));
    expect(read.rest).toContain("Paso 2");
  });

  it("that is wrong is told so in a text for the same chat; the mended question takes its place", async () => {
    const { slug, one } = await packed();
    const wrong = answerTo(one).replace(/Prueba: .*/, "Prueba: «El agua es seca y nadie la bebe jamás.»");
    const read = await paste(slug, one, wrong);
    expect(read.questions[0]?.quote).toBeNull();
    expect(read.questions[0]?.faults.map(({ code }) => code)).toContain("proof_not_in_step");
    expect(read.repair).toContain("El agua es seca y nadie la bebe jamás.");
    const heading = /^### .*$/m.exec(read.repair ?? "")?.[0] ?? "";
    const mended = answerTo(one, 0, "¿Qué se cuenta aquí?").replace(/^### .*/, heading);
    const again = await paste(slug, read, `${wrong}\n\n${mended}`);
    expect(again.questions.map(({ question, quote }) => [question.text, quote !== null])).toEqual([
      ["¿Qué se cuenta aquí?", true],
    ]);
  });

  it("in which nothing new can be read is refused, and what was there stays", async () => {
    const { slug, one } = await packed();
    const refused = { code: "CHAT_NOTHING_READ" };
    await expect(paste(slug, one, "Lo siento, no puedo.")).rejects.toMatchObject(refused);
    const untouched = await creator.client.chat.showPackage({ slug, packageId: one.id });
    expect(untouched).toMatchObject({ answer: "", answeredAt: null, version: 0 });
    const read = await paste(slug, one, answerTo(one));
    for (const piece of ["Con mucho gusto.", answerTo(one)])
      await expect(paste(slug, read, `${read.answer}\n\n${piece}`)).rejects.toMatchObject(refused);
    expect((await paste(slug, read, read.answer)).questions).toHaveLength(1);
    const { number } = sentenceOf(one, 1);
    const none = `### Paso ${number}\nSin pregunta: es un índice.`;
    const again = await creator.client.chat.showPackage({ slug, packageId: one.id });
    expect((await paste(slug, again, `${again.answer}\n\n${none}`)).refused).toHaveLength(1);
  });

  it("that is the request is refused; one that came with it is read", async () => {
    const { slug, one } = await packed();
    const own = paste(slug, one, one.request);
    await expect(own).rejects.toMatchObject({ code: "CHAT_REQUEST_PASTED" });
    const shown = one.request.replace(/^```\n|^#+ /gm, "");
    const read = await paste(slug, one, `Usted dijo: ${shown}\n\nChat:\n\n${answerTo(one)}`);
    expect(read.questions.map(({ question }) => question.text)).toEqual([
      "¿Qué dice este paso del agua y de las personas?",
    ]);
    expect(read.questions[0]?.position).toBe(1);
    const asked = (await creator.client.chat.askAgain({ slug })).packages.at(-1);
    const second = await creator.client.chat.showPackage({ slug, packageId: asked?.id ?? "" });
    const again = paste(slug, second, second.request);
    await expect(again).rejects.toMatchObject({ code: "CHAT_REQUEST_PASTED" });
    const nothing = paste(slug, second, "Pregunta 9: a");
    await expect(nothing).rejects.toMatchObject({ code: "CHAT_NOTHING_READ" });
  });

  it("is not written over by one who has not seen it", async () => {
    const { slug, one } = await packed();
    await paste(slug, one, answerTo(one));
    await expect(paste(slug, one, "otra")).rejects.toMatchObject({ code: "CHAT_CHANGED" });
    const kept = await creator.client.chat.showPackage({ slug, packageId: one.id });
    expect(kept.answer).toBe(answerTo(one));
  });

  it("for which there is no room is refused as a whole, and what is shorter is kept", async () => {
    const small = await createTestServer({ UNCONFIRMED_MEGABYTES: "1" });
    try {
      const { creator: person } = await finishedCourse(small);
      const { slug, packages } = await packed({ ...LIMITS, characters: 6_000 }, person, small);
      const save = async (at: number, around: string) => {
        const packageId = packages[at]?.id ?? "";
        const one = await person.client.chat.showPackage({ slug, packageId });
        const answer = `${answerTo(one)}\n\n${around}`;
        return await person.client.chat.saveAnswer({ slug, packageId, version: 0, answer });
      };
      // Three bytes each.
      const long = "€".repeat(119_000);
      await save(0, long);
      await save(1, long);
      await expect(save(2, long)).rejects.toMatchObject({ code: "QUOTA_BYTES", data: { scope: "person" } });
      expect((await save(2, "")).questions).toHaveLength(1);
    } finally {
      await small.close();
    }
  });

  it("counts as bytes of the course until its package is removed", async () => {
    const { slug, one } = await packed();
    const { db } = server.services;
    const bytes = async () => {
      const [row] = await db
        .select({ bytes: courseCounts.bytes })
        .from(courseCounts)
        .innerJoin(courses, eq(courses.id, courseCounts.courseId))
        .where(eq(courses.slug, slug));
      return row?.bytes ?? 0;
    };
    const [empty] = await db.select().from(chatPackages).where(eq(chatPackages.id, one.id));
    const before = await bytes();
    await paste(slug, one, answerTo(one));
    expect((await bytes()) - before).toBeGreaterThan(answerTo(one).length);
    await creator.client.chat.removePackage({ slug, packageId: one.id });
    expect(await bytes()).toBe(before - (empty?.bytes ?? 0));
  });
});

describe("a question of a chat", () => {
  async function read() {
    const { slug, one } = await packed();
    const both = `${answerTo(one)}\n\n${answerTo(one, 1, "¿Qué cuenta el segundo paso de la ciudad?")}`;
    const { questions, ...rest } = await paste(slug, one, both);
    const [first, second] = questions;
    if (!first || !second) throw new Error("Two questions should have been read");
    return { slug, one: { questions, ...rest }, first, second };
  }
  const decide = async (
    slug: string,
    questionId: string,
    decision: "question" | "exercise" | "skipped" | "open",
  ) => await creator.client.chat.decide({ slug, questionId, decision });

  it("takes the place of the step's question, with its source, by whom it is, and looked at", async () => {
    const { slug, first } = await read();
    const accepted = await decide(slug, first.id, "question");
    expect(accepted.state).toBe("accepted");
    const { question } = await creator.client.editing.getStep({ slug, stepId: first.stepId });
    expect(question).toMatchObject({
      origin: "chat",
      text: first.question.text,
      source: { quote: first.quote },
    });
    const { items } = await creator.client.reviewing.list({ slug });
    expect(items.find(({ id }) => id === question?.id)?.review).not.toBeNull();
  });

  it("is stored once, however often it is accepted", async () => {
    const { slug, first } = await read();
    const before = (await creator.client.editing.getStep({ slug, stepId: first.stepId })).exercises.length;
    await Promise.all([decide(slug, first.id, "exercise"), decide(slug, first.id, "exercise")]);
    await decide(slug, first.id, "exercise");
    const { exercises } = await creator.client.editing.getStep({ slug, stepId: first.stepId });
    expect(exercises).toHaveLength(before + 1);
    expect(exercises.at(-1)).toMatchObject({ origin: "chat", text: first.question.text });
  });

  it("can be skipped and taken back; what was decided survives another paste", async () => {
    const { slug, one, first, second } = await read();
    await decide(slug, first.id, "question");
    expect((await decide(slug, second.id, "skipped")).state).toBe("skipped");
    const again = await paste(slug, one, `${one.answer}\n`);
    expect(again.questions.map(({ id, state }) => [id, state])).toEqual([
      [first.id, "accepted"],
      [second.id, "skipped"],
    ]);
    expect((await decide(slug, second.id, "open")).state).toBe("open");
  });

  it("whose place another one takes is marked so; taking that one back puts it into its step again", async () => {
    const { slug, one, first } = await read();
    const { chat, editing } = creator.client;
    const { stepId } = first;
    const asked = async () => (await editing.getStep({ slug, stepId })).question?.text;
    const written = await asked();
    const other = answerTo(one, 0, "¿Qué más dice este paso del agua?");
    const { questions } = await paste(slug, one, `${one.answer}\n\n${other}`);
    const second = questions.find(({ question }) => question.text.startsWith("¿Qué más"));
    if (!second) throw new Error("Another question of the step should have been read");
    const stateOf = async (id: string) => {
      const shown = await chat.showPackage({ slug, packageId: one.id });
      return shown.questions.find((question) => question.id === id)?.state;
    };
    await decide(slug, first.id, "question");
    await decide(slug, second.id, "question");
    expect(await asked()).toBe(second.question.text);
    expect(await stateOf(first.id)).toBe("replaced");
    // What was replaced survives an answer that no longer has it.
    const shorter = await chat.showPackage({ slug, packageId: one.id });
    await paste(slug, shorter, other);
    expect(await stateOf(first.id)).toBe("replaced");
    expect((await decide(slug, second.id, "open")).state).toBe("open");
    expect(await asked()).toBe(first.question.text);
    expect(await stateOf(first.id)).toBe("accepted");
    const { items } = await creator.client.reviewing.list({ slug });
    expect(items.find(({ kind, stepId: at }) => kind === "question" && at === stepId)?.review).not.toBeNull();
    expect((await decide(slug, first.id, "open")).state).toBe("open");
    expect(await asked()).toBe(written);
    await decide(slug, first.id, "question");
    await decide(slug, second.id, "question");
    // The one that was replaced can be decided about once more.
    await decide(slug, first.id, "question");
    expect(await asked()).toBe(first.question.text);
    expect(await stateOf(second.id)).toBe("replaced");
  });

  it("accepted as an exercise can be taken back, but not over what was changed in the editor", async () => {
    const { slug, first } = await read();
    const { editing, chat } = creator.client;
    const { stepId } = first;
    const exercises = async () => (await editing.getStep({ slug, stepId })).exercises;
    const before = (await exercises()).length;
    await decide(slug, first.id, "exercise");
    await decide(slug, first.id, "open");
    expect(await exercises()).toHaveLength(before);
    await decide(slug, first.id, "question");
    const { question } = await editing.getStep({ slug, stepId });
    const changed = { ...first.question, text: "¿Qué dice el agua?" };
    await editing.saveQuestion({ slug, stepId, version: question?.version ?? 0, question: changed });
    const refused = chat.decide({ slug, questionId: first.id, decision: "open" });
    await expect(refused).rejects.toMatchObject({ code: "CHAT_EDITED_SINCE" });
    expect((await editing.getStep({ slug, stepId })).question?.text).toBe("¿Qué dice el agua?");
  });

  it("can be changed before it is accepted, and is judged anew", async () => {
    const { slug, first } = await read();
    const { chat, editing } = creator.client;
    const options = first.question.options.map((option) => ({ ...option, correct: false }));
    const none = { ...first.question, options };
    const refused = chat.decide({ slug, questionId: first.id, decision: "question", question: none });
    await expect(refused).rejects.toMatchObject({ code: "QUESTION_NONE_RIGHT" });
    const shorter = { ...first.question, hint: null, text: "¿Qué dice aquí?" };
    const kept = await chat.decide({ slug, questionId: first.id, decision: "open", question: shorter });
    expect(kept).toMatchObject({ edited: true, question: { text: "¿Qué dice aquí?" } });
    expect(kept.faults.map(({ code }) => code)).toContain("hint_missing");
    await decide(slug, first.id, "question");
    expect((await editing.getStep({ slug, stepId: first.stepId })).question?.text).toBe("¿Qué dice aquí?");
  });

  it("answered otherwise by a second reader is put aside with the reason, until a person decides", async () => {
    const { slug, first, second } = await read();
    const { chat } = creator.client;
    const whole = await chat.askAgain({ slug });
    const head = whole.packages.find(({ kind }) => kind === "answers");
    const again = await chat.showPackage({ slug, packageId: head?.id ?? "" });
    expect(again.request).toContain(first.question.text);
    expect(again.request).not.toContain(first.question.explanation);
    const right = "lo que el paso cuenta con estas palabras";
    const [one = "", other = ""] = again.request.split(/^### Pregunta /m).slice(1);
    const letterOf = (shown: string, text: string) =>
      /^([a-d])\)/.exec(shown.split("\n").find((line) => line.includes(text)) ?? "")?.[1];
    const answer = `Pregunta 1: ${letterOf(one, right)}\nJuicio: buena\n\nPregunta 2: ${letterOf(other, "otro libro")}\nJuicio: Es rara.`;
    const noted = await paste(slug, again, answer);
    const by = (id: string) => noted.questions.find((question) => question.id === id);
    const [agreed, aside] = one.includes(first.question.text) ? [first, second] : [second, first];
    expect(by(agreed.id)).toMatchObject({ state: "open", agreed: true });
    expect(by(aside.id)).toMatchObject({ state: "aside", agreed: false });
    expect(
      by(aside.id)
        ?.faults.map(({ code }) => code)
        .slice(0, 2),
    ).toEqual(["answered_otherwise", "reader_doubts"]);
    const { counts } = (await chat.show({ slug })).packages[0] ?? {};
    expect(counts).toMatchObject({ open: 1, aside: 1 });
    await decide(slug, aside.id, "exercise");
    const after = (await chat.show({ slug })).packages[0]?.counts;
    expect(after).toMatchObject({ open: 1, aside: 0, accepted: 1 });
  });

  it("goes with its step, and all of it with the course; its creator takes it away before", async () => {
    const { slug, first, one } = await read();
    const { client, id } = creator;
    const data = JSON.stringify(await client.accounts.exportData({ id }));
    expect(data).toContain("lo que se contaba antes en la misma plaza");
    await client.editing.deleteStep({ slug, stepId: first.stepId });
    const left = await client.chat.showPackage({ slug, packageId: one.id });
    expect(left.questions.map(({ id: other }) => other)).not.toContain(first.id);
    await client.courses.remove({ slug });
    expect(await server.services.db.$count(chatPackages, eq(chatPackages.id, one.id))).toBe(0);
  });
});
