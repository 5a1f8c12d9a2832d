import { expect, it } from "vitest";
import { type Asker, crowdedBy, nextTurn, type WaitingWork } from "./turns.ts";

const NOBODY_YET = new Map<string, Date>();
let made = 0;

const by = (network: string, person: string | null = null): Asker => ({ network, person });
function wait(id: string, asker: Asker | null): WaitingWork {
  made += 1;
  return { id, asker, createdAt: new Date(made) };
}
const idOf = (work: WaitingWork | null) => work?.id ?? null;

it("who comes after many of somebody else is next, in another network or in the same", () => {
  const many = [1, 2, 3].map((n) => wait(`many-${n}`, by("a", "ada")));
  const elsewhere = wait("elsewhere", by("b", "bob"));
  const beside = wait("beside", by("a", "cleo"));
  const running = [by("a", "ada")];
  expect(idOf(nextTurn([...many, elsewhere], running, NOBODY_YET, 3))).toBe("elsewhere");
  expect(idOf(nextTurn([...many, beside], running, NOBODY_YET, 3))).toBe("beside");
});

it("one person, and one network, leave a place free for others", () => {
  const own = wait("own", by("a", "ada"));
  const neighbour = wait("neighbour", by("a", "cleo"));
  const other = wait("other", by("b", "bob"));
  const running = [by("a", "ada")];
  expect(nextTurn([own, neighbour], running, NOBODY_YET, 2)).toBeNull();
  expect(idOf(nextTurn([own, neighbour, other], running, NOBODY_YET, 2))).toBe("other");
  expect(idOf(nextTurn([wait("installation", null)], running, NOBODY_YET, 2))).toBe("installation");
});

it("a person may have few that wait, a network half of them", () => {
  const waiting = [1, 2, 3, 4].map((n) => wait(`${n}`, by("a", "ada")));
  expect(crowdedBy(by("a", "ada"), waiting, 20)).toBe("own");
  expect(crowdedBy(by("a", "cleo"), waiting, 20)).toBeNull();
  expect(crowdedBy(by("a", "cleo"), waiting, 8)).toBe("others");
  expect(crowdedBy(by("b", "bob"), waiting, 8)).toBeNull();
  expect(crowdedBy(by("b", "bob"), waiting, 4)).toBe("others");
  // Somebody without an account is the network.
  expect(
    crowdedBy(
      by("c"),
      [1, 2, 3, 4].map((n) => wait(`c${n}`, by("c"))),
      20,
    ),
  ).toBe("own");
});
