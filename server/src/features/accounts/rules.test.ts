import { describe, expect, it } from "vitest";
import { roleAfterChoice, verificationOf } from "./rules.ts";

describe("choice of a role", () => {
  it("gives the chosen free role", () => {
    expect(roleAfterChoice("course_participant", "course_creator_free")).toBe("course_creator_free");
    expect(roleAfterChoice("course_creator_free", "course_participant")).toBe("course_participant");
  });
  it("never takes premium or super_admin away", () => {
    expect(roleAfterChoice("super_admin", "course_participant")).toBe("super_admin");
    expect(roleAfterChoice("course_creator_premium", "course_participant")).toBe("course_creator_premium");
  });
});

describe("missing confirmation of an address", () => {
  const made = new Date("2026-01-01T00:00:00Z");
  const HOUR = 3600;
  const after = (seconds: number) => verificationOf(made, false, new Date(made.getTime() + seconds * 1000));
  it("can be put off for 48 hours, to the second", () => {
    expect(after(48 * HOUR - 1).modal).toBe("dismissible");
    expect(after(48 * HOUR).modal).toBe("blocking");
  });
  it("leads to the block after seven days", () => {
    expect(after(0)).toMatchObject({ blockedAt: "2026-01-08T00:00:00.000Z", secondsLeft: 7 * 24 * HOUR });
    expect(after(7 * 24 * HOUR - 1).secondsLeft).toBe(1);
    expect(after(7 * 24 * HOUR).secondsLeft).toBe(0);
  });
  it("counts the last twelve hours down from 12", () => {
    const before = (hours: number, seconds = 0) => after((7 * 24 - hours) * HOUR + seconds).countdownHours;
    expect(before(12, -1)).toBeNull();
    expect(before(12)).toBe(12);
    expect(before(11, -1)).toBe(12);
    expect(before(11)).toBe(11);
    expect(before(1)).toBe(1);
  });
  it("means nothing once the address is confirmed", () => {
    const done = { modal: "none", blockedAt: null, secondsLeft: null, countdownHours: null };
    expect(verificationOf(made, true, new Date("2027-01-01"))).toEqual(done);
  });
});
