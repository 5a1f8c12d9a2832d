import { relationshipsOf } from "../archive/office.ts";
import type { Package } from "../archive/package.ts";
import type { ReadLimits } from "../limits.ts";
import type { PlacedDrawing } from "./drawings.ts";
import type { Picture, PictureSource } from "./pictures.ts";

/** A sheet of A4 in English metric units: what the share of a page is told by. */
const PAGE = 7_560_310 * 10_692_130;
/** Share assumed of a picture whose size is not said. */
const USUAL_SHARE = 0.2;

function shareOf({ width, height }: PlacedDrawing): number {
  return width > 0 && height > 0 ? (width * height) / PAGE : USUAL_SHARE;
}

/** The pictures that the main part of a DOCX shows, in its order. */
export function docxPictures(
  parts: Package,
  part: string,
  drawings: readonly PlacedDrawing[],
  hasPages: boolean,
): PictureSource {
  return async function* pictures({ figureBytes }: ReadLimits): AsyncGenerator<Picture> {
    const targets = await relationshipsOf(parts, part);
    for (const drawing of drawings) {
      const file = await parts.bytes(targets.get(drawing.relation)?.target ?? "", figureBytes);
      if (file === null) continue;
      const { after, alt, crop, mirrored, turn } = drawing;
      const page = hasPages ? drawing.page : null;
      yield {
        image: { file },
        after,
        caption: null,
        page,
        alt,
        share: shareOf(drawing),
        crop,
        mirrored,
        turn,
      };
    }
  };
}
