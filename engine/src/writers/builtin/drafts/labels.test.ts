import { expect, test } from "vitest";
import type { BlockKind } from "../../../types/index.ts";
import { candidatesOf } from "./drafts.ts";
import { oneStep } from "./fixtures/oneStep.ts";
import { standsAlone } from "./guards.ts";
import { isRecurring } from "./outline.ts";

const NAMES = ["der Lampe", "des Dochts", "der Linse", "des Turms"];
const told = (name: string) =>
  `Am Abend wurde der Zustand ${name} von zwei Wärtern in ein dickes Buch geschrieben. Der Wind kam aus Norden, ` +
  `und das Meer war an der ganzen Küste ruhig. Die Wärter nannten ${name} als Grund für das helle Licht über dem Hafen.`;

test("a heading that every section has is no topic: nothing is asked about it", () => {
  const blocks = NAMES.flatMap((name): [BlockKind, string][] => [
    ["heading", `Der Zustand ${name}`],
    ["paragraph", told(name)],
    ["heading", "Messreihe"],
    ["paragraph", told(name).replace("Abend", "Morgen")],
  ]);
  const { analysis, step } = oneStep("de", blocks);
  const asked = candidatesOf(analysis, step).map(({ text }) => text);
  expect(asked.filter((text) => text.includes("Messreihe"))).toEqual([]);
});

test("a question that stands over each section is no label", () => {
  const blocks = NAMES.flatMap((name): [BlockKind, string][] => [
    ["heading", "Worum geht es?"],
    ["paragraph", told(name)],
    ["heading", "Messreihe"],
    ["paragraph", told(name)],
  ]);
  const { analysis } = oneStep("de", blocks);
  expect(["Worum geht es?", "Messreihe"].map((heading) => isRecurring(heading, analysis))).toEqual([
    false,
    true,
  ]);
});

test.each([
  "Weitere Informationen über die Lampen der Küste finden Sie unter dem Namen des Turms.",
  "Die Lampen der nördlichen Küste werden in dem Buch der alten Wärter genau beschrieben.",
  "Nach der Messung der beiden Wärter ist die Helligkeit der Lampe in der Nacht .",
  "Warum ist die Helligkeit der alten Lampe in den Nächten des Winters so gering?",
])("%s does not stand alone", (sentence) => {
  const { analysis, step } = oneStep("de", [["paragraph", `${told("der Lampe")} ${sentence}`]]);
  const alone = step.sentences.filter(({ text }) => standsAlone(text, analysis, { minimum: 6, maximum: 36 }));
  expect(alone.length).toBeGreaterThan(0);
  expect(alone.map(({ text }) => text)).not.toContain(sentence);
});
