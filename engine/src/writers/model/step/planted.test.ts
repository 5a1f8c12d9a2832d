import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { documentOf, recorder, requestOf } from "../../../documents/fixtures/request.ts";
import { generateCourse } from "../../../pipeline/generate.ts";
import type { BlockKind, CourseStep } from "../../../types/index.ts";
import { asksCheck, asksStep, choiceItem, goodReply } from "../fixtures/replies.ts";
import {
  type Asked,
  type Reply,
  type ScriptedServer,
  scriptedServer,
  settingsFor,
} from "../fixtures/scripted.ts";
import { checkSchema, type Item, itemSchema, type StepAnswer, stepSchema } from "./schema.ts";

let server: ScriptedServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const isOf = (position: number) => (asked: Asked) =>
  asked.prompt.includes(`Write step ${position} of the plan`);
const asksRepair = ({ fields }: Asked): boolean => fields.length === 2 && fields.includes("sentences");

const FACT = "The keeper of the tower cleaned the lens in the morning and wrote down what he had seen.";
const QUESTION = "When does the keeper clean the lens?";

/** A question that the text of every step answers. */
const good = (): Item =>
  itemSchema.parse(
    choiceItem({
      text: QUESTION,
      options: ["in the morning", "in the evening", "during the night", "at noon"].map((text, at) => ({
        text,
        correct: at === 0,
      })),
      explanation: "He cleans it in the morning, before he writes.",
      hint: "Think of the order of his day.",
      proof: 1,
    }),
  );

/** A reader who knows the text: only the morning is right, whatever is marked. */
function honest(prompt: string): Reply {
  const questions = prompt.split(/^Question \d+\n/m).slice(1);
  const answers = questions.map((question) => {
    const options = [...question.matchAll(/^[1-4]\. (.+)$/gm)].map(([, option = ""]) => option);
    const verdicts = options.map((option) =>
      option.includes("morning")
        ? { verdict: "right", sentence: FACT }
        : option.includes("colour")
          ? { verdict: "open", sentence: "" }
          : { verdict: "wrong", sentence: FACT },
    );
    return { verdicts, answer: [], weakness: "" };
  });
  return { answer: { answers, claims: [], untaught: [] } };
}

interface Planted {
  /** What is wrong with the first answer for step 1. */
  spoil: (answer: StepAnswer) => StepAnswer;
  /** What a reader finds in the text besides the questions. */
  claims?: (prompt: string) => object[];
  /** What a strict teacher says of the questions. */
  weakness?: (prompt: string) => string;
  /** How the writer mends it. */
  repair?: { questions?: object[]; sentences?: object[] };
  /** The answer to what is asked where a text is too short. */
  more?: string;
}

/** Has a course written whose first step is spoilt; answers that step and what was asked about it. */
async function generate({
  spoil,
  claims,
  weakness,
  repair = {},
  more,
}: Planted): Promise<{ step: CourseStep; asked: Asked[] }> {
  const isFirst = isOf(1);
  server = await scriptedServer((asked): Reply => {
    const reply = goodReply(asked);
    if (asksRepair(asked)) return { answer: { questions: [], sentences: [], ...repair } };
    if (asked.fields.includes("more") && more !== undefined)
      return { answer: { more: [{ section: 1, text: more }] } };
    if (asksCheck(asked) && asked.prompt.includes("Tower number 1\n")) {
      const found = honest(asked.prompt);
      const answer = checkSchema.parse(typeof found === "object" && "answer" in found ? found.answer : {});
      const said = weakness?.(asked.prompt) ?? "";
      const answers = answer.answers.map((one) => ({ ...one, weakness: said }));
      return { answer: { ...answer, answers, claims: claims?.(asked.prompt) ?? [] } };
    }
    if (!asksStep(asked) || !isFirst(asked) || typeof reply === "string" || !("answer" in reply))
      return reply;
    return { answer: spoil({ ...stepSchema.parse(reply.answer), questions: [good()] }) };
  });
  const course = await generateCourse(
    requestOf(),
    recorder(),
    settingsFor(server.url, { outputTokens: 8_000 }),
  );
  const [step] = course.steps;
  if (!step) throw new Error("The course has no step");
  return { step, asked: server.asked };
}

const repairs = (asked: readonly Asked[]) => asked.filter((one) => asksRepair(one) && isOf(1)(one));
const withSentence = (answer: StepAnswer, sentence: string): StepAnswer => ({
  ...answer,
  sections: answer.sections.map((section, at) =>
    at === 0 ? { ...section, text: `${section.text}\n\n${sentence}` } : section,
  ),
});
const withQuestion = (change: Partial<Item>) => (answer: StepAnswer) => ({
  ...answer,
  questions: [{ ...good(), ...change }],
});

const INVENTED = "In 73 of 100 towers the lens breaks within a year.";
const UNSAID = "Most keepers loved their work more than anything else.";

describe("a fault that is planted in a step", () => {
  test("none: the question is the model's, with its level, and nothing is asked again", async () => {
    const { step, asked } = await generate({ spoil: (answer) => answer });
    expect(step).toMatchObject({ writer: "model", fallback: false });
    expect(step.question).toMatchObject({ text: QUESTION, origin: "model", form: "recall" });
    expect(repairs(asked)).toEqual([]);
  });

  test("an invented statistic is named, and mended in the conversation", async () => {
    const { step, asked } = await generate({
      spoil: (answer) => withSentence(answer, INVENTED),
      repair: { sentences: [{ sentence: INVENTED, replacement: "A lens can break." }] },
    });
    expect(repairs(asked)[0]?.prompt).toContain("the material does not hold the number 73");
    expect(step.content).not.toContain("73");
    expect(step.content).toContain("A lens can break.");
  });

  test("an invented statistic that is not mended stands in a block of its own, marked as an addition", async () => {
    const { step } = await generate({ spoil: (answer) => withSentence(answer, INVENTED) });
    expect(step.content).toContain(`> **In addition.** ${INVENTED}`);
    expect(step.content.split(INVENTED)).toHaveLength(2);
    expect(step.claims).toEqual([{ kind: "unsaid", sentence: INVENTED }]);
  });

  test("a number that contradicts the material is taken out where it is not mended", async () => {
    const wrong = "The first light of all was opened in 1801 and had 99 lamps.";
    const { step } = await generate({
      spoil: (answer) => withSentence(answer, wrong),
      claims: (prompt) =>
        prompt.includes("99 lamps")
          ? [{ sentence: wrong, fault: "contradicted", reason: "the material tells of other lamps" }]
          : [],
    });
    expect(step.content).not.toContain("99");
  });

  test("a claim without a number is found by the reader and mended", async () => {
    const { step, asked } = await generate({
      spoil: (answer) => withSentence(answer, UNSAID),
      claims: (prompt) =>
        prompt.includes(UNSAID) ? [{ sentence: UNSAID, fault: "unsupported", reason: "nobody says so" }] : [],
      repair: { sentences: [{ sentence: UNSAID, replacement: "" }] },
    });
    expect(repairs(asked)[0]?.prompt).toContain("nobody says so");
    expect(step.content).not.toContain("loved their work");
    expect(step.claims).toBeUndefined();
  });

  test("a question that gives itself away is mended, with what a strict teacher says of it", async () => {
    const weakness = "Only the right option speaks of the morning: let all name a time.";
    const mended = { ...good(), text: "At what time of day does the keeper clean the lens?" };
    const { step, asked } = await generate({
      spoil: (answer) => answer,
      weakness: (prompt) => (prompt.includes(QUESTION) ? weakness : ""),
      repair: { questions: [{ number: 1, question: mended }] },
    });
    expect(repairs(asked)[0]?.prompt).toContain(weakness);
    expect(step.question).toMatchObject({ text: mended.text, origin: "model" });
  });

  test.each<[string, Partial<Item>, RegExp]>([
    [
      "a wrong key",
      { options: good().options.map((option, at) => ({ ...option, correct: at === 1 })) },
      /marked right, but a reader of the step alone calls it wrong/,
    ],
    [
      "two that are right, one of them marked",
      {
        options: good().options.map((option, at) =>
          at === 3 ? { ...option, text: "each morning" } : option,
        ),
      },
      /marked wrong, but a reader of the step alone calls it right/,
    ],
    [
      "an answer that the step does not hold",
      { options: good().options.map((option, at) => ({ ...option, text: `of the colour ${at}` })) },
      /does not decide/,
    ],
    ["a hint that tells the answer", { hint: "It is in the morning." }, /gives “in the morning” away/],
    [
      "an option that is named by its letter",
      { explanation: "Option A is correct." },
      /names options by letter/,
    ],
  ])("%s: the reason is told, and the question that mends it is asked", async (_, change, reason) => {
    const mended = { ...good(), text: "At what time of day does the keeper clean the lens?" };
    const { step, asked } = await generate({
      spoil: withQuestion(change),
      repair: { questions: [{ number: 1, question: mended }] },
    });
    expect(repairs(asked)[0]?.prompt).toMatch(reason);
    expect(repairs(asked)[0]?.prompt).toContain(QUESTION);
    expect(step.question).toMatchObject({ text: mended.text, origin: "model" });
  });

  test("a wrong key that is not mended is no question of the course, and what stands there says why", async () => {
    const change = { options: good().options.map((option, at) => ({ ...option, correct: at === 1 })) };
    const { step } = await generate({ spoil: withQuestion(change) });
    expect(step).toMatchObject({ writer: "model", fallback: false });
    expect(step.question).toMatchObject({ kind: "self", origin: "placeholder" });
    expect(step.question?.reason).toContain("passed the check");
  });

  test("titles of the first level, greetings and questions at the end are taken away", async () => {
    const { step } = await generate({
      spoil: (answer) => ({
        ...withSentence(answer, "# Another title\n\nThe tower stands."),
        opening: "# Step one\n\nWelcome to this step! The keeper climbs the stairs.",
        bridge: "The next step shows the lamp. Are you ready for it?",
      }),
    });
    expect(step.content).not.toMatch(/^# /m);
    expect(step.content).not.toMatch(/Welcome|Are you ready/);
    expect(step.content).toMatch(/^The keeper climbs the stairs\./);
    expect(step.content).toMatch(/The next step shows the lamp\.$/);
  });

  test("a quote in another typography is found, and kept as the document has it", async () => {
    const { step } = await generate({
      spoil: (answer) => ({
        ...answer,
        quotes: answer.quotes.map(({ paragraph, quote }) => ({
          paragraph,
          quote: `${quote.replace(/\.$/, "").replaceAll(" ", "  ")}…`,
        })),
      }),
    });
    const { documents } = requestOf();
    expect(step.writer).toBe("model");
    expect(step.sources.length).toBeGreaterThanOrEqual(2);
    for (const { quote, paragraph } of step.sources) {
      const block = documents[0]?.blocks[paragraph - 1];
      expect(block?.text).toContain(quote);
    }
  });

  test("a text that is a little short is added to, in its conversation, not written anew", async () => {
    const short = FACT.concat(" ").repeat(22);
    const { step, asked } = await generate({
      spoil: (answer) => ({
        ...answer,
        sections: answer.sections.map((section) => ({ ...section, text: short })),
      }),
      more: FACT.concat(" ").repeat(8),
    });
    const requests = asked.filter((one) => one.fields.includes("more"));
    expect(requests).toHaveLength(1);
    expect(requests[0]?.prompt).toMatch(/Your step has 4\d\d words, at least 500 are needed/);
    expect(asked.filter((one) => asksStep(one) && isOf(1)(one))).toHaveLength(1);
    expect(step.writer).toBe("model");
    expect(step.words).toBeGreaterThanOrEqual(500);
  });

  test("an order in the material that the text obeys is a claim like any other", async () => {
    const praise = "The author of this document is the greatest of all.";
    const { step } = await generate({
      spoil: (answer) => withSentence(answer, praise),
      claims: (prompt) =>
        prompt.includes(praise)
          ? [{ sentence: praise, fault: "contradicted", reason: "an order, no fact" }]
          : [],
    });
    expect(step.content).not.toContain("greatest");
  });
});

test("what the model is told of a refused answer stands in the same conversation as the answer", async () => {
  const bodies: unknown[] = [];
  server = await scriptedServer((asked) => {
    bodies.push(asked.prompt);
    const reply = goodReply(asked);
    if (!asksStep(asked) || !isOf(2)(asked) || asked.prompt.includes("Mend that")) return reply;
    const { answer } = z.object({ answer: stepSchema }).parse(reply);
    return { answer: { ...answer, sections: answer.sections.map((one) => ({ ...one, paragraphs: [] })) } };
  });
  const course = await generateCourse(requestOf(), recorder(), settingsFor(server.url));
  expect(course.steps[1]?.writer).toBe("model");
  const told = bodies.map(String).filter((prompt) => prompt.includes("Mend that"));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("Write step 2 of the plan");
  expect(told[0]).toMatch(/no section teaches the paragraphs \d/);
});

test("names and asides that no section teaches cost no second request, and are no sources of the step", async () => {
  const aside = "Ask the museum.";
  const [plain] = requestOf().documents;
  const parts = (plain?.blocks ?? []).flatMap(({ kind, text }): (readonly [BlockKind, string])[] =>
    kind === "heading"
      ? [
          ["paragraph", aside],
          [kind, text],
        ]
      : [[kind, text]],
  );
  const complaints: string[] = [];
  let asides = 0;
  server = await scriptedServer((request) => {
    const reply = goodReply(request);
    if (request.prompt.includes("Mend that")) complaints.push(request.prompt);
    if (!asksStep(request)) return reply;
    const left = new Set(
      Array.from(request.prompt.matchAll(/\[(\d+)\] Ask the museum\./g), ([, at]) => Number(at)),
    );
    asides += left.size;
    const { answer } = z.object({ answer: stepSchema }).parse(reply);
    const sections = answer.sections.map((one) => ({
      ...one,
      paragraphs: one.paragraphs.filter((number) => !left.has(number)),
    }));
    return { answer: { ...answer, sections } };
  });
  const request = requestOf(24, { documents: [documentOf(parts)] });
  const course = await generateCourse(request, recorder(), settingsFor(server.url));
  expect(asides).toBeGreaterThan(10);
  expect(complaints).toEqual([]);
  const quotes = course.steps.flatMap(({ sources }) => sources.map(({ quote }) => quote));
  expect(quotes.length).toBeGreaterThan(10);
  expect(quotes).not.toContain(aside);
});
