import { expect, it } from "vitest";
import { anyOf } from "./index.ts";

const isOne = (kind: Parameters<typeof anyOf>[number], text: string) =>
  new RegExp(`^(?:${anyOf(kind)})$`, "iu").test(text);

it("knows a word of each language", () => {
  for (const word of ["Kapitel", "Chapter", "Chapitre", "Capítulo", "Capitolo"])
    expect(isOne("chapters", word)).toBe(true);
  for (const word of [
    "Inhaltsverzeichnis",
    "Table of contents",
    "Sommaire",
    "Tabla de contenidos",
    "Sommario",
  ])
    expect(isOne("contents", word)).toBe(true);
  expect(isOne("chapters", "Bienen")).toBe(false);
});

it("joins several kinds, and none of them is empty", () => {
  const kinds = ["parts", "chapters", "ordinals", "bylines"] as const;
  for (const word of anyOf(...kinds).split("|")) expect(word).not.toBe("");
  expect(anyOf("parts", "chapters").split("|")).toContain("kapitel");
});
