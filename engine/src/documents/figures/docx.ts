import type { Package } from "../docx/package.ts";
import type { ReadLimits } from "../limits.ts";
import type { PlacedDrawing } from "./drawings.ts";
import type { Picture, PictureSource } from "./pictures.ts";

/** A sheet of A4 in English metric units: what the share of a page is told by. */
const PAGE = 7_560_310 * 10_692_130;
/** Share assumed of a picture whose size is not said. */
const USUAL_SHARE = 0.2;

/** The files inside a package that a part's relationships lead to, by their identifier. */
async function targetsOf(parts: Package, part: string): Promise<Map<string, string>> {
  const folder = part.replace(/[^/]+$/, "");
  const name = part.slice(folder.length);
  const targets = new Map<string, string>();
  await parts.parse(`${folder}_rels/${name}.rels`, {
    open(element, { Id, Target, TargetMode }) {
      if (element !== "Relationship" || !Id || !Target || TargetMode === "External") return;
      const path = new URL(Target, `zip:///${folder}`).pathname.slice(1);
      targets.set(Id, decodeURIComponent(path));
    },
  });
  return targets;
}

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
    const targets = await targetsOf(parts, part);
    for (const drawing of drawings) {
      const file = await parts.bytes(targets.get(drawing.relation) ?? "", figureBytes);
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
