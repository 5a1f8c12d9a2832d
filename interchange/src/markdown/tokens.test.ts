import { Tokenizer } from "marked";
import { afterEach, describe, expect, it, vi } from "vitest";
import { tokensOf } from "./tokens.ts";

const LENGTH = 12_000;
/** What the reader may look through from one place on, and how deep it may go. */
const LONGEST = 800;
const DEEPEST = 30;

const repeated = (unit: string) => unit.repeat(LENGTH / unit.length);

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a text that was made to cost much", () => {
  it.each(["_a__", "**a*b ", "*_a", "~~a~"])(
    "of %j is looked through a bounded number of characters at a time",
    (unit) => {
      const looks = (["emStrong", "del", "url", "inlineText"] as const).map((name) =>
        vi.spyOn(Tokenizer.prototype, name),
      );
      expect(tokensOf(repeated(unit)).length).toBeGreaterThan(0);
      const lengths = looks.flatMap(({ mock }) =>
        mock.calls.map(([src, masked]) => src.length + (masked?.length ?? 0)),
      );
      expect(lengths.length).toBeGreaterThan(LENGTH / unit.length / 2);
      expect(lengths.length).toBeLessThanOrEqual(4 * LENGTH);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(3 * LONGEST);
    },
  );

  it.each([">", "- > ", "1. "])("of %j is read to a bounded depth", (unit) => {
    const looks = (["blockquote", "list"] as const).map((name) => vi.spyOn(Tokenizer.prototype, name));
    expect(tokensOf(repeated(unit)).length).toBeGreaterThan(0);
    const calls = looks.flatMap(({ mock }) => mock.calls);
    expect(calls.length).toBeLessThanOrEqual(2 * DEEPEST);
  });

  it("breaks no reader by how deep it goes", () => {
    const half = LENGTH / 6;
    expect(() => tokensOf("*a ".repeat(half) + "b* ".repeat(half))).not.toThrow();
  });
});

it("what people write is read as it was: long words in bold, quotes and lists within each other", () => {
  const bold = "a word and ".repeat(60).trim();
  expect(tokensOf(`**${bold}**`)[0]).toMatchObject({ tokens: [{ type: "strong", text: bold }] });
  expect(JSON.stringify(tokensOf("> > > - > 1. deep")).match(/"type":"(?:blockquote|list)"/g)).toHaveLength(
    6,
  );
  const address = `https://example.org/${"path/".repeat(100)}`;
  expect(tokensOf(address)[0]).toMatchObject({ tokens: [{ type: "link", href: address }] });
});
