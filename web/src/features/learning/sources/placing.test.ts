import type { Source } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import { byPage } from "./byPage.ts";
import { placesOf } from "./placing.ts";

const source = (quote: string, page: number | null = 1, documentId = "a"): Source => ({
  ...{ documentId, documentName: `${documentId}.pdf`, page, paragraph: 1, quote },
});

describe("the sources of a paragraph", () => {
  const bees = source("Eine Biene besitzt fünf Augen: zwei große Facettenaugen an den Seiten und drei");
  const dance = source("Der Rundtanz ist die einfachste Form. Die Tänzerin läuft in engen Kreisen.");
  it("are those whose words it holds, whatever its markup", () => {
    const paragraph =
      "Eine **Biene** besitzt fünf Augen: zwei große Facettenaugen an den Seiten und drei kleine Punktaugen.";
    expect(placesOf(paragraph, [dance, bees])).toEqual([1]);
  });
  it("are those that it retells in most of their words", () => {
    const retold = "In engen Kreisen läuft die Tänzerin: Der Rundtanz ist von allen die einfachste Form.";
    expect(placesOf(retold, [bees, dance])).toEqual([1]);
  });
  it("are those of a numbered item, which is shown without its number", () => {
    const soap = source("4. Seife gründlich abspülen.");
    expect(placesOf("Seife gründlich abspülen.", [bees, soap])).toEqual([1]);
  });
  it("are none where it says something else, or nothing", () => {
    expect(placesOf("Die Tänzerin ist eine Biene mit Augen.", [bees, dance])).toEqual([]);
    expect(placesOf("", [bees, dance, source("")])).toEqual([]);
  });
});

it("sources of one page stand together, in the order in which they come", () => {
  const pages = byPage([
    source("1", 2),
    source("2", 3),
    source("3", 2),
    source("4", 2, "b"),
    source("5", null),
  ]);
  const shown = pages.map(({ documentName, page, entries }) => [
    documentName,
    page,
    entries.map(({ place }) => place),
  ]);
  expect(shown).toEqual([
    ["a.pdf", 2, [0, 2]],
    ["a.pdf", 3, [1]],
    ["b.pdf", 2, [3]],
    ["a.pdf", null, [4]],
  ]);
});
