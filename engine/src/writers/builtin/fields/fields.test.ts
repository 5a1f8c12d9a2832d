import { describe, expect, test } from "vitest";
import type { Language } from "../../../types/index.ts";
import { fieldsOf, readFields } from "./index.ts";

const LANGUAGES: readonly Language[] = ["de", "en", "fr", "es", "it"];
const wordsOf = (text: string) =>
  [...new Set([...readFields(text).rows.values()].flat())].map(({ words }) => words);

describe("word fields", () => {
  test("each form of the members makes a row of its own", () => {
    expect(wordsOf("rosso/rossa | verde/verde | giallo/gialla | nero/nera")).toEqual([
      ["rosso", "verde", "giallo", "nero"],
      ["rossa", "verde", "gialla", "nera"],
    ]);
    expect(wordsOf("rund* | eckig* | flach* | hohl*")).toContainEqual([
      "rundes",
      "eckiges",
      "flaches",
      "hohles",
    ]);
  });

  test("a sign in front tells the grade", () => {
    const grade = (text: string) => [...readFields(text).rows.values()].flat()[0]?.grade;
    expect(grade("+ before | after | during | without")).toBe("best");
    expect(grade("saved | deleted | renamed | moved")).toBe("fair");
    expect(grade("~ cheap | light | small | quiet")).toBe("weak");
  });

  test("what stands around braces must stand there in the text", () => {
    const [row] =
      readFields("is|are {possible | impossible | usual | forbidden} to").rows.get("possible") ?? [];
    expect(row?.words).toEqual(["possible", "impossible", "usual", "forbidden"]);
    expect([row?.before?.test("It is "), row?.before?.test("It was "), row?.after?.test(" to go")]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test("a form that two rows share asks for itself in neither, for it does not tell which is meant", () => {
    const rows = [
      ...readFields("attuale/attuale | nuovo/nuova | vecchio/vecchia | primo/prima").rows.values(),
    ].flat();
    expect(rows.every(({ wrongOnly }) => wrongOnly.has("attuale") && !wrongOnly.has("nuova"))).toBe(true);
    expect(
      [...(readFields("on | off | open | -broken").rows.get("broken") ?? [])][0]?.wrongOnly.has("broken"),
    ).toBe(true);
  });

  test("a field with three members, or with members of unlike forms, is refused", () => {
    expect(() => readFields("on | off | open")).toThrow(RangeError);
    expect(() => readFields("a/b | c/d | e/f | g")).toThrow("as many forms");
  });

  test.each(LANGUAGES)("%s: no row says a word twice or leaves one out", (language) => {
    const rows = [...new Set([...fieldsOf(language).rows.values()].flat())];
    expect(rows.length).toBeGreaterThan(150);
    for (const { words } of rows) {
      expect(
        words.filter((word) => word === "" || /[{}|/*~!]/.test(word)),
        words.join(" | "),
      ).toEqual([]);
      expect(new Set(words).size, words.join(" | ")).toBeGreaterThanOrEqual(4);
    }
  });
});
