import { expect, test } from "vitest";
import { lines, type Placed, pdf } from "../fixtures/pdf.ts";
import { DEFAULT_READ_LIMITS } from "../limits.ts";
import { readPdf } from "./index.ts";

const BODY = Array.from(
  { length: 12 },
  (_, index) => `this is line ${index} of the page and it is long enough to fill it nicely`,
);
/** As wide as a line of the body in Helvetica at 10 points. */
const WIDE = "A line that reaches the right edge of the page in which the names";

async function read(...pages: readonly (readonly Placed[])[]): Promise<string[]> {
  const { blocks } = await readPdf(await pdf(pages), DEFAULT_READ_LIMITS);
  return blocks.map(({ kind, text }) => `${kind}: ${text}`);
}

test("a star without a blank behind it begins the name of a file, no item", async () => {
  const [first, second] = await read([
    ...lines([...BODY, WIDE], 60, 100),
    ...lines(["*_lamp.conf stand, as all of them do in this tower."], 60, 282),
    ...lines(["* The oil.", "* The wick."], 80, 320),
  ]);
  expect(first).toMatch(/the names \*_lamp\.conf stand, as all of them do in this tower\.$/);
  expect(second).toBe("list: The oil.");
});

test("a name in type of one width goes on with the full line above it", async () => {
  const [first, ...more] = await read([
    ...lines([...BODY, "All that was ever noted of the lamps of the coast is kept in oil/"], 60, 100),
    { text: "log.txt", x: 60, y: 282, mono: true },
    ...lines(["It is read on every night of the winter, and it is copied too:"], 60, 310),
    { text: "cp log.txt copy.txt", x: 60, y: 324, mono: true },
  ]);
  expect(first).toMatch(/is kept in oil\/log\.txt$/);
  expect(more.at(-1)).toBe("code: cp log.txt copy.txt");
});

test("a host in type of one width that a line end cuts at its point is whole", async () => {
  const before = "The tables of all the lamps of the coast stand on";
  const [first] = await read([
    ...lines([...BODY, before], 60, 100),
    { text: "mirror.", x: 285, y: 268, mono: true },
    { text: "lights.example", x: 60, y: 282, mono: true },
    { text: "for everybody.", x: 150, y: 282 },
  ]);
  expect(first).toMatch(/mirror\.lights\.example for everybody\.$/);
});

test("what a link leads to tells how an address goes on behind the end of its line", async () => {
  const link = "https://coast.example.org/lists/lamps";
  const [first] = await read([
    ...lines([...BODY, "Everything that is known of lamps stands in a list at"], 60, 100),
    { text: "https://coast.example.org/lists/", x: 60, y: 282, link },
    { text: "lampsand in the tower.", x: 60, y: 296, link },
  ]);
  expect(first).toMatch(/at https:\/\/coast\.example\.org\/lists\/lamps and in the tower\.$/);
});

test("a heading may hold names in type of one width; a word that the end of its line cuts is whole", async () => {
  const texts = await read([
    { text: "5.3", x: 60, y: 60, size: 14, bold: true },
    { text: "Oil for", x: 90, y: 60, size: 14, bold: true },
    { text: "winter/lamp-of-the-tower", x: 142, y: 60, size: 14, mono: true },
    ...lines(BODY, 60, 100),
    { text: "5.4 Lamps, wicks and the reintro-", x: 60, y: 300, size: 14, bold: true },
    { text: "duction of towers", x: 60, y: 317, size: 14, bold: true },
    ...lines(BODY, 60, 345),
  ]);
  expect(texts.filter((text) => text.startsWith("heading"))).toEqual([
    "heading: 5.3 Oil for winter/lamp-of-the-tower",
    "heading: 5.4 Lamps, wicks and the reintroduction of towers",
  ]);
});

test("bold words in front of the sentence right under them are no heading", async () => {
  const texts = await read([
    ...lines(BODY, 60, 100),
    { text: "Entry for lamps of all kinds, as towers have (LMP): it is made", x: 60, y: 300, bold: true },
    ...lines(["for lamps of all kinds and takes whatever oil there is in the house."], 60, 314),
    { text: "Entry for wicks (WCK)", x: 60, y: 345, bold: true },
    ...lines([": they are cut each evening, and no light goes out for the want of it."], 60, 359),
    { text: "A heading", x: 60, y: 390, bold: true },
    ...lines(["The text below it begins with a capital, as texts do below headings."], 60, 404),
  ]);
  expect(texts.filter((text) => text.startsWith("heading"))).toEqual(["heading: A heading"]);
  expect(texts).toContain(
    "paragraph: Entry for wicks (WCK) : they are cut each evening, and no light goes out for the want of it.",
  );
});

test("a sentence that a figure at the head of the next page cuts is whole, its caption behind it", async () => {
  const texts = await read(lines([...BODY, "The lamp can be seen from the whole of the"], 60, 100), [
    { text: "Figure 1: The lamp and its house.", x: 60, y: 200 },
    ...lines(["northern coast. No other lamp is as bright as it is.", ...BODY], 60, 260),
  ]);
  expect(texts[0]).toMatch(/from the whole of the northern coast\. No other lamp/);
  expect(texts[1]).toBe("caption: Figure 1: The lamp and its house.");
});
