import { describe, expect, it } from "vitest";
import { anchorOf, locateAnchor } from "./anchors.ts";

const TEXT =
  "Bienen tanzen. Der Tanz zeigt den Weg. Am Abend ruht der Schwarm. Der Tanz zeigt den Weg zur Blüte.";
const shown = (text: string, span: ReturnType<typeof locateAnchor>) =>
  span && text.slice(span.start, span.end);

describe("a marked passage", () => {
  const second = TEXT.lastIndexOf("Der Tanz");
  const anchor = anchorOf(TEXT, { start: second - 1, end: second + "Der Tanz zeigt den Weg".length });
  if (!anchor) throw new Error("no anchor");

  it("is the quote without blanks, and what stands around it", () => {
    expect(anchor.quote).toBe("Der Tanz zeigt den Weg");
    expect(anchor.suffix).toBe(" zur Blüte.");
    expect(anchorOf(TEXT, { start: 14, end: 15 })).toBeNull();
  });
  it("is found at its own place among the same words", () => {
    expect(locateAnchor(TEXT, anchor)?.start).toBe(second);
  });
  it("is found after the text around it was edited", () => {
    const edited = `Neu. ${TEXT.replace("Am Abend ruht der Schwarm.", "Nachts ist Ruhe.")}`;
    expect(locateAnchor(edited, anchor)?.start).toBe(edited.lastIndexOf("Der Tanz"));
  });
  it("is found when a word in it was changed", () => {
    const once = anchorOf(TEXT, {
      start: TEXT.indexOf("Am Abend"),
      end: TEXT.indexOf(" Der Tanz zeigt den Weg zur"),
    });
    if (!once) throw new Error("no anchor");
    const edited = TEXT.replace("Am Abend ruht", "Am Mittag ruht");
    expect(shown(edited, locateAnchor(edited, once))).toBe("Am Mittag ruht der Schwarm.");
  });
  it("is gone with its words", () => {
    expect(locateAnchor("Ein ganz anderer Text über Leuchttürme.", anchor)).toBeNull();
  });
});
