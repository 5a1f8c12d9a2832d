import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { decodeText } from "./encoding.ts";
import { readText } from "./index.ts";

const GERMAN =
  "Die Größe der Blüten – so heißt es – hängt vom Boden ab. „Über Geschmäcker streitet man nicht“, sagt er. ";
const FRENCH =
  "L’été dernier, les élèves étaient près de la forêt où naît le fleuve. « Ça va ? » demanda-t-il à Noël. ";
const text = async (content: string) => readText(await decodeText(new TextEncoder().encode(content)));
const kinds = async (content: string) =>
  (await text(content)).blocks.map(({ kind, level, text: own }) => [kind, level, own]);

describe("the encoding is found", () => {
  test.each([
    ["utf-8", GERMAN, Buffer.from(GERMAN.repeat(5))],
    ["utf-8", GERMAN, Buffer.from(`\uFEFF${GERMAN.repeat(5)}`)],
    ["utf-16le", FRENCH, iconv.encode(FRENCH.repeat(5), "utf-16le", { addBOM: true })],
    ["utf-16le", GERMAN, iconv.encode(GERMAN.repeat(5), "utf-16le", { addBOM: false })],
    ["utf-16be", FRENCH, iconv.encode(FRENCH.repeat(5), "utf-16be", { addBOM: false })],
    ["windows-1252", GERMAN, iconv.encode(GERMAN.repeat(5), "windows-1252")],
    ["windows-1252", FRENCH, iconv.encode(FRENCH.repeat(5), "windows-1252")],
    ["macintosh", GERMAN, iconv.encode(GERMAN.repeat(5), "macintosh")],
    ["macintosh", FRENCH, iconv.encode(FRENCH.repeat(5), "macintosh")],
    ["cp850", GERMAN.replace(/[„“–]/g, '"'), iconv.encode(GERMAN.repeat(5).replace(/[„“–]/g, '"'), "cp850")],
  ])("%s", async (encoding, sentence, bytes) => {
    const decoded = await decodeText(bytes);
    expect(decoded.encoding).toBe(encoding);
    expect(decoded.text).toBe(sentence.repeat(5));
  });

  test("a guess is said to the creator", async () => {
    const { notices } = readText(await decodeText(iconv.encode(GERMAN, "windows-1252")));
    const [notice] = notices;
    expect(notice).toMatchObject({ code: "encoding_guessed_words", params: { encoding: "windows-1252" } });
    const words = String(notice?.params.words).split(", ");
    expect(words.length).toBeGreaterThan(1);
    for (const word of words) {
      expect(GERMAN).toContain(word);
      expect(word).toMatch(/[äöüßÄÖÜ]/);
    }
  });
});

test("lines cut at a fixed width are joined, a word cut by a hyphen too", async () => {
  const wrapped = `The lighthouse keeper wrote every evening what the weather had been,
which ships had passed the rock, and how much oil the lamp had con-
sumed since sunset. His book is kept in the museum of the harbour
to this day, and everybody may read in it who asks for it kindly.

A second paragraph follows here, and it is long enough to be cut into
lines of the same width as the first one was, as books in plain text do.`;
  expect((await text(wrapped)).blocks.map((block) => block.text)).toEqual([
    "The lighthouse keeper wrote every evening what the weather had been, which ships had passed the rock, and how much oil the lamp had consumed since sunset. His book is kept in the museum of the harbour to this day, and everybody may read in it who asks for it kindly.",
    "A second paragraph follows here, and it is long enough to be cut into lines of the same width as the first one was, as books in plain text do.",
  ]);
});

test("headings are known by chapter words with their titles, numbers, Markdown and capitals", async () => {
  expect(
    await kinds("CHAPTER II\n\nTHE LAMP\n\nIt was lit at dusk.\n\nTHE LENS\n\nIt was made of glass."),
  ).toEqual([
    ["heading", 1, "CHAPTER II: THE LAMP"],
    ["paragraph", 0, "It was lit at dusk."],
    ["heading", 2, "THE LENS"],
    ["paragraph", 0, "It was made of glass."],
  ]);
  expect(
    await kinds(
      "Es beginnt.\n\nErstes Kapitel.\n\nDie Lampe.\n\nEs war Abend, und die Lampe brannte schon lange.",
    ),
  ).toEqual([
    ["paragraph", 0, "Es beginnt."],
    ["heading", 1, "Erstes Kapitel: Die Lampe."],
    ["paragraph", 0, "Es war Abend, und die Lampe brannte schon lange."],
  ]);
  expect(
    (await kinds("# Lampes\n\nTexte.\n\n## Verre\nSuite du texte.")).map(([kind, level]) => [kind, level]),
  ).toEqual([
    ["heading", 1],
    ["paragraph", 0],
    ["heading", 2],
    ["paragraph", 0],
  ]);
});

test("a contents list above the text is left out", async () => {
  const found = await kinds(
    "Introduction text stands first.\n\nContents\n\nChapter 1 Oil ..... 3\n\nChapter 2 Glass ..... 9\n\nChapter 1 Oil\n\nOil burns in the lamp.\n\nChapter 2 Glass\n\nGlass bends the light.",
  );
  expect(found.map(([, , own]) => own)).toEqual([
    "Introduction text stands first.",
    "Chapter 1 Oil",
    "Oil burns in the lamp.",
    "Chapter 2 Glass",
    "Glass bends the light.",
  ]);
});

test("header and licence of Project Gutenberg are no content", async () => {
  const found = await text(
    "Title: A Book\n\n*** START OF THIS PROJECT GUTENBERG EBOOK A BOOK ***\n\nProduced by Some One\n\nThe real text is here.\n\nAnd here is more of the real text, so that the mark stands late.\n\n*** END OF THIS PROJECT GUTENBERG EBOOK A BOOK ***\n\nLicence terms follow.",
  );
  expect(found.blocks.map((block) => block.text)).toEqual([
    "The real text is here.",
    "And here is more of the real text, so that the mark stands late.",
  ]);
});

test("the credits of its proofreaders are no content, where the other marks of the library are gone too", async () => {
  const credits =
    "Produced by Peter Becker and the Online\nDistributed Proofreading Team at http://www.pgdp.net";
  expect((await text(`${credits}\n\nDie Lampe brannte.`)).blocks.map((block) => block.text)).toEqual([
    "Die Lampe brannte.",
  ]);
  expect((await text("Produced by the lamp, the light is white.")).blocks).toHaveLength(1);
});

test("NUL and other control characters are removed and said", async () => {
  const { blocks, notices } = await text("The li\u0000ghthouse\u0007 stands.");
  expect(blocks[0]?.text).toBe("The lighthouse stands.");
  expect(notices).toEqual([{ code: "control_characters_removed", params: {} }]);
});

test("lists, tables drawn with blanks and marks of emphasis", async () => {
  expect(await kinds("- first\n- second")).toEqual([
    ["list", 0, "first"],
    ["list", 0, "second"],
  ]);
  expect(await kinds("Name     Height\nLa Vieille   27 m\nAr-Men       33 m")).toEqual([
    ["table", 0, "| Name | Height |\n| --- | --- |\n| La Vieille | 27 m |\n| Ar-Men | 33 m |"],
  ]);
});

test("lines set in columns that are no even table stay as they are", async () => {
  const rows = [
    "    Bei   100 m Höhe       Drucküberschuß    0 Atm.",
    "     „      0 m   „               „         28  „",
    "     „   4700 m Tiefe             „        860  „",
  ];
  const [found] = (await text(["Es gilt Folgendes.", "", ...rows, "", "So weit."].join("\n"))).blocks.slice(
    1,
  );
  expect(found).toMatchObject({ kind: "code", text: rows.map((row) => row.slice(4)).join("\n") });
  expect((await kinds("  He came home.  She left.\n  They met.  All was well."))[0]?.[0]).toBe("paragraph");
});

test("words that a typist spaced out lose their marks, inside words and across lines too; paths keep theirs", async () => {
  const names = ["Kossinna", "Groll", "Gauß", "Richthofen", "Wegener"].map(
    (name) => `Es sagt /${name}/ dazu.`,
  );
  const content = `${names.join(" ")}\n\nNach dem /Archimedi/schen Gesetz taucht an der /Wallace/-Grenze /die große\nScholle/ tiefer.`;
  const found = (await text(content)).blocks.map(({ text: own }) => own).join(" ");
  expect(found).not.toContain("/");
  expect(found).toContain("Nach dem Archimedischen Gesetz taucht an der Wallace-Grenze die große");
  expect((await text("See /usr/share/doc/package/ for more of it.")).blocks[0]?.text).toContain(
    "/usr/share/doc/package/",
  );
});

test("marks of typists go: emphasis, references to notes; pictures leave their captions", async () => {
  expect(
    await kinds(
      "He read the _Times_ every day[4]--_even on\nSundays_[A].\n\n[Illustration: Fig. 1.\n\nThe lamp.]\n\n[Illustration]",
    ),
  ).toEqual([
    ["paragraph", 0, "He read the Times every day--even on"],
    ["paragraph", 0, "Sundays."],
    ["caption", 0, "Fig. 1. The lamp."],
  ]);
});

const HANDBOOK = `Chapter 1. Starting, at last!

    Copy the files of the package to /usr/share/doc/package, not to
    /usr/local/, before you build anything, and read what the keeper
    of the archive says in the array names[3] of his own program.
    Everything else is described in the manual ^[1] and in /etc/
    apt/sources.list, which the reader should open now and then.

    $ mkdir -p hello; cd hello
    $ cat > hello <<EOF
    echo "_Hello_ $1" # the names[3]
    EOF

    Source: hello
    Section: misc

    Package: hello
    Depends: perl (>= 5)

1.1. changelog

    The keeper writes a list of what he has changed:

      * the version, which everybody reads first of all when they
        open the file

          + with its revision

          + and its date

      * the name of who changed it

    ^[1] It is installed with the package, and can be read there by
    everybody who asks for it.
`;

test("commands, paths and settings of a handbook stay as they stand; its lists are nested", async () => {
  const [, , ...rest] = await kinds(HANDBOOK);
  expect((await text(HANDBOOK)).blocks[1]?.text).toBe(
    "Copy the files of the package to /usr/share/doc/package, not to /usr/local/, before you build anything, and " +
      "read what the keeper of the archive says in the array names[3] of his own program. Everything else is " +
      "described in the manual and in /etc/apt/sources.list, which the reader should open now and then.",
  );
  expect(rest).toEqual([
    [
      "code",
      0,
      '$ mkdir -p hello; cd hello\n$ cat > hello <<EOF\necho "_Hello_ $1" # the names[3]\nEOF\n\n' +
        "Source: hello\nSection: misc\n\nPackage: hello\nDepends: perl (>= 5)",
    ],
    ["heading", 2, "1.1. changelog"],
    ["paragraph", 0, "The keeper writes a list of what he has changed:"],
    ["list", 0, "the version, which everybody reads first of all when they open the file"],
    ["list", 1, "with its revision"],
    ["list", 1, "and its date"],
    ["list", 0, "the name of who changed it"],
    [
      "footnote",
      0,
      "[1] It is installed with the package, and can be read there by everybody who asks for it.",
    ],
  ]);
});

test("what stands between Markdown's fences is code, blank lines and all; an open fence is none", async () => {
  expect(await kinds("Do this:\n\n```sh\nmake all\n\nmake install\n```\nThen go on.")).toEqual([
    ["paragraph", 0, "Do this:"],
    ["code", 0, "make all\n\nmake install"],
    ["paragraph", 0, "Then go on."],
  ]);
  expect(await kinds("```\nDo this.")).toEqual([
    ["paragraph", 0, "```"],
    ["paragraph", 0, "Do this."],
  ]);
});

test("lines under headings are as deep as the order in which they come", async () => {
  const levels = (
    await kinds("Guide\n*****\n\nOne\n===\n\nText.\n\nTwo\n---\n\nText.\n\nThree\n===\n\nText.")
  ).filter(([kind]) => kind === "heading");
  expect(levels.map(([, level, title]) => [level, title])).toEqual([
    [1, "Guide"],
    [2, "One"],
    [3, "Two"],
    [2, "Three"],
  ]);
});

test("the contents end where the heading of one of their entries comes", async () => {
  const found = await kinds(
    "Preface.\n\nSome words before.\n\nContents\n\nPreface  1\n\nFirst Chapter. Oil and lamps  3\n\nSecond Chapter. Glass  9\n\nFirst Chapter.\n\nOil and lamps.\n\nOil burns in the lamp.",
  );
  expect(found.map(([kind, , own]) => [kind, own])).toEqual([
    ["heading", "Preface."],
    ["paragraph", "Some words before."],
    ["heading", "First Chapter: Oil and lamps."],
    ["paragraph", "Oil burns in the lamp."],
  ]);
});

test("publisher, place and a repeated title in capitals are no headings of a book of chapters", async () => {
  const chapter = (number: string): string =>
    `CHAPTER ${number}\n\nThe text of the chapter stands here; it is long enough to be no title, and it goes on for a while so that nobody takes it for one.`;
  const found = await kinds(
    `THE LAMP\n\nBy somebody\n\nLONDON PRESS\n\nand others\n\n${["I", "II", "III"].map(chapter).join("\n\n")}\n\nTHE LAMP\n\nA last word.\n\nINDEX OF LAMPS\n\nNames follow.`,
  );
  expect(found.filter(([kind]) => kind === "heading")).toEqual([
    ["heading", 1, "THE LAMP"],
    ["heading", 2, "CHAPTER I"],
    ["heading", 2, "CHAPTER II"],
    ["heading", 2, "CHAPTER III"],
    ["heading", 3, "INDEX OF LAMPS"],
  ]);
});

test("headings are told by their place where only the text is indented, as manuals have it", async () => {
  const body = (about: string) =>
    `    The keeper wrote down every evening what he knew of the ${about},\n    and his book lies in the museum of the harbour to this day.`;
  const text = [
    "2021 © The harbour museum",
    body("museum"),
    "The lamp",
    body("lamp"),
    "  4.1. Its oil",
    body("oil"),
    "4.2. Where does the light go? Why is it seen from so far away by the ships\nwhich pass the rock at night?",
    body("light"),
    "        # systemctl stop lamp",
    "A.1. Old words",
    body("words"),
  ].join("\n\n");
  const found = (await kinds(text)).filter(([kind]) => kind !== "paragraph");
  expect(found).toEqual([
    ["heading", 1, "The lamp"],
    ["heading", 2, "4.1. Its oil"],
    [
      "heading",
      2,
      "4.2. Where does the light go? Why is it seen from so far away by the ships which pass the rock at night?",
    ],
    ["code", 0, "# systemctl stop lamp"],
    ["heading", 2, "A.1. Old words"],
  ]);
  const flush = text.replace(/^ +/gm, "");
  expect((await kinds(flush)).some(([, , own]) => own === "The lamp")).toBe(true);
  expect((await kinds(flush)).filter(([kind]) => kind === "heading").map(([, , own]) => own)).not.toContain(
    "The lamp",
  );
});
