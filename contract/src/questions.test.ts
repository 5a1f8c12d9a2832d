import { describe, expect, it } from "vitest";
import {
  answerSchema,
  openQuestionSchema,
  questionBodySchema,
  questionDraftSchema,
  questionSchema,
  solutionSchema,
  writtenBodySchema,
} from "./questionSchemas.ts";
import {
  type Answer,
  type Choice,
  completeQuestion,
  describeAnswer,
  draftOf,
  emptyDraft,
  essenceOf,
  faultsOf,
  isSameQuestion,
  knownAnswer,
  markAnswer,
  openQuestion,
  QUESTION_FAULTS,
  type Question,
  type QuestionDraft,
  refusalsOf,
  solutionOf,
  tallyAnswers,
} from "./questions.ts";
import { COURSE_LANGUAGES } from "./vocabulary.ts";

type ChoiceQuestionDraft = Extract<QuestionDraft, { kind: "choice" }>;

const IDS = ["a", "b", "c", "d"] as const;
const TEXTS = ["Nectar", "Pollen", "Propolis", "Wax"];

/** The question "What do bees collect?" whose right options are at these places. */
function choice(right: readonly number[]): Choice & Pick<Question, "text" | "explanation" | "hint"> {
  return {
    kind: "choice",
    text: "What do bees collect?",
    explanation: "Bees collect nectar.",
    hint: null,
    options: IDS.map((id, at) => ({ id, text: TEXTS[at] ?? "", correct: right.includes(at) })),
  };
}

/** The same options as they are drafted. */
const drafted = (right: readonly number[]) =>
  choice(right).options.map((option) => ({ ...option, feedback: null }));

const select = (...selected: string[]): Answer => ({ kind: "choice", selected });
const ID = "6f1c1c0e-8f5b-4d6e-9d9c-0b4a3f0f2d11";
const reversed = <Item>(items: readonly Item[]): Item[] => [...items].reverse();

/** All sixteen sets of places. */
const SETS = Array.from({ length: 16 }, (_, bits) => [0, 1, 2, 3].filter((at) => (bits >> at) & 1));
const idsOf = (places: readonly number[]) => places.map((at) => IDS[at] ?? "");

describe("marking an answer", () => {
  it("is right for exactly the right options, in any order, whichever they are", () => {
    for (const right of SETS.filter((set) => set.length > 0)) {
      for (const chosen of SETS.filter((set) => set.length > 0)) {
        const isRight = right.join() === chosen.join();
        expect(markAnswer(choice(right), select(...idsOf(chosen)))).toMatchObject({ right: isRight });
        expect(markAnswer(choice(right), select(...reversed(idsOf(chosen))))).toMatchObject({
          right: isRight,
        });
      }
    }
  });
  it("counts an option that is named twice once", () => {
    expect(markAnswer(choice([0]), select("a", "a"))).toEqual({ right: true, level: 1 });
    expect(knownAnswer(choice([0]), select("b", "a", "b"))).toEqual(select("b", "a"));
  });
  it("tells answers that do not belong to the question from wrong ones", () => {
    expect(markAnswer(choice([0]), select("a", "gone"))).toBeNull();
    expect(markAnswer(choice([0]), select())).toBeNull();
    expect(knownAnswer(choice([0]), select("a", "gone"))).toEqual(select("a"));
    expect(knownAnswer(choice([0]), select("gone"))).toBeNull();
  });
  it("agrees with the solution", () => {
    for (const right of SETS.filter((set) => set.length > 0)) {
      const solution = solutionOf(choice(right));
      expect(solutionSchema.parse(solution)).toEqual({
        kind: "choice",
        correct: idsOf(right),
        feedback: [],
      });
      const correct = solution.kind === "choice" ? solution.correct : [];
      expect(markAnswer(choice(right), select(...correct))).toEqual({ right: true, level: 1 });
    }
  });
});

describe("a question before it was answered", () => {
  it("tells how many are right, and nothing else of it", () => {
    const shown = SETS.map((right) => JSON.stringify(openQuestion({ ...choice(right), id: ID }, reversed)));
    expect(new Set(shown).size).toBe(new Set(SETS.map((right) => right.length)).size);
    expect(shown[0]).not.toMatch(/correct|explanation|Bees collect nectar/);
  });
  it("has the order that it is given, and what its schema wants", () => {
    const open = openQuestion({ ...choice([1]), id: ID, hint: "Think of honey." }, reversed);
    expect(open).toEqual({
      kind: "choice",
      id: ID,
      text: "What do bees collect?",
      hint: "Think of honey.",
      options: reversed(IDS).map((id) => ({ id, text: TEXTS[IDS.indexOf(id)] })),
      rights: 1,
    });
    expect(openQuestionSchema.parse(open)).toEqual(open);
  });
});

describe("answers in numbers and words", () => {
  it("counts how many participants selected each option", () => {
    const answers = [
      { answer: select("a"), count: 3 },
      { answer: select("b", "a"), count: 2 },
      { answer: select("c", "c"), count: 1 },
      { answer: select("gone"), count: 5 },
    ];
    expect(tallyAnswers(choice([0, 1]), answers)).toEqual([
      { id: "a", text: "Nectar", right: true, count: 5 },
      { id: "b", text: "Pollen", right: true, count: 2 },
      { id: "c", text: "Propolis", right: false, count: 1 },
      { id: "d", text: "Wax", right: false, count: 0 },
    ]);
    expect(tallyAnswers(choice([0]), []).map(({ count }) => count)).toEqual([0, 0, 0, 0]);
  });
  it("says what was answered in the question's order", () => {
    expect(describeAnswer(choice([0]), select("d", "b", "gone"))).toEqual(["Pollen", "Wax"]);
    expect(describeAnswer(choice([0]), select("gone"))).toEqual([]);
  });
});

describe("a question that is written", () => {
  const stored = { ...choice([2]), origin: "builtin" as const, reason: null };
  const newIds = () => {
    let made = 0;
    return () => `new-${++made}`;
  };
  it("keeps the ids of its options, and gives new ones to new options and to second uses", () => {
    const draft: ChoiceQuestionDraft = {
      ...choice([2]),
      options: [
        { id: "b", text: " Pollen ", correct: true, feedback: null },
        { id: null, text: "Honey", correct: false, feedback: null },
        { id: "b", text: "Resin", correct: false, feedback: null },
        { id: "d", text: "Wax", correct: false, feedback: null },
      ],
    };
    const complete = completeQuestion(draft, newIds());
    expect(questionBodySchema.parse(complete)).toEqual({
      kind: "choice",
      options: [
        { id: "b", text: "Pollen", correct: true },
        { id: "new-1", text: "Honey", correct: false },
        { id: "new-2", text: "Resin", correct: false },
        { id: "d", text: "Wax", correct: false },
      ],
    });
  });
  it("is stored without spaces around its texts, and without an empty hint", () => {
    const draft = { ...draftOf(stored), text: " Why? ", explanation: " So. ", hint: "  " };
    expect(completeQuestion(draft, newIds())).toMatchObject({ text: "Why?", explanation: "So.", hint: null });
    expect(completeQuestion({ ...draft, hint: " Think " }, newIds()).hint).toBe("Think");
  });
  it("gets ids where a writer gave none", () => {
    const written = writtenBodySchema.parse(stored);
    expect(JSON.stringify(written)).not.toContain('"id"');
    const { text, explanation, hint } = stored;
    const complete = completeQuestion({ ...written, text, explanation, hint }, newIds());
    expect(complete).toMatchObject({
      options: ["new-1", "new-2", "new-3", "new-4"].map((id) => ({ id })),
    });
    expect(isSameQuestion(complete, stored)).toBe(true);
  });
  it("becomes a draft and a stored question again without a change", () => {
    const draft = draftOf(stored);
    expect(questionDraftSchema.parse(draft)).toEqual(draft);
    expect(Object.keys(draft).sort()).toEqual(["explanation", "hint", "kind", "options", "text"]);
    const unused = () => expect.unreachable();
    expect(questionSchema.parse({ ...stored, ...completeQuestion(draft, unused) })).toEqual(stored);
  });
  it("is another one when a text, an option or what is right is another", () => {
    expect(
      isSameQuestion(stored, { ...stored, options: stored.options.map((one) => ({ ...one, id: "x" })) }),
    ).toBe(true);
    expect(isSameQuestion(null, null)).toBe(true);
    expect(isSameQuestion(stored, null)).toBe(false);
    const others: Partial<typeof stored>[] = [
      { text: "What do wasps collect?" },
      { explanation: "" },
      { hint: "Think." },
      { options: choice([1]).options },
      { options: reversed(stored.options) },
    ];
    for (const other of others) expect(isSameQuestion(stored, { ...stored, ...other })).toBe(false);
  });
  it("has the essence that open proposals were hashed with", () => {
    expect(JSON.stringify(essenceOf(stored))).toBe(
      '["What do bees collect?",[["Nectar",false],["Pollen",false],["Propolis",true],["Wax",false]],"Bees collect nectar.",null]',
    );
  });
});

describe("an answer that is sent", () => {
  it.each([
    [{ kind: "choice", selected: ["a"] }, true],
    [{ kind: "choice", selected: ["a", "b", "c", "d"] }, true],
    [{ kind: "choice", selected: [..."abcdefghijkl"] }, true],
    [{ kind: "choice", selected: [] }, false],
    [{ kind: "choice", selected: [..."abcdefghijklm"] }, false],
    [{ kind: "essay", text: "Bees" }, false],
    [{ selected: ["a"] }, false],
  ])("%j: %s", (sent, fits) => {
    expect(answerSchema.safeParse(sent).success).toBe(fits);
  });
});

describe("the rules for saving", () => {
  const draft = (change: Partial<ChoiceQuestionDraft>): QuestionDraft => ({
    ...choice([0]),
    options: drafted([0]),
    ...change,
  });
  const emptied = (at: number) =>
    drafted([0]).map((option, index) => (index === at ? { ...option, text: "  " } : option));
  const twice = (text: string, again: string) =>
    drafted([0]).map((option, at) => ({ ...option, text: [text, again][at] ?? option.text }));
  it.each<[string, QuestionDraft, string[]]>([
    ["a sound question", draft({}), []],
    ["no text", draft({ text: " " }), ["QUESTION_TEXT_MISSING"]],
    ["an empty option", draft({ options: emptied(2) }), ["QUESTION_OPTION_EMPTY"]],
    ["an answer twice", draft({ options: twice("two bees", " two  bees") }), ["QUESTION_OPTION_SAME"]],
    [
      "answers of another spelling, which may be what is asked",
      draft({ options: twice("está", "Esta") }),
      [],
    ],
    ["nothing right", draft({ options: drafted([]) }), ["QUESTION_NONE_RIGHT"]],
    [
      "nothing at all",
      emptyDraft("choice"),
      ["QUESTION_TEXT_MISSING", "QUESTION_OPTION_EMPTY", "QUESTION_NONE_RIGHT"],
    ],
    ["advice only: all right, no question mark", draft({ options: drafted([0, 1, 2, 3]), text: "Bees" }), []],
  ])("%s", (_, question, refusals) => {
    expect(refusalsOf(question)).toEqual(refusals);
  });
  it("refuses nothing that the form rules let pass", () => {
    for (const right of SETS) {
      const question = choice(right);
      if (faultsOf(question).length === 0) expect(refusalsOf(question)).toEqual([]);
    }
  });
});

describe("the rules of form", () => {
  const codes = (
    change: Partial<Choice & { text: string; source: { quote: string } }>,
    language?: "en" | "de",
  ) => faultsOf({ ...choice([0]), ...change }, language).map(({ code }) => code);
  const options = (...texts: string[]) =>
    texts.map((text, at) => ({ id: String(at), text, correct: at === 0 }));
  it("lets a sound question pass in every language, with one to three right options", () => {
    for (const language of COURSE_LANGUAGES) expect(faultsOf(choice([0]), language)).toEqual([]);
    for (const right of SETS) {
      const found = faultsOf(choice(right)).map(({ code }) => code);
      expect(found).toEqual(right.length === 0 ? ["none_right"] : right.length === 4 ? ["all_right"] : []);
    }
  });
  it.each<[string, Parameters<typeof codes>[0], string[]]>([
    ["no text", { text: "" }, ["text_empty"]],
    ["no ending", { text: "What do bees collect" }, ["text_ending"]],
    ["a gap", { text: "Bees collect ____" }, []],
    ["too long", { text: `${"a".repeat(800)}?` }, ["text_too_long"]],
    ["a template", { text: "What is {{term}}?" }, ["template_leftover"]],
    ["a control character", { text: "What\u0007 is it?" }, ["control_characters"]],
    ["three options", { options: options("A", "B", "C") }, []],
    ["true or false", { options: options("A", "B") }, []],
    ["a single option", { options: options("A") }, ["option_count", "all_right"]],
    ["thirteen options", { options: options(..."ABCDEFGHIJKLM") }, ["option_count"]],
    ["an empty option", { options: options("A", "", "C", "D") }, ["option_empty"]],
    ["the same twice", { options: options("Café", "cafe.", "Tea", "Milk") }, ["option_repeated"]],
    ["a long option", { options: options("A", "B", "C", "d".repeat(301)) }, ["option_too_long"]],
    ["Markdown", { options: options("**A**", "B", "C", "D") }, ["template_leftover"]],
    ["numbered options", { options: options("1. A", "B", "C", "D") }, ["template_leftover"]],
    [
      "all of the above",
      { options: options("A", "B", "C", "All of the above") },
      ["all_or_none_of_the_above"],
    ],
  ])("%s", (_, change, found) => {
    expect(codes(change)).toEqual(found);
  });
  it("names the option, counted from 1, and its text", () => {
    const [found] = faultsOf({ ...choice([0]), options: options("A", "B", " ", "D") });
    expect(found).toEqual({ code: "option_empty", params: { option: 3, text: " " } });
  });
  it("takes a leading article of the language for nothing", () => {
    const pair = { options: options("the bee", "bee", "wasp", "fly") };
    expect(codes(pair, "en")).toEqual(["option_repeated"]);
    expect(codes(pair, "de")).toEqual([]);
  });
  it("tells options apart by the signs of versions, paths and commands, not by a full stop or a hyphen of words", () => {
    expect(codes({ options: options("2.4+rc2", "2.4-rc2", "2.4~rc2", "2.4.rc2") })).toEqual([]);
    expect(codes({ options: options("/usr", "usr", "C", "C++") })).toEqual([]);
    expect(codes({ options: options("well-known.", "well known", "«new»", "new!") })).toEqual([
      "option_repeated",
      "option_repeated",
    ]);
  });
  it("lets marks pass that the source has", () => {
    const text = "What does <b> mean?";
    expect(codes({ text })).toEqual(["template_leftover"]);
    expect(codes({ text, source: { quote: "The tag <b> means bold." } })).toEqual([]);
  });
  it("uses codes of the one list", () => {
    for (const code of codes({ text: "", options: [] })) expect(QUESTION_FAULTS).toContain(code);
  });
});
