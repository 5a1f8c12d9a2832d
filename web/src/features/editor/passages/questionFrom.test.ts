import { expect, test } from "vitest";
import { canBeGap, gapFrom, questionFrom } from "./questionFrom.ts";
import { sentencesAt } from "./sentences.ts";

const SENTENCE = "Bienen sehen ultraviolett.";

test("a question begins with four answers, the first of which is the selection, and its passage", () => {
  expect(questionFrom({ text: "ultraviolett", quote: SENTENCE })).toMatchObject({
    kind: "choice",
    text: "",
    options: [{ text: "ultraviolett", correct: true }, ...Array(3).fill({ text: "", correct: false })],
    quote: SENTENCE,
  });
  const long = "x".repeat(900);
  expect(questionFrom({ text: long, quote: long })).toMatchObject({ options: [{ text: long }, {}, {}, {}] });
});

test("a word is left out of its sentence, whatever signs it has", () => {
  expect(gapFrom({ text: "$&", quote: "Erst $& tippen" })).toMatchObject({
    ...{ kind: "typed", text: "Erst ____ tippen", accepted: ["$&"], quote: "Erst $& tippen" },
  });
});

test.each([
  ["ultraviolett", SENTENCE, true],
  [SENTENCE, SENTENCE, false],
  ["Bienen sehen ultraviolett", SENTENCE, false],
  ["eins zwei drei vier", "Es sind eins zwei drei vier Dinge.", false],
  ["kurz", `kurz ${"lang ".repeat(200)}`, false],
])("whether %j can be left out of its passage", (text, quote, can) => {
  expect(canBeGap({ text, quote })).toBe(can);
});

test("the sentences of a selection are whole ones", () => {
  const text = "Eins ist da. Zwei  kommt.\nDrei geht.";
  const at = (words: string) => [text.indexOf(words), text.indexOf(words) + words.length] as const;
  expect(sentencesAt(text, "de", ...at("kommt"))).toBe("Zwei kommt.");
  expect(sentencesAt(text, "de", ...at("da. Zwei"))).toBe("Eins ist da. Zwei kommt.");
  expect(sentencesAt(text, "de", 0, text.length)).toBe("Eins ist da. Zwei kommt. Drei geht.");
});
