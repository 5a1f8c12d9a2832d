import { ACCESS, learningErrors } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import {
  changedPlace,
  isContent,
  isOthers,
  keptName,
  keptPlace,
  personOwner,
  RECORD_PATH,
  withdrawalOf,
} from "./kept.ts";

describe("what is kept for use without a connection", () => {
  it("is what participants read, by course", () => {
    for (const path of [
      "",
      "/steps/3",
      "/highlights",
      "/glossary",
      "/evaluation",
      "/figures/a-b",
      "/steps/a-b/sources/0",
    ])
      expect(keptPlace(`/api/learn/bees-abc${path}`)).toEqual({ slug: "bees-abc" });
    expect(keptPlace("/api/my-courses")).toEqual({ slug: null });
    expect(keptPlace("/api/profiles/me")).toEqual({ slug: null });
  });
  it("is nothing of creators, of accounts or of recordings", () => {
    const others = [
      "/api/studio",
      "/api/courses/bees-abc/outline",
      "/api/learn/bees-abc/media/a-b/file",
      "/api/learn/bees-abc/asked",
      "/auth/v1/user",
      "/api/profiles/me/export",
    ];
    for (const path of others) expect(keptPlace(path)).toBeNull();
  });
  it("knows in which course something is done, and to what", () => {
    const id = "0b0e7a52-6f0e-4f6d-9a54-0d1f5b0c9a11";
    expect(changedPlace(`/api/learn/bees-abc/steps/${id}/answer`)).toEqual({ slug: "bees-abc", ids: [id] });
    expect(changedPlace("/api/learn/bees-abc/restart")).toEqual({ slug: "bees-abc", ids: [] });
    for (const path of ["/api/learn/bees-abc", "/api/courses/bees-abc/active", "/api/my-courses"])
      expect(changedPlace(path)).toBeNull();
  });
  it("goes with a refusal of the server: the course, what only participants read, or that one answer", () => {
    const withdrawn = (codes: string[], what: string | null) =>
      expect(codes.map((code) => [code, withdrawalOf(code)])).toEqual(codes.map((code) => [code, what]));
    withdrawn(["COURSE_NOT_FOUND", "COURSE_UNAVAILABLE"], "course");
    withdrawn(["ENROLMENT_REQUIRED", "EMAIL_NOT_CONFIRMED"], "content");
    withdrawn(
      ["NOT_FOUND", "STEP_NOT_FOUND", "COURSE_NOT_FINISHED", "EVALUATION_NOT_FOR_ANONYMOUS"],
      "answer",
    );
    withdrawn(["UNAUTHORIZED", "FORBIDDEN", "RATE_LIMITED", "DATABASE_UNAVAILABLE", "ASKING_OFF", ""], null);
  });
  it("is left by no answer of the rules for participants that keeps somebody out", () => {
    const rules = [ACCESS.enrolled, ACCESS.courseReaders, ACCESS.enrolledByName];
    const answers = rules.flatMap((rule) => Object.values<string>(rule));
    const refusals = new Set(answers.filter((answer) => answer !== "allowed"));
    expect([...refusals].filter((code) => withdrawalOf(code) === null)).toEqual([]);
    expect(Object.keys(learningErrors)).toEqual(expect.arrayContaining([...refusals]));
  });
  it("is for participants alone but for the course's page", () => {
    expect(isContent("/api/learn/bees-abc")).toBe(false);
    const content = [
      "/steps/1",
      "/highlights",
      "/glossary",
      "/evaluation",
      "/figures/a",
      "/steps/a/sources/0",
    ];
    for (const path of content) expect(isContent(`/api/learn/bees-abc${path}`)).toBe(true);
    expect(isContent(RECORD_PATH)).toBe(true);
  });
  it("goes with everybody but the person who stays", () => {
    const mine = keptName(personOwner("a"), { slug: "bees" });
    expect([isOthers(mine), isOthers(mine, "a"), isOthers(mine, "b")]).toEqual([true, false, true]);
    expect(isOthers(keptName("visitor", { slug: "bees" }), "a")).toBe(true);
    expect(isOthers(keptName(personOwner("ab"), { slug: null }), "a")).toBe(true);
    expect(isOthers("shell 1")).toBe(false);
  });
});
