import { describe, expect, it } from "vitest";
import { readQuestions } from "./readQuestions.ts";
import { reasonsIn } from "./reasons.ts";

const answer = (options: readonly string[]) => `### Lernschritt 3
Frage: Womit wird die Lampe gedreht?
${options.join("\n")}
Beleg: „Ein Uhrwerk drehte die Lampe.“`;

const read = (options: readonly string[]) => readQuestions(answer(options)).questions[0]?.options ?? [];

const WRONG = {
  "mit einem Motor": "strom gab es dort noch nicht",
  "mit Wind": "er weht dafür viel zu ungleich",
  "mit der Hand": "dafür war es zu lange dunkel",
};
const written = (write: (text: string, why: string) => string) => [
  "+ mit einem Uhrwerk",
  ...Object.entries(WRONG).map(([text, why]) => `- ${write(text, why)}`),
];

describe("a reason behind an option is its feedback where most options have one", () => {
  it.each<[string, (text: string, why: string) => string]>([
    ["behind a dash", (text, why) => `${text} – ${why}`],
    ["behind a long dash", (text, why) => `${text} — ${why}`],
    ["behind a hyphen", (text, why) => `${text} - ${why}`],
    ["behind an arrow", (text, why) => `${text} → ${why}`],
    ["behind an arrow of signs", (text, why) => `${text} -> ${why}`],
    ["behind a colon and “weil”", (text, why) => `${text}: weil ${why}`],
    ["behind a point and “weil”", (text, why) => `${text}. Weil ${why}`],
    ["in brackets with “weil”", (text, why) => `${text} (weil ${why})`],
    ["in brackets with a label and “weil”", (text, why) => `${text} (falsch, weil ${why})`],
    ["in brackets with a label", (text, why) => `${text} (Warum falsch: ${why})`],
    ["behind a label", (text, why) => `${text}: Falsch: ${why}`],
  ])("%s", (_, write) => {
    const options = read(written(write));
    expect(options.map(({ text }) => text)).toEqual(["mit einem Uhrwerk", ...Object.keys(WRONG)]);
    expect(options.map(({ correct }) => correct)).toEqual([true, false, false, false]);
    const feedback = options.slice(1).map((option) => option.feedback.toLowerCase().replace(/^weil /, ""));
    expect(feedback).toEqual(Object.values(WRONG));
    expect(options.every((option) => /^\p{Lu}|^$/u.test(option.feedback))).toBe(true);
  });

  it.each<[string, string]>([
    ["English", "because nobody had power there"],
    ["French", "parce que personne n’avait de courant"],
    ["Spanish", "porque nadie tenía corriente allí"],
    ["Italian", "perché nessuno aveva corrente lì"],
  ])("also in %s", (_, why) => {
    const options = read(["+ a1", "- b1", "- c1", "- d1"].map((line) => `${line} (${why})`));
    expect(options.map(({ text }) => text)).toEqual(["a1", "b1", "c1", "d1"]);
    expect(options.map(({ feedback }) => feedback.toLowerCase())).toEqual([why, why, why, why]);
  });

  it("and tells the right one where the signs are lost", () => {
    const points = written((text, why) => `${text} – ${why}`).map((line) => line.replace(/^[+-]/, "•"));
    expect(read(points).map(({ correct }) => correct)).toEqual([true, false, false, false]);
  });
});

describe("what belongs to an answer stays in it", () => {
  it.each<[string, string[]]>([
    ["spans", ["+ 1914 – 1918", "- 1870 – 1871", "- 1939 – 1945", "- 1618 – 1648"]],
    ["names", ["+ Paris – Seine", "- Rom – Tiber", "- Wien – Donau", "- Köln – Rhein"]],
    [
      "answers that differ only behind the dash",
      [
        "+ der Wärter – er drehte das Uhrwerk selbst",
        "- der Wärter – er ließ es ganz allein laufen",
        "- der Wärter – er verkaufte es an den Hafen",
        "- der Gehilfe – er hatte es einmal gebaut",
      ],
    ],
    [
      "answers to why",
      [
        "+ weil das Gewicht im Turm langsam sinkt",
        "- weil der Wind dort immer gleich weht",
        "- weil der Wärter sie die Nacht lang dreht",
        "- weil ein Motor sie von unten antreibt",
      ],
    ],
    [
      "a dash in one of them",
      [
        "+ mit einem Uhrwerk – von einem Gewicht getrieben",
        "- mit Wind | Er weht.",
        "- mit Strom | Nein.",
        "- mit Dampf | Nein.",
      ],
    ],
  ])("%s", (_, options) => {
    expect(read(options).map(({ text }) => text)).toEqual(
      options.map((line) => (line.slice(2).split(" | ")[0] ?? "").trim()),
    );
  });
});

it("a reason in one of several answers is found, a dash in the right one is not one", () => {
  const options = read([
    "+ mit einem Uhrwerk – von einem Gewicht getrieben",
    "- mit Wind – er weht dafür viel zu ungleich",
    "- mit einem Motor | Strom gab es nicht.",
    "- mit der Hand | Dafür war die Nacht zu lang.",
  ]);
  expect(reasonsIn(options)).toEqual(["mit Wind – er weht dafür viel zu ungleich"]);
  const said = { text: "mit Wind (weil er dort immer weht)", correct: true, feedback: "Gut." };
  expect(reasonsIn([said])).toEqual([said.text]);
});

it("takes no longer for a text of many brackets and dashes", () => {
  const before = process.cpuUsage().user;
  for (const piece of ["(weil ", " – ", ": weil ", "→", "-- "])
    read(["+", "-", "-", "-"].map((sign, at) => `${sign} ${at}${piece.repeat(1_500)}`));
  expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
});
