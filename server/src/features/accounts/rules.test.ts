import { describe, expect, it } from "vitest";
import { resendWait, roleAfterChoice } from "./rules.ts";

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

describe("resend cooldown", () => {
  const sent = new Date("2026-01-01T00:00:00Z");
  const after = (seconds: number) => new Date(sent.getTime() + seconds * 1000);
  it("counts down from 60 seconds to the second", () => {
    expect(resendWait(sent, after(0))).toBe(60);
    expect(resendWait(sent, after(59))).toBe(1);
    expect(resendWait(sent, after(60))).toBe(0);
  });
  it("allows the first mail at once", () => {
    expect(resendWait(null, sent)).toBe(0);
  });
});
