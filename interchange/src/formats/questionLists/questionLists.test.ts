import { MOST_LISTED } from "@lehrpfad/contract";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { ImportError } from "../markdown/errors.ts";
import type { Listed } from "./build.ts";
import { readQuestionList } from "./read.ts";

const TRUTH = { yes: "True", no: "False" };
const read = (file: string | Uint8Array) =>
  readQuestionList(typeof file === "string" ? strToU8(file) : file, TRUTH);

/** A question in a line: what it asks, and what may be answered; what is right bears a star. */
function told({ question }: Listed): string {
  const { text } = question;
  if (question.kind === "choice") {
    const options = question.options.map((option) => (option.correct ? `*${option.text}` : option.text));
    return `${text} [${options.join(" | ")}]`;
  }
  if (question.kind === "typed") return `${text} = ${question.accepted.join(" / ")}`;
  return question.kind === "self" ? `${text} → ${question.passage}` : text;
}
const toldOf = (file: string | Uint8Array) => read(file).questions.map(told);

describe("a list as plain text", () => {
  it.each([
    ["1. Wo lebt der Dachs?\na) im Bau\nb) im Nest\n*c) im Wasser", "*im Wasser"],
    ["1) Wo lebt der Dachs?\n  a) *im Bau\n  b) im Nest\n  c) im Wasser", "*im Bau"],
    ["Frage 1: Wo lebt der Dachs?\nA. im Bau\nB. im Nest\nC. im Wasser\nLösung: B", "*im Nest"],
    ["Where?\nA. im Bau\nB. im Nest\nC. im Wasser\nANSWER: C", "*im Wasser"],
    ["Where?\n[ ] im Bau\n[x] im Nest\n[ ] im Wasser", "*im Nest"],
    ["Where?\n☐ im Bau\n☑ im Nest\n☐ im Wasser", "*im Nest"],
    ["Où ?\n- im Bau\n- im Nest (correct)\n- im Wasser", "*im Nest"],
    ["Where?\n1) im Bau\n2) im Nest\n3) im Wasser\nAnswer: 2", "*im Nest"],
    ["Where? a) im Bau b) im Nest c) im Wasser\nRespuesta correcta: c", "*im Wasser"],
    ["1. Where?\na) im Bau\nb) **im Nest**\nc) im Wasser", "*im Nest"],
    ["1. Where?\na) im Bau\nb) im Nest\nc) im Wasser\nRisposta: im Bau", "*im Bau"],
    ["1. Where?\na) im Bau\nb) im Nest\nc) im Wasser\nBonne réponse : b) im Nest", "*im Nest"],
  ])("tells the right one: %j", (text, right) => {
    const [only, ...others] = read(text).questions;
    expect(others).toEqual([]);
    const { question } = only ?? expect.unreachable();
    expect(question.kind === "choice" && question.options).toHaveLength(3);
    expect(told(only ?? expect.unreachable())).toContain(right);
    expect(told(only ?? expect.unreachable()).match(/\*/g)).toHaveLength(1);
  });

  it("knows several right ones, an answer key at the end, and what stands below a question", () => {
    const list = [
      "Quiz: Vögel",
      "1. Wer singt?\na) Amsel\nb) Igel\nc) Meise\nd) Dachs\nErklärung: Beide sind Singvögel.\nTipp: Hören Sie hin.",
      "2. Wer gräbt?\na) Amsel\nb) Dachs",
      "Lösungen\n1 a und c\n2 b",
    ];
    const { questions, unread } = read(list.join("\n\n"));
    expect(questions.map(told)).toEqual([
      "Wer singt? [*Amsel | Igel | *Meise | Dachs]",
      "Wer gräbt? [Amsel | *Dachs]",
    ]);
    expect(questions[0]?.question).toMatchObject({
      explanation: "Beide sind Singvögel.",
      hint: "Hören Sie hin.",
    });
    expect(unread).toEqual([{ text: "Quiz: Vögel", reason: "no_question" }]);
  });

  it("lists a question whose right answer it does not know, for somebody to tick", () => {
    const { questions } = read("1. Where?\na) den\nb) nest\n\n2. Who?\na) fox\nb) owl\nAnswer: E");
    expect(questions.map(told)).toEqual(["Where? [den | nest]", "Who? [fox | owl]"]);
    expect(questions.map(({ unknownAnswer }) => unknownAnswer)).toEqual([null, "E"]);
  });

  it("has a word typed, a sentence compared, and a statement judged where there is nothing to choose", () => {
    const list =
      "What is the capital of Italy?\nAnswer: Rome\n\n2. Why do leaves fall?\nThe tree loses less water without them in winter.\n\n3. Bees dance.\nAnswer: true";
    expect(toldOf(list)).toEqual([
      "What is the capital of Italy? = Rome",
      "Why do leaves fall? → The tree loses less water without them in winter.",
      "Bees dance. [*True | False]",
    ]);
  });

  it("keeps lines that belong together, and parts questions without room between them", () => {
    const list =
      "Which of these\nis a bird?\nA) a long-eared\nowl\nB) fox\nANSWER: A\nWhich is not?\nA) owl\nB) fox\nANSWER: B";
    expect(toldOf(list)).toEqual([
      "Which of these\nis a bird? [*a long-eared owl | fox]",
      "Which is not? [owl | *fox]",
    ]);
  });

  it.each([
    ["Frage 1\nWo?\nA Rom\nB Oslo\nAntwort: A", ["Wo? [*Rom | Oslo]"]],
    ["1.- ¿Dónde?\na) Roma b) Oslo\nRespuesta correcta: b) Oslo", ["¿Dónde? [Roma | *Oslo]"]],
    ["Dove?\nRoma\nOslo\n\nChi?\nNoi", ["Dove? [Roma | Oslo]", "Chi? = Noi"]],
    ["F: Wo?\nA: Rom\nF: Wer?\nA: Wir", ["Wo? = Rom", "Wer? = Wir"]],
    ["Where? – Rome\nWho? – Ann", ["Where? = Rome", "Who? = Ann"]],
    [
      "1. Eis ist kalt. (richtig)\n2. Eis ist heiß. (falsch)",
      ["Eis ist kalt. [*True | False]", "Eis ist heiß. [True | *False]"],
    ],
    ["1. Where? (2 P.)\nRight: Rome\nWrong: Oslo", ["Where? [*Rome | Oslo]"]],
    ["1. Where?\n- Oslo\n+ Rome", ["Where? [Oslo | *Rome]"]],
    ["1. A?\na) x\nb) y\n2. B?\na) x\nb) y\nAnswer key: 1-B, 2-A", ["A? [x | *y]", "B? [*x | y]"]],
    ["Frage;A;B;Richtig\nWo?;Rom;Oslo;B\nWer?;wir;ihr;A", ["Wo? [Rom | *Oslo]", "Wer? [*wir | ihr]"]],
    ["| Q | Answer |\n|---|---|\n| Where? | Rome |", ["Where? = Rome"]],
    ["### Question 1\nWhere?\n\nA. Rome\nB. Oslo\n\n**Correct answer:** A. Rome", ["Where? [*Rome | Oslo]"]],
  ])("is read as teachers and chats write it: %j", (text, expected) => {
    expect(toldOf(text)).toEqual(expected);
  });

  it("is read as Windows programs save it, too", () => {
    const bytes = new Uint8Array(
      [..."1. Was ist gr"].map((sign) => sign.charCodeAt(0)).concat(0xfc, 0x6e, 0x3f),
    );
    expect(read(bytes).questions[0]?.question.text).toBe("Was ist grün?");
  });
});

describe("what cannot be read", () => {
  it("is named with its reason, and refuses nothing else", () => {
    const many = "abcdefghijkl".split("").map((letter) => `${letter}) ${letter}`);
    const list = [
      "An introduction to the topic",
      `1. ${"long ".repeat(200)}?`,
      `2. Too many?\n${[...many, "- thirteenth"].join("\n")}`,
      "a) without\nb) a question",
      "3. Good?\na) yes\n*b) no",
    ];
    const { questions, unread } = read(list.join("\n\n"));
    expect(unread.map(({ reason }) => reason)).toEqual([
      "no_question",
      "too_long",
      "too_many_options",
      "no_text",
    ]);
    expect(questions.map(told)).toEqual(["Good? [yes | *no]"]);
  });

  it("is what comes after the most that one list may hold", () => {
    const list = Array.from({ length: MOST_LISTED + 2 }, (_, at) => `${at + 1}. What is ${at}?`);
    const { questions, unread } = read(list.join("\n\n"));
    expect(questions).toHaveLength(MOST_LISTED);
    expect(unread.map(({ reason }) => reason)).toEqual(["too_many", "too_many"]);
  });

  it.each([
    ["numbers", "1. \n"],
    ["lines", "x\n\n"],
    ["options", "a) x\n"],
    ["rows", "a\tb\n"],
    ["cells", "<tr><td>x</td><td>y</td></tr>"],
    ["paragraphs", "<p>x"],
  ])("is refused where it is no list but a flood of %s", (_, part) => {
    const flood = (part.startsWith("<tr") ? "<table>" : "") + part.repeat(1_900_000 / part.length);
    expect(() => read(flood)).toThrow(expect.objectContaining({ reason: "too_large" }) as ImportError);
  });

  it("keeps what it reads of one endless question in bounds", () => {
    const { questions, unread } = read("x\n".repeat(19_000));
    expect([questions.length, unread.length]).toEqual([0, 4]);
    expect(read(`1. a?\n2. b?\n\nAnswers\n${"1 a ".repeat(400_000)}`).questions).toHaveLength(1);
  });

  it.each([
    ["", "empty"],
    [zipSync({ "a.txt": strToU8("x") }), "unread"],
    [strToU8("PK nothing"), "damaged"],
    [zipSync({ "word/document.xml": strToU8("<!DOCTYPE a><a/>") }), "unsafe"],
  ])("is refused as a whole where it is no list: %#", (file, reason) => {
    expect(() => read(file)).toThrow(expect.objectContaining({ reason }) as ImportError);
  });
});

describe("a page, or what a text program puts on the clipboard", () => {
  it("tells questions and options by its lists, and what is right by its looks", () => {
    const html = `<html><body><!--StartFragment--><ol>
      <li><b>Which is a bird?</b><ol type="a"><li>fox</li><li><strong>owl</strong></li><li>mole</li></ol></li>
      <li>Which digs?<ul><li>owl</li><li><span style="font-weight:700">mole</span></li></ul></li></ol>
      <p class="MsoListParagraph"><span style="mso-list:Ignore">3.<span>&nbsp;&nbsp;</span></span>Which howls?</p>
      <p>a) wolf<br>b) hare</p><p>Lösung: a</p><script>alert(1)</script></body></html>`;
    expect(toldOf(html)).toEqual([
      "Which is a bird? [fox | *owl | mole]",
      "Which digs? [owl | *mole]",
      "Which howls? [*wolf | hare]",
    ]);
  });

  it("tells ticked boxes", () => {
    const html =
      '<p>1. Which?</p><div><input type="radio"> fox</div><div><input type="radio" checked> owl</div>';
    expect(toldOf(html)).toEqual(["Which? [fox | *owl]"]);
  });
});

describe("a table", () => {
  it.each([
    ["Question\tAnswer\nCapital of Italy?\tRome\nOldest?\tEvery one of them is as old as the next.", 2],
    ["Capital of Italy?\tRome\nOldest?\tEvery one of them is as old as the next.", 2],
  ])("has a question and its answer in two columns: %j", (text, count) => {
    expect(toldOf(text)).toHaveLength(count);
    expect(toldOf(text)[0]).toBe("Capital of Italy? = Rome");
    expect(toldOf(text)[1]).toContain("→ Every one");
  });

  it("has options in the columns behind, and the right one in the last, by letter or by words", () => {
    expect(toldOf("1\tWhich?\tfox\towl\tmole\tb\n2\tWho?\tant\tbee\tfly\tac")).toEqual([
      "Which? [fox | *owl | mole]",
      "Who? [*ant | bee | *fly]",
    ]);
    expect(toldOf("Which?\tfox\towl\tmole\towl\nWho?\tant\tbee\tfly\tant")).toEqual([
      "Which? [fox | *owl | mole]",
      "Who? [*ant | bee | fly]",
    ]);
  });

  it("says above its columns what they hold", () => {
    const rows = [
      "Nr.\tFrage\tRichtige Antwort\tFalsche Antwort 1\tFalsche Antwort 2\tErklärung",
      "1\tWer?\tEule\tFuchs\tMaus\tSie fliegt.",
    ];
    const [only] = read(rows.join("\n")).questions;
    expect(only && told(only)).toBe("Wer? [*Eule | Fuchs | Maus]");
    expect(only?.question.explanation).toBe("Sie fliegt.");
  });

  it("may hold the options of a question below each other in one cell", () => {
    const html =
      "<table><tr><td>1</td><td><p>Which?</p></td><td><p>a) fox</p><p><b>b) owl</b></p></td></tr></table>";
    expect(toldOf(html)).toHaveLength(1);
    expect(toldOf(html)[0]).toMatch(/^Which\? \[fox \| \*?owl\]$/);
  });
});

const word = (name: string, body: string) =>
  `<?xml version="1.0"?><w:${name} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${body}</w:${name}>`;
const run = (text: string, looks = "") =>
  `<w:r><w:rPr>${looks}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const listed = (list: number, level: number, runs: string) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${runs}</w:p>`;

describe("a document of Word", () => {
  const numbering = word(
    "numbering",
    `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="lowerLetter"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
  );
  const docx = (body: string) =>
    zipSync({
      "word/document.xml": strToU8(word("document", `<w:body>${body}</w:body>`)),
      "word/numbering.xml": strToU8(numbering),
    });

  it("tells its numbering, and what is right in bold, by a colour or by a ticked box", () => {
    const body = [
      `<w:p>${run("Test", "<w:b/>")}</w:p>`,
      listed(1, 0, run("Which is a bird?", "<w:b/>")),
      listed(1, 1, run("fox")),
      listed(1, 1, run("owl", "<w:b/>")),
      listed(1, 0, run("Which digs?")),
      listed(1, 1, run("mole", '<w:highlight w:val="yellow"/>')),
      listed(1, 1, run("owl", '<w:b w:val="0"/>')),
      `<w:p>${run("3. Which howls?")}</w:p><w:p/><w:p><w:sdt><w:sdtContent>${run("☒")}</w:sdtContent></w:sdt>${run(" wolf")}</w:p><w:p>${run("☐ hare")}</w:p>`,
      `<w:tbl><w:tr><w:tc><w:p>${run("Capital of Italy?")}</w:p></w:tc><w:tc><w:p>${run("Rome")}</w:p></w:tc></w:tr></w:tbl>`,
    ];
    const { questions, unread } = read(docx(body.join("")));
    expect(questions.map(told)).toEqual([
      "Which is a bird? [fox | *owl]",
      "Which digs? [*mole | owl]",
      "Which howls? [*wolf | hare]",
      "Capital of Italy? = Rome",
    ]);
    expect(unread).toEqual([{ text: "Test", reason: "no_question" }]);
  });
});

describe("a workbook of Excel", () => {
  it("is read row by row, shared and rich texts, numbers and bold cells among them", () => {
    const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
    const files = {
      "xl/workbook.xml": "<workbook/>",
      "xl/sharedStrings.xml":
        "<sst><si><t>Which is a bird?</t></si><si><r><t>f</t></r><r><t>ox</t></r></si><si><t>owl</t></si></sst>",
      "xl/styles.xml":
        '<styleSheet><fonts><font/><font><b/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>',
      "xl/worksheets/sheet1.xml": sheet(
        '<row><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="s" s="1"><v>2</v></c></row>',
      ),
      "xl/worksheets/sheet2.xml": sheet(
        '<row><c r="A1" t="inlineStr"><is><t>When?</t></is></c><c r="B1"><v>1990</v></c></row>',
      ),
    };
    const packed = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
    expect(toldOf(zipSync(packed))).toEqual(["Which is a bird? [fox | *owl]", "When? = 1990"]);
  });
});
