import { afterEach, describe, expect, it, vi } from "vitest";
import { changedPlace, forgetOthers, isOthers, keptName, keptPlace, personOwner } from "./kept.ts";

describe("what is kept for use without a connection", () => {
  it("is what participants read, by course", () => {
    for (const path of [
      "",
      "/steps/3",
      "/highlights",
      "/glossary",
      "/evaluation",
      "/entry-test",
      "/final-quiz",
      "/figures/a-b",
      "/steps/a-b/sources/0",
      "/questions/a-b/solution",
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
      "/api/learn/bees-abc/steps/a-b/aside",
      "/auth/v1/user",
      "/api/profiles/me/export",
    ];
    for (const path of others) expect(keptPlace(path)).toBeNull();
  });
  it("knows in which course something is done, and to what", () => {
    const id = "0b0e7a52-6f0e-4f6d-9a54-0d1f5b0c9a11";
    expect(changedPlace(`/api/learn/bees-abc/steps/${id}/answer`)).toEqual({ slug: "bees-abc", ids: [id] });
    expect(changedPlace("/api/learn/bees-abc/restart")).toEqual({ slug: "bees-abc", ids: "all" });
    expect(changedPlace(`/api/learn/bees-abc/entry-test/${id}`)).toEqual({ slug: "bees-abc", ids: [id] });
    expect(changedPlace("/api/learn/bees-abc/entry-test")).toEqual({ slug: "bees-abc", ids: "all" });
    expect(changedPlace("/api/learn/bees-abc/final-quiz/end")).toEqual({ slug: "bees-abc", ids: "all" });
    expect(changedPlace(`/api/learn/bees-abc/final-quiz/2/${id}`)).toEqual({ slug: "bees-abc", ids: [id] });
    expect(changedPlace("/api/learn/bees-abc/asked")).toEqual({ slug: "bees-abc", ids: [] });
    for (const path of ["/api/learn/bees-abc", "/api/courses/bees-abc/active", "/api/my-courses"])
      expect(changedPlace(path)).toBeNull();
  });
  it("goes with everybody but the person who stays", () => {
    const mine = keptName(personOwner("a"), { slug: "bees" });
    expect([isOthers(mine), isOthers(mine, "a"), isOthers(mine, "b")]).toEqual([true, false, true]);
    expect(isOthers(keptName("visitor", { slug: "bees" }), "a")).toBe(true);
    expect(isOthers(keptName(personOwner("ab"), { slug: null }), "a")).toBe(true);
    expect(isOthers("shell 1")).toBe(false);
  });
});

/** A browser's storage, whose keys are its own properties. */
const storageWith = (keys: readonly string[]): object =>
  Object.assign(
    Object.create({
      removeItem(key: string) {
        Reflect.deleteProperty(this, key);
      },
    }),
    Object.fromEntries(keys.map((key) => [key, '"typed"'])),
  );

describe("what was typed and not sent", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const KEYS = ["answer:a:bees:1", "answer:b:bees:1:2", "answer:visitor:bees:1", "note:bees:1", "scroll"];
  const leftAfter = async (userId?: string) => {
    const area = storageWith(KEYS);
    vi.stubGlobal("sessionStorage", area);
    await forgetOthers(userId);
    return Object.keys(area);
  };
  it("goes when somebody else signs in, but for what a visitor takes along", async () => {
    expect(await leftAfter("a")).toEqual(KEYS.filter((key) => key !== "answer:b:bees:1:2"));
  });
  it("stays where a session has ended: whoever signs in again goes on", async () => {
    expect(await leftAfter()).toEqual(KEYS);
  });
});
