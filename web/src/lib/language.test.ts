import { describe, expect, it } from "vitest";
import { pickLanguage } from "./language.ts";

describe("pickLanguage", () => {
  it("takes the first tag that is one of the five", () => {
    expect(pickLanguage(["nl-NL", "fr-CA", "en"])).toBe("fr");
  });
  it("ignores region and case", () => {
    expect(pickLanguage(["IT-ch"])).toBe("it");
  });
  it("is German where none fits", () => {
    expect(pickLanguage(["ja", "pt-BR"])).toBe("de");
    expect(pickLanguage([])).toBe("de");
  });
});
