import { getSchema } from "@tiptap/core";
import { Node } from "@tiptap/pm/model";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import ProseBody from "../../../ui/ProseBody.tsx";
import { readText, writeText } from "./courseText.ts";
import { courseExtensions } from "./extensions.ts";

const schema = getSchema(courseExtensions());

/** What the editor stores of a text that is opened and changed elsewhere. */
function stored(markdown: string): string {
  const document = Node.fromJSON(schema, readText(markdown));
  document.check();
  return writeText(document.toJSON());
}

const figure = ({ address, alt, caption }: { address: string; alt: string; caption: string }) =>
  createElement("img", { src: address, alt, title: caption });
const read = (markdown: string): string =>
  renderToStaticMarkup(createElement(ProseBody, { markdown, figure })).replace(/\s+/g, " ");

const FIGURE = "figure:11111111-1111-4111-8111-111111111111?w=640&h=480&p=3";

describe("a course text in the editor", () => {
  it.each([
    ["marks", "Etwas *Kursives*, **Fettes** und `Code`."],
    ["what one learns", "**Das lernen Sie hier**\n\n- Eins\n- Zwei & drei\n\nText."],
    ["lists in lists", "- Stock\n  - Wabe\n  - Zelle\n- Volk\n\n1. Erstens\n2. Zweitens"],
    ["numbers that are no lists", "1986\\. So begann ein Jahr.\n\na) Ein Buchstabe\n\n§ 3. Satz"],
    ["signs that are no formatting", "a_b_c und 2 \\* 3 und \\[x\\] und 3 < 4 > 2 und R&D; &amp;lt;"],
    ["headings and quotes", "## Kapitel 1\n\n> Ein Zitat\n> mit zwei Zeilen\n\n### Teil\n\n---\n\nEnde"],
    ["tables", "| Tier | Beine |\n| --- | ---: |\n| Biene \\| Hummel | **6** |\n| Spinne | 8 |"],
    ["code", "```js\nconst a = b && c < d; // &lt;\n```"],
    ["links", "Siehe [die Seite](https://example.org/a_b?c=d) und [Post](mailto:ada@example.org)."],
    ["figures", `Davor.\n\n![Ein \\[altes\\] Bild \\*](${FIGURE} "Bild 3: \\"Wabe\\" R\\&D")\n\nDanach.`],
    ["breaks", "Zeile eins  \nZeile zwei"],
  ])("keeps %s, and writes the same again", (_what, markdown) => {
    const once = stored(markdown);
    expect(read(once)).toBe(read(markdown));
    expect(stored(once)).toBe(once);
  });

  it("keeps the address, the text and the caption of a figure to the letter", () => {
    const image = `![Wabe](${FIGURE} "Abbildung 1")`;
    expect(stored(`Text.\n\n${image}\n`)).toBe(`Text.\n\n${image}\n`);
  });

  it("is stored without character references where none are needed", () => {
    expect(stored("Fisch & Chips > Salat < Suppe")).toBe("Fisch & Chips > Salat \\< Suppe\n");
  });

  it("brings a picture that stands within a sentence into a place of its own", () => {
    const once = stored(`Hier ![Wabe](${FIGURE}) und weiter.`);
    expect(once).toContain(`![Wabe](${FIGURE})`);
    expect(once).toContain("und weiter.");
  });

  it("is empty where nothing is written", () => {
    expect(stored("")).toBe("");
  });
});
