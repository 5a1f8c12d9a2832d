import { describe, expect, test } from "vitest";
import { extractWithFigures } from "../extract.ts";
import { epub, line, links, odt, pptx, scorm, shape } from "../fixtures/packages.ts";
import { chart } from "../fixtures/pictures.ts";
import { zip } from "../fixtures/zip.ts";
import { DEFAULT_READ_LIMITS } from "../limits.ts";
import { readArchive } from "./index.ts";

const read = (data: Uint8Array) => readArchive(data, DEFAULT_READ_LIMITS);
const kinds = async (data: Uint8Array) =>
  (await read(data)).blocks.map(({ kind, level, text, page }) => [kind, level, text, page]);
const refused = async (data: Uint8Array, limits = {}): Promise<string> =>
  await readArchive(data, { ...DEFAULT_READ_LIMITS, ...limits }).then(
    () => "read",
    (error: Error) => error.message,
  );
const WORDS = "The keeper of the lighthouse climbed the stairs every evening to light the lamp. ";

describe("EPUB", () => {
  test("chapters are read in their order, without cover and contents; pages of the printed book are told", async () => {
    const book = epub([
      '<section epub:type="cover"><img src="../cover.png" alt="Cover"/></section>',
      '<h1>One</h1><p>First<a epub:type="noteref" href="#n1">1</a>.</p><span epub:type="pagebreak" title="12"/><p>On page twelve.</p><aside epub:type="footnote" id="n1"><p>A note.</p></aside>',
      '<a id="x"/><h2>Two</h2><p>Second&nbsp;part <span role="doc-pagebreak" aria-label=" Page 13. "></span>goes on.</p>',
    ]);
    const draft = await read(book);
    expect(draft).toMatchObject({ format: "epub", title: "Book of the sea", pages: 13, notices: [] });
    expect(await kinds(book)).toEqual([
      ["heading", 1, "One", null],
      ["paragraph", 0, "First.", null],
      ["paragraph", 0, "On page twelve.", 12],
      ["footnote", 0, "A note.", 12],
      ["heading", 2, "Two", 12],
      ["paragraph", 0, "Second part goes on.", 13],
    ]);
  });

  test("a chapter that is missing is said, a locked book is refused, scrambled fonts do not lock it", async () => {
    const opf = (items: string) =>
      `<package><manifest>${items}<item id="gone" href="gone.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="c1"/><itemref idref="gone"/></spine></package>`;
    const chapter = '<item id="c1" href="text/ch1.xhtml" media-type="application/xhtml+xml"/>';
    const draft = await read(epub(["<p>Here.</p>"], { "EPUB/package.opf": opf(chapter) }));
    expect(draft.notices).toEqual([{ code: "chapters_damaged", params: { count: 1 } }]);
    const lock = (algorithm: string) => ({
      "META-INF/encryption.xml": `<encryption xmlns:enc="enc"><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/></enc:EncryptedData></encryption>`,
    });
    expect(await refused(epub(["<p>x</p>"], lock("http://www.w3.org/2001/04/xmlenc#aes128-cbc")))).toBe(
      "document_password_protected",
    );
    expect(await refused(epub(["<p>x</p>"], lock("http://www.idpf.org/2008/embedding")))).toBe("read");
    expect(await refused(epub(["<p>x</p>"], { "EPUB/package.opf": opf("") }))).toBe("document_damaged");
  });

  test("pictures come from the package; links out of it lead nowhere", async () => {
    const data = epub(
      [
        `<h1>One</h1><p>${WORDS.repeat(8)}</p><figure><img src="../img/a%20b.png" alt=""/><figcaption>Figure 1: Bars</figcaption></figure><img src="https://example.org/a.png"/><p>${WORDS.repeat(20)}</p>`,
      ],
      { "EPUB/img/a b.png": await chart(1) },
    );
    expect((await read(data)).notices).toEqual([{ code: "pictures_outside", params: { count: 1 } }]);
  });
});

describe("PPTX", () => {
  const numbered = '<a:pPr><a:buFont typeface="+mj-lt"/><a:buAutoNum type="arabicPeriod"/></a:pPr>';
  test("slides are read with titles, items, tables and what speakers noted; hidden ones are left out and named", async () => {
    const table = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4"/></p:nvGraphicFramePr><a:tbl><a:tr><a:tc><a:txBody>${line("Year")}</a:txBody></a:tc><a:tc><a:txBody>${line("Metres")}</a:txBody></a:tc></a:tr><a:tr><a:tc><a:txBody>${line("1900")}</a:txBody></a:tc><a:tc><a:txBody>${line("30")}${line("31")}</a:txBody></a:tc></a:tr></a:tbl></p:graphicFrame>`;
    const data = pptx(
      [
        shape("ctrTitle", line("The sea")) + shape("subTitle", line("A talk")),
        shape(
          "body",
          line("First point"),
          line("Deeper", '<a:pPr lvl="1"/>'),
          line("One", numbered),
          line("Two", numbered),
          line("No sign", "<a:pPr><a:buNone/></a:pPr>"),
        ) +
          shape("title", line("Causes")) +
          shape("ftr", line("Footer")) +
          shape("sldNum", line("2")),
        `hidden:${shape("title", line("Old"))}`,
        shape("title", line("Causes")) + shape(null, line("A box")) + table,
      ],
      {
        "ppt/slides/_rels/slide2.xml.rels": links({ n: ["notesSlide", "../notesSlides/notesSlide1.xml"] }),
        "ppt/notesSlides/notesSlide1.xml": `<p:notes>${shape("sldImg")}${shape("body", line("Tell them of the lamp."))}${shape("sldNum", line("2"))}</p:notes>`,
      },
    );
    const draft = await read(data);
    expect(draft).toMatchObject({ format: "pptx", title: "Talk about lighthouses", pages: 4 });
    expect(draft.notices).toEqual([{ code: "slides_hidden", params: { count: 1, pages: "3" } }]);
    expect(await kinds(data)).toEqual([
      ["heading", 1, "The sea", 1],
      ["paragraph", 0, "A talk", 1],
      ["heading", 1, "Causes", 2],
      ["list", 0, "First point", 2],
      ["list", 1, "Deeper", 2],
      ["list", 0, "1. One", 2],
      ["list", 0, "2. Two", 2],
      ["paragraph", 0, "No sign", 2],
      ["paragraph", 0, "Tell them of the lamp.", 2],
      ["paragraph", 0, "A box", 4],
      ["table", 0, "| Year | Metres |\n| --- | --- |\n| 1900 | 30 31 |", 4],
    ]);
  });

  test("sections stand above slides; charts and SmartArt are read from their own parts", async () => {
    const chartXml =
      "<c:chartSpace><c:ser><c:tx><c:strRef><c:strCache><c:pt><c:v>Ships</c:v></c:pt></c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:strCache><c:pt><c:v>1900</c:v></c:pt><c:pt><c:v>1950</c:v></c:pt></c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache><c:pt><c:v>12</c:v></c:pt><c:pt><c:v>7</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser></c:chartSpace>";
    const data = pptx(
      [
        shape("title", line("Traffic")) +
          '<p:graphicFrame><c:chart r:id="c"/></p:graphicFrame><p:graphicFrame><dgm:relIds r:dm="d"/></p:graphicFrame>',
      ],
      {
        "ppt/presentation.xml":
          '<p:presentation><p:sldIdLst><p:sldId id="256" r:id="r1"/></p:sldIdLst><p:extLst><p14:sectionLst><p14:section name="Harbours"><p14:sldIdLst><p14:sldId id="256"/></p14:sldIdLst></p14:section></p14:sectionLst></p:extLst></p:presentation>',
        "ppt/slides/_rels/slide1.xml.rels": links({
          c: ["chart", "../charts/chart1.xml"],
          d: ["diagramData", "../diagrams/data1.xml"],
        }),
        "ppt/charts/chart1.xml": chartXml,
        "ppt/diagrams/data1.xml":
          "<dgm:dataModel><dgm:pt><dgm:t><a:p><a:r><a:t>Plan</a:t></a:r></a:p></dgm:t></dgm:pt><dgm:pt><dgm:t><a:p><a:r><a:t>Build</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:dataModel>",
      },
    );
    expect((await kinds(data)).map((block) => block.slice(0, 3))).toEqual([
      ["heading", 1, "Harbours"],
      ["heading", 2, "Traffic"],
      ["table", 0, "|  | Ships |\n| --- | --- |\n| 1900 | 12 |\n| 1950 | 7 |"],
      ["list", 0, "Plan"],
      ["list", 0, "Build"],
    ]);
  });

  test("a damaged slide is named; presentations with macros are refused", async () => {
    const broken = pptx([shape("title", line("Whole")), shape("title", line("x"))], {
      "ppt/slides/slide2.xml": "<p:sld><p:sp></p:sld>",
    });
    expect((await read(broken)).notices).toEqual([
      { code: "part_damaged", params: { count: 1, pages: "2" } },
    ]);
    const macros = "application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml";
    expect(await refused(pptx([shape("title", line("x"))], {}, macros))).toBe("document_type_unsupported");
  });
});

describe("ODT", () => {
  const p = (text: string, style = "Standard"): string =>
    `<text:p text:style-name="${style}">${text}</text:p>`;
  test("headings, lists, tables, notes and code become blocks; contents and deleted text do not", async () => {
    const styles =
      '<style:style style:name="P1" style:parent-style-name="Quotations"/><style:style style:name="H" style:parent-style-name="Heading_20_2"/><style:style style:name="Gone"><style:text-properties text:display="none"/></style:style><style:style style:name="Up"><style:text-properties style:text-position="super 58%"/></style:style><text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-suffix=")" style:num-format="a"/><text:list-level-style-bullet text:level="2"/></text:list-style>';
    const text = `<text:tracked-changes><text:p>removed</text:p></text:tracked-changes><text:table-of-content><text:index-body>${p("Contents 1")}</text:index-body></text:table-of-content>
      <text:h text:outline-level="1">The  sea</text:h>${p('One<text:s text:c="2"/>line,<text:line-break/>10<text:span text:style-name="Up">8</text:span><text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>A note.</text:p></text:note-body></text:note> end')}
      <text:p text:style-name="H">By style</text:p>${p("Quoted.", "P1")}${p("seen<text:span text:style-name='Gone'>unseen</text:span>")}
      <text:list text:style-name="L1"><text:list-item>${p("first")}<text:list><text:list-item>${p("deep")}</text:list-item></text:list></text:list-item><text:list-item>${p("second")}${p("goes on")}</text:list-item></text:list>
      ${p("a = 1", "Preformatted_20_Text")}${p("b = 2", "Preformatted_20_Text")}
      <table:table><table:table-row><table:table-cell>${p("Year")}</table:table-cell><table:table-cell>${p("Metres")}</table:table-cell></table:table-row><table:table-row><table:table-cell table:number-columns-repeated="2">${p("1900")}</table:table-cell></table:table-row></table:table>
      <office:annotation>${p("comment")}</office:annotation>`;
    const draft = await read(odt(text, styles));
    expect(draft).toMatchObject({ format: "odt", title: "Notes of a keeper", pages: null });
    expect(draft.notices).toEqual([{ code: "text_hidden_removed", params: {} }]);
    expect((await kinds(odt(text, styles))).map((block) => block.slice(0, 3))).toEqual([
      ["heading", 1, "The sea"],
      ["paragraph", 0, "One line,\n10⁸ end"],
      ["heading", 2, "By style"],
      ["quote", 0, "Quoted."],
      ["paragraph", 0, "seen"],
      ["list", 0, "a) first"],
      ["list", 1, "deep"],
      ["list", 0, "b) second goes on"],
      ["code", 0, "a = 1\nb = 2"],
      ["table", 0, "| Year | Metres |\n| --- | --- |\n| 1900 |  |"],
      ["footnote", 0, "A note."],
    ]);
  });

  test("pages are told where the program recorded them, and damage up to where it goes", async () => {
    const pages = await read(odt(`${p("one")}<text:p><text:soft-page-break/>two</text:p>${p("three")}`));
    expect([pages.pages, pages.blocks.map(({ page }) => page)]).toEqual([2, [1, 2, 2]]);
    const broken = await read(odt(`${p("one two three")}<text:p></text:h>`));
    expect(broken.notices).toEqual([{ code: "rest_damaged", params: { last: "one two three" } }]);
    const locked = odt(p("x"), "", {
      "META-INF/manifest.xml": "<manifest:manifest><manifest:encryption-data/></manifest:manifest>",
    });
    expect(await refused(locked)).toBe("document_password_protected");
  });
});

describe("SCORM", () => {
  test("pages are read in the order of the contents, programs never", async () => {
    const data = scorm(
      {
        one: "<h1>One</h1><p>First.</p><script>document.write('x')</script>",
        two: "<h1>Two</h1><p>Second.</p>",
      },
      ["two", "one"],
    );
    const draft = await read(data);
    expect(draft).toMatchObject({ format: "scorm", title: "Course of the sea" });
    expect(draft.blocks.map(({ text }) => text)).toEqual(["Two", "Second.", "One", "First."]);
    expect(await refused(zip({ "imsmanifest.xml": "<manifest/>", "a.js": "" }))).toBe(
      "document_without_text",
    );
  });
});

describe("hostile packages are refused", () => {
  test.each([
    ["an EPUB", (bomb: string) => epub([`<p>${bomb}</p>`])],
    ["a PPTX", (bomb: string) => pptx([shape("body", line(bomb))])],
    ["an ODT", (bomb: string) => odt(`<text:p>${bomb}</text:p>`)],
    ["a SCORM package", (bomb: string) => scorm({ one: `<p>${bomb}</p>` }, ["one"])],
  ])("%s that unpacks to too much", async (_, make) => {
    const data = make("lol ".repeat(1_000_000));
    expect(data.length).toBeLessThan(60_000);
    expect(await refused(data, { decompressed: 1_000_000 })).toBe("document_too_complex");
  });

  test.each([
    ["an EPUB", epub(["<p>x</p>"], { "EPUB/package.opf": '<!DOCTYPE p [<!ENTITY a "b">]><package/>' })],
    [
      "a chapter",
      epub([], {
        "EPUB/package.opf":
          '<package><manifest><item id="c" href="c.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="c"/></spine></package>',
        "EPUB/c.xhtml":
          '<!DOCTYPE html [<!ENTITY a SYSTEM "file:///etc/passwd">]><html><body>&a;</body></html>',
      }),
    ],
    [
      "an ODT",
      odt("", "", {
        "content.xml": '<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]><office:text>&a;</office:text>',
      }),
    ],
    ["a PPTX", pptx([""], { "ppt/slides/slide1.xml": '<!DOCTYPE d [<!ENTITY a "b">]><p:sld/>' })],
    ["a SCORM package", zip({ "imsmanifest.xml": '<!DOCTYPE d [<!ENTITY a "b">]><manifest/>' })],
  ])("%s with a document type of its own", async (_, data) => {
    expect(await refused(data)).toBe("document_damaged");
  });

  test("links out of the package lead nowhere", async () => {
    const opf =
      '<package><manifest><item id="a" href="../../../../etc/passwd" media-type="application/xhtml+xml"/><item id="b" href="file:///etc/passwd" media-type="application/xhtml+xml"/><item id="c" href="https://example.org/x" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/><itemref idref="b"/><itemref idref="c"/></spine></package>';
    expect(await refused(epub([], { "EPUB/package.opf": opf }))).toBe("document_damaged");
  });

  test("cut off, they are damaged or read as far as they go", async () => {
    const outcomes = new Set<string>();
    const whole = odt(`<text:p>${WORDS.repeat(200)}</text:p>`);
    for (let at = 40; at < whole.length; at += 37) outcomes.add(await refused(whole.slice(0, at)));
    for (const outcome of outcomes)
      expect(["read", "document_damaged", "document_type_unsupported"]).toContain(outcome);
  });
});

test("figures of a book and of slides are found where they stand", async () => {
  const png = await chart(2);
  const picture =
    '<p:pic><p:nvPicPr><p:cNvPr id="5" descr="Bars of ships"/></p:nvPicPr><p:blipFill><a:blip r:embed="i"/></p:blipFill><p:spPr><a:xfrm><a:ext cx="6000000" cy="4000000"/></a:xfrm></p:spPr></p:pic>';
  const slides = pptx(
    [
      shape("title", line("One")) + shape("body", line(WORDS.repeat(40))),
      shape("title", line("Two")) + shape("body", line(WORDS)) + picture,
    ],
    {
      "ppt/slides/_rels/slide2.xml.rels": links({ i: ["image", "../media/image1.png"] }),
      "ppt/media/image1.png": png,
    },
  );
  const { mkdtemp, readdir, rm } = await import("node:fs/promises");
  const folder = await mkdtemp(`${(await import("node:os")).tmpdir()}/figures-`);
  const { document, findFigures } = await extractWithFigures(
    slides,
    { id: "d", name: "d" },
    DEFAULT_READ_LIMITS,
  );
  const figures = await findFigures?.(folder, () => undefined);
  expect(figures).toMatchObject([
    { page: 2, paragraph: document.blocks.length, alt: "Bars of ships", width: 480 },
  ]);
  expect(await readdir(folder)).toHaveLength(1);
  await rm(folder, { recursive: true });
});
