import type { Preview, Structure, StructureSection } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import { withDecidedSize } from "./decidedSize.ts";
import { groupsOf } from "./groups.ts";
import {
  chosenOf,
  countWords,
  isTouched,
  NO_WISH,
  shownOf,
  structureFault,
  withBorder,
  withDocuments,
  withMatchesOnly,
  withMovedBorder,
  withTitle,
  withToggled,
} from "./wish.ts";

const DOCUMENT = "11111111-1111-4111-8111-111111111111";

const section = (at: number, level: number, change: Partial<StructureSection> = {}): StructureSection => ({
  ...{ documentId: DOCUMENT, title: `S${at}`, level, piece: null, page: null, words: 100 },
  ...{ tables: 0, figures: 0, ticked: true, reason: null, joined: false, match: null },
  parts: [{ documentId: DOCUMENT, from: 10 * at + 1, to: 10 * at + 10 }],
  ...change,
});

/** Contents, then three chapters: one with a section below it, one with two, one alone. */
const SAID: Structure = {
  sections: [
    section(0, 1, { reason: "contents", ticked: false }),
    section(1, 1),
    section(2, 2),
    section(3, 1),
    section(4, 2, { match: { by: "heading", word: null } }),
    section(5, 2, { joined: true, match: { by: "below", word: null } }),
    section(6, 1),
  ],
  steps: [
    { title: "One", sections: [1, 2] },
    { title: "Two", sections: [3, 4, 5] },
    { title: "Three", sections: [6] },
  ],
  aside: [{ documentId: DOCUMENT, from: 90, to: 91, reason: "footnote" }],
};
const PREVIEW: Preview = {
  ...{ steps: 3, words: 605, minutes: 1, material: 700, selected: 600, writer: "builtin" },
  ...{ recommended: { steps: 3, minutes: 1, short: true }, outline: [], notices: [], structure: SAID },
};
const key = (at: number) => `${DOCUMENT}/${10 * at + 1}`;
const shown = (wish = NO_WISH) => shownOf(SAID, wish);
const toggled = (wish: typeof NO_WISH, at: number) => withToggled(wish, shown(wish), key(at)) ?? wish;
const rows = (wish = NO_WISH) => shown(wish).steps.map(({ sections }) => sections.map(({ title }) => title));

describe("the outline while it is decided", () => {
  it("is at first as it was said", () => {
    expect(shown().steps.map(({ title, words }) => [title, words])).toEqual([
      ["One", 200],
      ["Two", 300],
      ["Three", 100],
    ]);
    expect(isTouched(NO_WISH)).toBe(false);
    expect(groupsOf(shown()).map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });

  it("counts the words of a step as those of its rows, and the whole as its steps, whatever was decided", () => {
    const split = withBorder(NO_WISH, shown(), key(2)) ?? NO_WISH;
    for (const wish of [NO_WISH, split, toggled(split, 3), withTitle(NO_WISH, key(3), "Mine")]) {
      const { steps, sections } = shown(wish);
      for (const step of steps)
        expect(step.words).toBe(step.sections.reduce((sum, { words }) => sum + words, 0));
      expect(steps.reduce((sum, { words }) => sum + words, 0)).toBe(countWords({ sections }).ticked);
      const size = withDecidedSize({ ...PREVIEW, structure: SAID }, shown(wish));
      expect(size).toMatchObject({ steps: steps.length, words: countWords({ sections }).ticked });
    }
    const model = { ...PREVIEW, writer: "model" as const, steps: 3, words: 2_820 };
    expect(withDecidedSize(model, shown(split))).toMatchObject({ steps: 4, words: 3_760 });
  });

  it("is ticked as a whole once each of its sections is", () => {
    expect(countWords(shown())).toEqual({ ticked: 600, all: 700 });
    expect(countWords(shown(toggled(NO_WISH, 0)))).toEqual({ ticked: 700, all: 700 });
  });

  it("leaves out a section with those below it, takes them in again, and takes in what was left out", () => {
    const without = toggled(NO_WISH, 3);
    expect(rows(without)).toEqual([["S1", "S2"], ["S6"]]);
    expect(isTouched(without)).toBe(true);
    const one = toggled(without, 4);
    expect(rows(one)).toEqual([["S1", "S2"], ["S4"], ["S6"]]);
    expect(toggled(without, 3)).toEqual(NO_WISH);
    expect(rows(toggled(NO_WISH, 0))[0]).toEqual(["S0"]);
  });

  it("keeps the last section that is left", () => {
    const one = toggled(toggled(NO_WISH, 1), 3);
    expect(rows(one)).toEqual([["S6"]]);
    expect(withToggled(one, shown(one), key(6))).toBeNull();
  });

  it("splits and joins before sections, never right below a heading without text, nor before the first", () => {
    const split = withBorder(NO_WISH, shown(), key(2)) ?? NO_WISH;
    expect(rows(split)).toEqual([["S1"], ["S2"], ["S3", "S4", "S5"], ["S6"]]);
    expect(
      shown(split)
        .steps.map(({ title, words }) => [title, words])
        .slice(0, 2),
    ).toEqual([
      ["One", 100],
      ["S2", 100],
    ]);
    expect(rows(withBorder(split, shown(split), key(2)) ?? split)).toEqual(rows());
    expect(withBorder(NO_WISH, shown(), key(5))).toBeNull();
    expect(withBorder(NO_WISH, shown(), key(1))).toBeNull();
    expect(withBorder(NO_WISH, shown(), key(0))).toBeNull();
  });

  it("moves a border up and down as far as there are sections", () => {
    const up = withMovedBorder(NO_WISH, shown(), key(4), -1) ?? NO_WISH;
    expect(rows(up)).toEqual([["S1"], ["S2", "S3", "S4", "S5"], ["S6"]]);
    const down = withMovedBorder(NO_WISH, shown(), key(4), 1) ?? NO_WISH;
    expect(rows(down)).toEqual([["S1", "S2", "S3"], ["S4", "S5"], ["S6"]]);
    expect(withMovedBorder(up, shown(up), key(4), -1)).toBeNull();
    expect(withMovedBorder(NO_WISH, shown(), key(1), 1)).toBeNull();
  });

  it("keeps a border whose section is left out for the next one", () => {
    const split = withBorder(NO_WISH, shown(), key(4)) ?? NO_WISH;
    const without = toggled(split, 4);
    expect(rows(without)).toEqual([["S1", "S2"], ["S3"], ["S5"], ["S6"]]);
  });

  it("keeps a title of one's own until it is emptied", () => {
    const named = withTitle(NO_WISH, key(3), " Mine ");
    expect(shown(named).steps[1]?.title).toBe("Mine");
    expect(withTitle(named, key(3), "  ")).toEqual(NO_WISH);
  });

  it("ticks what serves the goal only when that is pressed", () => {
    expect(rows(withMatchesOnly(NO_WISH, shown()))).toEqual([["S4", "S5"]]);
  });

  it("forgets what names a document that is gone", () => {
    const wish = withTitle(toggled(NO_WISH, 3), key(1), "Mine");
    expect(withDocuments(wish, [DOCUMENT])).toEqual(wish);
    expect(withDocuments(wish, [])).toEqual(NO_WISH);
  });

  it("is refused under three steps and under a tenth of the material", () => {
    expect(structureFault(shown(), 700)).toBeNull();
    const joined = withBorder(NO_WISH, shown(), key(6)) ?? NO_WISH;
    expect(structureFault(shown(joined), 700)).toMatchObject({
      code: "STRUCTURE_TOO_FEW",
      params: { minimum: 3, count: 2 },
    });
    expect(structureFault(shown(), 6_001)).toMatchObject({ code: "STRUCTURE_TOO_LITTLE" });
  });

  it("is sent with every paragraph once, and why it is left out", () => {
    const { steps, leftOut } = chosenOf(shown(toggled(NO_WISH, 6)));
    expect(steps.map(({ title }) => title)).toEqual(["One", "Two"]);
    expect(leftOut.map(({ from, reason }) => [from, reason])).toEqual([
      [1, "contents"],
      [61, "not_wanted"],
      [90, "footnote"],
    ]);
  });
});
