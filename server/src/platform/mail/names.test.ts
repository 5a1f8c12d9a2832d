import { describe, expect, it } from "vitest";
import { nameInMail } from "./names.ts";

/** What mail programs make links of: a scheme, an address, or words with a dot between them. */
const LINK = /:\/\/|www\.|[^\s@]@[^\s@]|[\p{L}\p{N}-]\.[\p{L}\p{N}]/iu;

describe("a name in a mail", () => {
  it.each([
    "Gewinn: https://evil.example/x",
    "HTTP://EVIL.EXAMPLE",
    "www.evil.example",
    "(www.evil.example)",
    "evil.example/konto",
    "konto.evil.example",
    "xn--bcher-kva.example",
    "bücher.example",
    "hilfe@evil.example",
    "mailto:hilfe@evil.example",
    "1.2.3.4",
    "evil。example",
    "javascript://evil.example",
    "sms://123",
  ])("%s holds no link", (text) => {
    expect(nameInMail(text)).not.toMatch(LINK);
    expect(nameInMail(`Kurs ${text} jetzt`)).not.toMatch(LINK);
  });

  it.each([
    ["Zoë Ångström-O\u2019Neill", "Zoë Ångström-O\u2019Neill"],
    ["Dr. J. R. Ewing", "Dr. J. R. Ewing"],
    ["Node.js für Anfänger", "Node.\u200bjs für Anfänger"],
    ["Excel @ Büro", "Excel @ Büro"],
    ["Was tun … wenn?", "Was tun … wenn?"],
    ["Kapitel 3: Wasser", "Kapitel 3: Wasser"],
  ])("%s stays readable", (text, shown) => {
    expect(nameInMail(text)).toBe(shown);
  });

  it("is cut where nobody reads on, and cut at once", () => {
    expect(nameInMail("a".repeat(300))).toHaveLength(100);
    expect(nameInMail("@".repeat(100_000) + ".".repeat(100_000))).toHaveLength(100);
  });
});
