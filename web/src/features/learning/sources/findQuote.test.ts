import { describe, expect, it } from "vitest";
import { findQuote } from "./findQuote.ts";

const shown = (pieces: string[], quote: string) =>
  findQuote(pieces, quote).map(({ piece, start, end }) => pieces[piece]?.slice(start, end));

describe("a quote on a page", () => {
  it("is found over lines, hyphens and ligatures", () => {
    const pieces = ["Eine Biene be-", "sitzt fünf Augen, zwei", "ﬁnden Nektar. Dann"];
    expect(shown(pieces, "besitzt fünf Augen, zwei finden Nektar.")).toEqual([
      "be",
      "sitzt fünf Augen, zwei",
      "ﬁnden Nektar",
    ]);
  });
  it("is its beginning where the rest stands on another page", () => {
    const beginning = "Im Flug über eine Wiese kann die Biene einzelne Blüten";
    expect(shown([beginning], `${beginning} erkennen, die verschwimmen.`)).toEqual([beginning]);
  });
  it("is nowhere where the page does not hold it", () => {
    expect(findQuote(["Etwas anderes"], "Eine Biene")).toEqual([]);
    expect(findQuote(["Etwas"], "")).toEqual([]);
    expect(findQuote([], "Eine Biene")).toEqual([]);
  });
});
