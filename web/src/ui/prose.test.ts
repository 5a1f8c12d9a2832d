import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import ProseBody, { leavesOf } from "./ProseBody.tsx";
import type { ProseFigureProps } from "./proseFigure.ts";
import type { ProseSections } from "./proseSections.ts";

const Shown = ({ address, alt, caption }: ProseFigureProps) =>
  createElement("figure", null, `${address}|${alt}|${caption}`);
const render = (markdown: string, figure: typeof Shown | null = Shown): string =>
  renderToStaticMarkup(createElement(ProseBody, { markdown, figure: figure ?? undefined }));

const ADDRESS = "figure:0b0e7b9e-4c2a-4f6e-9f0e-1a2b3c4d5e6f?w=480&h=300&p=12";

describe("images in a text", () => {
  test("of the course are given to who shows them, outside of paragraphs", () => {
    const html = render(`Before\n\n![Five bars](${ADDRESS} "Figure 1")\n\nAfter`);
    expect(html.replace(/&amp;/g, "&")).toBe(
      `<p>Before</p><figure>${ADDRESS}|Five bars|Figure 1</figure><p>After</p>`,
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

describe("what stands around a text", () => {
  const SECTIONS: ProseSections = {
    lead: { heading: "What a wick does", lines: ["Why a wick *burns*"] },
    lists: [{ heading: "Key points", lines: ["A <wick> draws oil."] }],
    glossary: { heading: "Terms", terms: [{ term: "Wick", meaning: "A cord in a lamp" }] },
    closing: "Next: the lamp.",
  };
  const shown = (sections: ProseSections, more: object = {}) =>
    renderToStaticMarkup(
      createElement(ProseBody, { markdown: "A *wick* and a lamp.", sections, figure: undefined, ...more }),
    );

  test("is plain text around the Markdown, in the order in which it is read", () => {
    expect(shown(SECTIONS)).toBe(
      '<p class="prose-lead"><strong>What a wick does</strong></p><ul class="prose-lead"><li>Why a wick *burns*</li></ul>' +
        "<p>A <em>wick</em> and a lamp.</p>" +
        "<h2>Key points</h2><ul><li>A &lt;wick&gt; draws oil.</li></ul>" +
        "<h2>Terms</h2><ul><li><strong>Wick</strong>: A cord in a lamp</li></ul>" +
        "<p><em>Next: the lamp.</em></p>",
    );
  });

  test("is nothing where there is nothing", () => {
    const none = { lead: null, lists: [], glossary: null, closing: null };
    expect(shown(none)).toBe("<p>A <em>wick</em> and a lamp.</p>");
  });

  test("is counted in pieces with those of the text", () => {
    const counted: string[] = [];
    const leaf = (text: string, at: number) => {
      counted[at] = text;
      return text;
    };
    shown(SECTIONS, { leaf });
    expect(leavesOf("A *wick* and a lamp.", SECTIONS)).toEqual(counted);
    expect(counted).toEqual([
      ...["What a wick does", "Why a wick *burns*", "A ", "wick", " and a lamp."],
      ...["Key points", "A <wick> draws oil.", "Terms", "Wick", ": A cord in a lamp", "Next: the lamp."],
    ]);
  });
});

describe("Markdown", () => {
  test("becomes what it means", () => {
    expect(render("# Title\n\nA **bold** *word*, ~~gone~~ `x<y` and\\* a&nbsp;b &lt;b&gt;  \nnext")).toBe(
      "<h2>Title</h2><p>A <strong>bold</strong> <em>word</em>, <del>gone</del> <code>x&lt;y</code> and* a\u00a0b &lt;b&gt;<br/>next</p>",
    );
    expect(render("3. three\n4. four\n\n- a\n  - b")).toBe(
      '<ol start="3"><li>three</li><li>four</li></ol><ul><li>a<ul><li>b</li></ul></li></ul>',
    );
    expect(render("> said\n\n```js\nx < y\n```\n\n---")).toBe(
      "<blockquote><p>said</p></blockquote><pre><code>x &lt; y</code></pre><hr/>",
    );
  });

  test("a quote that begins with words in bold is an aside", () => {
    expect(render("> **Complément.** plus")).toBe(
      '<blockquote class="aside"><p><strong>Complément.</strong> plus</p></blockquote>',
    );
  });

  test("a quote that names its kind is a call-out under its title", () => {
    expect(render("> [!WARNING] Hier *irrt* man\n> leicht: 2 $\n>\n> - a")).toBe(
      '<div role="note" class="call-out call-out-warning"><p>Hier <em>irrt</em> man</p><p>leicht: 2 $</p><ul><li>a</li></ul></div>',
    );
    expect(render("> [!TIP]\n> so")).toBe('<div role="note" class="call-out call-out-note"><p>so</p></div>');
    expect(render("> [!OTHER] x")).toBe("<blockquote><p>[!OTHER] x</p></blockquote>");
  });

  test("words stand lower and higher, and lines break in a cell; other HTML is dropped", () => {
    expect(render("H<sub>2</sub>O, m<sup>*2*</sup> <sub><b>x</b></sub>")).toBe(
      "<p>H<sub>2</sub>O, m<sup><em>2</em></sup> x</p>",
    );
    expect(render("| a |\n|---|\n| 1<br>2<br/>3 |")).toContain("<td>1<br/>2<br/>3</td>");
  });

  const shownTex = (markdown: string) =>
    [...render(markdown).matchAll(/<code>([^<]*)<\/code>/g)].map((m) => m[1]);

  test.each([
    ["$a^2 + b^2 = c^2$", ["a^2 + b^2 = c^2"]],
    ["Mit $x$ und $\\frac{1}{2}$, ($y_1$).", ["x", "\\frac{1}{2}", "y_1"]],
    ["$a*b$ ist *nicht* $c*d$, **Satz: $a*b$**", ["a*b", "c*d", "a*b"]],
    ["$a_1$ und $a_2$", ["a_1", "a_2"]],
    ["$5\\,\\$$", ["5\\,\\$"]],
    ["$$\n\\int_0^1 x\\,dx\n$$", ["\\int_0^1 x\\,dx"]],
    ["| a |\n|---|\n| $\\lvert x \\rvert$ |", ["\\lvert x \\rvert"]],
  ])("holds formulas: %s", (markdown, formulas) => {
    expect(shownTex(markdown)).toEqual(formulas);
  });

  test.each([
    "5 $ and 6 $",
    "from $5 to $6",
    "US$5 und US$6, A$7",
    "$5-$6 or $5–$10",
    "5$ oder 6$",
    "kostet $5, nicht 6$",
    "\\$x$ und $\\$",
    "$ x $",
    "$$ $$",
    "$",
  ])("holds money that is no formula: %s", (markdown) => {
    expect(shownTex(markdown)).toEqual([]);
    expect(render(markdown)).toBe(`<p>${markdown.replaceAll("\\", "")}</p>`);
  });

  test("is read however often it opens what it does not close", () => {
    for (const part of ["$a ", "$", "$$a", "a<sub>", "$\\", "> [!NOTE] "]) {
      expect(render(part.repeat(2_000))).not.toBe("");
    }
  });

  test("code that is wider than a phone is reached by the keyboard, which scrolls it", () => {
    const wide = "x".repeat(60);
    expect(render(`\`\`\`\n${wide}\n\`\`\``)).toContain('<pre role="group" tabindex="0">');
    expect(render("```\nx\n```")).toContain("<pre><code>");
  });

  test("tables scroll by themselves and keep the side their columns stand on", () => {
    expect(render("| a | b |\n|---|--:|\n| 1 | 2 |")).toBe(
      '<div class="prose-table" role="group" tabindex="0"><table><thead><tr><th>a</th><th style="text-align:right">b</th></tr></thead><tbody><tr><td>1</td><td style="text-align:right">2</td></tr></tbody></table></div>',
    );
  });

  test.each([
    ["[x](https://example.org/?a=1&amp;b=2)", "https://example.org/?a=1&amp;b=2"],
    ["https://example.org/?a&b", "https://example.org/?a&amp;b"],
    ["<mailto:a@example.org>", "mailto:a@example.org"],
    ["[x](#part)", "#part"],
  ])("links lead out in a window of their own: %s", (markdown, href) => {
    expect(render(markdown)).toContain(
      `<a href="${href}" rel="noopener noreferrer nofollow" target="_blank">`,
    );
  });

  test.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](javascript&colon;alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](java\u0009script:alert(1))",
    "[x](vbscript:x)",
    "[x](data:text/html,<script>alert(1)</script>)",
    "<script>alert(1)</script>",
    '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
    "<svg/onload=alert(1)>",
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '[x](https://a" onmouseover="alert(1))',
    '![x](x" onerror="alert(1))',
    "<style>*{display:none}</style>",
    "[x]: javascript:alert(1)\n\n[x]",
    "<sub onclick=alert(1)>x</sub><br onclick=alert(1)>",
  ])("nothing in it becomes a script: %s", (markdown) => {
    const html = render(markdown);
    const tags = [...html.matchAll(/<([a-z]+)((?:\s[a-z]+="[^"]*")*)\s*\/?>/g)];
    for (const [, tag = "", attributes = ""] of tags) {
      expect(["p", "a", "span", "div"]).toContain(tag);
      expect(attributes).not.toMatch(/\son|javascript|vbscript|data:/i);
    }
    expect(html.replace(/<\/?[a-z]+(?:\s[a-z]+="[^"]*")*\s*\/?>/g, "")).not.toContain("<");
  });
});
