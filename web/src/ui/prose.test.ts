import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import ProseBody from "./ProseBody.tsx";
import type { ProseFigureProps } from "./proseFigure.ts";

const Shown = ({ address, alt, caption }: ProseFigureProps) =>
  createElement("figure", null, `${address}|${alt}|${caption}`);
const render = (markdown: string, figure: typeof Shown | null = Shown): string =>
  renderToStaticMarkup(createElement(ProseBody, { markdown, figure: figure ?? undefined }));

const ADDRESS = "figure:0b0e7b9e-4c2a-4f6e-9f0e-1a2b3c4d5e6f?w=480&h=300&p=12";

describe("images in a text", () => {
  test("of the course are given to who shows them, outside of paragraphs", () => {
    const html = render(`Before\n\n![Five bars](${ADDRESS} "Figure 1")\n\nAfter`);
    expect(html.replace(/&amp;/g, "&")).toBe(
      `<p>Before</p>\n<figure>${ADDRESS}|Five bars|Figure 1</figure>\n<p>After</p>`,
    );
  });

  test.each([
    "https://example.org/pixel.gif",
    "//example.org/pixel.gif",
    "/api/courses",
    "data:image/png;base64,AAAA",
    "javascript:alert(1)",
  ])("from anywhere else are left out: %s", (address) => {
    expect(render(`![x](${address})`)).toBe("");
  });

  test("are left out where nobody shows them, and as HTML", () => {
    expect(render(`Text ![x](${ADDRESS})`, null)).toBe("<div>Text </div>");
    expect(render(`<img src="${ADDRESS}" onerror="alert(1)">`)).toBe("");
  });
});
