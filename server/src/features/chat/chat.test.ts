import type { ChatPackage } from "@lehrpfad/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { answerTo, CHAT_LIMITS, packedCourse, sentenceOf } from "../../../testing/chats.ts";
import { finishedCourse, giveCourse } from "../../../testing/courses.ts";
import { createTestServer, eventually, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { chatPackages } from "../../db/tables/chat.ts";
import { steps } from "../../db/tables/content.ts";
import { courseCounts, courses } from "../../db/tables/index.ts";
import { lockCourse } from "../content/index.ts";

let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer();
  ({ creator } = await finishedCourse(server));
});
afterAll(() => server.close());

const packed = () => packedCourse(server, creator);

async function paste(slug: string, { id, version }: ChatPackage, answer: string): Promise<ChatPackage> {
  return await creator.client.chat.saveAnswer({ slug, packageId: id, version, answer });
}

describe("packages of questions", () => {
  it("hold every step once, at most five each, within what the chat takes", async () => {
    const { steps, packages, one } = await packed();
    expect(packages.flatMap((head) => head.steps)).toEqual(steps.map(({ position }) => position));
    expect(packages.every((head) => head.steps.length <= 5)).toBe(true);
    expect(one.request.length).toBeLessThanOrEqual(CHAT_LIMITS.characters);
    expect(one).toMatchObject({ answer: "", questions: [], followUp: null, toMend: 0, missing: [] });
  });

  it("are two for ten steps that two packages can hold, though the usual size would make three", async () => {
    const slug = await giveCourse(server, creator);
    const { chat } = creator.client;
    const { steps, limits } = await chat.show({ slug });
    const stepIds = steps.map(({ id }) => id);
    const fewest = Math.ceil(steps.length / 5);
    const roomy = await chat.makePackages({ slug, stepIds, limits: { ...limits, characters: 32_000 } });
    expect(roomy.packages).toHaveLength(fewest);
    expect(limits.characters).toBeLessThanOrEqual(32_000);
    const made = await chat.makePackages({ slug, stepIds, limits });
    expect(made.packages).toHaveLength(fewest);
  });

  it("take the place of those that nobody answered, and of no others", async () => {
    const { slug, one, packages } = await packed();
    await paste(slug, one, answerTo(one));
    const stepIds = one.packed.map(({ stepId }) => stepId);
    const again = await creator.client.chat.makePackages({ slug, stepIds, limits: CHAT_LIMITS });
    expect(again.packages[0]?.id).toBe(one.id);
    expect(again.packages).toHaveLength(2);
    expect(again.packages.map(({ id }) => id)).not.toContain(packages[1]?.id);
  });

  it("are refused where there is nothing to ask", async () => {
    const { slug } = await packed();
    const made = creator.client.chat.makePackages({ slug, stepIds: [], limits: CHAT_LIMITS });
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
      code: "QUESTION_TOO_LONG",
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
    expect(read.followUp).toContain("Paso 2");
  });

  it("that finds no question in a step, counted from 1 as chats like to, is asked for none there", async () => {
    const { slug, steps } = await packed();
    const stepIds = steps.slice(3, 6).map(({ id }) => id);
    const made = await creator.client.chat.makePackages({ slug, stepIds, limits: CHAT_LIMITS });
    const one = await creator.client.chat.showPackage({ slug, packageId: made.packages[0]?.id ?? "" });
    const none = "### Paso 2\nSin pregunta – es un índice.";
    const read = await paste(slug, one, `${answerTo(one)}\n\n${none}`);
    expect(read.missing).toEqual([6]);
    expect(read.followUp).not.toContain("Paso 5");
  });

  it("that breaks off is asked for once: the question in the middle is missing, and not to be mended", async () => {
    const { slug, one } = await packed();
    const cut = answerTo(one, 1, "¿Qué cuenta el segundo paso?").split("\n").slice(0, 4).join("\n");
    const fine = answerTo(one, 0, "¿De dónde viene la sal de los mares?");
    const read = await paste(slug, one, `${fine}\n\n${cut}`);
    expect(read.toMend).toBe(0);
    expect(read.missing).toContain(2);
    expect(read.followUp).not.toContain("### Paso 2");
  });

  it("that is wrong is told so in a text for the same chat; the mended question takes its place", async () => {
    const { slug, one } = await packed();
    const wrong = answerTo(one).replace(/Prueba: .*/, "Prueba: «El agua es seca y nadie la bebe jamás.»");
    const read = await paste(slug, one, wrong);
    expect(read.questions[0]?.quote).toBeNull();
    expect(read.questions[0]?.faults.map(({ code }) => code)).toContain("proof_not_in_step");
    expect(read.followUp).toContain("El agua es seca y nadie la bebe jamás.");
    const heading = /^### .*$/m.exec(read.followUp ?? "")?.[0] ?? "";
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
      const { slug, packages } = await packedCourse(small, person, { ...CHAT_LIMITS, characters: 6_000 });
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

  it("is kept after whoever changes the course: without the questions of a step that is gone by then", async () => {
    const { db } = server.services;
    const { slug, one } = await packed();
    const [course] = await db.select().from(courses).where(eq(courses.slug, slug));
    const stepId = one.packed[0]?.stepId ?? "";
    const saving = await db.transaction(async (tx) => {
      await lockCourse(tx, course?.id ?? "");
      const kept = paste(slug, one, answerTo(one));
      kept.catch(() => undefined);
      await eventually(async () => {
        // The embedded database has one connection: the other waits for the whole transaction.
        if (inject("postgresUrl") === "") return true;
        const waiting = sql`datname = current_database() and wait_event_type = 'Lock' and query like '%for no key update%'`;
        return (await db.$count(sql`pg_stat_activity`, waiting)) > 0 ? true : null;
      }, 30);
      // As deleting does, which takes the questions of a chat along.
      await tx.delete(steps).where(eq(steps.id, stepId));
      return { kept };
    });
    const { number } = sentenceOf(one);
    const kept = await saving.kept;
    expect(kept).toMatchObject({ answer: answerTo(one), questions: [] });
    expect(kept.missing).not.toContain(number);
  });

  it("for a step that was deleted before is kept, and asks no other step", async () => {
    const { slug, one } = await packed();
    const { number } = sentenceOf(one);
    await server.services.db.delete(steps).where(eq(steps.id, one.packed[0]?.stepId ?? ""));
    for (const called of [number, 1]) {
      const { version } = await creator.client.chat.showPackage({ slug, packageId: one.id });
      const answer = answerTo(one).replace(`### Paso ${number}`, `### Paso ${called}`);
      const kept = await paste(slug, { ...one, version }, `${answer}\n`);
      expect(kept).toMatchObject({ answer: `${answer}\n`, questions: [] });
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
