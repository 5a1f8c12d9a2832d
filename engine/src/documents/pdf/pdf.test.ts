import PDFDocument from "pdfkit";
import { describe, expect, test } from "vitest";
import { lines, type Placed, pdf } from "../fixtures/pdf.ts";
import { DEFAULT_READ_LIMITS } from "../limits.ts";
import type { Line } from "./geometry.ts";
import { readPdf } from "./index.ts";
import { withUntagged } from "./tags.ts";

const read = async (...args: Parameters<typeof pdf>) => readPdf(await pdf(...args), DEFAULT_READ_LIMITS);
const LEFT = Array.from({ length: 12 }, (_, index) => `left line number ${index} of the running text here`);
const RIGHT = Array.from({ length: 12 }, (_, index) => `right line number ${index} of the running text`);
const BODY = Array.from(
  { length: 12 },
  (_, index) => `this is line ${index} of the page and it is long enough to fill it nicely`,
);

test("two columns are read one after the other, even where the file mixes their lines", async () => {
  const mixed: Placed[] = LEFT.flatMap((text, index) => [
    { text, x: 50, y: 100 + index * 14 },
    { text: RIGHT[index] ?? "", x: 320, y: 100 + index * 14 },
  ]);
  const { blocks } = await read([mixed]);
  expect(blocks.map((block) => block.text).join(" ")).toBe([...LEFT, ...RIGHT].join(" "));
});

test("lines in reversed order are put right", async () => {
  const { blocks } = await read([[...lines(BODY, 60, 100)].reverse()]);
  expect(blocks.map((block) => block.text).join(" ")).toBe(BODY.join(" "));
});

test("lines with a star in smaller type are a list where nothing calls them, else a footnote", async () => {
  const items = [
    "* Avoid the automatic use of bed rails of any size or shape.",
    "* Restrict the use of physical restraints, including chest or wrist restraints.",
    "* Re-assess the needs of the patient if an episode of entrapment occurs.",
  ].map((text, index) => ({ text, x: 60, y: 400 + index * 12, size: 8 }));
  const kinds = async (page: Placed[]) =>
    (await read([page])).blocks.flatMap(({ kind }) => (kind === "paragraph" ? [] : [kind]));
  expect(await kinds([...lines(BODY, 60, 100), ...items])).toEqual(["list", "list", "list"]);
  const note = { text: "* Measured at the foot of the tower.", x: 60, y: 400, size: 8 };
  const called = BODY.map((line, index) => (index === 4 ? `${line}*` : line));
  expect(await kinds([...lines(called, 60, 100), note])).toEqual(["footnote"]);
  expect(await kinds([...lines(BODY, 60, 100), note])).toEqual(["list"]);
});

test("items that lost their bullets are a list", async () => {
  const wide = "logcheck runs in three modes and the rules that it uses can be divided into several types:";
  const { blocks } = await read([
    [
      ...lines([...BODY, wide], 60, 100),
      ...lines(
        [
          "those that qualify a message as a cracking attempt (stored in a file in the directory",
          "/etc/logcheck/cracking.d/);",
          "those that cancel such a qualification;",
          "and finally those that apply to the remaining messages.",
        ],
        90,
        282,
      ),
    ],
  ]);
  expect(blocks.slice(1).map(({ kind, text }) => [kind, text])).toEqual([
    [
      "list",
      "those that qualify a message as a cracking attempt (stored in a file in the directory /etc/logcheck/cracking.d/);",
    ],
    ["list", "those that cancel such a qualification;"],
    ["list", "and finally those that apply to the remaining messages."],
  ]);
});

test("a line that begins with a host or a path goes on with its sentence, however it is set", async () => {
  const before = "Each service has its own team, as for the tracker, the installer, salsa.example.org, and";
  const { blocks } = await read([
    [
      ...lines([...BODY, before], 60, 100),
      { text: "buildd.debian.org, cdimage.debian.org, etc.", x: 60, y: 282, bold: true },
      ...lines(["It is wise to read the file", "/usr/share/doc/package/README.Debian carefully."], 60, 310),
    ],
  ]);
  const texts = blocks.map(({ kind, text }) => `${kind}: ${text}`);
  expect(texts[0]).toMatch(/salsa\.example\.org, and buildd\.debian\.org, cdimage\.debian\.org, etc\.$/);
  expect(texts[1]).toBe(
    "paragraph: It is wise to read the file /usr/share/doc/package/README.Debian carefully.",
  );
});

test("code keeps its columns, its indents and lines that look like bullets", async () => {
  const rows = ["exclude:", "    lost+found/", "    *~", "root    22:00", "", "#   MIN HR    DOM"];
  const code = lines(rows, 60, 300).flatMap((row) => (row.text === "" ? [] : [{ ...row, mono: true }]));
  const { blocks } = await read([[...lines(BODY, 60, 100), ...code]]);
  expect(blocks.slice(1)).toMatchObject([{ kind: "code", text: rows.join("\n") }]);
});

test("numbers of notes go with the commas between them, exponents stay", async () => {
  const up = (text: string, x: number, y: number): Placed => ({ text, x, y: y - 1, size: 6 });
  const { blocks } = await read([
    [
      ...lines(BODY, 60, 100),
      { text: "The assessment includes", x: 60, y: 268 },
      ...["11", ",", "12", ",", "13"].map((text, at) => up(text, 167 + at * 5, 268)),
      { text: "Patients fall out of bed.", x: 60, y: 284 },
      up("2", 172, 284),
      { text: ",", x: 177, y: 284 },
      up("3", 181, 284),
      { text: "Light travels at 3 x 10", x: 60, y: 300 },
      up("8", 155.5, 300),
      { text: "m/s in empty space.", x: 162, y: 300 },
    ],
  ]);
  expect(blocks.map(({ text }) => text).join(" ")).toMatch(
    /The assessment includes Patients fall out of bed\. Light travels at 3 x 10⁸ ?m\/s in empty space\.$/,
  );
});

test("a line that begins small or ends an enumeration is no heading, the name of a command may be one", async () => {
  const heading = (text: string, y: number): Placed => ({ text, x: 60, y, size: 14 });
  const { blocks } = await read([
    [
      ...lines(BODY, 60, 100),
      heading("The lamp of the tower", 300),
      heading("in a night of the winter", 350),
      heading("Oil, wicks, glass etc", 400),
      heading("dpkg", 450),
    ],
  ]);
  expect(blocks.flatMap(({ kind, text }) => (kind === "heading" ? [text] : []))).toEqual([
    "The lamp of the tower",
    "dpkg",
  ]);
});

test("words cut at a line end are joined with the document's own words; real hyphens stay", async () => {
  const { blocks } = await read([
    lines(
      [
        "The lighthouse stands on the rock, and the north-south axis is marked on it. The light-",
        "house has been there for years. Visitors come along the north-",
        "south road, and a con-",
        "siderable number of them stay, pre- and postwar",
      ],
      60,
      100,
    ),
  ]);
  expect(blocks[0]?.text).toBe(
    "The lighthouse stands on the rock, and the north-south axis is marked on it. The lighthouse has been there for years. Visitors come along the north-south road, and a considerable number of them stay, pre- and postwar",
  );
});

describe("headings", () => {
  const chapters: Placed[] = [
    { text: "The tower", x: 60, y: 80, size: 16, bold: true },
    ...lines(BODY, 60, 110),
    { text: "Its stairs", x: 60, y: 300, bold: true },
    ...lines(BODY, 60, 320),
    { text: "The lamp", x: 60, y: 510, size: 16, bold: true },
    ...lines(BODY, 60, 540),
  ];
  test("are told by size and weight", async () => {
    const { blocks } = await read([chapters]);
    const headings = blocks.filter((block) => block.kind === "heading");
    expect(headings.map(({ level, text }) => [level, text])).toEqual([
      [1, "The tower"],
      [2, "Its stairs"],
      [1, "The lamp"],
    ]);
  });
  test("are told by bookmarks alone where there are some", async () => {
    const page: Placed[] = [...lines(["One plain title"], 60, 60), ...lines(BODY, 60, 100)];
    const { blocks } = await read(
      [
        page,
        page.map((placed) => ({ ...placed, text: placed.text.replace("One", "Two") })),
        page.map((placed) => ({ ...placed, text: placed.text.replace("One", "Three") })),
      ],
      {
        bookmarks: [
          { title: "One plain title", page: 1 },
          { title: "Two plain title", page: 2 },
          { title: "Three plain title", page: 3 },
        ],
      },
    );
    const headings = blocks.filter((block) => block.kind === "heading");
    expect(headings.map(({ page: number, text }) => [number, text])).toEqual([
      [1, "One plain title"],
      [2, "Two plain title"],
      [3, "Three plain title"],
    ]);
  });
});

test("the tags of a tagged PDF tell its headings, whatever their type looks like", async () => {
  const document = new PDFDocument({ tagged: true, pdfVersion: "1.5", margin: 60, size: [600, 800] });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => document.on("end", resolve));
  const root = document.struct("Document");
  document.addStructure(root);
  for (const [role, text] of [
    ["H1", "The tower"],
    ["P", BODY.join(" ")],
    ["H2", "Its stairs"],
    ["P", BODY.join(" ")],
    ["H1", "The lamp"],
    ["P", BODY.join(" ")],
  ] as const) {
    root.add(document.struct(role, {}, () => void document.fontSize(10).text(text)));
  }
  root.end();
  document.end();
  await done;
  const { blocks } = await readPdf(Uint8Array.from(Buffer.concat(chunks)), DEFAULT_READ_LIMITS);
  const headings = blocks.filter((block) => block.kind === "heading");
  expect(headings.map(({ level, text }) => [level, text])).toEqual([
    [1, "The tower"],
    [2, "Its stairs"],
    [1, "The lamp"],
  ]);
});

test("a table becomes Markdown, a list its items, small print at the foot a footnote", async () => {
  const { blocks } = await read([
    [
      ...lines(BODY, 60, 60),
      ...[
        ["Tower", "Height", "Year"],
        ["Ar-Men", "33 m", "1881"],
        ["La Jument", "47 m", "1911"],
      ].flatMap((row, index) =>
        row.map((text, column) => ({ text, x: 60 + column * 150, y: 260 + index * 14 })),
      ),
      { text: "• The first item of the list", x: 60, y: 330 },
      { text: "• The second item of the list", x: 60, y: 344 },
      ...lines(BODY, 60, 400),
      { text: "1 Measured from the rock to the lamp.", x: 60, y: 700, size: 7 },
    ],
  ]);
  expect(blocks.find((block) => block.kind === "table")?.text).toBe(
    "| Tower | Height | Year |\n| --- | --- | --- |\n| Ar-Men | 33 m | 1881 |\n| La Jument | 47 m | 1911 |",
  );
  expect(blocks.filter((block) => block.kind === "list").map((block) => block.text)).toEqual([
    "The first item of the list",
    "The second item of the list",
  ]);
  expect(blocks.filter((block) => block.kind === "footnote").map((block) => block.text)).toEqual([
    "1 Measured from the rock to the lamp.",
  ]);
});

test("a contents page with dot leaders is left out", async () => {
  const entries = [
    "Contents",
    "The tower ............ 2",
    "The stairs ............ 3",
    "The lamp ............ 5",
    "The lens ............ 8",
    "The keeper ............ 9",
  ];
  const { blocks } = await read([lines(entries, 60, 80), lines(BODY, 60, 100)]);
  expect(blocks.every((block) => block.page === 2)).toBe(true);
});

test("pages without text are told by number", async () => {
  const { notices, pages } = await read([lines(BODY, 60, 100), [], [], lines(BODY, 60, 100), []]);
  expect(pages).toBe(5);
  expect(notices).toEqual([{ code: "pages_without_text", params: { count: 3, pages: "2–3, 5" } }]);
});

test("bullets of symbol fonts are bullets, labels of drawings are no text", async () => {
  const { blocks } = await read([
    [
      ...lines(BODY, 60, 100),
      ...["oil of rape", "glass of Murano", "brass of Bristol"].map((text, index) => ({
        text: `^ ${text}`,
        x: 90,
        y: 290 + index * 14,
      })),
      { text: "GND 5 V+ A1 R2 10k lamp", x: 300, y: 420 },
    ],
  ]);
  expect(blocks.filter((block) => block.kind === "list").map((block) => block.text)).toEqual([
    "oil of rape",
    "glass of Murano",
    "brass of Bristol",
  ]);
  expect(blocks.map((block) => block.text).join(" ")).not.toContain("GND");
});

test("arrows before addresses make no list of the paragraphs they end", async () => {
  const { blocks } = await read([
    [
      ...lines(BODY, 60, 100),
      ...["a", "b", "c"].map((name, index) => ({
        text: `→ https://example.org/${name}`,
        x: 90,
        y: 290 + index * 14,
      })),
    ],
  ]);
  expect(blocks.filter((block) => block.kind === "list")).toEqual([]);
});

test("a heading its author forgot to tag is told by the type of those that are tagged", () => {
  const line = (text: string, tag: string | null, size: number): Line => {
    const segment = { text, x0: 60, x1: 200, y: 100, size, chars: 9, boldChars: 9, monoChars: 0, tag };
    return { ...segment, page: 1, column: -1, cells: [segment] };
  };
  const all = [line("Oil", "H2/1.1", 14), line("Glass", null, 14), line("Rope", null, 16)];
  const heading = (text: string) => ({ level: 5, text, lines: 1 });
  const tagged = new Map([[0, { level: 2, text: "Oil", lines: 1 }]]);
  const typed = new Map([
    [1, heading("Glass")],
    [2, heading("Rope")],
  ]);
  const found = withUntagged(all, tagged, typed);
  expect([...found].map(([index, { level, text }]) => [index, level, text])).toEqual([
    [0, 2, "Oil"],
    [1, 2, "Glass"],
  ]);
});
