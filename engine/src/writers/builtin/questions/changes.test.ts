import { describe, expect, test } from "vitest";
import { languageDataOf } from "../../../text/languages/index.ts";
import type { Language } from "../../../types/index.ts";
import { seededRandom } from "../random.ts";
import { changesOf } from "./changes.ts";

const changed = (language: Language, text: string): string[] =>
  changesOf(text, languageDataOf(language), seededRandom(5), 2030).map((change) => change.text);

describe("statements changed into false ones", () => {
  const coherent: [Language, string, string][] = [
    [
      "en",
      "The old lamp was often lit by the daughter of the keeper.",
      "The old lamp was rarely lit by the daughter of the keeper.",
    ],
    [
      "de",
      "Die Linse wird von Hand nach dem ersten Sturm des Jahres gereinigt.",
      "Die Linse wird von Hand nach dem letzten Sturm des Jahres gereinigt.",
    ],
    [
      "fr",
      "La nouvelle lentille améliore la portée du phare en hiver.",
      "La nouvelle lentille dégrade la portée du phare en hiver.",
    ],
    ["fr", "Sa tenue est obligatoire dans ces villages.", "Sa tenue est facultative dans ces villages."],
    ["fr", "Le registre est obligatoire dans ces villages.", "Le registre est facultatif dans ces villages."],
    [
      "es",
      "La lente del faro facilita la navegación de los barcos por la noche.",
      "La lente del faro dificulta la navegación de los barcos por la noche.",
    ],
    [
      "it",
      "La lampada del faro viene spesso pulita dalla figlia del guardiano.",
      "La lampada del faro viene raramente pulita dalla figlia del guardiano.",
    ],
  ];
  test.each(coherent)("%s: a word is replaced by its rival", (language, text, expected) => {
    expect(changed(language, text)).toContain(expected);
  });

  const denied: [string, Language, string][] = [
    ["it is near the whole", "de", "Im Dorf ist nahezu die vollständige Arbeit des Winters noch offen."],
    ["it is a set phrase", "fr", "Les grands hommes du village montaient à la tour."],
    ["all must do what some do", "en", "Every keeper must carry a lantern up to the gallery."],
    ["the rest goes on as if", "fr", "Debian n’est pas parfaite et tous les jours il y a des problèmes."],
    ["a reason belies it", "en", "The value is zero since the books are not stored in the tower."],
    ["a comparison is open", "en", "The lamp on the second floor is an older tool of the keeper."],
    ["what is counted follows", "en", "The tower has three rooms, named kitchen, cellar and store."],
    ["the number is part of a phrase", "en", "The ships were held back by only one or two annoying rules."],
    [
      "the second half is joined by a negation",
      "de",
      "Das Dorf arbeitet mit dem Wärter zusammen und nicht isoliert.",
    ],
    [
      "it stands in brackets",
      "it",
      "Il guardiano scrive una lettera (spesso in inglese) al porto del paese.",
    ],
    [
      "the word is part of a term",
      "en",
      "Elevate the head of the bed for patients with congestive heart failure (CHF) and reflux.",
    ],
    [
      "the words are no compound of their own",
      "en",
      "The notes describe their failure to meet the needs of the patient.",
    ],
    ["it says what for", "de", "Der Wärter braucht viel Öl, um kleine Lampen im Turm zu füllen."],
    ["it says what for", "fr", "Le gardien utilise un miroir pour éclairer la première salle du phare."],
    ["its degree fits one word only", "de", "Der Turm ist noch höher als die Häuser des alten Dorfes."],
    [
      "the sentence is negated",
      "en",
      "The keeper hardly sees the small boats from the tower of the harbour.",
    ],
    ["somebody's death", "en", "The first keeper died in the tower during the storm of 1815."],
  ];
  test("no word takes an ending where the gender cannot be told", () => {
    const text = "Les mentions de sa lettre du port sont obligatoires chaque année.";
    expect(changed("fr", text).join(" ")).not.toMatch(/facultati/);
  });

  test.each(denied)("none where %s", (_, language, text) => {
    expect(changed(language, text).filter((other) => !/ (?:not|last|ne sont pas) /.test(other))).toEqual([]);
  });
});

test("software is no verb that says what for", () => {
  const [purpose] = languageDataOf("it").clauses.filter(({ kind }) => kind === "purpose");
  expect(purpose?.pattern.test("Il guardiano usa una libreria distribuita per software libero di casa")).toBe(
    false,
  );
  expect(
    purpose?.pattern.test("Il guardiano usa uno specchio distribuito per illuminare la sala del faro"),
  ).toBe(true);
});
