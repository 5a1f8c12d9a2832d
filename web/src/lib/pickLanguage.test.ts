import { describe, expect, it } from "vitest";
import { pickLanguage } from "./pickLanguage.ts";

const pick = (tags: readonly string[], stored: string | null = null) =>
  pickLanguage(stored, tags, ["de", "en", "fr", "es", "it"], "de");

describe("pickLanguage", () => {
  it("takes the first tag that is one of the five", () => {
    expect(pick(["nl-NL", "fr-CA", "en"])).toBe("fr");
  });
  it("ignores region and case", () => {
    expect(pick(["IT-ch"])).toBe("it");
  });
  it("is German where none fits", () => {
    expect(pick(["ja", "pt-BR"])).toBe("de");
    expect(pick([])).toBe("de");
  });
  it("is the one chosen before, whatever the browser asks for", () => {
    expect(pick(["fr", "en"], "es")).toBe("es");
    expect(pick(["fr", "en"], "xx")).toBe("de");
  });
});
