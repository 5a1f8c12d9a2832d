import type { ChatPackage } from "@lehrpfad/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerTo, packedCourse } from "../../../testing/chats.ts";
import { finishedCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";
import { chatPackages } from "../../db/tables/chat.ts";

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
    // It comes back with the one that took its place, not by itself.
    await decide(slug, first.id, "open");
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

  it("without remarks is accepted with all others at once: one as the step's question, the next as an exercise", async () => {
    const { slug, one } = await packed();
    const { chat, editing } = creator.client;
    const pieces = [
      answerTo(one, 0, "¿De dónde viene la sal de los mares?"),
      answerTo(one, 1, "¿Cuándo se forman las nubes más altas?"),
      answerTo(one, 0, "¿Quién mide la lluvia cada mañana?"),
      answerTo(one, 2, "¿Cómo llega el hielo hasta la costa?").replace(/^Pista.*/m, ""),
    ];
    const { questions } = await paste(slug, one, pieces.join("\n\n"));
    expect(questions.map(({ faults }) => faults.map(({ code }) => code))).toEqual([
      [],
      [],
      [],
      ["hint_missing"],
    ]);
    const [first, second] = questions;
    if (!first || !second) throw new Error("Questions should have been read");
    const { exercises: before, question: own } = await editing.getStep({ slug, stepId: first.stepId });
    if (own) await editing.deleteQuestion({ slug, stepId: first.stepId, version: own.version });
    // The other step keeps what somebody chose for it.
    const kept = await editing.getStep({ slug, stepId: second.stepId });
    const draft = { ...second.question, text: "¿Qué se elige?" };
    await editing.saveQuestion({
      ...{ slug, stepId: second.stepId, version: kept.question?.version ?? null, question: draft },
    });
    const questionIds = questions.map(({ id }) => id);
    const after = await chat.acceptFine({ slug, packageId: one.id, questionIds });
    expect(after.counts).toMatchObject({ accepted: 3, open: 1 });
    const step = await editing.getStep({ slug, stepId: first.stepId });
    expect(step.question).toMatchObject({ origin: "chat", text: first.question.text });
    expect(step.exercises).toHaveLength(before.length + 1);
    const other = await editing.getStep({ slug, stepId: second.stepId });
    expect(other.question?.text).toBe("¿Qué se elige?");
    expect(other.exercises).toHaveLength(kept.exercises.length + 1);
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
