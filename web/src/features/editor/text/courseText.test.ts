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

const cell = (...content: object[]) => ({ type: "tableCell", content });
const row = (...content: object[]) => ({ type: "tableRow", content });
const FIGURE = "figure:11111111-1111-4111-8111-111111111111?w=640&h=480&p=3";

const MEDIA = "media:11111111-1111-4111-8111-111111111111?k=video&w=640&h=360&s=93";

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
    ["recordings", `Davor.\n\n![Summen \\[kurz\\]](${MEDIA})\n\nDanach.`],
    ["breaks", "Zeile eins  \nZeile zwei"],
    ["breaks in a cell", "| Tier |\n| --- |\n| Biene<br>Hummel |"],
    ["words set lower and higher", "H<sub>2</sub>O, **m<sup>2</sup>** und <sup>1</sup>"],
    ["formulas", "Mit $a_1^2$ und $\\frac{a}{b}$: 5 \\$.\n\n$$\\int_0^1 a\\_b \\, dx$$"],
    ["formulas in a cell", "| Betrag |\n| --- |\n| $\\lvert x\\rvert = \\Vert y \\Vert$ |"],
    ["money", "5 $ and 6 $, US$5 und $6"],
    ["call-outs", "> [!WARNING] Hier *irrt* man\n>\n> Leicht: **so**.\n>\n> - Eins\n\n> Zitat"],
    ["call-outs in one breath", "> [!NOTE] Hinweis\n> Der Text, **fett**.\n\nDanach."],
    ["call-outs without a title", "> [!EXAMPLE]\n>\n> Ein Text."],
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

  const text = (value: string, type?: string) => ({
    type: "text",
    text: value,
    ...(type ? { marks: [{ type }] } : {}),
  });
  const paragraph = (...content: object[]) => ({ type: "paragraph", content });
  const written = (...content: object[]) => writeText({ type: "doc", content });

  it("escapes dollars only where they would be taken for a formula", () => {
    expect(written(paragraph(text("5 $ and 6 $")))).toBe("5 $ and 6 $\n");
    expect(written(paragraph(text("$a$ kostet 6 $")))).toBe("\\$a\\$ kostet 6 \\$\n");
    expect(written(paragraph(text("$a$", "code")))).toBe("`$a$`\n");
    const formula = { type: "formula", attrs: { tex: "a\n|b|", display: false } };
    expect(written(paragraph(text("5 $, "), formula))).toBe("5 \\$, $a |b|$\n");
  });

  it("keeps a formula one whatever stands beside it, and whatever it says", () => {
    const formula = (tex: string) => ({ type: "formula", attrs: { tex, display: false } });
    const markdown = written(paragraph(text("2"), formula("x"), formula("a b"), text("mal")));
    expect(markdown).toBe("2\u2060$x$\u2060$a b{}$\u2060mal\n");
    expect(read(markdown).match(/<code>/g)).toHaveLength(2);
    expect(stored(markdown)).toBe(markdown);
  });

  it("has a head in each table, and lines in its cells", () => {
    const formula = { type: "formula", attrs: { tex: "|x|", display: false } };
    const table = {
      type: "table",
      content: [
        row(cell(paragraph(text("A")))),
        row(cell(paragraph(text("1"), { type: "hardBreak" }, text("2")), paragraph(formula))),
      ],
    };
    const markdown = written(table);
    expect(markdown.split("\n").map((line) => line.replace(/ +/g, " ").replace(/-+/, "-"))).toEqual([
      "| A |",
      "| - |",
      "| 1<br>2<br>$\\|x\\|$ |",
      "",
    ]);
    expect(stored(markdown)).toBe(markdown);
    expect(JSON.stringify(readText(markdown))).toContain('"tex":"|x|"');
  });

  it("leaves out breaks behind the last words", () => {
    const line = { type: "hardBreak" };
    expect(written(paragraph(text("a"), line, text("b"), line, line), paragraph(line))).toBe("a  \nb\n");
    const table = {
      type: "table",
      content: [row(cell(paragraph(text("A"), line))), row(cell(paragraph(line)))],
    };
    expect(written(table)).not.toContain("<br>");
  });

  it("has no image of an address of our own in its HTML, which the browser would ask for", () => {
    const image = schema.nodes.image?.create({ src: FIGURE, alt: "A" });
    expect(image?.type.spec.toDOM?.(image)).toEqual(["img", { "data-address": FIGURE, alt: "A", title: "" }]);
  });

  it("leaves out a picture that is still on its way", () => {
    expect(written(paragraph(text("a")), { type: "image", attrs: { src: "pasted:1" } })).toBe("a\n");
  });

  it("is empty where nothing is written", () => {
    expect(stored("")).toBe("");
  });
});
