import { describe, expect, it } from "vitest";
import { readQuestions } from "./readQuestions.ts";

const PLAIN = `### Lernschritt 3
Frage: Womit wird die Lampe gedreht?
+ mit einem Uhrwerk | Das Gewicht treibt es an.
- mit einem Motor | Strom gab es dort noch nicht.
- mit Wind | Er weht zu ungleich.
- mit der Hand | Dafür war die Nacht zu lang.
Beleg: „Ein Uhrwerk drehte die Lampe.“
Erklärung: Das Gewicht sank und trieb das Uhrwerk.
Hinweis: Denken Sie an das Gewicht im Turm.`;

/** What every reading of the same question must come to. */
const READ = {
  step: 3,
  text: "Womit wird die Lampe gedreht?",
  options: [
    { text: "mit einem Uhrwerk", correct: true, feedback: "Das Gewicht treibt es an." },
    { text: "mit einem Motor", correct: false, feedback: "Strom gab es dort noch nicht." },
    { text: "mit Wind", correct: false, feedback: "Er weht zu ungleich." },
    { text: "mit der Hand", correct: false, feedback: "Dafür war die Nacht zu lang." },
  ],
  proof: "Ein Uhrwerk drehte die Lampe.",
  explanation: "Das Gewicht sank und trieb das Uhrwerk.",
  hint: "Denken Sie an das Gewicht im Turm.",
  isCutOff: false,
};

/** The same without what is said to the right answer, from which the right one is told where no sign tells it. */
const UNTOLD = {
  ...READ,
  options: READ.options.map((option) => (option.correct ? { ...option, feedback: "" } : option)),
};
const SIGNLESS = PLAIN.replace(" | Das Gewicht treibt es an.", "");
const each = (change: (line: string) => string, text = PLAIN) => text.split("\n").map(change).join("\n");

describe("one question is read", () => {
  it.each<[string, string]>([
    ["as it was asked for", PLAIN],
    [
      "with prose around it",
      `Gern! Hier sind die Fragen:\n\n${PLAIN}\n\nMöchten Sie weitere Fragen?\nIch helfe gern.`,
    ],
    ["in a code fence", `\`\`\`text\n${PLAIN}\n\`\`\`\nViel Erfolg!`],
    ["as a quotation", each((line) => `> ${line}`)],
    [
      "with Windows line ends and hard spaces",
      each((line) => line.replaceAll(" ", "\u00a0")).replaceAll("\n", "\r\n"),
    ],
    ["with empty lines between", PLAIN.replaceAll("\n", "\n\n")],
    ["with bold labels", PLAIN.replace(/^(Frage|Beleg|Erklärung|Hinweis):/gm, "**$1:**")],
    ["with bold labels before the colon", PLAIN.replace(/^(Frage|Beleg|Erklärung|Hinweis):/gm, "**$1**:")],
    [
      "with numbered questions and a title behind the step",
      PLAIN.replace("### Lernschritt 3", "**Lernschritt 3 – Das Licht**").replace("Frage:", "Frage 1:"),
    ],
    ["with every line as a point of a list", each((line) => (/^[#+-]/.test(line) ? line : `- ${line}`))],
    ["with a bullet before each sign", PLAIN.replace(/^([+-]) /gm, "* $1 ")],
    ["with letters behind the signs", PLAIN.replace(/^([+-]) /gm, "$1 a) ")],
    ["with dashes of other kinds", PLAIN.replace(/^- /gm, "– ")],
    ["with ticks and crosses", PLAIN.replace(/^\+ /gm, "✅ ").replace(/^- /gm, "❌ ")],
    ["with boxes", PLAIN.replace(/^\+ /gm, "- [x] ").replace(/^- (?!\[)/gm, "- [ ] ")],
    ["with labels for right and wrong", PLAIN.replace(/^\+ /gm, "Richtig: ").replace(/^- /gm, "Falsch: ")],
    ["with the reason on a line of its own", PLAIN.replaceAll(" | ", "\n  - Warum falsch: ")],
    [
      "with labels of another language",
      PLAIN.replace("Frage:", "Question:")
        .replace("Beleg:", "Proof:")
        .replace("Erklärung:", "Explanation:")
        .replace("Hinweis:", "Hint:")
        .replace("Lernschritt", "Step"),
    ],
    [
      "with the fields in another order",
      PLAIN.replace(/(Beleg:.*)\n(Erklärung:.*)\n(Hinweis:.*)/, "$3\n$1\n$2"),
    ],
    [
      "with other quotation marks and the place behind them",
      PLAIN.replace(/„(.*)“/, "«\u202f$1\u202f» (Lernschritt 3)"),
    ],
    [
      "with lines that were wrapped",
      PLAIN.replace("Gewicht sank und trieb", "Gewicht sank\nund trieb").replace(
        "mit der Hand | Dafür war",
        "mit der Hand | Dafür\nwar",
      ),
    ],
    ["with the text of the question below its label", PLAIN.replace("Frage: ", "#### Frage 1\n\n")],
    ["after thinking aloud", `<think>### Lernschritt 1\nFrage: Ist das gut?\n</think>\n${PLAIN}`],
    [
      "twice, the second time whole",
      `${PLAIN.split("\n").slice(0, 4).join("\n")}\n\nHier noch einmal ganz:\n\n${PLAIN}`,
    ],
  ])("%s", (_, answer) => {
    expect(readQuestions(answer)).toEqual({ questions: [READ], refused: [] });
  });

  it.each<[string, string]>([
    ["with points in place of signs", SIGNLESS.replace(/^[+-] /gm, "• ")],
    ["with numbers in place of signs", SIGNLESS.replace(/^[+-] /gm, "1. ")],
    [
      "with letters and a line that names the right one",
      SIGNLESS.replace(/^[+-] mit einem U/gm, "a) mit einem U")
        .replace("- mit einem M", "b) mit einem M")
        .replace("- mit W", "c) mit W")
        .replace("- mit d", "d) mit d")
        .replace("Beleg:", "Richtige Antwort: a\nBeleg:"),
    ],
    ["with a word behind the right one", SIGNLESS.replace(/^\+ (.*)$/m, "- $1 (richtig)")],
    ["without any label before the question", SIGNLESS.replace("Frage: ", "1. ")],
  ])("%s", (_, answer) => {
    expect(readQuestions(answer).questions).toEqual([UNTOLD]);
  });

  it("with a bold one among points", () => {
    const bold = SIGNLESS.replace(/^- (.*) \|.*$/gm, "* $1").replace(/^\+ (.*)$/m, "* **$1**");
    expect(readQuestions(bold).questions[0]?.options.map(({ correct }) => correct)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("whatever its answers and its proof say", () => {
    const signs = PLAIN.replace("mit Wind", "mit *Wind* und `x - y`").replace(
      "Ein Uhrwerk",
      "2. Ein **Uhrwerk**",
    );
    expect(readQuestions(signs).questions[0]).toMatchObject({
      options: [{}, {}, { text: "mit Wind und x - y" }, {}],
      proof: "2. Ein Uhrwerk drehte die Lampe.",
    });
  });
});

describe("what is missing is left empty", () => {
  it("where a field is not there", () => {
    const { questions } = readQuestions(PLAIN.replace(/^Beleg.*\n/m, "").replace(/^Hinweis.*/m, ""));
    expect(questions).toEqual([{ ...READ, proof: "", hint: "" }]);
  });

  it("where nothing tells the right answer", () => {
    const untold = PLAIN.replace(/^\+ /m, "- ").replace(/ \|.*$/gm, "");
    expect(readQuestions(untold).questions[0]?.options.map(({ correct }) => correct)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([4, 5, 7])("and said where the answer ends after line %i", (end) => {
    const whole = PLAIN.replace("Lernschritt 3", "Lernschritt 2");
    const { questions } = readQuestions(`${whole}\n\n${PLAIN.split("\n").slice(0, end).join("\n")}`);
    expect(questions.map(({ isCutOff }) => isCutOff)).toEqual([false, true]);
  });

  it("and goes on with the next piece, which begins in the middle of a sentence", () => {
    const at = PLAIN.indexOf("trieb das");
    expect(readQuestions(`${PLAIN.slice(0, at)}\n${PLAIN.slice(at)}`).questions).toEqual([READ]);
  });
});

describe("several questions are read", () => {
  const second = PLAIN.replace("Womit wird", "Wer hat").replace("gedreht", "bewacht");

  it("under one heading, and under headings of their own", () => {
    const under = second.replace(/^###.*\n/, "");
    expect(readQuestions(`${PLAIN}\n\n${under}`).questions.map(({ text, step }) => [step, text])).toEqual([
      [3, "Womit wird die Lampe gedreht?"],
      [3, "Wer hat die Lampe bewacht?"],
    ]);
    expect(
      readQuestions(`${PLAIN}\n---\n${second.replace("schritt 3", "schritt 4")}`).questions.map(
        ({ step }) => step,
      ),
    ).toEqual([3, 4]);
  });

  it("and one that was mended takes the place of the one that it names", () => {
    const mended = second.replace("Lernschritt 3", "Lernschritt 3, Frage 1");
    const other = PLAIN.replace("Womit", "Wie oft");
    const { questions } = readQuestions(`${PLAIN}\n${other}\n\nDanke, hier:\n\n${mended}`);
    expect(questions.map(({ text }) => text)).toEqual([
      "Wer hat die Lampe bewacht?",
      "Wie oft wird die Lampe gedreht?",
    ]);
  });

  it("and steps without one are named with their reason", () => {
    const none = "### Lernschritt 4\nKeine Frage: Der Lernschritt ist ein Inhaltsverzeichnis.";
    expect(readQuestions(`${none}\n\n${PLAIN}`)).toEqual({
      questions: [READ],
      refused: [{ step: 4, reason: "Der Lernschritt ist ein Inhaltsverzeichnis." }],
    });
  });
});

it.each([
  "Keine Frage: zu kurz",
  "Keine Frage – zu kurz",
  "Keine Frage (zu kurz)",
  "Frage: Keine Frage: zu kurz",
  "**Frage 1:** Keine Frage – zu kurz",
  "- Keine Frage. zu kurz",
])("a refusal is read out of %j", (line) => {
  const { questions, refused } = readQuestions(`### Lernschritt 4\n${line}`);
  expect(questions).toEqual([]);
  expect(refused).toEqual([{ step: 4, reason: "zu kurz" }]);
});

it.each(["", "Das kann ich leider nicht.", "### Lernschritt 3", "Wie kann ich helfen?\n- So\n- Oder so"])(
  "nothing is read out of %j",
  (answer) => {
    expect(readQuestions(answer).questions).toEqual([]);
  },
);

it("takes no longer for a long line than for as many short ones", () => {
  const long = `${" ".repeat(30_000)}*${"_ ".repeat(20_000)}${"(".repeat(20_000)}`;
  const before = process.cpuUsage().user;
  readQuestions(`### Lernschritt 1\nFrage: ${long}\n+ ${long}`);
  expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
});

describe("an answer that is made to be slow", () => {
  it("holds so many questions, options and letters at most", () => {
    const many = Array.from({ length: 500 }, (_, at) => `Frage: Was ist ${at}?\n+ a`).join("\n");
    expect(readQuestions(many).questions).toHaveLength(100);
    const [wide] = readQuestions(`${PLAIN.split("\n", 2).join("\n")}\n${"+ x\n".repeat(500)}`).questions;
    expect(wide?.options).toHaveLength(12);
    const [long] = readQuestions(`${PLAIN}\n${"und weiter\n".repeat(5_000)}`).questions;
    expect(long?.hint.length).toBeLessThanOrEqual(4_000);
  });

  it("names a right answer four times at most", () => {
    const named = [..."abcdefgh"].map((letter) => `Antwort: ${letter}`).join("\n");
    const [question] = readQuestions(`Frage: Was?\n${"- x\n".repeat(8)}${named}`).questions;
    expect(question?.options.filter(({ correct }) => correct)).toHaveLength(4);
  });
});
