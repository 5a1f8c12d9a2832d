import type { Attributes } from "../archive/package.ts";
import type { Crop } from "./pictures.ts";

/** A picture that the text of a DOCX shows. */
export interface Drawing {
  /** Relationship that leads to its file. */
  relation: string;
  alt: string;
  /** Size on paper in English metric units (914,400 an inch); 0 where it is not said. */
  width: number;
  height: number;
  crop: Crop | null;
  mirrored: boolean;
  turn: 0 | 90 | 180 | 270;
}

/** A drawing and the index of the block after which it stands. */
export interface PlacedDrawing extends Drawing {
  after: number;
  page: number;
}

const POINT = 12_700;
const UNITS: Record<string, number> = {
  pt: POINT,
  in: 914_400,
  px: 9_525,
  cm: 360_000,
  mm: 36_000,
  pc: 152_400,
};
const WHOLE = 100_000;

function length(style: string, name: string): number {
  const found = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([\\d.]+)(pt|in|px|cm|mm|pc)?`, "i").exec(style);
  return Number(found?.[1] ?? 0) * (UNITS[found?.[2]?.toLowerCase() ?? "pt"] ?? POINT);
}

function cropOf(attributes: Attributes): Crop | null {
  const side = (name: string): number => Math.max(0, Number(attributes[name] ?? 0) || 0) / WHOLE;
  const crop = { left: side("l"), top: side("t"), right: 1 - side("r"), bottom: 1 - side("b") };
  const isWhole = crop.left === 0 && crop.top === 0 && crop.right === 1 && crop.bottom === 1;
  return isWhole || crop.left >= crop.right || crop.top >= crop.bottom ? null : crop;
}

function turnOf(rotation: string | undefined): Drawing["turn"] {
  const quarters = ((Math.round(Number(rotation ?? 0) / 5_400_000) % 4) + 4) % 4;
  return ([0, 90, 180, 270] as const)[quarters] ?? 0;
}

/** Frames of a picture: DrawingML (`wp:inline`, `wp:anchor`) and the older VML (`w:pict`, `w:object`). */
const FRAMES = new Set(["wp:inline", "wp:anchor", "w:pict"]);

/** Listens to the elements of a DOCX for pictures; the reader of its text says where they stand. */
export class Drawings {
  readonly placed: PlacedDrawing[] = [];
  #waiting: Drawing[] = [];
  #frame: Omit<Drawing, "relation"> | null = null;

  open(name: string, attributes: Attributes): void {
    if (FRAMES.has(name)) {
      this.#frame = { alt: "", width: 0, height: 0, crop: null, mirrored: false, turn: 0 };
    }
    const frame = this.#frame;
    if (frame === null) return;
    if (name === "wp:extent") {
      frame.width = Number(attributes.cx) || 0;
      frame.height = Number(attributes.cy) || 0;
    }
    if (name === "wp:docPr") frame.alt = attributes.descr || attributes.title || "";
    if (name === "v:shape") {
      frame.alt = attributes.alt ?? "";
      frame.width = length(attributes.style ?? "", "width");
      frame.height = length(attributes.style ?? "", "height");
    }
    if (name === "a:xfrm") {
      frame.turn = turnOf(attributes.rot);
      frame.mirrored = attributes.flipH === "1";
    }
    const relation = name === "a:blip" ? attributes["r:embed"] : attributes["r:id"];
    if ((name === "a:blip" || name === "v:imagedata") && relation) this.#waiting.push({ ...frame, relation });
    const last = this.#waiting.at(-1);
    if (name === "a:srcRect" && last !== undefined) last.crop = cropOf(attributes);
    if (name === "a:xfrm" && last !== undefined)
      Object.assign(last, { turn: frame.turn, mirrored: frame.mirrored });
  }

  close(name: string): void {
    if (FRAMES.has(name)) this.#frame = null;
  }

  /** What was seen since the last time stands after this block. */
  place(after: number, page: number): void {
    for (const drawing of this.#waiting.splice(0)) this.placed.push({ ...drawing, after, page });
  }

  /** What was seen since the last time is not part of the text. */
  forget(): void {
    this.#waiting = [];
  }
}
