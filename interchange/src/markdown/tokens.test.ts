import { describe, expect, it } from "vitest";
import { tokensOf } from "./tokens.ts";

/** Characters of a hostile text: half of what a step may hold. */
const LENGTH = 100_000;
const LONGEST_MS = 10_000;

const repeated = (unit: string) => unit.repeat(LENGTH / unit.length);

describe("a text that was made to cost much", () => {
  it.each(["_a__", "**a*b ", "*_a", "~~a~", ">", "- > ", "1. "])("of %j is read in seconds", (unit) => {
    const before = process.cpuUsage();
    const tokens = tokensOf(repeated(unit));
    const { user } = process.cpuUsage(before);
    expect(tokens.length).toBeGreaterThan(0);
    expect(user / 1_000).toBeLessThan(LONGEST_MS);
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
