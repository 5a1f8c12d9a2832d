import { describe, expect, it } from "vitest";
import { LIMITS } from "../../limits.ts";
import {
  openQuestionSchema,
  questionBodySchema,
  questionDraftSchema,
  solutionSchema,
  writtenBodySchema,
} from "../../questionSchemas.ts";
import {
  completeQuestion,
  convertDraft,
  draftOf,
  emptyDraft,
  essenceOf,
  faultsOf,
  isSameQuestion,
  linesOf,
  openQuestion,
  type QuestionBody,
  type QuestionDraft,
  refusalsOf,
  solutionOf,
  tallyAnswers,
} from "../../questions.ts";

type Feedback = string | null | undefined;

const ID = "6f1c1c0e-8f5b-4d6e-9d9c-0b4a3f0f2d11";
const TEXTS = { text: "What do bees collect?", explanation: "", hint: null };
const unused = () => expect.unreachable();

/** A question whose first option is right, with what is said to its options in their order. */
function asked(...feedback: Feedback[]) {
  const options = ["Nectar", "Honey", "Wax", "Milk"].map((text, at) => {
    const option = { id: `o${at}`, text, correct: at === 0 };
    return feedback[at] === undefined ? option : { ...option, feedback: feedback[at] };
  });
  return { kind: "choice" as const, options, ...TEXTS } satisfies QuestionBody & typeof TEXTS;
}

const MADE = "Bees make it themselves.";
const RIGHT = "It is what they make honey of.";

describe("feedback on an option", () => {
  it("may be there or not in what is stored and written, and keeps its place", () => {
    for (const question of [asked(), asked(null, null), asked(RIGHT, MADE)]) {
      const { kind, options } = question;
      expect(questionBodySchema.parse(question)).toEqual({ kind, options });
      const written = { kind, options: options.map(({ id: _, ...option }) => option) };
      expect(writtenBodySchema.parse(question)).toEqual(written);
    }
  });

  it("does not leave with what may be seen before the question is answered", () => {
    const inPlace = <Item>(items: readonly Item[]) => [...items];
    const open = openQuestion({ ...asked(RIGHT, MADE), id: ID }, inPlace);
    expect(open).toEqual(openQuestion({ ...asked(), id: ID }, inPlace));
    expect(JSON.stringify(open)).not.toMatch(/feedback|Bees make|honey of/);
    expect(openQuestionSchema.parse({ ...asked(RIGHT, MADE), id: ID, rights: 1 })).toEqual(open);
  });

  it("is told with the solution, of the options that have some", () => {
    const solution = solutionOf(asked(null, MADE, "", RIGHT));
    const feedback = [
      { id: "o1", text: MADE },
      { id: "o3", text: RIGHT },
    ];
    expect(solutionSchema.parse(solution)).toEqual({ kind: "choice", correct: ["o0"], feedback });
    expect(tallyAnswers(asked(RIGHT), [])[0]).toEqual({ id: "o0", text: "Nectar", right: true, count: 0 });
  });

  it("goes through a draft unchanged, trimmed and without empty ones", () => {
    const question = asked(RIGHT, undefined, MADE);
    const draft = draftOf(question);
    expect(questionDraftSchema.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({
      options: [{ feedback: RIGHT }, { feedback: null }, { feedback: MADE }, { feedback: null }],
    });
    expect(completeQuestion(draft, unused)).toEqual(question);
    const spaced = completeQuestion(draftOf(asked(`  ${RIGHT}\n`, "  ", null, "")), unused);
    expect(spaced).toEqual(asked(RIGHT));
    expect(JSON.stringify(spaced).match(/feedback/g)).toHaveLength(1);
  });

  it("is none in a draft that does not speak of it, is new, or was another kind before", () => {
    const none = [{ feedback: null }, { feedback: null }, { feedback: null }, { feedback: null }];
    expect(questionDraftSchema.parse(asked())).toMatchObject({ options: none });
    expect(emptyDraft("choice")).toMatchObject({ options: none });
    const typed: QuestionDraft = { ...TEXTS, kind: "typed", accepted: ["Nectar"] };
    expect(convertDraft(typed, "choice")).toMatchObject({ options: none });
  });

  it("is as long as two sentences in a draft", () => {
    const fits = (length: number) => questionDraftSchema.safeParse(asked("a".repeat(length))).success;
    expect([fits(LIMITS.feedbackLength), fits(LIMITS.feedbackLength + 1)]).toEqual([true, false]);
  });

  it("makes the question another one; without it the essence is what it always was", () => {
    expect(isSameQuestion(asked(RIGHT), asked())).toBe(false);
    expect(isSameQuestion(asked(RIGHT), asked(MADE))).toBe(false);
    expect(isSameQuestion(asked(RIGHT), asked(undefined, RIGHT))).toBe(false);
    expect(isSameQuestion(asked(RIGHT), asked(RIGHT, null, " "))).toBe(true);
    expect(JSON.stringify(essenceOf(asked(null, "")))).toBe(
      '["What do bees collect?",[["Nectar",true],["Honey",false],["Wax",false],["Milk",false]],"",null]',
    );
  });

  it("stands behind its option among the lines", () => {
    expect(linesOf(asked(RIGHT, null, MADE))).toEqual(["Nectar", RIGHT, "Honey", "Wax", MADE, "Milk"]);
  });

  it.each<[string, Feedback, string[]]>([
    ["two sentences, in lines of their own", "It is honey.\nBees make it of nectar.", []],
    ["too long", "a".repeat(LIMITS.feedbackLength + 1), ["feedback_too_long"]],
    ["a template", "Because {{reason}}.", ["template_leftover"]],
    ["Markdown", "It is **not** honey.", ["template_leftover"]],
    ["a control character", "No\u0007.", ["control_characters"]],
    ["nothing", "", []],
  ])("keeps the rules of form: %s", (_, feedback, codes) => {
    const found = faultsOf(asked(null, feedback));
    expect(found.map(({ code }) => code)).toEqual(codes);
    for (const { params } of found) expect(params).toMatchObject({ option: 2, text: feedback });
    expect(refusalsOf(asked(null, feedback))).toEqual([]);
  });
});
