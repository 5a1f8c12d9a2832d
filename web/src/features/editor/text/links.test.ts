import { describe, expect, it } from "vitest";
import { linkAddress } from "./links.ts";

describe("the address of a link", () => {
  it.each([
    ["https://example.org/a?b=c#d", "https://example.org/a?b=c#d"],
    ["  example.org/seite ", "https://example.org/seite"],
    ["example.org:8080", "https://example.org:8080/"],
    ["müller.de", "https://xn--mller-kva.de/"],
    ["mailto:ada@example.org", "mailto:ada@example.org"],
  ])("%s is %s", (typed, address) => {
    expect(linkAddress(typed)).toBe(address);
  });
  it.each([
    "",
    "  ",
    "zwei wörter.de",
    "nirgendwo",
    "javascript:alert(1)",
    "data:text/html,x",
    "mailto:ada",
    "https://",
  ])("%s is none", (typed) => {
    expect(linkAddress(typed)).toBeNull();
  });
});
