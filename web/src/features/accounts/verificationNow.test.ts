import { describe, expect, it } from "vitest";
import { verificationNow } from "./verificationNow.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;
const told = (secondsLeft: number) => ({ modal: "dismissible" as const, secondsLeft });

describe("a missing confirmation, some time after the server told of it", () => {
  it("can be put off until 48 hours of age, to the second", () => {
    expect(verificationNow(told(7 * DAY), 2 * DAY - 1).modal).toBe("dismissible");
    expect(verificationNow(told(7 * DAY), 2 * DAY).modal).toBe("blocking");
  });
  it("counts the last twelve hours down, one each hour", () => {
    const hours = (elapsed: number) => verificationNow(told(7 * DAY), elapsed).countdownHours;
    expect(hours(7 * DAY - 12 * HOUR - 1)).toBeNull();
    expect(hours(7 * DAY - 12 * HOUR)).toBe(12);
    expect(hours(7 * DAY - 11 * HOUR)).toBe(11);
    expect(hours(7 * DAY - 1)).toBe(1);
    expect(hours(8 * DAY)).toBe(1);
  });
  it("is nothing once confirmed", () => {
    expect(verificationNow({ modal: "none", secondsLeft: null }, 9 * DAY)).toEqual({
      modal: "none",
      countdownHours: null,
    });
  });
});
