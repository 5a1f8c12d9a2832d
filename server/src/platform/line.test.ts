import { describe, expect, it } from "vitest";
import { lineOf, nextInLine, placeOf, type Waiting } from "./line.ts";

const after = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);

describe("the line of work that waits for a place", () => {
  const waiting = (id: string, ownerId: string | null, seconds: number, interrupted = false): Waiting => ({
    id,
    ownerId,
    interrupted,
    createdAt: after(seconds),
  });
  const limits = { inAll: 3, perOwner: 1 };
  const nobody = { owners: [], lastStart: new Map<string, Date>() };
  const ids = (runs: readonly Waiting[]) => runs.map(({ id }) => id);
  const ada = [waiting("a1", "ada", 0), waiting("a2", "ada", 1), waiting("a3", "ada", 2)];
  const bob = [waiting("b1", "bob", 10), waiting("b2", "bob", 11)];

  it("serves creators in turn, however many courses one of them has ordered", () => {
    expect(ids(lineOf([...ada, ...bob], nobody))).toEqual(["a1", "b1", "a2", "b2", "a3"]);
  });

  it("lets whoever was served the longest time ago go first", () => {
    const running = { owners: [], lastStart: new Map([["ada", after(5)]]) };
    expect(nextInLine([...ada.slice(1), ...bob], running, { inAll: 1, perOwner: 1 })?.id).toBe("b1");
  });

  it("takes up interrupted runs before all others", () => {
    expect(ids(lineOf([...ada, waiting("c1", "cyd", 20, true)], nobody))[0]).toBe("c1");
  });

  it("gives nobody more places than allowed, and none when all are taken", () => {
    const running = { ...nobody, owners: ["ada"] };
    expect(nextInLine(ada, running, limits)).toBeNull();
    expect(nextInLine([...ada, ...bob], running, limits)?.id).toBe("b1");
    expect(nextInLine(bob, { ...nobody, owners: ["ada", "cyd", "dan"] }, limits)).toBeNull();
  });

  it("does not count the installation's own course against a creator", () => {
    const own = waiting("own", null, 0);
    expect(nextInLine([own], { ...nobody, owners: [null] }, limits)?.id).toBe("own");
  });

  it("tells a waiting run its place and why it waits", () => {
    const busy = { ...nobody, owners: ["cyd", "dan", "eve"] };
    expect(placeOf("b1", [...ada, ...bob], busy, limits)).toEqual({ ahead: 1, ownCourse: false });
    const own = { ...nobody, owners: ["ada"] };
    expect(placeOf("a2", ada.slice(1), own, limits)).toEqual({ ahead: 0, ownCourse: true });
    expect(placeOf("a3", ada.slice(1), own, limits)).toEqual({ ahead: 1, ownCourse: true });
    expect(placeOf("a1", ada, nobody, limits)).toBeNull();
    expect(placeOf("other", ada, nobody, limits)).toBeNull();
  });
});
