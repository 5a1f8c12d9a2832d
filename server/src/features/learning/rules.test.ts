import { describe, expect, it } from "vitest";
import { isFinished, ownOrder, passageContext, percent, sittingOver, stepState } from "./rules.ts";

const options = ["a", "b", "c", "d"].map((id) => ({ id }));
const at = new Date("2026-01-01T00:00:00Z");

describe("order of options", () => {
  it("is the same at every visit and differs between participants", () => {
    const order = (enrolment: string) =>
      ownOrder(enrolment)(options)
        .map((option) => option.id)
        .join("");
    expect(order("one")).toBe(order("one"));
    const orders = new Set(Array.from({ length: 40 }, (_, n) => order(`participant-${n}`)));
    expect(orders.size).toBeGreaterThan(10);
    expect([...order("one")].sort().join("")).toBe("abcd");
  });
});

describe("steps", () => {
  it("show an answer before the mark, and count either as finished", () => {
    expect(stepState(null)).toBe("open");
    expect(
      stepState({ understoodAt: at, answeredAt: null, right: null, judged: false, secondTry: null }),
    ).toBe("understood");
    expect(
      stepState({ understoodAt: at, answeredAt: at, right: false, judged: false, secondTry: null }),
    ).toBe("wrong");
    expect(
      stepState({ understoodAt: null, answeredAt: at, right: true, judged: true, secondTry: null }),
    ).toBe("judged");
    const wrong = { understoodAt: null, answeredAt: at, right: false, judged: false };
    expect(stepState({ ...wrong, secondTry: "open" })).toBe("wrong");
    expect(stepState({ ...wrong, secondTry: "right" })).toBe("helped");
    expect(
      isFinished({ understoodAt: null, answeredAt: at, right: false, judged: false, secondTry: null }),
    ).toBe(true);
    expect(
      isFinished({ understoodAt: null, answeredAt: null, right: null, judged: false, secondTry: null }),
    ).toBe(false);
  });
  it("give whole percents", () => {
    expect(percent(1, 3)).toBe(33);
    expect(percent(0, 0)).toBe(0);
  });
});

describe("sitting", () => {
  it("is over one second after its time", () => {
    const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
    expect(sittingOver(at, after(7200), 7200)).toBe(false);
    expect(sittingOver(at, after(7201), 7200)).toBe(true);
  });
});

describe("passage", () => {
  it("shows the text around a quote, cut at words", () => {
    const text = `${"vorher ".repeat(200)}ZITAT${" nachher".repeat(200)}`;
    const offset = text.indexOf("ZITAT");
    const { before, after } = passageContext(text, offset, 5);
    expect(text).toContain(`${before}ZITAT${after}`);
    expect(before.startsWith("vorher")).toBe(true);
    expect(after.endsWith("nachher")).toBe(true);
  });
});
