import { expect, it } from "vitest";
import { locateFound } from "./found.ts";
import { foundHash } from "./steps.ts";

const TEXT = "Die Biene tanzt. 100 % der Nachfolgerinnen fliegen aus & suchen die Blüte.";

it("finds the passage that an address names, also one that is longer than what names it", () => {
  expect(locateFound(TEXT, foundHash("100 % der Nachfolgerinnen"))).toEqual({ start: 17, end: 42 });
  const long = "x".repeat(200);
  expect(locateFound(`${TEXT}${long}`, foundHash(long))).toMatchObject({ start: TEXT.length });
});

it("finds nothing where the address names no passage, or one that is gone, or is no text", () => {
  for (const hash of ["", "#mark-1", foundHash("Hummel"), "#find=%E0%A4%A"])
    expect(locateFound(TEXT, hash)).toBeNull();
  expect(locateFound("", foundHash("Biene"))).toBeNull();
});
