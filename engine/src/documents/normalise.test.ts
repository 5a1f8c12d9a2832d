import { expect, test } from "vitest";
import { countWords } from "../text/words.ts";
import { documentLanguage } from "./language.ts";
import { languageShares } from "./languageShares.ts";
import { cleanLine, hasFloatingAccents, repairAccents } from "./normalise.ts";

test("accents printed apart from their letters are joined again", () => {
  const spanish = "la informaci´on, el coraz´on, la m´usica, el caf´e, alg´un, ma˜nana";
  expect(hasFloatingAccents(spanish)).toBe(true);
  expect(repairAccents(spanish, true)).toBe("la información, el corazón, la música, el café, algún, mañana");
  expect(repairAccents("sı\u0301mbolo", false)).toBe("símbolo");
  expect(hasFloatingAccents("a single ´ proves nothing")).toBe(false);
});

test("ligatures, soft hyphens, private and control characters go, spaces become plain", () => {
  expect(cleanLine("eﬃcient ﬂo\u00ADwer\u0000s\u00A0in\uE000 use\u00AD")).toBe("efficient flowers in use-");
});

test("words with apostrophes and hyphens count once", () => {
  expect(countWords("L’été dernier, 3.5 Mio. Nord-Süd-Achse — don't!")).toBe(6);
});

test("the language is that of most words; what commands and names are in counts for no other", () => {
  const block = (text: string) => ({ kind: "paragraph" as const, level: 0, text, page: null });
  const german = block(
    "Der Leuchtturm steht auf dem Felsen und weist den Schiffen jede Nacht den Weg. ".repeat(100),
  );
  const french = block(
    "Le phare se dresse sur le rocher et montre chaque nuit le chemin aux navires. ".repeat(60),
  );
  const commands = block(
    "sudo apt-get install --reinstall dpkg-dev build-essential debhelper fakeroot ".repeat(90),
  );
  expect(documentLanguage([german, french])).toBe("de");
  const [first, second, ...rest] = languageShares([german, french, commands]);
  expect(first).toEqual({ language: "de", share: expect.closeTo(0.61, 1) });
  expect(second).toEqual({ language: "fr", share: expect.closeTo(0.39, 1) });
  expect(rest).toEqual([]);
  expect(documentLanguage([block("Latarnia morska stoi na wysokim brzegu nad morzem. ".repeat(10))])).toBe(
    "other",
  );
});

test("blanks that keep a mark with its word stay, other odd blanks become plain ones", () => {
  expect(cleanLine("«\u00A0Où vas-tu\u202F?\u00A0» dit-il\u202F: à\u00A0Paris,\u00A015\u202F000 fois")).toBe(
    "«\u00A0Où vas-tu\u202F?\u00A0» dit-il\u202F: à Paris, 15 000 fois",
  );
});
