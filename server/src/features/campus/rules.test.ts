import { OWN_DESIGN } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import {
  certificateCode,
  contrastOf,
  dayIn,
  lettersOf,
  pictureColours,
  restartsLeft,
  sourceFinder,
  standsIn,
} from "./rules.ts";

const at = (time: string) => new Date(time);

describe("restarts", () => {
  it("are counted by the calendar day of the person's time zone", () => {
    const times = ["2026-03-01T09:00Z", "2026-03-01T10:00Z", "2026-03-01T14:30Z"];
    const three = times.map((time) => ({ at: at(time), timeZone: null }));
    expect(restartsLeft(three, at("2026-03-01T16:00Z"), "Europe/Berlin")).toBe(0);
    expect(restartsLeft(three, at("2026-03-01T16:00Z"), "Asia/Tokyo")).toBe(3);
    expect(restartsLeft(three, at("2026-03-01T23:30Z"), "Europe/Berlin")).toBe(3);
    expect(restartsLeft(three, at("2026-03-01T23:30Z"), "America/New_York")).toBe(0);
  });
  it("are no more for who names another time zone", () => {
    const three = ["2026-03-01T09:00Z", "2026-03-01T10:00Z", "2026-03-01T14:30Z"].map((time) => ({
      at: at(time),
      timeZone: "Europe/Berlin",
    }));
    expect(restartsLeft(three, at("2026-03-01T16:00Z"), "Asia/Tokyo")).toBe(0);
    expect(restartsLeft(three, at("2026-03-01T23:30Z"), "Asia/Tokyo")).toBe(3);
  });
  it("know the day on both sides of the change to summer time", () => {
    expect(dayIn("Europe/Berlin", at("2026-03-28T23:30Z"))).toBe("2026-03-29");
    expect(dayIn("Europe/Berlin", at("2026-03-29T22:30Z"))).toBe("2026-03-30");
  });
});

describe("the code of a certificate", () => {
  it("is found however it was typed", () => {
    expect(certificateCode(" bcdf ghjk-mnpq ")).toBe("BCDF-GHJK-MNPQ");
  });
});

describe("the picture of a course", () => {
  it("is in the product's own colours where the course has none", () => {
    expect(pictureColours(OWN_DESIGN)).toMatchObject({ ground: "#faf7f0", accent: "#1e5b43" });
  });
  it("can be read on any ground, with any highlight", () => {
    expect(contrastOf("#ffffff", "#000000")).toBeCloseTo(21);
    for (const background of ["#000000", "#777777", "#ffffff", "#aa2200", "#113366"]) {
      for (const highlight of ["#000000", "#ffff00", "#777777", null]) {
        const { ground, ink, accent, here } = pictureColours({ ...OWN_DESIGN, background, highlight });
        expect(ground).toBe(background);
        for (const colour of [ink, accent, here])
          expect(contrastOf(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

it("no mark stands in a text whose signs stand for more letters than a mark may have", () => {
  const letters = lettersOf("\ufdfa");
  expect(standsIn("\ufdfa".repeat(20), letters.repeat(20))).toBe(true);
  expect(standsIn("\ufdfa".repeat(4_000), letters.repeat(4_000))).toBe(false);
});

it("a mark stands in a text that writes its signs otherwise", () => {
  for (const [page, text] of [
    ["the eﬃcient ﬁsh", "the efficient fish"],
    ["über Cafe\u0301s", "u\u0308ber Cafés"],
    ["한국어", "한국어".normalize("NFD")],
    ["ΟΔΌΣ ½", "οδόσ 1⁄2"],
  ] as const) {
    expect(standsIn(page, lettersOf(text)), page).toBe(true);
    expect(standsIn(text, lettersOf(page)), text).toBe(true);
  }
});

it.each([
  ["a sign of eighteen letters", "\ufdfa"],
  ["accents out of their order", "\u0300\u0316"],
])("the letters of a long text of %s are few, and soon told", (_, sign) => {
  const text = `a${sign.repeat(199_000 / sign.length)}`;
  const begun = performance.now();
  expect(lettersOf(text).length).toBeLessThan(600_000);
  expect(performance.now() - begun).toBeLessThan(2_000);
});

describe("the source of a marked passage", () => {
  const source = (quote: string, page: number) => ({
    ...{ documentId: "d", documentName: "bees.pdf", paragraph: 1, page },
    quote,
  });
  const sources = [source("Bees **dance** in the hive.", 1), source("They keep warm. Together they hum.", 2)];
  const pageOf = (quote: string) => sourceFinder(sources)(quote)?.page ?? null;
  it("is the one that says it, whatever its marks", () => {
    expect(pageOf("dance in the hive")).toBe(1);
    expect(pageOf("Together they hum")).toBe(2);
  });
  it("is the first one that a longer passage holds, and none where nothing says it", () => {
    expect(pageOf("Well: Bees dance in the hive. They keep warm. Together they hum.")).toBe(1);
    expect(pageOf("Wasps do not")).toBeNull();
    expect(pageOf("…")).toBeNull();
  });
});
