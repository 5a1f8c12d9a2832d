import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Figure, ReadDocument } from "../../types/index.ts";
import { extractWithFigures } from "../extract.ts";
import { chart, docxWithPictures, type OnPage, pdfWithPictures } from "../fixtures/pictures.ts";
import { runGuarded } from "../guard.ts";
import { DEFAULT_READ_LIMITS, type ReadLimits } from "../limits.ts";
import { encode } from "./encode.ts";
import type { Picture } from "./pictures.ts";

const LIMITS: ReadLimits = { ...DEFAULT_READ_LIMITS, minimumWords: 10 };
const PROSE =
  "The lamp of the lighthouse burns oil that the keeper carries up the stairs every evening before the sun goes down over the harbour, and the glass around it must be clean so that ships can see the light.";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "figures-test-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function figuresOf(data: Uint8Array, limits = LIMITS): Promise<{ figures: Figure[]; texts: string[] }> {
  const { document, findFigures } = await extractWithFigures(data, { id: "d", name: "d" }, limits);
  const figures = (await findFigures?.(folder, () => undefined)) ?? [];
  return { figures, texts: ["", ...document.blocks.map(({ text }) => text)] };
}

const picture = (file: Uint8Array, change: Partial<Picture> = {}): Picture => ({
  image: { file },
  after: 0,
  caption: null,
  page: 1,
  alt: "",
  share: 0.2,
  crop: null,
  mirrored: false,
  turn: 0,
  ...change,
});

describe("a picture is made anew", () => {
  test("at most as wide as allowed, as WebP", async () => {
    const encoded = await encode(picture(await chart(1, 2_400, 1_500)), LIMITS);
    expect(encoded).toMatchObject({ width: 1_600, height: 1_000 });
    expect((await sharp(encoded?.data).metadata()).format).toBe("webp");
  });

  test("without metadata, turned as the camera was held", async () => {
    const photo = await sharp(await chart(2))
      .withExif({ IFD0: { Copyright: "Ada" }, IFD3: { GPSLatitude: "52/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const encoded = await encode(picture(photo), LIMITS);
    expect(encoded).toMatchObject({ width: 300, height: 480 });
    expect((await sharp(encoded?.data).metadata()).exif).toBeUndefined();
  });

  test("with only the part that is shown", async () => {
    const crop = { left: 0.25, top: 0, right: 0.75, bottom: 0.5 };
    expect(await encode(picture(await chart(1), { crop }), LIMITS)).toMatchObject({
      width: 240,
      height: 150,
    });
  });

  test("mirrored and turned as it is printed", async () => {
    const raw = {
      data: new Uint8Array(200 * 100 * 3).fill(255),
      width: 200,
      height: 100,
      channels: 3 as const,
    };
    raw.data.fill(0, 0, 100 * 3 * 10);
    const encoded = await encode(picture(new Uint8Array(), { image: raw, turn: 90 }), LIMITS);
    expect(encoded).toMatchObject({ width: 100, height: 200 });
    const { data } = await sharp(encoded?.data).raw().toBuffer({ resolveWithObject: true });
    expect([data[0], data[99 * 3]]).toEqual([255, 0]);
  });

  const refused: [string, () => Promise<Uint8Array>][] = [
    [
      "one colour",
      () =>
        sharp({ create: { width: 300, height: 300, channels: 3, background: "teal" } })
          .png()
          .toBuffer(),
    ],
    ["a stripe", () => chart(1, 1_400, 80)],
    ["too small", () => chart(1, 90, 60)],
    [
      "a drawing in code",
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'),
    ],
    [
      "cut off",
      async () =>
        (
          await sharp(await chart(1))
            .jpeg()
            .toBuffer()
        ).subarray(0, 900),
    ],
    [
      "too many pixels",
      () =>
        sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: "teal" } })
          .png()
          .toBuffer(),
    ],
  ];
  test.each(refused)("not: %s", async (_, make) => {
    expect(await encode(picture(await make()), LIMITS)).toBeNull();
  });

  test("not with more bytes than allowed", async () => {
    expect(await encode(picture(await chart(1)), { ...LIMITS, figureBytes: 500 })).toBeNull();
  });
});

describe("figures of a Word document", () => {
  test("have their place, description and caption, and are files in the folder", async () => {
    const data = docxWithPictures([
      PROSE,
      { picture: await chart(1), alt: "Five bars" },
      "Figure 1: Oil burnt in five nights",
      PROSE.replace("lamp", "lens"),
      { picture: await chart(2), crop: 'l="50000"' },
    ]);
    const { figures, texts } = await figuresOf(data);
    const [first, second] = figures;
    expect(first).toMatchObject({
      alt: "Five bars",
      caption: "Figure 1: Oil burnt in five nights",
      width: 480,
    });
    expect(texts[first?.paragraph ?? 0]).toBe(PROSE);
    expect(texts[first?.captionParagraph ?? 0]).toBe("Figure 1: Oil burnt in five nights");
    expect(second).toMatchObject({ alt: "", caption: "", captionParagraph: null, width: 240 });
    expect(texts[second?.paragraph ?? 0]).toContain("lens");
    for (const { id, bytes } of figures)
      expect((await readFile(join(folder, `${id}.webp`))).length).toBe(bytes);
  });

  test("may be as small as a formula where the sentence before them goes on with them", async () => {
    const [formula, icon] = [await chart(1, 120, 30), await chart(2, 120, 30)];
    const announced = `${PROSE} The brightness of the lamp follows from its height:`;
    const { figures, texts } = await figuresOf(
      docxWithPictures([announced, { picture: formula }, PROSE, { picture: icon }]),
    );
    expect(figures.map(({ height, paragraph }) => [height, texts[paragraph]])).toEqual([[30, announced]]);
  });

  test("come once where a picture stands twice, and not at all where it comes again and again", async () => {
    const [twice, often] = [await chart(1), await chart(2)];
    const pictures = [twice, often, twice, often, often].map((one) => ({ picture: one }));
    const { figures } = await figuresOf(docxWithPictures([PROSE, ...pictures]));
    expect(figures).toHaveLength(1);
  });

  test("above the number allowed are chosen from the whole document, those with a caption first", async () => {
    const many = await Promise.all(Array.from({ length: 8 }, (_, at) => chart(at + 1)));
    const parts = many.flatMap((one, at) => [
      `${PROSE} Night ${at}.`,
      { picture: one },
      ...(at === 6 ? ["Figure 7: The seventh night"] : []),
    ]);
    const { figures } = await figuresOf(docxWithPictures(parts), { ...LIMITS, figures: 3 });
    expect(figures.map(({ paragraph }) => paragraph)).toEqual([1, 4, 7]);
    expect(figures.at(-1)?.caption).toBe("Figure 7: The seventh night");
  });
});

describe("figures of a PDF", () => {
  const text = (content: string, y: number): OnPage[] =>
    Array.from({ length: 4 }, (_, line) => ({
      text: `${content} line ${line} ${PROSE.slice(0, 70)}`,
      x: 60,
      y: y + line * 13,
    }));

  test("stand after the text above them, with their caption and page; the rest of the page is no figure", async () => {
    const logo = await chart(9, 200, 120);
    const header: OnPage = { picture: logo, x: 400, y: 10, width: 150, height: 110 };
    const pages: OnPage[][] = [
      [header, ...text("first", 130)],
      [
        header,
        ...text("second", 130),
        { picture: await chart(3), x: 100, y: 220, width: 320, height: 200 },
        { text: "Figure 2.1: Ships seen in a week", x: 100, y: 432 },
        ...text("third", 480),
      ],
      [
        header,
        { picture: await chart(4, 1_200, 1_600), x: 0, y: 0, width: 600, height: 800 },
        ...text("fourth", 130),
      ],
    ];
    const { figures, texts } = await figuresOf(await pdfWithPictures(pages));
    expect(figures).toHaveLength(1);
    expect(figures[0]).toMatchObject({
      page: 2,
      width: 480,
      height: 300,
      caption: "Figure 2.1: Ships seen in a week",
    });
    expect(texts[figures[0]?.paragraph ?? 0]).toContain("second line 3");
  });

  test("a PDF without pictures is not looked through", async () => {
    const data = await pdfWithPictures([text("only", 100)]);
    const { findFigures } = await extractWithFigures(data, { id: "d", name: "d" }, LIMITS);
    expect(findFigures).toBeNull();
  });
});

test("a picture that ends the reader costs figures, never the text", async () => {
  const task = {
    type: "pdf" as const,
    path: "unused",
    id: "d",
    name: "d",
    limits: LIMITS,
    figuresFolder: folder,
  };
  const early: ReadDocument[] = [];
  const answer = await runGuarded(new URL("../fixtures/textThenCrash.ts", import.meta.url), task, undefined, {
    onText: (document) => early.push(document),
  });
  expect(early).toEqual([{ id: "d", words: 300, figures: [] }]);
  expect(answer).toEqual({ document: { id: "d", words: 300, figures: [{ id: "f" }] } });
});

test("nothing but figures is written into the folder", async () => {
  expect((await readdir(folder)).filter((name) => !/^[0-9a-f-]{36}\.webp$/.test(name))).toEqual([]);
});
