import { describe, expect, it } from "vitest";
import { cleanText, cleanTexts } from "./cleanText.ts";

describe("text that people send", () => {
  it("loses NUL, controls of direction and halves of characters, and nothing else", () => {
    expect(cleanText("a\0b")).toBe("ab");
    expect(cleanText("Rechnung\u202efdp.exe\u2066")).toBe("Rechnungfdp.exe");
    expect(cleanText("a\ud83d b")).toBe("a\ufffd b");
    const kept = "Zeile\n\tÄ 😀 e\u0301 \u200d \u00ad \u00a0";
    expect(cleanText(kept)).toBe(kept);
  });

  it("is cleaned wherever it stands in a body; what is no text stays", () => {
    const date = new Date(0);
    const body = { name: "a\0", list: ["\u202eb", 1, null], deep: { date, yes: true } };
    expect(cleanTexts(body)).toEqual({ name: "a", list: ["b", 1, null], deep: { date, yes: true } });
    expect((cleanTexts(body) as typeof body).deep.date).toBe(date);
    expect(cleanTexts(JSON.parse('{"__proto__":{"role":"x"}}'))).not.toHaveProperty("role");
  });

  it("is cleaned in objects that have no prototype but one of their own, as those of queries", () => {
    const object = Object.assign(Object.create(Object.create(null)), { name: "a\0" });
    expect(cleanTexts({ settings: object })).toEqual({ settings: { name: "a" } });
  });

  it("may be nested as deep as a request can hold", () => {
    const deep = JSON.parse(`${'{"a":'.repeat(20_000)}"x"${"}".repeat(20_000)}`);
    expect(() => cleanTexts(deep)).not.toThrow();
  });
});
