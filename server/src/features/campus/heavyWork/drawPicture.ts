import { fileURLToPath } from "node:url";
import type { CourseDesign } from "@lehrpfad/contract";
import { createCanvas, GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";
import { PICTURE_HEIGHT, PICTURE_WIDTH, pictureColours } from "../rules.ts";

const FONTS = [
  import.meta.resolve("@expo-google-fonts/literata/600SemiBold/Literata_600SemiBold.ttf"),
  import.meta.resolve("@expo-google-fonts/literata/400Regular/Literata_400Regular.ttf"),
];

const MARGIN = 90;
const TEXT_WIDTH = PICTURE_WIDTH - 2 * MARGIN;

/** Sizes of a title, from the one that is wished to the smallest. */
const TITLE_SIZES = [66, 56, 46, 40];
const TITLE_LINES = 4;
const TITLE_TOP = 175;
const TITLE_HEIGHT = 250;

/** What the picture shows. */
export interface Picture {
  title: string;
  description: string;
  brand: string;
  design: CourseDesign;
}

type Colours = ReturnType<typeof pictureColours>;

/** A word in pieces that fit on a line. */
function piecesOf(context: SKRSContext2D, word: string): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const letter of word) {
    if (piece !== "" && context.measureText(piece + letter).width > TEXT_WIDTH) {
      pieces.push(piece);
      piece = letter;
    } else piece += letter;
  }
  return [...pieces, piece];
}

function allLines(context: SKRSContext2D, text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text
    .trim()
    .split(/\s+/)
    .flatMap((one) => piecesOf(context, one))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && context.measureText(longer).width > TEXT_WIDTH) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** The text in lines that fit; the last one of at most `most` ends with an ellipsis where more follows. */
function linesOf(context: SKRSContext2D, text: string, most: number): string[] {
  const lines = allLines(context, text);
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? "";
  while (last !== "" && context.measureText(`${last} …`).width > TEXT_WIDTH) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last.trimEnd()} …`];
}

function drawTrail(context: SKRSContext2D, { accent, here }: Colours): void {
  const y = 110;
  context.strokeStyle = accent;
  context.lineWidth = 6;
  context.beginPath();
  context.moveTo(MARGIN, y);
  context.lineTo(MARGIN + 320, y);
  context.stroke();
  for (const [n, x] of [0, 80, 160, 240, 320].entries()) {
    context.fillStyle = n === 4 ? here : accent;
    context.beginPath();
    context.arc(MARGIN + x, y, n === 4 ? 20 : 14, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Draws the title as large as it fits; answers where it ends. */
function drawTitle(context: SKRSContext2D, title: string): number {
  const fits = (size: number) => {
    context.font = `600 ${size}px Literata`;
    return allLines(context, title).length * size * 1.2 <= TITLE_HEIGHT;
  };
  const size = TITLE_SIZES.find(fits) ?? TITLE_SIZES.at(-1) ?? 40;
  context.font = `600 ${size}px Literata`;
  const lines = linesOf(context, title, Math.max(TITLE_LINES, Math.floor(TITLE_HEIGHT / (size * 1.2))));
  for (const [n, line] of lines.entries()) context.fillText(line, MARGIN, TITLE_TOP + n * size * 1.2);
  return TITLE_TOP + lines.length * size * 1.2;
}

/** The picture of a link preview as PNG. */
export async function run({ title, description, brand, design }: Picture): Promise<Uint8Array> {
  if (!GlobalFonts.has("Literata"))
    for (const font of FONTS) GlobalFonts.registerFromPath(fileURLToPath(font), "Literata");
  const canvas = createCanvas(PICTURE_WIDTH, PICTURE_HEIGHT);
  const context = canvas.getContext("2d");
  const colours = pictureColours(design);
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
  drawTrail(context, colours);
  context.textBaseline = "top";
  context.fillStyle = colours.ink;
  const end = drawTitle(context, title);
  context.globalAlpha = 0.8;
  context.font = "400 32px Literata";
  for (const [n, line] of linesOf(context, description, 2).entries())
    context.fillText(line, MARGIN, end + 22 + n * 44);
  context.globalAlpha = 1;
  context.fillStyle = colours.accent;
  context.font = "600 32px Literata";
  context.fillText(linesOf(context, brand, 1).join(""), MARGIN, PICTURE_HEIGHT - 80);
  return new Uint8Array(await canvas.encode("png"));
}
