import type { PlacedImage } from "../html/blocks.ts";
import type { ReadLimits } from "../limits.ts";
import type { Picture, PictureSource } from "./pictures.ts";

/** A page of text in CSS pixels, 96 an inch: what the share of a page is told by. */
const PAGE = 720 * 1_020;
/** Share assumed of a picture whose size is not said. */
const USUAL_SHARE = 0.2;

const DATA = /^data:image\/[a-z+.-]+;base64,/i;

/** The file that a `data:` address holds itself; null for any other address or a larger one. */
export function embeddedFile(source: string, most: number): Uint8Array | null {
  const head = DATA.exec(source)?.[0];
  if (head === undefined || source.length - head.length > (most * 4) / 3 + 4) return null;
  return Buffer.from(source.slice(head.length), "base64");
}

/** Whether a picture is in the file itself. */
export const isEmbedded = (source: string): boolean => DATA.test(source);

function shareOf({ width, height }: PlacedImage): number {
  return width > 0 && height > 0 ? Math.min(1, (width * height) / PAGE) : USUAL_SHARE;
}

/**
 * The pictures that pages show, in their order.
 * @param fileOf the file of a picture inside the document; null where it is not in there
 */
export function pageImages(
  images: readonly PlacedImage[],
  fileOf: (source: string, most: number) => Promise<Uint8Array | null> | Uint8Array | null,
): PictureSource {
  return async function* pictures({ figureBytes }: ReadLimits): AsyncGenerator<Picture> {
    for (const image of images) {
      const file = await fileOf(image.source, figureBytes);
      if (file === null) continue;
      const { after, caption, page, alt } = image;
      yield {
        image: { file },
        after,
        caption,
        page,
        alt,
        share: shareOf(image),
        crop: null,
        mirrored: false,
        turn: 0,
      };
    }
  };
}
