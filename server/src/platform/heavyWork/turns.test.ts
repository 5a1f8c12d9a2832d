import { expect, it } from "vitest";
import { type Asker, askerOf, crowdedBy, nextTurn, type WaitingWork } from "./turns.ts";

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

it("visitors of one network have turns of their own by their sittings, and the network its limit", () => {
  const visitor = (enrolmentToken: string | null) =>
    askerOf({ actor: { kind: "nobody" }, caller: "a", enrolmentToken });
  const waiting = [1, 2, 3, 4].map((n) => wait(`v${n}`, visitor("one")));
  expect(crowdedBy(visitor("one"), waiting, 20)).toBe("own");
  expect(crowdedBy(visitor("other"), waiting, 20)).toBeNull();
  const invented = Array.from({ length: 10 }, (_, n) => wait(`i${n}`, visitor(`${n}`)));
  expect(crowdedBy(visitor("other"), invented, 20)).toBe("others");
  expect(idOf(nextTurn(waiting, [visitor("other")], NOBODY_YET, 2))).toBeNull();
  expect(JSON.stringify(visitor("secret"))).not.toContain('secret"');
});
