import { expect, it } from "vitest";
import { addressFilter } from "./strangeAddresses.ts";

const MATERIAL =
  "Ask the clinic (help@clinic.test), see https://clinic.test/bees/, www.honey.test or [the guide](/guide\\_en.pdf).";
const filter = addressFilter(MATERIAL);

it.each([
  "Write to help@clinic.test or HELP@clinic.test.",
  "See <https://clinic.test/bees>, http://www.honey.test and honey.test.",
  "[the guide](/guide_en.pdf)",
  "As ada@example.org or https://example.com/a would: `curl http://localhost:80`.",
  "It costs 3.50 € a.m. and/or p.m., see km/h: Node.js 24.1.",
])("%j stays as it is: the material holds its addresses, or they lead nowhere", (text) => {
  expect(filter(text)).toBe(text);
});

it.each([
  ["See [the clinic](https://evil.test/login) now.", "See the clinic now."],
  ["See [the clinic](/c/other/manage) now.", "See the clinic now."],
  ["See ![the clinic](https://evil.test/a_(b).png).", "See the clinic."],
  ["See <https://evil.test>, or write to a.b@evil.test.", "See, or write to."],
  ["See https://clinic.test/bees/login now.", "See now."],
  ["See https://clinic.test.evil.test/bees (www.evil.test).", "See."],
  ["[the clinic][1]\n\n[1]: https://evil.test 'A'\nmailto:x@evil.test", "[the clinic][1]\n\n\n"],
  ["See [https://evil.test](https://evil.test).", "See."],
  ["See [](javascript:alert(1)).", "See."],
])("%j loses its address and keeps its words", (text, left) => {
  expect(filter(text)).toBe(left);
});

it("takes a time that grows with the text", () => {
  for (const unit of ["[", "[a](", "a@", "a.", "[a]: ", "( "]) {
    const text = unit.repeat(40_000);
    expect(filter(text)).toBe(text);
  }
  for (const unit of ["www.", "a+b://", "www.a"]) expect(filter(unit.repeat(40_000)).length).toBeLessThan(3);
  expect(filter(`www.a${".".repeat(200_000)}b`)).toBe("");
});
