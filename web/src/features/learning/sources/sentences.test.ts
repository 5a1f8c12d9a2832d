import { expect, it } from "vitest";
import { endWithSentence, wholeSentences } from "./sentences.ts";

it("a quote ends with its sentence, and takes no more of the text than that", () => {
  const passage = {
    before: "Davor. ",
    quote: "Sie tanzt. Dann sucht sie eine",
    after: " andere Stelle. Und mehr.\nNeu.",
  };
  expect(endWithSentence(passage, "de")).toEqual({
    ...passage,
    quote: "Sie tanzt. Dann sucht sie eine andere Stelle.",
    after: " Und mehr.\nNeu.",
  });
  const whole = { before: "", quote: "Sie tanzt.", after: " Dann nicht." };
  expect(endWithSentence(whole, "de")).toEqual(whole);
  const last = { before: "", quote: "Ein Titel ohne", after: " Punkt\nDanach ein Satz." };
  expect(endWithSentence(last, "de").quote).toBe("Ein Titel ohne Punkt");
});

it("in a list a quote stops at its last whole sentence, or says that it goes on", () => {
  const long = "Bienen sehen unschärfer als Menschen und lösen Bewegungen auf. Während ein Mensch";
  expect(wholeSentences(long, "de")).toBe("Bienen sehen unschärfer als Menschen und lösen Bewegungen auf.");
  expect(wholeSentences("Während ein Mensch schon bei", "de")).toBe("Während ein Mensch schon bei …");
  expect(wholeSentences("Ein Satz (ganz).", "de")).toBe("Ein Satz (ganz).");
  const three = `${"Ein Satz von einiger Länge steht hier. ".repeat(6)}Ende.`;
  expect(wholeSentences(three, "de")).toBe("Ein Satz von einiger Länge steht hier. ".repeat(3).trim());
});
