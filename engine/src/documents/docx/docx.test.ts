import { describe, expect, test } from "vitest";
import { readArchive } from "../archive/index.ts";
import { docx } from "../fixtures/zip.ts";
import { DEFAULT_READ_LIMITS } from "../limits.ts";

const run = (text: string, properties = ""): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (content: string, properties = ""): string => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const read = (body: string, parts: Record<string, string> = {}) =>
  readArchive(docx(body, parts), DEFAULT_READ_LIMITS);
const STYLES = `<w:styles>
  <w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>
  <w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="Own heading"/><w:basedOn w:val="H1"/></w:style>
  <w:style w:type="paragraph" w:styleId="Outlined"><w:name w:val="Outlined"/><w:outlineLvl w:val="2"/></w:style>
  <w:style w:type="paragraph" w:styleId="Bullets"><w:name w:val="List Bullet"/><w:numPr><w:numId w:val="7"/></w:numPr></w:style>
  <w:style w:type="paragraph" w:styleId="T1"><w:name w:val="toc 1"/></w:style>
</w:styles>`;

test("headings come from named styles, styles based on them, and outline levels", async () => {
  const { blocks } = await read(
    p(run("One"), '<w:pStyle w:val="H1"/>') +
      p(run("Two"), '<w:pStyle w:val="Mine"/>') +
      p(run("Three"), '<w:pStyle w:val="Outlined"/>') +
      p(run("Text"), ""),
    { "word/styles.xml": STYLES },
  );
  expect(blocks.map(({ kind, level, text }) => [kind, level, text])).toEqual([
    ["heading", 1, "One"],
    ["heading", 1, "Two"],
    ["heading", 3, "Three"],
    ["paragraph", 0, "Text"],
  ]);
});

test("list items are told by numbering of the paragraph or of its style", async () => {
  const { blocks } = await read(
    p(run("outer"), '<w:pStyle w:val="Bullets"/>') +
      p(run("inner"), '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="3"/></w:numPr>') +
      p(run("none"), '<w:pStyle w:val="Bullets"/><w:numPr><w:numId w:val="0"/></w:numPr>'),
    { "word/styles.xml": STYLES },
  );
  expect(blocks.map(({ kind, level }) => [kind, level])).toEqual([
    ["list", 0],
    ["list", 1],
    ["paragraph", 0],
  ]);
});

test("raised and lowered numbers are told apart from the numbers before them, letters stay", async () => {
  const up = '<w:vertAlign w:val="superscript"/>';
  const down = '<w:vertAlign w:val="subscript"/>';
  const { blocks } = await read(
    p(
      run("la luz viaja a 3 * 10") +
        run("8", up) +
        run(" m/s; H") +
        run("2", down) +
        run("O, 10") +
        run("-3", up),
    ) + p(run("le 1") + run("er", up) + run(" janvier")),
  );
  expect(blocks.map(({ text }) => text)).toEqual(["la luz viaja a 3 * 10⁸ m/s; H₂O, 10⁻³", "le 1er janvier"]);
});

test("a program keeps its indents and blank lines, and is one block", async () => {
  const styles = `<w:styles><w:style w:type="paragraph" w:styleId="C"><w:name w:val="Source Code"/></w:style></w:styles>`;
  const code = (content: string): string => p(content, '<w:pStyle w:val="C"/>');
  const { blocks } = await read(
    code(run("for ship in ships:")) +
      code(run("    light(ship)")) +
      code("") +
      code(run("print('*~')")) +
      p(run("Text.")),
    { "word/styles.xml": styles },
  );
  expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ["code", "for ship in ships:\n    light(ship)\n\nprint('*~')"],
    ["paragraph", "Text."],
  ]);
});

test("a table becomes Markdown", async () => {
  const cell = (text: string): string => `<w:tc>${p(run(text))}</w:tc>`;
  const row = (...cells: string[]): string => `<w:tr>${cells.map(cell).join("")}</w:tr>`;
  const { blocks } = await read(`<w:tbl>${row("Name", "Value")}${row("a|b", "1")}</w:tbl>`);
  expect(blocks).toHaveLength(1);
  expect(blocks[0]).toMatchObject({ kind: "table", text: "| Name | Value |\n| --- | --- |\n| a\\|b | 1 |" });
});

test("hidden and deleted text is left out and said so, inserted text stays", async () => {
  const { blocks, notices } = await read(
    p(
      `${run("seen ")}${run("secret ", "<w:vanish/>")}<w:del><w:r><w:delText>gone </w:delText></w:r></w:del><w:ins>${run("added")}</w:ins>`,
    ),
  );
  expect(blocks.map((block) => block.text)).toEqual(["seen added"]);
  expect(notices.map((notice) => notice.code)).toEqual(["text_hidden_removed"]);
});

test("footnotes stand apart from the text, separators are not notes", async () => {
  const { blocks } = await read(
    p(`${run("Text")}<w:r><w:footnoteReference w:id="2"/></w:r>${run(" goes on.")}`),
    {
      "word/footnotes.xml": `<w:footnotes><w:footnote w:type="separator" w:id="0">${p(run("---"))}</w:footnote><w:footnote w:id="2">${p(run("The note."))}</w:footnote></w:footnotes>`,
    },
  );
  expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ["paragraph", "Text goes on."],
    ["footnote", "The note."],
  ]);
});

test("the table of contents is not content", async () => {
  const { blocks } = await read(
    `${p(run("One 3"), '<w:pStyle w:val="T1"/>')}<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${p(run("Two 4"))}</w:sdtContent></w:sdt>${p(run("Text"))}`,
    { "word/styles.xml": STYLES },
  );
  expect(blocks.map((block) => block.text)).toEqual(["Text"]);
});

test("pages are known where Word recorded its page breaks, and null elsewhere", async () => {
  const recorded = await read(
    p(run("first")) + p(`<w:r><w:lastRenderedPageBreak/><w:t>second</w:t></w:r>`) + p(run("third")),
  );
  expect(recorded.pages).toBe(2);
  expect(recorded.blocks.map((block) => block.page)).toEqual([1, 2, 2]);
  const plain = await read(p(run("first")));
  expect(plain.pages).toBeNull();
  expect(plain.blocks[0]?.page).toBeNull();
});

test("a list typed with bullets in one paragraph becomes items", async () => {
  const { blocks } = await read(
    p("<w:r><w:t>It needs:</w:t><w:br/><w:t>• oil</w:t><w:br/><w:t>• glass</w:t></w:r>"),
  );
  expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ["paragraph", "It needs:"],
    ["list", "oil"],
    ["list", "glass"],
  ]);
});

test("without heading styles, short bold paragraphs are headings; with them, they are not", async () => {
  const chapter = (title: string): string =>
    p(run(title, "<w:b/>")) +
    p(run("The text of the chapter follows here.")) +
    p(run("And a second part of it."));
  const body = ["Oil", "Glass", "Brass"].map(chapter).join("");
  const titles = async (content: string) =>
    (await read(content, { "word/styles.xml": STYLES })).blocks
      .filter((block) => block.kind === "heading")
      .map((block) => block.text);
  expect(await titles(body)).toEqual(["Oil", "Glass", "Brass"]);
  expect(await titles(p(run("Styled"), '<w:pStyle w:val="H1"/>') + body)).toEqual(["Styled"]);
});

const NUMBERING = `<w:numbering>
  <w:abstractNum w:abstractNumId="1">
    <w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="(%1)"/></w:lvl>
    <w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%2)"/></w:lvl>
    <w:lvl w:ilvl="2"><w:start w:val="4"/><w:numFmt w:val="upperRoman"/><w:lvlText w:val="%1.%3."/></w:lvl>
  </w:abstractNum>
  <w:abstractNum w:abstractNumId="2">
    <w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="o"/></w:lvl>
  </w:abstractNum>
  <w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num>
  <w:num w:numId="6"><w:abstractNumId w:val="2"/></w:num>
  <w:num w:numId="8"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>
</w:numbering>`;

test("numbers that Word prints before list items stand in the text; bullets do not", async () => {
  const item = (text: string, list: number, level = 0): string =>
    p(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);
  const { blocks } = await read(
    [
      item("first", 5),
      item("inner", 5, 1),
      item("next inner", 5, 1),
      item("deep", 5, 2),
      item("second", 5),
      item("inner again", 5, 1),
      item("dot", 6),
      item("anew", 8),
      item("goes on", 5),
      item("goes on too", 8),
    ].join(""),
    { "word/numbering.xml": NUMBERING },
  );
  expect(blocks.map((block) => block.text)).toEqual([
    "(1) first",
    "a) inner",
    "b) next inner",
    "1.IV. deep",
    "(2) second",
    "a) inner again",
    "dot",
    "(1) anew",
    "(2) goes on",
    "(3) goes on too",
  ]);
});

describe("a damaged file", () => {
  const words = (topic: string): string =>
    p(run(`The keeper wrote about ${topic} in the book ${topic.length}.`));
  const topics = Array.from({ length: 400 }, (_, index) => `lamp${(index * 7_919) % 1_000}`);
  const body = topics.map(words).join("");

  test("that was cut off is read up to where it ends, and says so", async () => {
    const whole = docx(body);
    const { blocks, notices } = await readArchive(whole.slice(0, whole.length * 0.6), DEFAULT_READ_LIMITS);
    expect(blocks.length).toBeGreaterThan(50);
    expect(blocks.length).toBeLessThan(400);
    expect(blocks[0]?.text).toContain("about lamp0");
    expect(notices).toEqual([
      { code: "rest_damaged", params: { last: blocks.at(-1)?.text.split(" ").slice(-8).join(" ") } },
    ]);
  });

  test("whose text breaks off within is read up to there", async () => {
    const { blocks, notices } = await read(
      `${words("oil")}${words("glass")}<w:p><w:r></w:p>${words("rope")}`,
    );
    expect(blocks.map((block) => block.text.split(" ")[4])).toEqual(["oil", "glass"]);
    expect(notices.map((notice) => notice.code)).toEqual(["rest_damaged"]);
  });

  test("of which no text is left is damaged", async () => {
    const whole = docx(body);
    await expect(readArchive(whole.slice(0, 150), DEFAULT_READ_LIMITS)).rejects.toThrow("document_damaged");
    await expect(read("<w:p><w:r></w:p>")).rejects.toThrow("document_damaged");
  });
});

describe("formulas of Word", () => {
  const m = (text: string): string => `<m:r><w:rPr><w:i/></w:rPr><m:t>${text}</m:t></m:r>`;
  const part = (name: string, content: string): string => `<m:${name}>${content}</m:${name}>`;
  const formulas: [string, string, string][] = [
    ["a power", m("E=m") + part("sSup", part("e", m("c")) + part("sup", m("2"))), "E = mc²"],
    ["a fraction", part("f", `<m:fPr/>${part("num", m("a+b"))}${part("den", m("2"))}`), "(a + b)/2"],
    [
      "roots",
      part("rad", part("deg", "") + part("e", m("x+1"))) +
        part("rad", part("deg", m("3")) + part("e", m("8"))),
      "√(x + 1)³√8",
    ],
    [
      "a sum",
      part(
        "nary",
        '<m:naryPr><m:chr m:val="∑"/></m:naryPr>' +
          part("sub", m("i=1")) +
          part("sup", m("n")) +
          part("e", part("sSub", part("e", m("x")) + part("sub", m("i")))),
      ),
      "∑_(i = 1)ⁿ x_i",
    ],
    [
      "brackets",
      part(
        "d",
        `<m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr>${part("e", m("0"))}${part("e", m("1"))}`,
      ),
      "[0|1]",
    ],
    [
      "a matrix",
      part(
        "m",
        part("mr", part("e", m("1")) + part("e", m("0"))) + part("mr", part("e", m("0")) + part("e", m("1"))),
      ),
      "(1, 0; 0, 1)",
    ],
  ];

  test.each(formulas)("%s stands in its line", async (_, omml, expected) => {
    const { blocks } = await read(p(`${run("Es gilt ")}<m:oMath>${omml}</m:oMath>${run(" immer.")}`));
    expect(blocks.map(({ text }) => text)).toEqual([`Es gilt ${expected} immer.`]);
  });

  test("one on a line of its own is a paragraph, however deep its parts lie", async () => {
    const { blocks } = await read(
      p(`<m:oMathPara><m:oMath>${m("a=b")}</m:oMath></m:oMathPara>`) +
        p(`<m:oMath>${"<m:e>".repeat(100)}${m("x")}${"</m:e>".repeat(100)}</m:oMath>`) +
        p(run("Danach")),
    );
    expect(blocks.map(({ text }) => text)).toEqual(["a = b", "x", "Danach"]);
  });
});
