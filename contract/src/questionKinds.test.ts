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
  completeQuestion,
  convertDraft,
  describeAnswer,
  draftOf,
  emptyAnswer,
  emptyDraft,
  essenceOf,
  isAnswer,
  isAnswered,
  isChecked,
  isSameQuestion,
  knownAnswer,
  linesOf,
  markAnswer,
  openQuestion,
  type QuestionBody,
  type QuestionKind,
  refusalsOf,
  solutionOf,
  tallyAnswers,
} from "./questions.ts";

const ID = "6f1c1c0e-8f5b-4d6e-9d9c-0b4a3f0f2d11";
const reversed = <Item>(items: readonly Item[]): Item[] => [...items].reverse();
const inPlace = <Item>(items: readonly Item[]): Item[] => [...items];

type BodyOf<Kind extends QuestionKind> = Extract<QuestionBody, { kind: Kind }>;

const SELF: BodyOf<"self"> = {
  kind: "self",
  passage: "Bees dance.\n\nThe dance tells where food is.",
  points: ["distance", "direction"],
};
const TYPED: BodyOf<"typed"> = { kind: "typed", accepted: ["Photosynthese", "Lichtsynthese"] };
const NUMERIC: BodyOf<"numeric"> = { kind: "numeric", value: 1500, unit: "km/h", tolerance: 10 };
const MATCH: BodyOf<"match"> = {
  kind: "match",
  pairs: ["wax", "honey", "pollen", "resin"].map((text, at) => ({
    id: `i${at}`,
    text,
    matchId: `m${3 - at}`,
    match: `use of ${text}`,
  })),
};
const ORDER: BodyOf<"order"> = {
  kind: "order",
  items: ["egg", "larva", "pupa", "bee", "queen"].map((text, at) => ({ id: `${"caebd"[at]}`, text })),
};
const BODIES: QuestionBody[] = [SELF, TYPED, NUMERIC, MATCH, ORDER];
const TEXTS = { text: "What?", explanation: "So.", hint: null };

const matched = (...pairs: [number, number][]): Answer => ({
  kind: "match",
  matched: pairs.map(([item, match]) => ({ item: `i${item}`, match: `m${3 - match}` })),
});
const ordered = (order: string): Answer => ({ kind: "order", order: [...order] });
const typed = (text: string): Answer => ({ kind: "typed", text });
const numeric = (text: string): Answer => ({ kind: "numeric", text });
const self = (level: number, text = ""): Answer => ({ kind: "self", text, level });
const levelOf = (body: QuestionBody, answer: Answer) => markAnswer(body, answer)?.level ?? null;

describe.each(BODIES)("a question of the kind $kind", (body) => {
  const question = { ...body, ...TEXTS };
  const open = openQuestion({ ...question, id: ID }, reversed);

  it("tells nothing of its solution before it was answered", () => {
    const shown = JSON.stringify(open);
    for (const told of ["passage", "points", "accepted", "value", "tolerance", "matchId", "explanation"])
      expect(shown).not.toContain(`"${told}"`);
    for (const secret of ["The dance tells", "distance", "Photosynthese", "1500"])
      expect(shown).not.toContain(secret);
    expect(openQuestionSchema.parse(open)).toEqual(open);
  });
  it("is stored, opened and shown as its schemas want", () => {
    const stored = { ...question, origin: "builtin" as const, reason: null };
    expect(questionSchema.parse(stored)).toEqual(stored);
    expect(solutionSchema.parse(solutionOf(body))).toEqual(solutionOf(body));
  });
  it("becomes a draft and a stored question again without a change", () => {
    const draft = draftOf(question);
    expect(questionDraftSchema.parse(draft)).toEqual(draft);
    expect(completeQuestion(draft, () => expect.unreachable())).toEqual(question);
    expect(refusalsOf(draft)).toEqual([]);
  });
  it("is the same with other ids, and another one with another line", () => {
    let made = 0;
    const again = completeQuestion({ ...writtenBodySchema.parse(body), ...TEXTS }, () => `n${++made}`);
    expect(questionBodySchema.parse(again)).toBeDefined();
    expect(isSameQuestion(question, again)).toBe(true);
    const draft = convertDraft(convertDraft(draftOf(question), "choice"), body.kind);
    expect(
      isSameQuestion(
        question,
        completeQuestion({ ...draft, text: "Else?" }, () => "n"),
      ),
    ).toBe(false);
  });
  it("is refused where its answer is missing", () => {
    expect(refusalsOf({ ...emptyDraft(body.kind), text: "What?" }).length).toBeGreaterThan(0);
  });
  it("takes no answer of another kind", () => {
    const other: Answer = { kind: "choice", selected: ["a"] };
    expect(markAnswer(body, other)).toBeNull();
    expect(knownAnswer(body, other)).toBeNull();
    expect(describeAnswer(body, other)).toEqual([]);
    expect(isAnswered(open, other)).toBe(false);
  });
  it("begins with an answer that has the form of one", () => {
    const empty = emptyAnswer(open);
    expect(isAnswer(empty)).toBe(true);
    expect(isAnswered(open, empty)).toBe(body.kind === "order");
    expect(isAnswer({ kind: body.kind })).toBe(false);
  });
  it("becomes four options, with what is right in it", () => {
    const draft = convertDraft(draftOf(question), "choice");
    expect(draft.kind === "choice" && draft.options).toHaveLength(4);
    expect(draft.kind === "choice" && draft.options[0]).toMatchObject({ correct: true });
    expect(draft).toMatchObject({ text: "What?", explanation: "So." });
    expect(questionDraftSchema.parse(draft)).toEqual(draft);
  });
});

describe("an own answer", () => {
  it("is worth what its writer says, and only that", () => {
    expect([1, 2, 3, 4].map((level) => markAnswer(SELF, self(level)))).toEqual([
      { right: true, level: 1 },
      { right: true, level: 2 },
      { right: false, level: 3 },
      { right: false, level: 4 },
    ]);
    for (const level of [0, 5, 1.5]) expect(markAnswer(SELF, self(level))).toBeNull();
    expect(isChecked(SELF)).toBe(false);
    expect(BODIES.filter(isChecked)).toHaveLength(4);
  });
  it("stays with its writer", () => {
    expect(describeAnswer(SELF, self(1, "my secret"))).toEqual([]);
    const answers = [
      { answer: self(1, "my secret"), count: 2 },
      { answer: self(3), count: 1 },
    ];
    const tallies = tallyAnswers(SELF, answers);
    expect(JSON.stringify(tallies)).not.toContain("secret");
    expect(tallies.map(({ id, right, count }) => [id, right, count])).toEqual([
      ["1", true, 2],
      ["2", true, 0],
      ["3", false, 1],
      ["4", false, 0],
    ]);
  });
});

describe("a typed answer", () => {
  it.each([
    ["the same", "Photosynthese", 1],
    ["another accepted one", "lichtsynthese", 1],
    ["case, accents, spaces and a leading article", "  die PHOTOSYNTHÈSE. ", 1],
    ["two slips in a long word", "Fotosynthese", 1],
    ["two neighbours swapped", "Photosynhtese", 1],
    ["three slips", "Fotosinthese", 4],
    ["another word", "Chlorophyll", 4],
  ])("%s", (_, text, level) => {
    expect(levelOf(TYPED, typed(text))).toBe(level);
  });
  it.each([
    ["bee", "bees", 1],
    ["bee", "bed", 4],
    ["wax", "wux", 4],
    ["honey", "hony", 1],
    ["honey", "hny", 4],
    ["Haus", "Häuser", 1],
    ["1848", "1849", 4],
    ["TCP/IP", "tcp ip", 1],
    ["l'abeille", "abeille", 1],
    ["un arbre", "des arbres", 1],
    ["C", "C", 1],
    ["C", "B", 4],
    ["+", "+", 1],
  ])("%s: %s", (right, given, level) => {
    expect(levelOf({ kind: "typed", accepted: [right] }, typed(given))).toBe(level);
  });
  it("is counted with those that say the same, the most frequent first", () => {
    const tallies = tallyAnswers(TYPED, [
      { answer: typed("Chlorophyll"), count: 3 },
      { answer: typed("photosynthese"), count: 2 },
      { answer: typed("Die Photosynthese"), count: 4 },
    ]);
    expect(tallies.map(({ right, count }) => [right, count])).toEqual([
      [true, 6],
      [false, 3],
    ]);
  });
});

describe("a number", () => {
  it.each([
    ["1500", 1],
    ["1.500", 1],
    ["1,500", 1],
    ["1 500 km/h", 1],
    ["1\u202f500", 1],
    ["1510", 1],
    ["1490,0 Km/h", 1],
    ["1511", 4],
    ["1.5", 4],
    ["1500 m/s", 4],
    ["-1500", 4],
    ["many", 4],
  ])("%s", (text, level) => {
    expect(levelOf(NUMERIC, numeric(text))).toBe(level);
  });
  it.each([
    [0.3, "0,1", 0, 4],
    [0.3, ",3", 0, 1],
    [-2.5, "−2,5", 0, 1],
    [0.1 + 0.2, "0.3", 0, 1],
    [1_234_567.5, "1.234.567,5", 0, 1],
    [1_234_567.5, "1,234,567.5", 0, 1],
  ])("%d: %s", (value, text, tolerance, level) => {
    expect(levelOf({ kind: "numeric", value, unit: null, tolerance }, numeric(text))).toBe(level);
  });
  it("is an answer only where there is one", () => {
    const open = openQuestion({ ...NUMERIC, ...TEXTS, id: ID }, inPlace);
    expect(
      ["12", "12 km/h", "", "twelve", "12 kg"].map((text) => isAnswered(open, { kind: "numeric", text })),
    ).toEqual([true, true, false, false, false]);
  });
});

describe("matched pairs", () => {
  it("are worth the share that belongs together", () => {
    expect(levelOf(MATCH, matched([0, 0], [1, 1], [2, 2], [3, 3]))).toBe(1);
    expect(levelOf(MATCH, matched([0, 0], [1, 1], [2, 2], [3, 0]))).toBe(2);
    expect(levelOf(MATCH, matched([0, 0], [1, 1], [2, 3], [3, 2]))).toBe(3);
    expect(levelOf(MATCH, matched([0, 1], [1, 2], [2, 3], [3, 0]))).toBe(4);
  });
  it("may be exchanged where two say the same", () => {
    const twice = {
      ...MATCH,
      pairs: MATCH.pairs.map((pair, at) => (at < 2 ? { ...pair, match: "food" } : pair)),
    };
    expect(levelOf(twice, matched([0, 1], [1, 0], [2, 2], [3, 3]))).toBe(1);
  });
  it("do not belong to a question that has none of them", () => {
    expect(markAnswer(MATCH, { kind: "match", matched: [{ item: "i0", match: "gone" }] })).toBeNull();
    const known = knownAnswer(MATCH, {
      kind: "match",
      matched: [
        { item: "i0", match: "m0" },
        { item: "i0", match: "m1" },
        { item: "gone", match: "m1" },
      ],
    });
    expect(known).toEqual({ kind: "match", matched: [{ item: "i0", match: "m1" }] });
  });
  it("need a match for every item, and are told in words", () => {
    const open = openQuestion({ ...MATCH, ...TEXTS, id: ID }, reversed);
    expect(open.kind === "match" && open.matches.map(({ text }) => text)).toEqual(
      reversed(MATCH.pairs).map(({ match }) => match),
    );
    expect(isAnswered(open, matched([0, 0]))).toBe(false);
    expect(isAnswered(open, matched([0, 0], [1, 0], [2, 0], [3, 0]))).toBe(true);
    expect(describeAnswer(MATCH, matched([1, 0]))).toEqual(["honey – use of wax"]);
  });
  it("are refused half filled, and fewer than three", () => {
    const draft = draftOf({ ...MATCH, ...TEXTS });
    if (draft.kind !== "match") return expect.unreachable();
    const half = draft.pairs.map((pair, at) => (at === 0 ? { ...pair, match: " " } : pair));
    expect(refusalsOf({ ...draft, pairs: half })).toEqual(["QUESTION_PART_EMPTY"]);
    expect(refusalsOf({ ...draft, pairs: draft.pairs.slice(0, 2) })).toEqual(["QUESTION_PARTS_TOO_FEW"]);
  });
});

describe("an order", () => {
  it("is worth by how few items would have to be moved", () => {
    expect(levelOf(ORDER, ordered("caebd"))).toBe(1);
    expect(levelOf(ORDER, ordered("acebd"))).toBe(2);
    expect(levelOf(ORDER, ordered("aceb d".replace(" ", "")))).toBe(2);
    expect(levelOf(ORDER, ordered("beacd"))).toBe(3);
    expect(levelOf(ORDER, ordered("dbeac"))).toBe(4);
    expect(markAnswer(ORDER, ordered("xyz"))).toBeNull();
  });
  it("is never shown in the right one", () => {
    const right = openQuestion({ ...ORDER, ...TEXTS, id: ID }, inPlace);
    expect(right.kind === "order" && right.items.map(({ id }) => id).join("")).toBe("aebdc");
  });
  it("counts how often each item stood at its place", () => {
    const tallies = tallyAnswers(ORDER, [
      { answer: ordered("caebd"), count: 2 },
      { answer: ordered("acebd"), count: 1 },
    ]);
    expect(tallies.map(({ text, count }) => [text, count])).toEqual([
      ["egg", 2],
      ["larva", 2],
      ["pupa", 3],
      ["bee", 3],
      ["queen", 3],
    ]);
  });
});

describe("answers that are sent", () => {
  it.each<[string, object, boolean]>([
    ["a thought", { kind: "self", text: "", level: 1 }, true],
    ["a thought that was not judged", { kind: "self", text: "", level: 0 }, false],
    ["a book", { kind: "self", text: "a".repeat(4001), level: 1 }, false],
    ["nothing typed", { kind: "typed", text: " " }, false],
    ["a number", { kind: "numeric", text: "3,5" }, true],
    ["nothing matched", { kind: "match", matched: [] }, false],
    ["an order", { kind: "order", order: ["a"] }, true],
    ["too many items", { kind: "order", order: Array.from({ length: 13 }, () => "a") }, false],
  ])("%s", (_, sent, fits) => {
    expect(answerSchema.safeParse(sent).success).toBe(fits);
  });
});

describe("another kind of the same question", () => {
  it("takes over what is right as far as it has a place for it", () => {
    const order = convertDraft(draftOf({ ...ORDER, ...TEXTS }), "typed");
    expect(linesOf(completeQuestion(order, () => "n"))).toEqual(["egg"]);
    const number = convertDraft({ ...emptyDraft("typed"), kind: "typed", accepted: ["12,5"] }, "numeric");
    expect(number).toMatchObject({ value: 12.5 });
    const pairs = convertDraft(convertDraft(draftOf({ ...MATCH, ...TEXTS }), "self"), "match");
    expect(pairs.kind === "match" && pairs.pairs.map(({ text, match }) => [text, match])).toEqual(
      MATCH.pairs.map(({ text, match }) => [text, match]),
    );
  });
  it("names what open proposals are hashed with", () => {
    expect(BODIES.map((body) => JSON.stringify(essenceOf({ ...body, ...TEXTS })))).toEqual([
      '["What?",["self","Bees dance.\\n\\nThe dance tells where food is.",["distance","direction"]],"So.",null]',
      '["What?",["typed",["Photosynthese","Lichtsynthese"]],"So.",null]',
      '["What?",["numeric",1500,"km/h",10],"So.",null]',
      '["What?",["match",[["wax","use of wax"],["honey","use of honey"],["pollen","use of pollen"],["resin","use of resin"]]],"So.",null]',
      '["What?",["order",["egg","larva","pupa","bee","queen"]],"So.",null]',
    ]);
  });
});
