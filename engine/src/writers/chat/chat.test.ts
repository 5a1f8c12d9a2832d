import { COURSE_LANGUAGES } from "@lehrpfad/contract/vocabulary";
import { describe, expect, it } from "vitest";
import { languageDataOf } from "../../text/languages/index.ts";
import { plainText } from "../../text/plainText.ts";
import { countWords } from "../../text/words.ts";
import type { ReadDocument } from "../../types/index.ts";
import { chatFaults, placeQuestion } from "./check.ts";
import { packSteps, partsOf } from "./packages.ts";
import { readQuestions } from "./readQuestions.ts";
import { readSecondAnswers } from "./readSecondAnswers.ts";
import { writeQuestionRequest, writeRepair, writeRest } from "./requests.ts";
import {
  askedAgain,
  comparedWith,
  packQuestions,
  passageAround,
  writeSecondRequest,
} from "./secondAnswers.ts";
import type { ChatStep } from "./types.ts";

const LIMITS = { characters: 20_000, words: 6_000, questions: 2 };
const PARAGRAPH = "Ein Uhrwerk drehte die Lampe, und der Wärter zog es jede Nacht vier Mal auf. ";

const stepOf = (number: number, text = PARAGRAPH.repeat(40).trim()): ChatStep => ({
  number,
  title: `Titel ${number}`,
  text,
  passages: [],
});
const steps = (count: number) => Array.from({ length: count }, (_, at) => stepOf(at + 1));

describe("packages", () => {
  it("hold at most five steps, in their order, each once", () => {
    const packages = packSteps(steps(12), LIMITS);
    expect(packages.map((one) => one.map(({ number }) => number))).toEqual([
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
      [11, 12],
    ]);
  });

  it.each([6_000, 20_000, 60_000])("and their requests no more than %i characters", (characters) => {
    const limits = { ...LIMITS, characters };
    const long = [stepOf(1), stepOf(2, `${PARAGRAPH.repeat(300)}\n\n${PARAGRAPH.repeat(9)}`), stepOf(3)];
    for (const language of COURSE_LANGUAGES) {
      for (const packed of packSteps(long, limits)) {
        expect(writeQuestionRequest(long, packed, limits, language).length).toBeLessThanOrEqual(characters);
      }
    }
  });

  it("hold fewer steps where the chat may write fewer words", () => {
    expect(packSteps(steps(4), { ...LIMITS, words: 700 }).map((one) => one.length)).toEqual([2, 2]);
  });

  it("leave steps without text out", () => {
    expect(packSteps([stepOf(1, ""), stepOf(2)], LIMITS)).toEqual([[{ number: 2, part: 1, parts: 1 }]]);
  });

  it("share a step that is too long out in parts, without losing a word", () => {
    const text = `${PARAGRAPH.repeat(200)}\n\n${"Wort".repeat(900)}\n\n${PARAGRAPH}`.trim();
    const parts = partsOf(text, 2_000);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(2_000);
    expect(parts.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
  });
});

describe.each(COURSE_LANGUAGES)("in %s", (language) => {
  const request = writeQuestionRequest(steps(2), [{ number: 2, part: 1, parts: 1 }], LIMITS, language);

  it("a request holds the rules, the form and the passages, and nothing to be filled in", () => {
    expect(request).toContain(PARAGRAPH.trim());
    expect(request).toContain("Titel 2");
    expect(request).not.toMatch(/\{\w+\}/);
    expect(countWords(request.split("```")[0] ?? "")).toBeGreaterThan(150);
  });

  it("its form is what is read", () => {
    const form = request.split("```")[1] ?? "";
    const { questions } = readQuestions(form);
    expect(questions).toHaveLength(1);
    expect(questions[0]).toMatchObject({ step: 2, isCutOff: false });
    expect(questions[0]?.options.map(({ correct }) => correct)).toEqual([true, false, false, false]);
    for (const field of ["text", "proof", "explanation", "hint"] as const)
      expect(questions[0]?.[field]).not.toBe("");
  });

  it("so is the refusal that it offers", () => {
    const refusal = /[“„«]\s?([^”“»«„]*:[^”“»«„]*?)\s?[”“»]\.?\n7\./u.exec(request)?.[1] ?? "";
    expect(readQuestions(`### Step 2\n${refusal}`).refused).toHaveLength(1);
  });

  it("a second request asks without marks, and its form is what is read", () => {
    const asked = [askedAgain(question, "Die Stelle.")];
    const text = writeSecondRequest(asked, language);
    expect(text).toContain("Die Stelle.");
    for (const option of question.options) expect(text).toContain(`) ${option.text}\n`.trimEnd());
    expect(text).not.toContain(question.explanation);
    expect(readSecondAnswers(text.split("```")[1] ?? "")).toMatchObject([
      { number: 1, option: 1, weakness: "" },
    ]);
  });

  it("a follow-up names what is wrong, and its heading is what is read", () => {
    const faults = [{ code: "proof_not_in_step" as const, params: { quote: "Das Licht." } }];
    const options = [{ text: "mit Wind" }, { text: "mit Öl" }];
    const uneven = { code: "options_uneven" as const, params: { option: 2 } };
    const overlap = { code: "options_overlap" as const, params: { option: 2, other: 1 } };
    const refused = { step: 2, place: 2, text: "Warum?", options, faults: [...faults, uneven, overlap] };
    const text = writeRepair([refused], language);
    // Answers by their words: the chat has them in another order.
    const said = text.split("\n").filter((line) => /^- /.test(line));
    expect(said.map((line) => [line.includes("mit Öl"), line.includes("mit Wind")])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
    expect(said.join("")).not.toMatch(/\d/);
    expect(text).toContain("Das Licht.");
    const heading = text.split("\n").find((line) => line.startsWith("###")) ?? "";
    const first = request.split("```")[1] ?? "";
    const again = `${heading}\n${first.trim().split("\n").slice(1).join("\n").replace("…", "Neu?")}`;
    const second = first.replace("…", "Zwei?").replace(/\n###.*\n/, "\n");
    const { questions } = readQuestions(`${first}\n${second}\n${again}`);
    expect(questions.map((one) => one.text)).toEqual(["…", "Neu?"]);
    expect(writeRest([4, 5], language)).toMatch(/4, \p{L}+ 5/u);
  });
});

const TEXT = `Das Licht\n\n${PARAGRAPH}\n\nDas Öl kam im Herbst mit dem Schiff. Danach war der Turm bis zum Frühjahr allein.`;
const document: ReadDocument = {
  id: "d1",
  name: "turm.txt",
  format: "txt",
  title: "Turm",
  language: "de",
  pages: null,
  words: 20,
  outline: [],
  notices: [],
  blocks: [
    { kind: "heading", level: 1, text: "Das Licht", page: null, paragraph: 1, offset: 0 },
    { kind: "paragraph", level: 0, text: PARAGRAPH.trim(), page: null, paragraph: 2, offset: 11 },
  ],
};
const LIGHT: ChatStep = {
  ...stepOf(6, TEXT),
  passages: document.blocks.map((block) => ({ document, block })),
};
const OIL: ChatStep = stepOf(
  7,
  "Im Winter blieb das Feuer aus. Niemand fuhr dann über das Meer zum Turm hinaus.",
);
const ANSWER = `### Lernschritt 6
Frage: Wodurch drehte sich die Lampe im Turm?
+ durch ein Uhrwerk, das der Wärter aufzog
- durch den Wind, der über das Meer kam | Der Wind weht zu ungleich dafür.
- durch Strom aus einem Kabel im Meer | Ein Kabel gab es dort nicht.
- durch die Wärme des Feuers im Turm | Wärme allein dreht nichts.
Beleg: „Ein Uhrwerk drehte die Lampe, und der Wärter zog es jede Nacht vier Mal auf.“
Erklärung: Das Uhrwerk trieb die Lampe an; deshalb musste es jemand aufziehen.
Hinweis: Denken Sie daran, was jede Nacht zu tun war.`;
const de = languageDataOf("de");
const place = (answer: string, among = [LIGHT, OIL]) => {
  const [read] = readQuestions(answer).questions;
  return read ? placeQuestion(read, among, [6, 7], de) : null;
};
const placed = place(ANSWER);
if (placed === null) throw new Error("The question was not placed");
const { question } = placed;

describe("a question that was read", () => {
  it("stands in its step with its proof word for word, and where that stands in the document", () => {
    expect(placed).toMatchObject({
      step: 6,
      quote: PARAGRAPH.trim(),
      faults: [],
      question: { origin: "chat", source: { document: "d1", paragraph: 2, offset: 11 } },
    });
    expect(question.options.filter(({ correct }) => correct)).toEqual([
      { text: "durch ein Uhrwerk, das der Wärter aufzog", correct: true },
    ]);
  });

  const codes = (answer: string) => place(answer)?.faults.map(({ code }) => code);

  it.each<[string, string, string[]]>([
    ["a proof that does not stand there", ANSWER.replace("drehte die", "dreht die"), ["proof_not_in_step"]],
    ["a proof with typographic signs of its own", ANSWER.replace("Lampe, und", "Lampe,\u00a0und"), []],
    ["a proof that is one word", ANSWER.replace(/Beleg:.*/, "Beleg: „Das Licht“"), ["proof_short"]],
    ["no proof", ANSWER.replace(/Beleg:.*/, ""), ["source_missing"]],
    ["the number of a step that is not there", ANSWER.replace("schritt 6", "schritt 1"), []],
    [
      "such a number and no proof",
      ANSWER.replace("schritt 6", "schritt 9").replace(/Beleg:.*/, ""),
      ["step_unknown", "source_missing"],
    ],
    ["the number of another step", ANSWER.replace("schritt 6", "schritt 7"), ["step_moved"]],
    ["three answers", ANSWER.replace(/- durch die W.*\n/, ""), ["options_other"]],
    ["two right ones", ANSWER.replace("- durch die W", "+ durch die W"), ["several_right"]],
    [
      "no explanation and no hint",
      ANSWER.replace(/Erkl.*\n/, "")
        .replace(/Hinweis.*/, "")
        .concat(`\n\n${ANSWER}`)
        .replace("Wodurch", "Was war es, wodurch"),
      ["explanation_missing", "hint_missing"],
    ],
    [
      "a hint that tells",
      ANSWER.replace(/Hinweis:.*/, "Hinweis: Es ist das Uhrwerk, das der Wärter aufzog."),
      ["hint_tells"],
    ],
    ["letters", ANSWER.replace("Erklärung: Das", "Erklärung: Antwort A ist richtig. Das"), ["options_named"]],
    [
      "a key that its proof names, though it asks what is not so",
      ANSWER.replace("Wodurch drehte sich", "Wodurch drehte sich nicht").replace(
        "durch ein Uhrwerk, das der Wärter aufzog",
        "ein Uhrwerk",
      ),
      ["negated_key_quoted"],
    ],
    ["an end in the middle", ANSWER.slice(0, ANSWER.indexOf("Beleg")), ["cut_off"]],
  ])("with %s", (_, answer, expected) => {
    expect(codes(answer)).toEqual(expected);
  });

  it("stands in no step where there is none", () => {
    expect(place(ANSWER, [])).toBeNull();
  });

  it("stands in no other step once its own is gone, whether it is called by its number or counted", () => {
    for (const called of ["6", "1"])
      expect(place(ANSWER.replace("schritt 6", `schritt ${called}`), [OIL])).toBeNull();
  });

  it("is judged the same once a person changed it", () => {
    const faults = chatFaults({ ...question, hint: null }, placed.quote, de);
    expect(faults.map(({ code }) => code)).toEqual(["hint_missing"]);
  });

  it.each<[string, string, string[]]>([
    ["Was treibt die Lampe nicht an?", "Wind, Wärme und ein Uhrwerk treiben sie an.", ["negated_key_quoted"]],
    ["Was treibt die Lampe nicht an?", "Ein Uhrwerk treibt sie nicht an.", []],
    ["Was treibt die Lampe an?", "Ein Uhrwerk treibt sie an.", []],
    ["Was treibt die Lampe nicht an?", "Wind und Wärme treiben sie an.", []],
  ])("that asks %s of “%s” has the remarks %j", (text, quote, expected) => {
    const options = question.options.map((option) =>
      option.correct ? { ...option, text: "ein Uhrwerk" } : option,
    );
    const faults = chatFaults({ ...question, text, options }, quote, de);
    expect(faults.map(({ code }) => code)).toEqual(expected);
  });
});

describe("a second answer", () => {
  const asked = askedAgain(question, "Die Stelle.");
  const right = asked.options.indexOf("durch ein Uhrwerk, das der Wärter aufzog");
  const letter = "abcd"[right] ?? "";
  const other = "abcd"[(right + 1) % 4] ?? "";

  it.each([
    `Frage 1: ${letter}\nBeleg: „Ein Uhrwerk“\nUrteil: gut`,
    `1: ${letter.toUpperCase()}`,
    `Gern:\n\n**Frage 1:** ${letter}) durch ein Uhrwerk\n**Urteil:** Gut.`,
    `- 1. ${letter}`,
    `### Question 1\nAnswer: ${letter}\nVerdict: good`,
  ])("agrees: %j", (answer) => {
    const [read] = readSecondAnswers(answer);
    expect(read && comparedWith(question, asked, read)).toEqual({ agrees: true, faults: [] });
  });

  it.each([
    [`Frage 1: ${other}\nUrteil: gut`, "answered_otherwise"],
    ["Frage 1: ?\nUrteil: gut", "answer_undecided"],
  ])("puts the question aside: %j", (answer, code) => {
    const [read] = readSecondAnswers(answer);
    expect(read && comparedWith(question, asked, read)).toMatchObject({ agrees: false, faults: [{ code }] });
  });

  it("doubts without putting aside", () => {
    const [read] = readSecondAnswers(`Frage 1: ${letter}\nUrteil: Der Wind ist absurd.`);
    expect(read && comparedWith(question, asked, read)).toEqual({
      agrees: true,
      faults: [{ code: "reader_doubts", params: { text: "Der Wind ist absurd." } }],
    });
  });

  it("says nothing of a question that was changed since", () => {
    const options = question.options.map((option, at) => (at === 0 ? { ...option, text: "anders" } : option));
    const given = { option: right, proof: "", weakness: "" };
    expect(comparedWith({ ...question, options }, asked, given)).toBeNull();
    expect(comparedWith({ ...question, text: "Wer war es nicht?" }, asked, given)).toBeNull();
  });

  it("is asked with the paragraph of the proof and what it takes to understand it", () => {
    const long = Array.from({ length: 9 }, (_, at) => `${PARAGRAPH.repeat(4)}Absatz ${at}.`).join("\n\n");
    const passage = passageAround(long, "Absatz 4.");
    expect(passage).toContain("Absatz 4.");
    expect(passage.split("\n\n").length).toBeLessThan(5);
    expect(passageAround("Kurz.\n\nLang.", "Kurz.")).toBe("Kurz.\n\nLang.");
  });

  it("is asked in packages of what a chat takes at once", () => {
    const many = Array.from({ length: 30 }, () => ({ ...asked, passage: PARAGRAPH.repeat(8) }));
    const packages = packQuestions(many, LIMITS);
    expect(packages.flat()).toHaveLength(30);
    for (const language of COURSE_LANGUAGES)
      for (const one of packages)
        expect(writeSecondRequest(one, language).length).toBeLessThanOrEqual(20_000);
  });
});

it("the text of a step is plain: what is quoted from it stands there", () => {
  const markdown =
    "## Das **Licht**\n\n> Ein *Uhrwerk* [drehte](https://a.example/b) die `Lampe`.\n\n![Turm](figure:1)\n\n| Öl | Herbst |\n| --- | --- |\n| viel | Schiff |\n\n- a\\_b";
  expect(plainText(markdown)).toBe(
    "Das Licht\n\nEin Uhrwerk drehte die Lampe.\n\n| Öl | Herbst |\n| viel | Schiff |\n\n- a_b",
  );
});
