/** What a person chose in the cropping dialog; `share` is the width in percent of the height, for `free`. */
export interface CropOptions {
  shape: "round" | "rect";
  ratio: CropRatio;
  share: number;
  grey: boolean;
}

/** Width by height (statement 3.44). */
export const CROP_RATIOS = ["free", "16:9", "4:3", "1:1", "3:4", "9:16"] as const;
export type CropRatio = (typeof CROP_RATIOS)[number];

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LONGEST_EDGE = 1024;
const QUALITY = 0.9;

/** The ratio as a number: width by height. */
export function aspectOf({ ratio, share }: Pick<CropOptions, "ratio" | "share">): number {
  if (ratio === "free") return share / 100;
  const [width = 1, height = 1] = ratio.split(":").map(Number);
  return width / height;
}

/** Pixels of the picture that is kept: the area, made smaller where an edge is longer than 1024. */
export function sizeOf({ width, height }: Pick<Area, "width" | "height">): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Takes the colour out of pixels (four bytes each), by the luminance of ITU-R BT.601. */
export function toGrey(pixels: Uint8ClampedArray): void {
  for (let at = 0; at + 2 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    pixels.fill(0.299 * red + 0.587 * green + 0.114 * blue, at, at + 3);
  }
}

/** Cuts the area out of a picture in the browser. Rejects where the picture cannot be read. */
export async function cropPicture(
  source: string,
  area: Area,
  { shape, grey }: Pick<CropOptions, "shape" | "grey">,
): Promise<Blob> {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement("canvas");
  const { width, height } = Object.assign(canvas, sizeOf(area));
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser cannot draw pictures");
  if (shape === "round") {
    pen.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
    pen.clip();
  }
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  if (grey) {
    const pixels = pen.getImageData(0, 0, width, height);
    toGrey(pixels.data);
    pen.putImageData(pixels, 0, 0);
  }
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be written"))),
      "image/webp",
      QUALITY,
    );
  });
}
