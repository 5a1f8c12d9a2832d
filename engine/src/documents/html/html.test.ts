import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import type { Draft } from "../draft.ts";
import type { Picture } from "../figures/pictures.ts";
import { chart } from "../fixtures/pictures.ts";
import { DEFAULT_READ_LIMITS } from "../limits.ts";
import { readHtml } from "./index.ts";

const read = (html: string | Uint8Array) => readHtml(typeof html === "string" ? Buffer.from(html) : html);
const kinds = async (html: string) =>
  (await read(html)).blocks.map(({ kind, level, text }) => [kind, level, text]);
const codes = async (html: string) => (await read(html)).notices.map(({ code }) => code);
async function picturesOf({ pictures }: Draft, figureBytes: number): Promise<Picture[]> {
  const found: Picture[] = [];
  for await (const picture of pictures?.({ ...DEFAULT_READ_LIMITS, figureBytes }) ?? []) found.push(picture);
  return found;
}
const WORDS = "The keeper of the lighthouse climbed the stairs every evening to light the lamp.";

test("headings, paragraphs, lists, tables, quotes and code become blocks in their order", async () => {
  expect(
    await kinds(`<!doctype html><html><body><h1>Sea</h1><p>One
      line &amp; <b>more</b></p>loose text<ul><li>first<ul><li><p>deep</p><p>goes on</p></li></ul></li><li>second</li></ul>
      <ol start="3"><li>three</li><li>four</li></ol><blockquote><p>Said.</p></blockquote>
      <pre><code>a = 1\n\n  b = 2\n</code></pre><dl><dt>Lamp</dt><dd>Gives light.</dd></dl>
      <table><caption>Heights</caption><tr><th>Year</th><th colspan="2">Metres</th></tr><tr><td rowspan="2">1900</td><td>30</td><td>old|small</td></tr><tr><td>31</td><td>x</td></tr></table></body></html>`),
  ).toEqual([
    ["heading", 1, "Sea"],
    ["paragraph", 0, "One line & more"],
    ["paragraph", 0, "loose text"],
    ["list", 0, "first"],
    ["list", 1, "deep goes on"],
    ["list", 0, "second"],
    ["list", 0, "3. three"],
    ["list", 0, "4. four"],
    ["quote", 0, "Said."],
    ["code", 0, "a = 1\n\n  b = 2"],
    ["paragraph", 0, "Lamp: Gives light."],
    ["caption", 0, "Heights"],
    ["table", 0, "| Year | Metres |  |\n| --- | --- | --- |\n| 1900 | 30 | old\\|small |\n|  | 31 | x |"],
  ]);
});

test("lines, raised digits, formulas and quotes stay readable; references to notes go", async () => {
  const [first, second, third] = await kinds(
    `<p>a<br>b, 3 × 10<sup>8</sup>, H<sub>2</sub>O<sup><a href="#fn1">1</a></sup></p><p><q>Yes</q>
     <a role="doc-noteref" href="#n">2</a></p><p><math><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup><annotation encoding="application/x-tex">E=mc^2</annotation></math></p>`,
  );
  expect(first).toEqual(["paragraph", 0, "a\nb, 3 × 10⁸, H₂O"]);
  expect(second).toEqual(["paragraph", 0, "“Yes”"]);
  expect(third).toEqual(["paragraph", 0, "E = mc²"]);
});

test("footnotes stand apart, as pandoc and publishers mark them", async () => {
  const pandoc = `<p>Text.</p><section class="footnotes" role="doc-endnotes"><hr><ol><li id="fn1" role="doc-endnote"><p>A note.<a href="#fnref1" role="doc-backlink">↩</a></p></li></ol></section>`;
  expect(await kinds(pandoc)).toEqual([
    ["paragraph", 0, "Text."],
    ["footnote", 0, "A note."],
  ]);
});

describe("what surrounds the content of a page is left out and said", () => {
  test.each([
    [
      "elements of a site",
      `<header><p>My site</p><h1>Sea</h1></header><nav>Home</nav><p>${WORDS}</p><aside>More</aside><footer>©</footer>`,
    ],
    [
      "main as its author marked it",
      `<div>Menu of all things</div><main><h1>Sea</h1><p>${WORDS}</p><nav>next</nav></main><div>Imprint</div>`,
    ],
    [
      "articles",
      `<div>Latest news</div><article><h1>Sea</h1><p>${WORDS}</p><footer hidden></footer><ul class="share"><li>Share it</li></ul></article>`,
    ],
    [
      "classes of publishing systems",
      `<div class="site-header">Blog</div><h1>Sea</h1><div class="cookie-banner">We use cookies</div><p>${WORDS}</p><div class="sidebar widget">x</div>`,
    ],
    [
      "roles",
      `<div role="banner">Logo</div><h1>Sea</h1><p>${WORDS}</p><div role="contentinfo">Imprint</div>`,
    ],
    [
      "a list of nothing but links",
      `<ul><li><a href="/a">Home</a></li><li><a href="/b">Shop</a></li><li><a href="/c">News</a></li><li><a href="/d">Contact</a></li></ul><h1>Sea</h1><p>${WORDS}</p>`,
    ],
  ])("%s", async (_, body) => {
    expect(await kinds(`<!doctype html><body>${body}</body>`)).toEqual([
      ["heading", 1, "Sea"],
      ["paragraph", 0, WORDS],
    ]);
    if (!body.startsWith("<div>")) expect(await codes(body)).toContain("navigation_left_out");
  });

  test("a section that is only called like navigation stays", async () => {
    const body = `<section id="menu" class="level1"><h1>Menu</h1><p>${WORDS}</p></section><span class="comment">x</span>`;
    expect((await kinds(body))[0]).toEqual(["heading", 1, "Menu"]);
  });
});

test("scripts, styles and hidden text are never read", async () => {
  const html = `<script>alert("x")</script><style>p{}</style><p style="color:red; display: none">secret words</p><p>seen</p><template><p>later</p></template><svg><text>drawn</text></svg>`;
  expect(await kinds(html)).toEqual([["paragraph", 0, "seen"]]);
  expect(await codes(html)).toEqual(["text_hidden_removed"]);
});

test("tables that only arrange a page are read as its parts", async () => {
  const html = "<table><tr><td><h2>Left</h2><p>text</p></td><td><p>right</p></td></tr></table>";
  expect(await kinds(html)).toEqual([
    ["heading", 2, "Left"],
    ["paragraph", 0, "text"],
    ["paragraph", 0, "right"],
  ]);
});

test("pictures inside the file are taken with their captions; those elsewhere are counted and never fetched", async () => {
  const picture = (await chart(1)).toString("base64");
  const draft = await read(
    `<p>${WORDS}</p><figure><img src="data:image/png;base64,${picture}" alt="Bars" width="480" height="300"><figcaption>Figure 1: Five bars</figcaption></figure><img src="https://example.org/x.png"><img src="file:///etc/passwd">`,
  );
  expect(draft.notices).toEqual([{ code: "pictures_outside", params: { count: 2 } }]);
  const found = await picturesOf(draft, 1_000_000);
  expect(found).toMatchObject([{ alt: "Bars", caption: 1, after: 0, page: null }]);
  expect(await picturesOf(draft, 100)).toEqual([]);
});

test.each([
  ["UTF-8 with a mark", Buffer.concat([Buffer.from("efbbbf", "hex"), Buffer.from("<p>Größe – naïve</p>")])],
  ["UTF-16", Buffer.concat([Buffer.from("fffe", "hex"), Buffer.from("<p>Größe – naïve</p>", "utf16le")])],
  ["what it declares", iconv.encode('<meta charset="windows-1252"><p>Größe – naïve</p>', "windows-1252")],
  [
    "what XML declares",
    iconv.encode('<?xml version="1.0" encoding="iso-8859-1"?><p>Größe – naïve</p>', "windows-1252"),
  ],
  ["its letters", iconv.encode("<p>Größe – naïve</p>", "windows-1252")],
])("the encoding is told by %s", async (_, data) => {
  expect((await read(Uint8Array.from(data))).blocks[0]?.text).toBe("Größe – naïve");
});

test("the title is the heading that the page's own title begins with", async () => {
  const page = (title: string) => `<head><title>${title}</title></head><h1>The sea</h1><p>x</p>`;
  expect((await read(page("The sea – My site"))).title).toBe("The sea");
  expect((await read(page("Another title"))).title).toBe("Another title");
});

test("a document type that defines entities, endless depth and endless nesting are refused", async () => {
  await expect(read('<!DOCTYPE html [<!ENTITY a "aaaa">]><p>&a;</p>')).rejects.toThrow("document_damaged");
  await expect(read("<div>".repeat(5_000))).rejects.toThrow("document_too_complex");
});
