import type { PaintedImage } from "./pdf-images.ts";
import type { Pixels } from "./pictures.ts";

/** Points that neighbouring strips of one picture may lie apart. */
const SEAM = 1;

/** A picture of a page; some programs cut theirs into strips one below the other. */
export interface Strips extends Omit<PaintedImage, "name"> {
  names: string[];
  /** The pixels of all strips as one picture; null where they could not be decoded or do not fit together. */
  pixels(decode: (name: string) => Promise<Pixels | null>): Promise<Pixels | null>;
}

async function joined(parts: readonly (Pixels | null)[]): Promise<Pixels | null> {
  const [first] = parts;
  if (first === undefined || first === null || parts.length === 1) return first ?? null;
  const { width, channels } = first;
  const fit = parts.filter((part) => part !== null && part.width === width && part.channels === channels);
  const same = fit.filter((part) => part !== null);
  if (same.length < parts.length) return null;
  return {
    data: Buffer.concat(same.map(({ data }) => data)),
    width,
    height: same.reduce((sum, { height }) => sum + height, 0),
    channels,
  };
}

function continues(above: Strips, below: PaintedImage): boolean {
  const plain = [above, below].every(({ crop, mirrored, turn }) => crop === null && !mirrored && turn === 0);
  const sameSides =
    Math.abs(above.box.x0 - below.box.x0) < SEAM && Math.abs(above.box.x1 - below.box.x1) < SEAM;
  return plain && sameSides && Math.abs(above.box.y1 - below.box.y0) < SEAM;
}

/** Joins strips that were painted one after the other, each directly below the one before. */
export function joinStrips(images: readonly PaintedImage[]): Strips[] {
  const found: Strips[] = [];
  for (const { name, ...image } of images) {
    const above = found.at(-1);
    if (above !== undefined && continues(above, { name, ...image })) {
      above.names.push(name);
      above.box = { ...above.box, y1: image.box.y1 };
      continue;
    }
    const names = [name];
    found.push({
      ...image,
      names,
      pixels: async (decode) => {
        const parts: (Pixels | null)[] = [];
        for (const each of names) parts.push(await decode(each));
        return await joined(parts);
      },
    });
  }
  return found;
}
