import { expect, test } from "vitest";
import { languageDataOf } from "../../text/languages/index.ts";
import type { Language } from "../../types/index.ts";
import { headingTitle, isGeneric, stepTitle } from "./headings.ts";

test.each([
  ["3.2 Die Waben", "Die Waben"],
  ["Kapitel 4: Der Tanz.", "Der Tanz"],
  ["Art. 3-bis ((Identità digitale))", "Identità digitale"],
  ["§ 12 Halten und Parken", "Halten und Parken"],
  ["B.4.4. Gestion des processus", "Gestion des processus"],
  ["0.08099 6 Species pool", "Species pool"],
  ["Chapter IV", ""],
  ["The lamp (a history)", "The lamp (a history)"],
])("%s is titled %s", (heading, title) => {
  expect(headingTitle(heading)).toBe(title);
});

test.each<[Language, string, string]>([
  ["en", "THE LAMP OF THE TOWER", "The lamp of the tower"],
  ["de", "DIE LAMPE BRENNT", "Die Lampe Brennt"],
  ["fr", "La lampe de l’UE", "La lampe de l’UE"],
  ["fr", "CULTURE – GNU, le projet de la FSF", "Culture – GNU, le projet de la FSF"],
  ["fr", "B.A.-BA – Le copyleft", "B.A.-BA – Le copyleft"],
  ["de", "ZURÜCK ZU DEN GRUNDLAGEN – Freie Lizenzen", "Zurück zu den Grundlagen – Freie Lizenzen"],
])("%s: %s is shown as %s", (language, heading, title) => {
  expect(stepTitle(heading, languageDataOf(language))).toBe(title);
});

test("headings that say nothing of their own are known", () => {
  expect(
    [
      "Introduction",
      "Lernziele",
      "Ressources",
      "En pratique",
      "Nota",
      "¿Qué es?",
      "Finalità didattiche",
    ].every(isGeneric),
  ).toBe(true);
  expect(["The lamp", "Der Tanz", "Le grain et la farine"].some(isGeneric)).toBe(false);
});
