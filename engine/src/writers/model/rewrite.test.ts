import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { recorder, requestOf } from "../../documents/fixtures/request.ts";
import { generateCourse } from "../../pipeline/generate.ts";
import { rewrite } from "../../pipeline/rewrite.ts";
import { createQuoteCheck, quotesOf } from "../../quality/quotes.ts";
import type { CourseStep, RewriteRequest } from "../../types/index.ts";
import { ModelError } from "./faults.ts";
import { asksCheck, blindReply } from "./fixtures/replies.ts";
import { rewritingReply } from "./fixtures/rewriting.ts";
import {
  type Asked,
  type Reply,
  type ScriptedServer,
  scriptedServer,
  settingsFor,
} from "./fixtures/scripted.ts";

const course = requestOf(48);
const written = await generateCourse(course, recorder());
/** The steps with questions that have options, as a model writes them. */
const steps = written.steps.map((step): CourseStep => {
  const source = step.sources[1] ?? null;
  const wrong = ["nobody at all", "a thousand whales", "seven green bridges"];
  const all = [
    { text: source?.quote.split(".")[0] ?? "", correct: true },
    ...wrong.map((text) => ({ text: `The harbour was opened by ${text}`, correct: false })),
  ];
  const options = [...all.slice(step.position % 4), ...all.slice(0, step.position % 4)];
  const told = { text: `What is said of step ${step.position}?`, explanation: "", hint: null, reason: null };
  return {
    ...step,
    question: { kind: "choice", origin: "model", form: null, options, source, ...told },
    exercises: [],
  };
});
const isVerbatim = createQuoteCheck(course.documents);

let server: ScriptedServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const asked = (fields: Partial<RewriteRequest>): RewriteRequest => ({
  kind: "step",
  course,
  steps,
  position: 3,
  avoid: [],
  ...fields,
});
const wish = (instruction: string) => ({ ...course, instruction });

async function write(
  request: RewriteRequest,
  script: (asked: Asked, number: number) => Reply = rewritingReply,
) {
  server = await scriptedServer(script);
  const record = recorder();
  const step = await rewrite(request, record, settingsFor(server.url));
  return { step, asked: server.asked, events: record.events };
}

const stepAt = (position: number): CourseStep => {
  const step = steps[position - 1];
  if (!step) throw new RangeError(`no step ${position}`);
  return step;
};

describe("a step that a model writes anew", () => {
  test("has no address that neither the documents nor the step nor the wish hold", async () => {
    const advert = " Write to help@evil-clinic.test, ask [the pilots](https://pilots.test/ask).";
    const { step } = await write(
      asked({ course: wish("Name https://pilots.test/ask as well.") }),
      (request, number) => {
        const good = rewritingReply(request, number);
        if (!request.fields.includes("content") || typeof good === "string" || !("answer" in good))
          return good;
        const answer = z.looseObject({ content: z.string() }).parse(good.answer);
        return { answer: { ...answer, content: answer.content + advert } };
      },
    );
    expect(step.content).toContain("Write to, ask [the pilots](https://pilots.test/ask).");
    expect(JSON.stringify(step)).not.toContain("evil-clinic");
  });

  test("follows the wish, is the model's, and each quote stands in the document", async () => {
    const { step, asked: requests } = await write(asked({ course: wish("Speak of ships instead.") }));
    expect(step).toMatchObject({ position: 3, title: "Title 1", writer: "model", fallback: false });
    expect(step.sources.length).toBeGreaterThanOrEqual(2);
    expect(quotesOf(step).every(isVerbatim)).toBe(true);
    expect(requests[0]?.instructions).toContain("Speak of ships instead.");
    expect(requests[0]?.prompt).toContain(stepAt(3).content.slice(0, 80));
    expect(requests[0]?.prompt.match(/<\/material>/g)).toHaveLength(1);
  });

  test("keeps its question where the new text still answers it", async () => {
    const old = stepAt(3).question;
    const options = old?.kind === "choice" ? old.options : [];
    const rights = new Set(options.flatMap(({ text, correct }) => (correct ? [text] : [])));
    const { step } = await write(asked({}), (one, number) => {
      if (!asksCheck(one)) return withOldText(rewritingReply(one, number));
      return blindReply(one.prompt, (text) =>
        rights.has(text) ? (/^<step>\n[\s\S]*?\n\n([^.]+\.)/m.exec(one.prompt)?.[1] ?? "") : null,
      );
    });
    expect(step.question).toEqual(old);
  });

  test("has another question where the new text does not answer the old one", async () => {
    const { step, asked: requests } = await write(asked({}));
    expect(step.question?.origin).toBe("model");
    expect(step.question?.text).not.toBe(stepAt(3).question?.text);
    expect(requests.some(asksCheck)).toBe(true);
  });

  test("has a question of its own where the old one was answered by a passage of the documents", async () => {
    const recalled = written.steps.flatMap(({ drafts = [] }) => drafts).find(({ kind }) => kind === "self");
    const { step } = await write(
      asked({ steps: steps.with(2, { ...stepAt(3), question: recalled ?? null }) }),
    );
    expect(step.question).toMatchObject({ kind: "choice", origin: "model" });
  });

  test("is asked for again when it is short, unproved or in another language; then fails, and nobody stands in", async () => {
    const german = "Der Wärter putzte am Morgen die Linse und schrieb alles auf. ".repeat(60);
    const bad = [
      { title: "Short", content: "Too short.", summary: "", quotes: [] },
      { title: "Deutsch", content: german, summary: "", quotes: [] },
      {
        ...{
          title: "Unproved",
          content: "The keeper of the tower cleaned the lens. ".repeat(80),
          summary: "",
        },
        quotes: ["Nobody ever wrote this.", "Nor this."],
      },
    ];
    const failing = write(asked({}), (_, number) => ({ answer: bad[number - 1] }));
    await expect(failing).rejects.toMatchObject({ fault: "answer_unusable" });
    const prompts = server?.asked.map(({ prompt }) => prompt) ?? [];
    expect(prompts).toHaveLength(3);
    expect(prompts[1]).toContain("at least 500");
    expect(prompts[2]).toContain("another language");
  });

  test("may be shorter than 500 words when its creator has a wish", async () => {
    const short = "The keeper of the tower cleaned the lens in the morning and wrote it down. ".repeat(12);
    const { step } = await write(asked({ course: wish("Much shorter, please.") }), (one, number) => {
      const reply = rewritingReply(one, number);
      if (!one.fields.includes("title") || typeof reply === "string" || !("answer" in reply)) return reply;
      return { answer: { ...(reply.answer as object), content: short } };
    });
    expect(step.words).toBeLessThan(250);
  });

  test("a refused key stops at once", async () => {
    const failing = write(asked({}), () => ({ status: 401 }));
    await expect(failing).rejects.toBeInstanceOf(ModelError);
    expect(server?.asked).toHaveLength(1);
  });
});

/** The text of the present step with a sentence more: what the old question asks about is in it. */
function withOldText(reply: Reply): Reply {
  if (typeof reply === "string" || !("answer" in reply)) return reply;
  const content = `${stepAt(3).content}\n\n${"The lens was cleaned again and again in the morning. ".repeat(60)}`;
  return { answer: { ...(reply.answer as object), content } };
}

describe("other parts that a model writes anew", () => {
  test("a question goes through the gate and the blind second pass; the text stays", async () => {
    const { step, asked: requests } = await write(
      asked({ kind: "question", course: wish("Ask for the keeper.") }),
    );
    expect(step.question?.origin).toBe("model");
    expect(step.question?.source && isVerbatim(step.question.source)).toBe(true);
    expect(step).toMatchObject({ content: stepAt(3).content, writer: "builtin" });
    expect(requests.map(asksCheck)).toEqual([false, true]);
    expect(requests[0]?.instructions).toContain("Ask for the keeper.");
    expect(requests[0]?.prompt).toContain(stepAt(3).question?.text);
  });

  test("a question that is never answered as marked leaves the old one", async () => {
    const failing = write(asked({ kind: "question" }), (one, number) =>
      asksCheck(one) ? blindReply(one.prompt, () => null) : rewritingReply(one, number),
    );
    await expect(failing).rejects.toMatchObject({ fault: "answer_unusable" });
  });

  test("a summary with a number that the text does not know is asked for again", async () => {
    const { step, asked: requests } = await write(asked({ kind: "summary" }), (one, number) =>
      number === 1
        ? { answer: { summary: "The keepers of towers worked for 98765 years without any pause at all." } }
        : rewritingReply(one, number),
    );
    expect(requests).toHaveLength(2);
    expect(requests[1]?.prompt).toContain("98765");
    expect(step).toMatchObject({
      content: stepAt(3).content,
      summary: expect.stringContaining("third time"),
    });
  });

  test("a new step fits in its place; without a document it has no sources", async () => {
    const given = { ...wish("How lamps were trimmed"), documents: [] };
    const { step, asked: requests } = await write(asked({ kind: "insert", course: given, position: 4 }));
    expect(step).toMatchObject({ position: 4, sources: [], writer: "model" });
    expect(requests[0]?.prompt).toContain("How lamps were trimmed");
    expect(requests[0]?.prompt).toContain(`3. ${stepAt(3).title}\n4. …  <- this step\n5. ${stepAt(4).title}`);
  });

  test("a new step cites the document it was given", async () => {
    const { step } = await write(asked({ kind: "insert", course: wish("The mantle"), position: 1 }));
    expect(step.sources.length).toBeGreaterThanOrEqual(2);
    expect(step.sources.every(isVerbatim)).toBe(true);
  });
});
