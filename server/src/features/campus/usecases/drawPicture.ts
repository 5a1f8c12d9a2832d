import { createHash } from "node:crypto";
import type { CacheKind } from "../../../platform/caches.ts";
import type { Asker } from "../../../platform/heavyWork/turns.ts";
import type { Services } from "../../../platform/services.ts";
import { PICTURE_WORK, type Picture } from "../heavyWork.ts";

const PICTURES: CacheKind<Uint8Array<ArrayBuffer>> = { most: 50 };

/**
 * The picture of a link preview as PNG. The newest are kept in memory, each under the hash of what it shows.
 * Throws WORK_BUSY, WORK_PREPARING, WORK_TOO_LARGE.
 */
export async function drawPicture(
  { caches, work }: Services,
  picture: Picture,
  asker?: Asker,
): Promise<Uint8Array<ArrayBuffer>> {
  const pictures = caches.of(PICTURES);
  const key = createHash("sha256").update(JSON.stringify(picture)).digest("base64");
  const drawn =
    pictures.get(key) ?? new Uint8Array(await work.run(PICTURE_WORK, picture, asker && { asker }));
  pictures.set(key, drawn);
  return drawn;
}
